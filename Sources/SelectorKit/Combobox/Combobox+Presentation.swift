extension Combobox {
  /// The text of the input; the placeholder where it is empty.
  public var headerText: String { showsPlaceholder ? configuration.placeholder : inputText }

  /// Whether the header's text is the placeholder: the input is empty.
  public var showsPlaceholder: Bool { inputText.isEmpty }

  /// How the header looks; the place is ignored.
  public func control(at index: Int) -> ControlPresentation {
    ControlPresentation(
      kind: .combobox, label: configuration.label,
      text: input.isEdited ? input.text : headerText,
      role: input.isEdited ? .input : showsPlaceholder ? .placeholder : .value,
      isOpen: list.state.isOpen, isFocused: list.state.isOpen,
      isEnabled: !configuration.isDisabled, isReadOnly: configuration.isReadOnly,
      isRequired: configuration.isRequired,
      appearance: configuration.appearance)
  }
}
