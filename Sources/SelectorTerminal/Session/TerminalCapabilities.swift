/// What a terminal said that it can do.
public struct TerminalCapabilities: Hashable, Sendable {
  /// Whether a frame can be shown as a whole (mode 2026).
  public var isSynchronized = false
  /// Whether it draws grapheme clusters as one glyph (mode 2027).
  public var drawsGraphemes = false
  /// Whether it speaks the kitty keyboard protocol.
  public var speaksKitty = false
  /// Where the cursor was when it was asked, from 0; nil where it did not say.
  public var cursorRow: Int?
  /// The column of it.
  public var cursorColumn: Int?

  /// The capabilities of a terminal that says nothing.
  public init() {}

  /// What is asked, the question that every terminal answers last: once its answer is there, nothing more
  /// will come.
  static var questions: String { "\u{1B}[?u\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[6n\u{1B}[c" }

  /// How long answers are waited for.
  static var patience: Duration { .milliseconds(100) }

  /// Takes an answer.
  ///
  /// - Returns: Whether it was the last one.
  mutating func take(_ report: TerminalReport) -> Bool {
    switch report {
    case .attributes: return true
    case .kittyLevel: speaksKitty = true
    case .mode(2026, let state): isSynchronized = state == 1 || state == 2
    case .mode(2027, let state): drawsGraphemes = 1...3 ~= state
    case .cursor(let row, let column):
      cursorRow = row
      cursorColumn = column
    case .mode, .color, .name: break
    }
    return false
  }
}

/// The texts that switch a terminal to what a program needs of it, and back.
struct TerminalModes: Hashable, Sendable {
  var isFullScreen: Bool
  var usesMouse: Bool
  var tellsHover: Bool
  var capabilities: TerminalCapabilities

  /// Switches everything on, after the terminal was made raw.
  var entering: String {
    var text = isFullScreen ? "\u{1B}[?1049h\u{1B}[2J" : ""
    text += "\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h"
    if usesMouse { text += tellsHover ? "\u{1B}[?1003h" : "\u{1B}[?1002h" }
    if usesMouse { text += "\u{1B}[?1006h" }
    if capabilities.drawsGraphemes { text += "\u{1B}[?2027h" }
    if capabilities.speaksKitty { text += "\u{1B}[>1u" }
    return text
  }

  /// Switches everything off again, whatever is on: in the order in which it went on, backwards.
  var leaving: String {
    var text = "\u{1B}[0m"
    if capabilities.speaksKitty { text += "\u{1B}[<u" }
    if capabilities.drawsGraphemes { text += "\u{1B}[?2027l" }
    if usesMouse { text += "\u{1B}[?1006l" + (tellsHover ? "\u{1B}[?1003l" : "\u{1B}[?1002l") }
    text += "\u{1B}[?1004l\u{1B}[?2004l"
    if isFullScreen { text += "\u{1B}[?1049l" }
    text += "\u{1B}[?7h\u{1B}[?25h"
    if capabilities.isSynchronized { text += "\u{1B}[?2026l" }
    return text
  }
}
