/// What a label itself asks of how it is painted: a colour out of 256, bold, underlined.
///
/// It comes from the escape sequences of a label (SGR) where ``SafeText/Policy/keepsStyles`` says that they
/// may count, and lies over what a palette gives.
public struct TextInk: Hashable, Sendable {
  private var foregroundIndex: UInt8 = 0
  private var backgroundIndex: UInt8 = 0
  /// Attributes in the lower bits; the two above say whether there are colours.
  private var bits: UInt8 = 0

  private static let foregroundBit: UInt8 = 0x40
  private static let backgroundBit: UInt8 = 0x80

  /// Nothing of its own.
  public static var none: TextInk { TextInk() }

  /// Makes ink; without more, none.
  public init(
    _ foreground: UInt8? = nil, on background: UInt8? = nil, _ attributes: TextPaint.Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The colour of the letter in the palette of 256; nil for that of the palette.
  public var foreground: UInt8? {
    get { bits & Self.foregroundBit == 0 ? nil : foregroundIndex }
    set {
      foregroundIndex = newValue ?? 0
      if newValue == nil { bits &= ~Self.foregroundBit } else { bits |= Self.foregroundBit }
    }
  }

  /// The colour behind the letter in the palette of 256; nil for that of the palette.
  public var background: UInt8? {
    get { bits & Self.backgroundBit == 0 ? nil : backgroundIndex }
    set {
      backgroundIndex = newValue ?? 0
      if newValue == nil { bits &= ~Self.backgroundBit } else { bits |= Self.backgroundBit }
    }
  }

  /// How the letter is drawn.
  public var attributes: TextPaint.Attributes {
    get { TextPaint.Attributes(rawValue: bits & 0x3F) }
    set { bits = bits & 0xC0 | newValue.rawValue & 0x3F }
  }

  /// The paint that it stands for.
  public var paint: TextPaint {
    TextPaint(
      foreground.map { TextColor(index: $0) }, on: background.map { TextColor(index: $0) },
      attributes)
  }
}

extension TextColor {
  /// A colour of the palette of 256 as xterm has it: sixteen, a cube of 216, and 24 shades of grey.
  public init(index: UInt8) {
    switch index {
    case 0..<16:
      let parts = Self.basics[Int(index)]
      self.init(Self.packed(parts.0, parts.1, parts.2), indexed: index, basic: index)
    case 16..<232:
      let place = Int(index) - 16
      self.init(
        Self.packed(
          Self.steps[place / 36], Self.steps[place / 6 % 6], Self.steps[place % 6]), indexed: index)
    default:
      let level = 8 + 10 * (Int(index) - 232)
      self.init(Self.packed(level, level, level), indexed: index)
    }
  }

  private static func packed(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    UInt32(red << 16 | green << 8 | blue)
  }
}
