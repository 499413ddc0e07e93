/// How high a list wants to be, as data: a base, a least and a greatest height.
///
/// A least height above the greatest counts as the greatest, and the room always has the last word.
///
/// ```swift
/// let rule = HeightRule<Double>(.fit, maximum: 250)
/// print(rule.height(content: 300, room: 1000))  // 250.0
/// ```
public struct HeightRule<Unit: LayoutUnit>: Hashable, Sendable {
  /// What the height starts from.
  public enum Base: Hashable, Sendable {
    /// As high as the content.
    case fit
    /// Always this high, whatever the content.
    case fixed(Unit)
    /// This part of the room, from 0 to 1.
    case fraction(Double)
  }

  /// What the height starts from.
  public var base: Base
  /// The least height, where there is room for it.
  public var minimum: Unit
  /// The greatest height, or nil for no limit but the room.
  public var maximum: Unit?

  /// Makes a rule; without more it fits the content.
  public init(_ base: Base = .fit, minimum: Unit = .zero, maximum: Unit? = nil) {
    self.base = base
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The height for content in a room; both may be any value, negative ones and NaN count as zero.
  ///
  /// - Complexity: O(1).
  public func height(content: Unit, room: Unit) -> Unit {
    let room = room.asLength
    let wanted: Unit
    switch base {
    case .fit: wanted = content.asLength
    case .fixed(let height): wanted = height.asLength
    case .fraction(let fraction): wanted = Unit.layoutPart(fraction, of: room)
    }
    let greatest = min(maximum?.asLength ?? room, room)
    return min(max(wanted, minimum.asLength), greatest)
  }
}
