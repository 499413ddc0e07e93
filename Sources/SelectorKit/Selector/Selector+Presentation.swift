extension Selector {
  /// The text of the header: the label of the value, else the placeholder.
  ///
  /// The label of a held choice is the last one known; a form keeps it.
  public var headerText: String {
    listedValue.map { list.presentation.label($0) } ?? heldLabel ?? configuration.placeholder
  }

  /// Whether the header's text is the placeholder.
  public var showsPlaceholder: Bool { listedValue == nil && heldLabel == nil }

  private var heldLabel: String? {
    guard let resolved, resolved.position == nil else { return nil }
    return lastKnown[resolved.id].map { list.presentation.label($0) }
  }

  /// How the header looks; the place is ignored.
  public func control(at index: Int) -> ControlPresentation {
    ControlPresentation(
      kind: .selector, label: configuration.label, text: headerText,
      role: showsPlaceholder ? .placeholder : .value,
      query: list.state.query.isEmpty ? nil : list.state.query, isOpen: list.state.isOpen,
      isFocused: list.state.isOpen, isEnabled: !configuration.isDisabled,
      isReadOnly: configuration.isReadOnly, isRequired: configuration.isRequired,
      appearance: configuration.appearance)
  }
}
