/// How a cell is painted: colours, or those of the display, and how its letter is drawn.
public struct TextPaint: Hashable, Sendable {
  /// How a letter is drawn besides its colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8

    /// Makes attributes from bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier.
    public static var bold: Self { Self(rawValue: 1) }
    /// Fainter: of secondary importance.
    public static var dim: Self { Self(rawValue: 2) }
    /// Slanted.
    public static var italic: Self { Self(rawValue: 4) }
    /// With a line below.
    public static var underline: Self { Self(rawValue: 8) }
    /// Letter and ground exchanged.
    public static var reverse: Self { Self(rawValue: 16) }
    /// With a line through it.
    public static var strikethrough: Self { Self(rawValue: 32) }

    /// What can be seen of a blank.
    static var seenOnBlank: Self { [.underline, .reverse, .strikethrough] }
  }

  /// The colour of the letter; nil for that of the display.
  public var foreground: TextColor?
  /// The colour behind the letter; nil for that of the display.
  public var background: TextColor?
  /// How the letter is drawn.
  public var attributes: Attributes

  /// Makes a paint; without more, that of the display.
  public init(
    _ foreground: TextColor? = nil, on background: TextColor? = nil,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The paint of the display.
  public static var plain: TextPaint { TextPaint() }

  /// This paint with another laid over it: colours that are given replace, attributes are added.
  public func overlaid(with other: TextPaint) -> TextPaint {
    TextPaint(
      other.foreground ?? foreground, on: other.background ?? background,
      attributes.union(other.attributes))
  }

  /// Whether a blank painted so looks like an unpainted one.
  var isInvisibleOnBlank: Bool {
    background == nil && attributes.isDisjoint(with: .seenOnBlank)
  }

  /// The paint as a display of so many colours can show it.
  func reduced(to depth: ColorDepth) -> TextPaint {
    switch depth {
    case .none: .plain
    case .monochrome: TextPaint(nil, on: nil, attributes)
    case .basic: self
    // Where a colour makes a letter quiet, fainter still would be hard to read.
    case .indexed, .trueColor:
      foreground == nil
        ? self : TextPaint(foreground, on: background, attributes.subtracting(.dim))
    }
  }
}
