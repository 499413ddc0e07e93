extension Selector {
  /// Chooses the option with an id, as the program.
  ///
  /// The id is kept whatever the options are, in place of an earlier choice. A disabled option can be
  /// chosen this way; validation then says so.
  ///
  /// - Returns: `chosen`, `pending` where no option has the id now, `unchanged`, or why the hook refused.
  /// - Complexity: O(1) hashes on average; the first look-up by id O(*n*).
  @discardableResult
  public mutating func choose(id: Option.ID) -> ChoiceOutcome {
    // Bound first: as an argument it would be judged by the selector as it was before.
    let changes = send(.choose([id]), at: .start)
    return outcome(of: changes, id: id)
  }

  /// Chooses the option at a position from 0, as the program.
  ///
  /// A position that does not exist changes nothing.
  @discardableResult
  public mutating func choose(at position: Int) -> ChoiceOutcome {
    let changes = send(.chooseIndex(position), at: .start)
    return outcome(of: changes, id: options.option(at: position)?.id)
  }

  private func outcome(
    of changes: [SelectorChange<Option.ID>], id: Option.ID?
  ) -> ChoiceOutcome {
    for case .refused(_, let refusal) in changes { return .refused(refusal) }
    if changes.isEmpty { return .unchanged }
    return id == resolved?.id && resolved?.standing == .member ? .chosen : .pending
  }

  // MARK: What choosing means here

  mutating func write(
    _ choice: Choice<Option.ID>, _ reason: SelectorReason,
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard choice != choiceStore || isForeign || !unseatedStore.isEmpty else { return }
    let previous = resolved?.id
    choiceStore = choice
    isForeign = false
    unseatedStore = UnseatedChoices()
    refreshValues()
    if let id = choice.chosen {
      changes.append(.chose(id, previous: previous, reason))
    } else {
      changes.append(.cleared(previous: previous.map { [$0] } ?? [], reason))
    }
  }

  mutating func choose(
    row: Int, by reason: SelectorReason, leaving: Bool,
    into changes: inout [SelectorChange<Option.ID>]
  ) -> Bool {
    guard let option = choosableOption(atRow: row, into: &changes) else { return false }
    guard isValue(option.id) else {
      write(.chosen(option.id), reason, into: &changes)
      return true
    }
    let takesAway = configuration.isDeselectable && configuration.isClearable && !leaving
    if takesAway, !list.isLocked(option) { write(.cleared, reason, into: &changes) }
    return true
  }

  var hasValue: Bool { resolved != nil }

  mutating func writeCleared(
    _ reason: SelectorReason, into changes: inout [SelectorChange<Option.ID>]
  ) {
    write(.cleared, reason, into: &changes)
  }

  mutating func leave(
    _ action: CommitPolicy.Action, by reason: SelectorReason,
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard list.state.isOpen, action == .commit, let row = list.highlightRow else { return }
    _ = choose(row: row, by: reason, leaving: true, into: &changes)
  }

  mutating func handle(
    _ gesture: SelectorGesture, into changes: inout [SelectorChange<Option.ID>]
  ) -> Bool {
    switch gesture {
    case .backspace, .delete:
      guard !list.state.isOpen, configuration.search == nil else { return false }
      clearByUser(.keyboard, into: &changes)
      return true
    case .escape: return !list.state.isOpen
    case .choose(let movement):
      chooseInPlace(movement, into: &changes)
      return true
    default: return false
    }
  }

  private mutating func chooseInPlace(
    _ movement: SelectorMovement, into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard !list.state.isOpen, !configuration.isReadOnly else { return }
    guard !isChosenLocked else {
      changes.append(.refused(resolved?.id, .locked))
      return
    }
    let start = resolved?.position
    let target = list.row(
      for: start == nil ? movement.fromNothing : movement, from: start, wraps: false,
      page: max(2, configuration.rows) - 1
    ) { row in
      list.option(atRow: row).map { list.isSelectable($0) } ?? false
    }
    guard let target else { return }
    _ = choose(row: target, by: .keyboard, leaving: true, into: &changes)
  }

  mutating func chooseByProgram(
    _ ids: [Option.ID], into changes: inout [SelectorChange<Option.ID>]
  ) {
    write(ids.first.map { .chosen($0) } ?? .cleared, .program, into: &changes)
  }

  mutating func clearByProgram(into changes: inout [SelectorChange<Option.ID>]) {
    write(.cleared, .program, into: &changes)
  }

  package mutating func forgetMissing(heldBefore: [Option.ID]) {
    guard configuration.missing == .clear, list.status == .ready, let id = choiceStore.chosen,
      heldBefore.contains(id), resolved?.id != id
    else { return }
    choiceStore = .untouched
    refreshValues()
  }
}

extension SelectorMovement {
  /// Where a step in place begins when nothing is chosen: at the first or the last option.
  fileprivate var fromNothing: SelectorMovement {
    switch self {
    case .next: .first
    case .previous: .last
    default: self
    }
  }
}
