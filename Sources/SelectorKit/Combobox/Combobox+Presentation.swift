extension Combobox {
  /// The text of the input; the placeholder where it is empty.
  public var headerText: String { showsPlaceholder ? configuration.placeholder : inputText }

  /// Whether the header's text is the placeholder: the input is empty.
  public var showsPlaceholder: Bool { inputText.isEmpty }

  /// One control.
  public var controlCount: Int { 1 }

  /// How the header looks; the place is ignored.
  public func control(at index: Int) -> ControlPresentation {
    ControlPresentation(
      kind: .combobox, label: configuration.label,
      text: input.isEdited ? input.text : headerText,
      role: input.isEdited ? .input : showsPlaceholder ? .placeholder : .value,
      isOpen: list.state.isOpen, isFocused: list.state.isOpen,
      isEnabled: !configuration.isDisabled, isReadOnly: configuration.isReadOnly,
      isRequired: configuration.isRequired)
  }

  /// The lines that the list would take if nothing were in its way; 0 if it is closed.
  public func wantedLines(at index: Int) -> Int { list.wantedLines }

  /// What the open list shows in the given number of lines, or nil if it is closed.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines.
  public func list(at index: Int, lines: Int) -> ListPresentation? {
    guard list.state.isOpen else { return nil }
    let chosen = resolved?.id
    return list.listPresentation(lines: lines, isMulti: false) { $0.id == chosen }
  }
}
