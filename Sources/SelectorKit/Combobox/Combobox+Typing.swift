extension Combobox {
  /// The text that stands in the input.
  var inputText: String { input.isEdited ? input.text : committedText }

  /// The text of the value: its label, or the text of one's own.
  var committedText: String {
    if let customText { return customText }
    if let listedValue { return list.presentation.label(listedValue) }
    return resolved.flatMap { lastKnown[$0.id] }.map { list.presentation.label($0) } ?? ""
  }

  func openingQuery(by reason: SelectorReason) -> String {
    reason == .keyboard && input.isEdited ? input.text : ""
  }

  mutating func didMove(_ cause: HighlightCause) {
    switch cause {
    case .opening:
      input.hasArrowChoice = false
      input.isEngaged = false
      if !input.isEdited { input.isSelected = true }
    case .arrow:
      input.hasArrowChoice = list.highlightRow != nil
      input.isEngaged = true
    case .query:
      input.hasArrowChoice = false
      input.isEngaged = true
    case .hover: input.hasArrowChoice = false
    case .letter, .activation, .press: break
    }
  }

  mutating func didClose(_ reason: SelectorCloseReason) {
    if reason == .windowBlur {
      input.hasArrowChoice = false
      input.isEngaged = false
    } else {
      settle()
    }
  }

  mutating func didGainFocus() {
    if !input.isEdited { input.isSelected = true }
  }

  mutating func handle(
    _ gesture: SelectorGesture, into changes: inout [SelectorChange<Option.ID>]
  ) -> Bool {
    switch gesture {
    case .caret: input.isSelected = false
    case .space: type(" ", at: .start, into: &changes)
    case .backspace: backspace(into: &changes)
    case .delete: deleteSelected(into: &changes)
    case .escape where !list.state.isOpen:
      if input.isEdited { settle() } else { clearByUser(.keyboard, into: &changes) }
    case .enter where list.state.isOpen && list.highlightRow == nil:
      enterWithoutHighlight(into: &changes)
    default: return false
    }
    return true
  }

  private mutating func enterWithoutHighlight(
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard input.isEdited else { return }
    if input.isEmptied, configuration.isReadOnly {
      changes.append(.refused(nil, .readOnly))
    } else if input.isEmptied {
      clearByUser(.keyboard, into: &changes)
      close(.selected, into: &changes)
    } else if configuration.allowsCustomText, !configuration.isReadOnly, !isChosenLocked {
      commitText(.keyboard, into: &changes)
      if closesOnChoice { close(.selected, into: &changes) }
    } else {
      changes.append(.refused(nil, .noMatch(query: input.text)))
    }
  }

  // MARK: Editing

  mutating func type(
    _ text: String, at instant: SelectorInstant,
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    let kept = input.isEdited ? input.text : input.isSelected ? "" : committedText
    edit(text: kept + text, into: &changes)
  }

  mutating func paste(
    _ text: String, at instant: SelectorInstant,
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    let line = PastedText.singleLine(text)
    if !line.isEmpty { type(line, at: instant, into: &changes) }
  }

  private mutating func backspace(into changes: inout [SelectorChange<Option.ID>]) {
    let text = inputText
    guard !text.isEmpty else { return }
    let isWhole = !input.isEdited && input.isSelected
    edit(text: isWhole ? "" : String(text.dropLast()), into: &changes)
  }

  /// Delete acts on a selected text only, since the caret is always at the end; it opens nothing.
  private mutating func deleteSelected(into changes: inout [SelectorChange<Option.ID>]) {
    guard !input.isEdited, input.isSelected, !committedText.isEmpty, !configuration.isReadOnly
    else { return }
    if list.state.isOpen {
      edit(text: "", into: &changes)
    } else {
      setText("")
    }
  }

  private mutating func setText(_ text: String) {
    input.text = text
    input.isEdited = true
    input.isSelected = false
  }

  package mutating func editText(_ text: String) -> [SelectorChange<Option.ID>] {
    var changes: [SelectorChange<Option.ID>] = []
    if !configuration.isDisabled { edit(text: PastedText.singleLine(text), into: &changes) }
    return changes
  }

  /// Puts a text in the input; the list opens if it is closed, and shows what the text finds.
  private mutating func edit(
    text: String, into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard list.state.isOpen || !configuration.isReadOnly else { return }
    setText(text)
    if list.state.isOpen {
      edit(query: text, into: &changes)
      return
    }
    open(by: .keyboard, at: nil, into: &changes)
    // An emptied text finds everything and highlights nothing.
    if text.isEmpty { list.place(nil) }
    didMove(.query)
    changes.removeAll { if case .highlighted = $0 { true } else { false } }
    changes.append(.searched(query: text, count: list.rows.count))
    if let highlight = list.state.highlight { changes.append(.highlighted(highlight)) }
  }
}
