/// A measure of length that layout works in: points (`Double`) or cells of a text screen (`Int`).
///
/// Layout never meets a value as it came: every input is made a ``layoutNumber(_:)`` first, so NaN,
/// infinities and the extremes of `Int` have defined results and sums of a few lengths cannot
/// overflow.
public protocol LayoutUnit: AdditiveArithmetic, Comparable, Hashable, Sendable {
  /// The longest length that layout reckons with; what is longer counts as this.
  static var layoutLimit: Self { get }
  /// A value within plus or minus ``layoutLimit``; not a number counts as zero.
  static func layoutNumber(_ value: Self) -> Self
  /// The length of a number of equal pieces, at most ``layoutLimit``; none for counts below one.
  static func layoutTotal(_ length: Self, times count: Int) -> Self
  /// A part of a length; a fraction outside 0...1 counts as the nearest of them, NaN as 0.
  static func layoutPart(_ fraction: Double, of length: Self) -> Self
}

extension LayoutUnit {
  /// This value as layout reckons with it.
  var cleaned: Self { Self.layoutNumber(self) }
  /// The length that a size stands for: never below zero.
  var asLength: Self { max(.zero, cleaned) }
}

extension Double: LayoutUnit {
  /// Far beyond any screen, and exact enough that sums of a few still are finite.
  public static var layoutLimit: Double { 1e15 }

  /// A value within plus or minus ``layoutLimit``; not a number counts as zero.
  public static func layoutNumber(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -layoutLimit), layoutLimit)
  }

  /// The length of a number of equal pieces, at most ``layoutLimit``; none for counts below one.
  public static func layoutTotal(_ length: Double, times count: Int) -> Double {
    (length.asLength * Double(max(0, count))).cleaned
  }

  /// A part of a length; a fraction outside 0...1 counts as the nearest of them, NaN as 0.
  public static func layoutPart(_ fraction: Double, of length: Double) -> Double {
    length.asLength * min(1, fraction.asLength)
  }
}

extension Int: LayoutUnit {
  /// Far beyond any screen; sums of a few still are whole numbers that fit, on 32 bits too.
  public static var layoutLimit: Int { Int.max / 16 }

  /// A value within plus or minus ``layoutLimit``.
  public static func layoutNumber(_ value: Int) -> Int {
    Swift.min(Swift.max(value, -layoutLimit), layoutLimit)
  }

  /// The length of a number of equal pieces, at most ``layoutLimit``; none for counts below one.
  public static func layoutTotal(_ length: Int, times count: Int) -> Int {
    let (product, overflow) = length.asLength.multipliedReportingOverflow(by: Swift.max(0, count))
    return overflow ? layoutLimit : product.cleaned
  }

  /// A part of a length in whole cells, rounded down; NaN counts as 0.
  public static func layoutPart(_ fraction: Double, of length: Int) -> Int {
    if fraction >= 1 { return length.asLength }
    let part = Double(length.asLength) * fraction.asLength
    return part < Double(length.asLength) ? Int(part) : length.asLength
  }
}
