/// A version of Unicode, as far as widths depend on it: 5.0 to the one of the tables.
public struct UnicodeVersion: Hashable, Comparable, Sendable {
  /// The major number times 256 plus the minor one.
  let packed: UInt16

  /// Makes a version; numbers out of range count as the nearest one.
  ///
  /// A version older than 5.0 counts as 4.1, one newer than ``latest`` as that.
  public init(_ major: Int, _ minor: Int = 0) {
    let minor = UInt16(min(max(0, minor), 255))
    let major = UInt16(min(max(0, major), 255))
    packed = min(major << 8 | minor, Self.latest.packed)
  }

  private init(packed: UInt16) {
    self.packed = packed
  }

  /// The version of the tables.
  public static let latest: UnicodeVersion = {
    let numbers = WidthTables.unicodeVersion.split(separator: ".").compactMap { UInt16($0) }
    return UnicodeVersion(packed: numbers.prefix(2).reduce(0) { $0 << 8 | $1 })
  }()

  /// The major number.
  public var major: Int { Int(packed >> 8) }
  /// The minor number.
  public var minor: Int { Int(packed & 255) }

  /// Tells whether one version is older than another.
  public static func < (left: UnicodeVersion, right: UnicodeVersion) -> Bool {
    left.packed < right.packed
  }
}
