extension Combobox {
  /// Chooses the option with an id, as the program; the text becomes its label.
  ///
  /// - Returns: `chosen`, `pending` where no option has the id now, `unchanged`, or why the hook refused.
  @discardableResult
  public mutating func choose(id: Option.ID) -> ChoiceOutcome {
    let changes = send(.choose([id]), at: .start)
    for case .refused(_, let refusal) in changes { return .refused(refusal) }
    if changes.isEmpty { return .unchanged }
    return resolved?.id == id && resolved?.standing == .member ? .chosen : .pending
  }

  /// Makes a text of one's own the value, as the program, where the combobox takes such.
  @discardableResult
  public mutating func choose(text: String) -> ChoiceOutcome {
    let changes = send(.enterText(text), at: .start)
    for case .refused(_, let refusal) in changes { return .refused(refusal) }
    return changes.isEmpty ? .unchanged : .chosen
  }

  private mutating func write(
    _ choice: Choice<ComboboxChoice<Option.ID>>, _ reason: SelectorReason,
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard choice != choiceStore || isForeign || !unseatedStore.isEmpty else { return }
    let previous = resolved?.id
    choiceStore = choice
    isForeign = false
    unseatedStore = UnseatedChoices()
    refreshValues()
    switch choice.chosen {
    case .option(let id): changes.append(.chose(id, previous: previous, reason))
    case .text(let text): changes.append(.entered(text, reason))
    case nil: changes.append(.cleared(previous: previous.map { [$0] } ?? [], reason))
    }
  }

  var hasValue: Bool { resolved != nil || customText != nil }

  mutating func writeCleared(
    _ reason: SelectorReason, into changes: inout [SelectorChange<Option.ID>]
  ) {
    write(.cleared, reason, into: &changes)
  }

  mutating func choose(
    row: Int, by reason: SelectorReason, leaving: Bool,
    into changes: inout [SelectorChange<Option.ID>]
  ) -> Bool {
    guard let option = choosableOption(atRow: row, into: &changes) else { return false }
    if !isValue(option.id) {
      write(.chosen(.option(option.id)), reason, into: &changes)
    }
    settle()
    showEverything()
    return true
  }

  /// Makes the text of the value the text again.
  mutating func settle() { input = ComboboxInput() }

  /// A text that is the value narrows nothing, should the list stay open; the highlight is where it was.
  private mutating func showEverything() {
    guard list.state.isOpen, !list.state.query.isEmpty else { return }
    let highlight = list.state.highlight
    list.search("")
    list.place(highlight.flatMap { list.row(of: $0) })
  }

  /// Makes what is typed the value; a text that reads like an option is that option.
  mutating func commitText(
    _ reason: SelectorReason, into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard !configuration.isReadOnly, !isChosenLocked else {
      changes.append(.refused(resolved?.id, configuration.isReadOnly ? .readOnly : .locked))
      return
    }
    let text = Self.trimmed(input.text)
    if let id = selectableOption(reading: text) {
      if !isValue(id) {
        write(.chosen(.option(id)), reason, into: &changes)
      }
    } else {
      write(.chosen(.text(text)), reason, into: &changes)
    }
    settle()
    showEverything()
  }

  private func selectableOption(reading text: String) -> Option.ID? {
    guard case .ready = status else { return nil }
    let folded = Folding.folded(text)
    return options.array.first { option in
      list.isSelectable(option)
        && Folding.folded(Self.trimmed(list.presentation.label(option))) == folded
    }?.id
  }

  private static func trimmed(_ text: String) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }

  mutating func leave(
    _ action: CommitPolicy.Action, by reason: SelectorReason,
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    let row = list.state.isOpen && input.isEngaged ? list.highlightRow : nil
    let isByArrow = input.hasArrowChoice && row != nil
    if input.isEmptied, !isByArrow || action == .discard {
      clearByUser(reason, into: &changes)
    } else if input.isEdited, configuration.allowsCustomText, !isByArrow {
      commitText(reason, into: &changes)
    } else if action == .commit, let row {
      _ = choose(row: row, by: reason, leaving: true, into: &changes)
    }
  }

  // MARK: The program

  mutating func chooseByProgram(
    _ ids: [Option.ID], into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard let id = ids.first else {
      clearByProgram(into: &changes)
      return
    }
    writeByProgram(.chosen(.option(id)), into: &changes)
  }

  mutating func enterText(
    _ text: String, into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard configuration.allowsCustomText else {
      changes.append(.refused(nil, .unknownOption))
      return
    }
    writeByProgram(.chosen(.text(text)), into: &changes)
  }

  mutating func clearByProgram(into changes: inout [SelectorChange<Option.ID>]) {
    // Without a value to take away the program's clear still empties what is typed.
    if choiceStore == .cleared, input.isEdited { startAnew(into: &changes) }
    writeByProgram(.cleared, into: &changes)
  }

  private mutating func writeByProgram(
    _ choice: Choice<ComboboxChoice<Option.ID>>,
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    let count = changes.count
    write(choice, .program, into: &changes)
    if changes.count > count { startAnew(into: &changes) }
  }

  /// After the program's own write: its text, no query, and no highlight.
  private mutating func startAnew(into changes: inout [SelectorChange<Option.ID>]) {
    settle()
    guard list.state.isOpen else { return }
    let old = list.state.highlight
    list.search("")
    list.place(nil)
    if old != nil { changes.append(.highlighted(nil)) }
  }

  package mutating func forgetMissing(heldBefore: [Option.ID]) {
    guard configuration.missing == .clear, list.status == .ready,
      case .chosen(.option(let id)) = choiceStore, heldBefore.contains(id), resolved?.id != id
    else { return }
    choiceStore = .untouched
    refreshValues()
  }
}
