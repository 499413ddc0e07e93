/// The direction in which lines are read.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// Lines begin at the left edge.
  case leftToRight
  /// Lines begin at the right edge: gutter and labels on the right, indicators on the left.
  case rightToLeft
}
