/// How well a word occurs in an option, the best first.
enum MatchRank: UInt8, Comparable, CaseIterable, Sendable {
  /// It is a whole label or keyword.
  case whole
  /// A label or keyword begins with it.
  case prefix
  /// A word of a label or keyword begins with it.
  case wordStart
  /// A label or keyword contains it.
  case contiguous
  /// A label or keyword has its letters in order.
  case scattered

  /// Tells whether the first rank is the better one.
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
