/// A colour as pictures and terminals of every age know it.
///
/// What a terminal with few colours shows is worked out from the full colour unless it is given: a colour
/// that a user has set up in the terminal (one of the sixteen) often fits better than the nearest one.
public struct TextColor: Hashable, Sendable {
  /// Red, from 0 to 255.
  public var red: UInt8
  /// Green, from 0 to 255.
  public var green: UInt8
  /// Blue, from 0 to 255.
  public var blue: UInt8
  /// The colour in a palette of 256.
  public var indexed: UInt8
  /// The colour among the sixteen that a user can set up, from 0 to 15.
  public var basic: UInt8

  /// Makes a colour; those of smaller palettes are the nearest ones unless they are given.
  ///
  /// - Parameters:
  ///   - rgb: Red, green and blue, as `0xRRGGBB`; higher bits are ignored.
  ///   - indexed: The colour in a palette of 256.
  ///   - basic: The colour among sixteen; more than 15 counts as 15.
  public init(_ rgb: UInt32, indexed: UInt8? = nil, basic: UInt8? = nil) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    let parts = (Int(red), Int(green), Int(blue))
    self.indexed = indexed ?? Self.nearestIndexed(parts)
    self.basic = min(15, basic ?? Self.nearestBasic(parts))
  }

  /// Red, green and blue in six hexadecimal digits after a `#`, as pictures spell it.
  public var hex: String {
    let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  // MARK: Smaller palettes

  typealias Parts = (Int, Int, Int)

  private static func distance(_ left: Parts, _ right: Parts) -> Int {
    let (red, green, blue) = (left.0 - right.0, left.1 - right.1, left.2 - right.2)
    // Eyes tell shades of green best and shades of blue worst.
    return 3 * red * red + 6 * green * green + blue * blue
  }

  /// The steps of the cube of 216 colours that xterm has from 16 on.
  static let steps = [0, 95, 135, 175, 215, 255]

  private static func nearestIndexed(_ parts: Parts) -> UInt8 {
    func step(_ part: Int) -> Int {
      steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
    }
    let (red, green, blue) = (step(parts.0), step(parts.1), step(parts.2))
    let cube = distance((steps[red], steps[green], steps[blue]), parts)
    // Grey goes from 8 to 238 in steps of 10, from 232 on.
    let level = min(23, max(0, ((parts.0 + parts.1 + parts.2) / 3 - 3) / 10))
    let grey = 8 + 10 * level
    if distance((grey, grey, grey), parts) < cube { return UInt8(232 + level) }
    return UInt8(16 + 36 * red + 6 * green + blue)
  }

  /// The sixteen colours as xterm shows them when nobody changed them.
  static let basics: [Parts] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
    (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  private static func nearestBasic(_ parts: Parts) -> UInt8 {
    let place = basics.indices.min { distance(basics[$0], parts) < distance(basics[$1], parts) }
    return UInt8(place ?? 7)
  }
}

/// How many colours a display has.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No escape sequence at all: what goes into a file or to a dumb terminal.
  case none
  /// Bold, dim, underlined and reversed, but no colour: what `NO_COLOR` asks for.
  case monochrome
  /// The sixteen colours that a user sets up.
  case basic
  /// A palette of 256.
  case indexed
  /// Red, green and blue.
  case trueColor

  /// Works out what a terminal has from the environment of a process, which is handed in.
  ///
  /// `NO_COLOR` that is not empty allows no colour; `TERM=dumb`, or none, no escape sequence at all.
  /// - Parameter environment: The variables; `NO_COLOR`, `COLORTERM` and `TERM` are looked at.
  /// - SeeAlso: no-color.org
  public init(environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    let colors = environment["COLORTERM"] ?? ""
    if terminal.isEmpty || terminal == "dumb" {
      self = .none
    } else if environment["NO_COLOR"] ?? "" != "" {
      self = .monochrome
    } else if colors == "truecolor" || colors == "24bit" || terminal.hasSuffix("-direct") {
      self = .trueColor
    } else if terminal.contains("256") {
      self = .indexed
    } else if terminal.hasPrefix("vt1") || terminal.hasPrefix("vt2") {
      self = .monochrome
    } else {
      self = .basic
    }
  }

  /// Tells which of two has fewer colours.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
