public import SelectorText

/// How a form or a selector is shown on a terminal.
public struct TerminalSettings: Hashable, Sendable {
  /// How much of the screen is taken.
  public enum Height: Hashable, Sendable {
    /// As many lines as there is something to show, at most the screen.
    case fit
    /// So many lines at most.
    case rows(Int)
    /// A part of the screen, from 0 to 1.
    case fraction(Double)

    /// The lines on a screen: at least one, at most all.
    public func rows(of screen: Int) -> Int {
      let wanted =
        switch self {
        case .fit: screen
        case .rows(let rows): rows
        case .fraction(let part):
          part.isFinite ? Int((Double(screen) * min(1, max(0, part))).rounded(.down)) : screen
        }
      return max(1, min(wanted, screen))
    }
  }

  /// Where a frame stands.
  public enum Placement: Hashable, Sendable {
    /// Below the prompt; when it is over, the lines are blank again and the prompt goes on there.
    case inline(Height)
    /// On a screen of its own; when it is over, what was there before is back.
    case fullScreen
  }

  /// Where frames stand.
  public var placement = Placement.inline(.fraction(0.5))
  /// How frames are drawn; its size is that of the terminal.
  public var renderer: TextRenderer
  /// The colours.
  public var palette = TextPalette.dark
  /// How many colours the terminal has.
  public var depth: ColorDepth
  /// Whether the mouse is listened to; a terminal then selects text only with Shift held.
  public var usesMouse = true
  /// Whether the highlight follows the mouse without a press.
  public var tellsHover = false
  /// The words of the line below a frame.
  public var words = TerminalWords()
  /// The terminal, by its path; nil for the one that controls the process.
  public var path: String?

  /// Makes settings for a terminal as the environment of a process describes it, which is handed in.
  ///
  /// - Parameter environment: The variables; see `ColorDepth.init(environment:)`. A locale that is not
  ///   UTF-8 gets ASCII marks.
  public init(environment: [String: String]) {
    depth = ColorDepth(environment: environment)
    renderer = TextRenderer(theme: Self.isUnicode(environment) ? .unicode : .ascii)
    renderer.theme.caret = " "
  }

  private static func isUnicode(_ environment: [String: String]) -> Bool {
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale = locale?.uppercased() else { return true }
    return locale.contains("UTF-8") || locale.contains("UTF8")
  }

  /// Whether the environment asks for answers by lines: a terminal that cannot be drawn on, or a person
  /// who says so (`ACCESSIBLE`).
  public static func asksForLines(_ environment: [String: String]) -> Bool {
    let terminal = environment["TERM"] ?? ""
    return terminal.isEmpty || terminal == "dumb" || !(environment["ACCESSIBLE"] ?? "").isEmpty
  }
}

/// The words of the line below a frame, by which keys are explained.
public struct TerminalWords: Hashable, Sendable {
  /// Below a form.
  public var form = "Tab next · Enter open · ^D submit · ^C cancel"
  /// Besides, where rows can be added to a group and taken away.
  public var rows = "^N add row · ^X remove row"
  /// Below a form that was to be submitted, while options of a field are on their way; `{}` is its name.
  public var loading = "{}: still loading"
  /// Below a form that was to be submitted; the name of a field, and what is wrong with it.
  public var refused = "{}: {}"
  /// Where a row was to be added to a group that has as many as it may; `{}` is its name.
  public var rowLimit = "{}: no more rows"
  /// Below a form whose last field was left: what the keys do now.
  public var end = "Enter submit · Shift+Tab back · ^C cancel"
  /// Below a form with an open list.
  public var list = "↑↓ move · Enter choose · Esc close"
  /// Below a single selector.
  public var choose = "↑↓ move · Enter choose · Esc cancel"
  /// Below a single selector of several.
  public var chooseSeveral = "Tab toggle · Enter done · Esc cancel"
  /// While options are still being read; `{}` is how many there are.
  public var reading = "{} so far"
  /// While a query has not yet looked at all options.
  public var searching = "searching…"

  /// The words in English.
  public init() {}
}
