/// The marks that frames are drawn with: one set for Unicode, one for ASCII, or your own.
///
/// Every mark takes exactly one cell; where one does not (a wide or invisible letter), the ASCII mark
/// stands in its place.
public struct TextTheme: Hashable, Sendable {
  /// The lines and corners around a list or a header.
  public struct Border: Hashable, Sendable {
    /// A line across.
    public var horizontal: Character
    /// A line at a side.
    public var vertical: Character
    /// The corner above, where lines begin.
    public var topLeading: Character
    /// The corner above, where lines end.
    public var topTrailing: Character
    /// The corner below, where lines begin.
    public var bottomLeading: Character
    /// The corner below, where lines end.
    public var bottomTrailing: Character
    /// The joint where a line across begins at a side.
    public var joinLeading: Character
    /// The joint where a line across ends at a side.
    public var joinTrailing: Character
    /// The joint where a side ends at a line across, from above.
    public var joinUp: Character
    /// The joint where a side begins at a line across, going down.
    public var joinDown: Character

    /// Makes a border from ten marks, in the order `─ │ ┌ ┐ └ ┘ ├ ┤ ┴ ┬`; ASCII where some lack.
    public init(_ marks: String) {
      var given = Array(marks)
      for mark in "-|++++++++".dropFirst(given.count) { given.append(mark) }
      let ascii = Array("-|++++++++")
      let pick = { (place: Int) in TextTheme.checked(given[place], else: ascii[place]) }
      (horizontal, vertical) = (pick(0), pick(1))
      (topLeading, topTrailing) = (pick(2), pick(3))
      (bottomLeading, bottomTrailing) = (pick(4), pick(5))
      (joinLeading, joinTrailing) = (pick(6), pick(7))
      (joinUp, joinDown) = (pick(8), pick(9))
    }
  }

  /// The indicator of a header whose list is closed.
  public var closed: Character
  /// The indicator of a header whose list is open.
  public var open: Character
  /// What points at the focused control and the highlighted row.
  public var pointer: Character
  /// The mark of the chosen option.
  public var chosen: Character
  /// The mark of a chosen option of several.
  public var chosenInMulti: Character
  /// What stands by that with which a user can do nothing.
  public var disabled: Character
  /// The inside of a switch that is on; one that is off has a blank.
  public var on: Character
  /// Where a text was cut.
  public var ellipsis: Character
  /// Where typing goes on.
  public var caret: Character
  /// More rows lie before.
  public var moreBefore: Character
  /// More rows lie after.
  public var moreAfter: Character
  /// What stands before an issue.
  public var issue: Character
  /// What stands behind the name of a control that needs a value.
  public var required: Character
  /// What leaves a screen of its own without choosing.
  public var cancel: Character
  /// The part of a scrollbar that stands for what is shown.
  public var thumb: Character
  /// What stands before the highlighted one of options side by side; ``pointer`` stands behind it.
  public var pointerBack: Character
  /// The border of lists.
  public var listBorder: Border
  /// The border of boxes in the airy layout, and of the lists that grow out of them.
  public var boxBorder: Border
  /// Whether the theme promises ASCII only, so that line breaks and words must be ASCII too.
  public var isASCII: Bool

  /// The marks of look and feel in Unicode: `▾ ▴ › ● ✓ – …` and thin lines.
  public static let unicode: TextTheme = {
    var theme = TextTheme.ascii
    theme.isASCII = false
    (theme.closed, theme.open) = ("▾", "▴")
    theme.pointer = "›"
    (theme.chosen, theme.chosenInMulti) = ("●", "✓")
    theme.disabled = "–"
    theme.ellipsis = "…"
    theme.caret = "▏"
    theme.cancel = "✕"
    theme.thumb = "┃"
    theme.pointerBack = "‹"
    (theme.moreBefore, theme.moreAfter) = ("↑", "↓")
    theme.listBorder = Border("─│┌┐└┘├┤┴┬")
    theme.boxBorder = Border("─│╭╮╰╯├┤┴┬")
    return theme
  }()

  /// The same marks for screens that draw ASCII only.
  public static let ascii = TextTheme()

  private init() {
    (closed, open) = ("v", "^")
    pointer = ">"
    (chosen, chosenInMulti) = ("*", "x")
    disabled = "-"
    on = "x"
    ellipsis = "~"
    caret = "_"
    cancel = "x"
    thumb = "#"
    pointerBack = "<"
    (moreBefore, moreAfter) = ("^", "v")
    issue = "!"
    required = "*"
    (listBorder, boxBorder) = (Border(""), Border(""))
    isASCII = true
  }

  /// A mark if it takes one cell, else its stand-in.
  static func checked(_ mark: Character, else ascii: Character) -> Character {
    let text = SafeText(String(mark))
    guard text.string == String(mark), WidthPolicy.standard.cells(of: mark) == 1 else {
      return ascii
    }
    return mark
  }

  /// The theme with every mark that may be drawn: one cell each under the policy.
  ///
  /// - Complexity: O(1).
  func usable(under policy: WidthPolicy) -> TextTheme {
    // Marks and lines are ambiguous letters: where those are wide only ASCII keeps frames straight.
    if policy.ambiguous == .wide { return .ascii }
    let ascii = TextTheme.ascii
    if self == .unicode || self == ascii { return self }
    var theme = self
    let marks: [WritableKeyPath<TextTheme, Character>] = [
      \.closed, \.open, \.pointer, \.chosen, \.chosenInMulti, \.disabled, \.on, \.ellipsis,
      \.caret, \.moreBefore, \.moreAfter, \.issue, \.required,
      \.cancel, \.thumb, \.pointerBack,
    ]
    for mark in marks {
      theme[keyPath: mark] = Self.checked(self[keyPath: mark], else: ascii[keyPath: mark])
    }
    return theme
  }
}
