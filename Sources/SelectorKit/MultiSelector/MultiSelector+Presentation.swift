extension MultiSelector {
  /// The labels of the values in option order with a separator between them, else the placeholder.
  ///
  /// - Complexity: O(*k*), where *k* is the number of values.
  public var headerText: String {
    let labels = labels(atMost: values.count)
    return labels.isEmpty
      ? configuration.placeholder : labels.joined(separator: configuration.strings.separator)
  }

  /// Whether the header's text is the placeholder.
  public var showsPlaceholder: Bool { labels(atMost: 1).isEmpty }

  private func labels(atMost count: Int) -> [String] {
    var labels: [String] = []
    for value in values {
      if labels.count == count { break }
      let option = value.position.flatMap { options.option(at: $0) } ?? lastKnown[value.id]
      if let option { labels.append(list.presentation.label(option)) }
    }
    return labels
  }

  /// How the header looks; the place is ignored.
  ///
  /// - Complexity: O(1): at most ``ControlPresentation/chipLimit`` labels are asked for.
  public func control(at index: Int) -> ControlPresentation {
    let chips = labels(atMost: ControlPresentation.chipLimit)
    return ControlPresentation(
      kind: .multi, label: configuration.label,
      text: chips.isEmpty
        ? configuration.placeholder : chips.joined(separator: configuration.strings.separator),
      role: chips.isEmpty ? .placeholder : .value, chips: chips,
      hiddenChipCount: chips.isEmpty ? 0 : max(0, values.count - chips.count),
      query: list.state.query.isEmpty ? nil : list.state.query, isOpen: list.state.isOpen,
      isFocused: list.state.isOpen, isEnabled: !configuration.isDisabled,
      isReadOnly: configuration.isReadOnly, isRequired: configuration.isRequired,
      appearance: configuration.appearance)
  }

  /// What the open list shows in the given number of lines, or nil if it is closed.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines.
  public func list(at index: Int, lines: Int) -> ListPresentation? {
    self.list(at: index, lines: lines, reusing: [])
  }

  /// The same with the memory of old rows.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines.
  public func list(
    at index: Int, lines: Int, reusing rows: consuming [ListPresentation.Row]
  ) -> ListPresentation? {
    guard showsOptions else { return nil }
    return list.listPresentation(
      lines: lines, isMulti: true, showing: values.first?.position, reusing: rows
    ) {
      valueSet.contains($0.id)
    }
  }
}
