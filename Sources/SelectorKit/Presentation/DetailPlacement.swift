/// Where what is secondary of an option stands: ``SelectorOption/detail``.
public enum DetailPlacement: String, Hashable, Sendable, CaseIterable {
  /// In the line of the label, as far as there is room for both.
  case beside
  /// In a line of its own below the label.
  ///
  /// Every option of the list takes two lines then, also one without detail, so that finding a row never
  /// costs a look at others. Why an option cannot be chosen still stands beside its label.
  case below
}
