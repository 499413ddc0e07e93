/// Which style is painted how: colours as data, apart from the marks of a ``TextTheme``.
///
/// Rules are laid over each other in order, so that a state shows on whatever it is a state of. Nothing is
/// told by colour alone: every state has a mark of its own, so a palette may paint nothing at all.
///
/// ```swift
/// var palette = TextPalette.dark
/// palette.rules.append(.init(.section, paint: TextPaint(TextColor(0xE0AF68), on: nil, .bold)))
/// print(palette.paint(for: TextStyle(.section)).foreground?.hex ?? "none")  // #e0af68
/// ```
public struct TextPalette: Hashable, Sendable {
  /// What a rule applies to, and the paint that it lays over what is there.
  public struct Rule: Hashable, Sendable {
    /// What a cell must stand for; nil for anything.
    public var role: TextStyle.Role?
    /// The states that it must be in; it may be in others too.
    public var traits: TextStyle.Traits
    /// What is laid over.
    public var paint: TextPaint

    /// Makes a rule; without a role it applies to everything in the states.
    public init(
      _ role: TextStyle.Role? = nil, _ traits: TextStyle.Traits = [], paint: TextPaint
    ) {
      self.role = role
      self.traits = traits
      self.paint = paint
    }
  }

  /// The colour of letters in pictures, where there is no display to have one.
  public var foreground: TextColor
  /// The ground of pictures.
  public var background: TextColor
  /// The frame of a window in pictures.
  public var chrome: TextColor
  /// What is laid over what, in order.
  public var rules: [Rule]

  /// Makes a palette.
  public init(
    foreground: TextColor, background: TextColor, chrome: TextColor, rules: [Rule]
  ) {
    self.foreground = foreground
    self.background = background
    self.chrome = chrome
    self.rules = rules
  }

  /// The paint of a style.
  ///
  /// - Complexity: O(*r*), where *r* is the number of rules.
  public func paint(for style: TextStyle) -> TextPaint {
    var paint = TextPaint.plain
    for rule in rules {
      guard rule.role == nil || rule.role == style.role, style.traits.isSuperset(of: rule.traits)
      else { continue }
      paint = paint.overlaid(with: rule.paint)
    }
    return style.ink == .none ? paint : paint.overlaid(with: style.ink.paint)
  }

  /// Letters on a dark ground, one accent.
  public static let dark = TextPalette(
    foreground: TextColor(0xD8DEE9, indexed: 253, basic: 7),
    background: TextColor(0x1B1F27, indexed: 234, basic: 0),
    chrome: TextColor(0x2A303B, indexed: 236, basic: 0),
    rules: standardRules(
      accent: TextColor(0x7CC4F8, indexed: 117, basic: 6),
      quiet: TextColor(0x8791A3, indexed: 246, basic: 7),
      line: TextColor(0x5A6475, indexed: 241, basic: 8),
      wrong: TextColor(0xF7A072, indexed: 216, basic: 3)))

  /// Letters on a light ground, one accent.
  public static let light = TextPalette(
    foreground: TextColor(0x24292F, indexed: 235, basic: 0),
    background: TextColor(0xFFFFFF, indexed: 231, basic: 15),
    chrome: TextColor(0xEAEEF2, indexed: 255, basic: 7),
    rules: standardRules(
      accent: TextColor(0x0B62B8, indexed: 25, basic: 4),
      quiet: TextColor(0x5F6B7A, indexed: 242, basic: 0),
      line: TextColor(0xAAB4C0, indexed: 249, basic: 7),
      wrong: TextColor(0xB4430E, indexed: 130, basic: 1)))

  /// One accent for where a user is and what is chosen; what is secondary is quiet.
  private static func standardRules(
    accent: TextColor, quiet: TextColor, line: TextColor, wrong: TextColor
  ) -> [Rule] {
    [
      Rule(.placeholder, paint: TextPaint(quiet, [.dim])),
      Rule(.detail, paint: TextPaint(quiet, [.dim])),
      Rule(.message, paint: TextPaint(quiet)),
      Rule(.count, paint: TextPaint(quiet)),
      Rule(.label, paint: TextPaint(quiet)),
      Rule(.border, paint: TextPaint(line)),
      Rule(.indicator, paint: TextPaint(quiet)),
      Rule(.section, paint: TextPaint(nil, [.bold])),
      Rule(.issue, paint: TextPaint(wrong)),
      Rule(.caret, paint: TextPaint(accent)),
      Rule(.label, .focused, paint: TextPaint(accent, [.bold])),
      Rule(.indicator, .focused, paint: TextPaint(accent)),
      Rule(.border, .focused, paint: TextPaint(accent)),
      Rule(.mark, .chosen, paint: TextPaint(accent)),
      Rule(.option, .highlighted, paint: TextPaint(accent, [.bold])),
      Rule(.mark, .highlighted, paint: TextPaint(accent, [.bold])),
      Rule(nil, .disabled, paint: TextPaint(quiet, [.dim])),
      Rule(nil, .match, paint: TextPaint(nil, [.underline, .bold])),
    ]
  }
}

extension TextPaint {
  /// A paint of a colour on the ground of the display.
  fileprivate init(_ foreground: TextColor?, _ attributes: Attributes) {
    self.init(foreground, on: nil, attributes)
  }
}
