/// A moment, told by whoever drives a selector; the model itself reads no clock.
///
/// Only differences matter: a driver may count from its start, from boot, or by hand in a test. An
/// instant that lies before an earlier one is legal and counts as that earlier one where an order is
/// needed (a typeahead session, a deadline).
public struct SelectorInstant: Hashable, Comparable, Sendable {
  /// The time since the driver's own zero.
  public var offset: Duration

  /// Makes an instant from the time since the driver's own zero.
  public init(_ offset: Duration) {
    self.offset = offset
  }

  /// The driver's zero.
  public static var start: Self { Self(.zero) }

  /// The instant that lies the given time later.
  public func advanced(by duration: Duration) -> Self {
    Self(offset + duration)
  }

  /// The time from this instant to a later one; negative if the other is earlier.
  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  /// Tells whether the first instant lies before the second.
  public static func < (left: Self, right: Self) -> Bool {
    left.offset < right.offset
  }
}

#if !hasFeature(Embedded)
  extension SelectorInstant: Codable {}
#endif
