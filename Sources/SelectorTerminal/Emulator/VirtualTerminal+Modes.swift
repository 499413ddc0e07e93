extension VirtualTerminal {
  /// What a program switched on.
  public struct Modes: OptionSet, Hashable, Sendable {
    /// One bit a mode.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The modes of a terminal that was just switched on: cursor and line wrapping.
    public static var initial: Self { [.cursor, .autowrap] }

    /// Arrow keys as `ESC O A` (1).
    public static var applicationCursor: Self { Self(rawValue: 1) }
    /// Rows are counted from the margin (6).
    public static var origin: Self { Self(rawValue: 1 << 1) }
    /// Letters beyond the last column begin a new line (7).
    public static var autowrap: Self { Self(rawValue: 1 << 2) }
    /// The cursor is shown (25).
    public static var cursor: Self { Self(rawValue: 1 << 3) }
    /// Presses of mouse buttons are told (1000).
    public static var mousePresses: Self { Self(rawValue: 1 << 4) }
    /// Drags are told too (1002).
    public static var mouseDrags: Self { Self(rawValue: 1 << 5) }
    /// All moves of the mouse are told (1003).
    public static var mouseMoves: Self { Self(rawValue: 1 << 6) }
    /// Coming and going of the focus is told (1004).
    public static var focus: Self { Self(rawValue: 1 << 7) }
    /// The mouse is told in numbers (1006).
    public static var mouseNumbers: Self { Self(rawValue: 1 << 8) }
    /// Pastes come in brackets (2004).
    public static var paste: Self { Self(rawValue: 1 << 9) }
    /// Nothing is shown until this is switched off again (2026).
    public static var synchronized: Self { Self(rawValue: 1 << 10) }
    /// Grapheme clusters are one glyph (2027).
    public static var graphemes: Self { Self(rawValue: 1 << 11) }
    /// Changes of size are told as input (2048).
    public static var resizes: Self { Self(rawValue: 1 << 12) }
    /// Letters push those behind them on (ANSI 4).
    public static var insert: Self { Self(rawValue: 1 << 13) }
    /// The keypad sends sequences (`ESC =`).
    public static var applicationKeypad: Self { Self(rawValue: 1 << 14) }
    /// A level of the kitty keyboard protocol is on.
    public static var kittyKeyboard: Self { Self(rawValue: 1 << 15) }

    /// The modes that tell of the mouse.
    public static var mouse: Self { [.mousePresses, .mouseDrags, .mouseMoves] }

    static func ofNumber(_ number: Int) -> Modes? {
      switch number {
      case 1: .applicationCursor
      case 6: .origin
      case 7: .autowrap
      case 25: .cursor
      case 1000: .mousePresses
      case 1002: .mouseDrags
      case 1003: .mouseMoves
      case 1004: .focus
      case 1006: .mouseNumbers
      case 2004: .paste
      case 2026: .synchronized
      case 2027: .graphemes
      case 2048: .resizes
      default: nil
      }
    }
  }

  /// Which questions a terminal answers.
  public struct Answers: OptionSet, Hashable, Sendable {
    /// One bit a question.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// What it is (DA1).
    public static var attributes: Self { Self(rawValue: 1) }
    /// Where the cursor is (DSR 6).
    public static var cursor: Self { Self(rawValue: 2) }
    /// Whether it knows a mode (DECRQM).
    public static var modes: Self { Self(rawValue: 4) }
    /// Which level of the kitty keyboard protocol is on.
    public static var kitty: Self { Self(rawValue: 8) }
    /// What the colour behind letters is (OSC 11).
    public static var colors: Self { Self(rawValue: 16) }
    /// Its name (XTVERSION).
    public static var name: Self { Self(rawValue: 32) }
    /// All of them.
    public static var all: Self { Self(rawValue: 63) }
  }

  mutating func setMode(_ number: Int, _ isOn: Bool) {
    switch number {
    case 47, 1047: showAlternate(isOn, clearing: isOn && number == 1047)
    case 1048: if isOn { saveCursor() } else { restoreCursor() }
    case 1049:
      if isOn {
        if !isAlternate { savedByAlternate = currentCursor }
        showAlternate(true, clearing: true)
      } else if isAlternate {
        showAlternate(false, clearing: false)
        put(savedByAlternate)
      }
    case 12: break
    default:
      guard let mode = Modes.ofNumber(number) else {
        unknown.append("[?\(number)\(isOn ? "h" : "l")")
        return
      }
      if isOn { modes.insert(mode) } else { modes.remove(mode) }
      if mode == .origin { moveCursor(row: isOn ? margins.lowerBound : 0, column: 0) }
    }
  }

  private mutating func showAlternate(_ isOn: Bool, clearing: Bool) {
    guard isOn != isAlternate else { return }
    if isOn {
      mainScreen = screen
      if clearing { screen = Screen(columns: columns, rows: rows) }
    } else if let mainScreen {
      screen = mainScreen
      self.mainScreen = nil
    }
    joinable = nil
  }

  var currentCursor: SavedCursor {
    SavedCursor(position: cursor, pen: pen, wrapsNext: wrapsNext)
  }

  mutating func saveCursor() { saved = currentCursor }

  mutating func restoreCursor() { put(saved) }

  private mutating func put(_ saved: SavedCursor) {
    moveCursor(row: saved.position.row, column: saved.position.column)
    pen = saved.pen
    wrapsNext = saved.wrapsNext
  }
}
