/// How a display shows a selector: one model, several appearances.
public enum SelectorAppearance: String, Hashable, Sendable, CaseIterable {
  /// A header as wide as others, and a list that hangs from it.
  case dropdown
  /// A short header that hugs its text, and a list as wide as its options.
  case menu
  /// All options in the line of the header, side by side.
  case segmented
  /// All options under the name, in the form itself, open or not.
  case inlineList
  /// A header; open, a screen of its own with a title and a way to cancel.
  case fullScreen

  /// Whether its options can be seen while it is closed.
  public var showsOptionsWhileClosed: Bool { self == .segmented || self == .inlineList }
}
