/// A measure of length that layout works in: points (`Double`) or cells of a text screen (`Int`).
///
/// Layout never meets a value as it came: every input is ``cleaned`` first, so NaN, infinities and
/// the extremes of `Int` have defined results and sums of a few lengths cannot overflow.
public protocol LayoutUnit: Comparable, Hashable, Sendable {
  /// No length at all.
  static var zero: Self { get }
  /// The longest length that layout reckons with; what is longer counts as this.
  static var longest: Self { get }
  /// This value within plus or minus ``longest``; not a number counts as zero.
  var cleaned: Self { get }
  /// The sum of two cleaned lengths.
  static func + (left: Self, right: Self) -> Self
  /// The difference of two cleaned lengths.
  static func - (left: Self, right: Self) -> Self
  /// The length of a number of equal pieces, at most ``longest``; zero for no pieces or fewer.
  func times(_ count: Int) -> Self
  /// A part of the length; a fraction outside 0...1 counts as the nearest of them, NaN as 0.
  func part(_ fraction: Double) -> Self
}

extension LayoutUnit {
  /// The length that a size stands for: cleaned, and never below zero.
  ///
  /// - Complexity: O(1).
  public var asLength: Self { max(.zero, cleaned) }
}

extension Double: LayoutUnit {
  /// No length at all.
  public static var zero: Double { 0 }
  /// Far beyond any screen, and exact enough that sums of a few still are finite.
  public static var longest: Double { 1e15 }
  /// This value within plus or minus ``longest``; not a number counts as zero.
  public var cleaned: Double { isNaN ? 0 : min(max(self, -.longest), .longest) }
  /// The length of a number of equal pieces, at most ``longest``; zero for no pieces or fewer.
  public func times(_ count: Int) -> Double { (asLength * Double(max(0, count))).cleaned }
  /// A part of the length; a fraction outside 0...1 counts as the nearest of them, NaN as 0.
  public func part(_ fraction: Double) -> Double { asLength * min(1, fraction.asLength) }
}

extension Int: LayoutUnit {
  /// No length at all.
  public static var zero: Int { 0 }
  /// Far beyond any screen; sums of a few still are whole numbers that fit, on 32 bits too.
  public static var longest: Int { Int.max / 16 }
  /// This value within plus or minus ``longest``.
  public var cleaned: Int { Swift.min(Swift.max(self, -.longest), .longest) }
  /// The length of a number of equal pieces, at most ``longest``; zero for no pieces or fewer.
  public func times(_ count: Int) -> Int {
    let (product, overflow) = asLength.multipliedReportingOverflow(by: Swift.max(0, count))
    return overflow ? .longest : product.cleaned
  }
  /// A part of the length in whole cells, rounded down; NaN counts as 0.
  public func part(_ fraction: Double) -> Int {
    if fraction >= 1 { return asLength }
    let part = Double(asLength) * fraction.asLength
    return part < Double(asLength) ? Int(part) : asLength
  }
}
