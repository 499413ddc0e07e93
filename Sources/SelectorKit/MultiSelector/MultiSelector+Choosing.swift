extension MultiSelector {
  /// Chooses exactly the options with these ids, as the program.
  ///
  /// Ids are kept whatever the options are; no ids clear the choice, so that no default holds. The
  /// program may go over the maximum; validation then says so. An id given twice counts once.
  ///
  /// - Returns: `chosen`, `pending` where some id is no option now, `unchanged`, or why the hook refused.
  @discardableResult
  public mutating func choose(ids: [Option.ID]) -> ChoiceOutcome {
    let changes = send(.choose(ids), at: .start)
    for case .refused(_, let refusal) in changes { return .refused(refusal) }
    if changes.isEmpty { return .unchanged }
    return ids.allSatisfy { valueSet.contains($0) } ? .chosen : .pending
  }

  /// Chooses exactly the option at a position from 0, as the program; none there changes nothing.
  @discardableResult
  public mutating func choose(at position: Int) -> ChoiceOutcome {
    let changes = send(.chooseIndex(position), at: .start)
    for case .refused(_, let refusal) in changes { return .refused(refusal) }
    return changes.isEmpty ? .unchanged : .chosen
  }

  /// What a user's gesture starts from: the choice, or what is shown where a default stands in or the
  /// choice was made under other parents.
  var gestureBase: [Option.ID] {
    isByDefault || isForeign ? valueIDs : choiceStore.chosen ?? []
  }

  private var isByDefault: Bool { values.contains { $0.standing == .byDefault } }

  /// Writes a choice and reports what went and what came, each in option order.
  mutating func write(
    _ ids: [Option.ID], _ reason: SelectorReason, evicted: Set<Option.ID> = [],
    returning: Set<Option.ID> = [], into changes: inout [SelectorChange<Option.ID>]
  ) {
    let old = gestureBase
    let oldSet = Set(old)
    let newSet = Set(ids)
    let choice: Choice<[Option.ID]> = ids.isEmpty ? .cleared : .chosen(ids)
    guard oldSet != newSet || !returning.isEmpty else { return }
    let removed = inOptionOrder(old.filter { !newSet.contains($0) })
    choiceStore = choice
    isForeign = false
    unseatedStore = UnseatedChoices()
    refreshValues()
    for id in removed { changes.append(.removed(id, evicted.contains(id) ? .limit : reason)) }
    for id in inOptionOrder(ids.filter { !oldSet.contains($0) || returning.contains($0) }) {
      changes.append(.chose(id, previous: nil, reason))
    }
  }

  mutating func inOptionOrder(_ ids: [Option.ID]) -> [Option.ID] {
    var members: [(position: Int, id: Option.ID)] = []
    var others: [Option.ID] = []
    for id in ids {
      if let position = list.position(of: id) {
        members.append((position, id))
      } else {
        others.append(id)
      }
    }
    return members.sorted { $0.position < $1.position }.map { $0.id } + others
  }

  // MARK: One option

  func locksForbid(_ option: Option) -> Bool { list.isLocked(option) }

  mutating func choose(
    row: Int, by reason: SelectorReason, leaving: Bool,
    into changes: inout [SelectorChange<Option.ID>]
  ) -> Bool {
    guard let option = choosableOption(atRow: row, into: &changes) else { return false }
    extensionBase = nil
    if toggle(option, row: row, reason, into: &changes) { return true }
    if valueSet.contains(option.id), !returns(option.id) {
      write(gestureBase.filter { $0 != option.id }, reason, into: &changes)
      return true
    }
    return add([option.id], to: gestureBase, reason, into: &changes)
  }

  /// Adds one option to the choice or takes it away, without looking at what else is chosen.
  ///
  /// - Returns: False, and nothing is done, where the others count too: with a maximum, and where a
  ///   default stands in before or after.
  private mutating func toggle(
    _ option: Option, row: Int, _ reason: SelectorReason,
    into changes: inout [SelectorChange<Option.ID>]
  ) -> Bool {
    guard case .chosen(var ids) = choiceStore, !isForeign, unseatedStore.isEmpty,
      configuration.limits.maximum == nil,
      values.count > 1, values[0].standing == .member, let position = list.rows.position(ofRow: row)
    else { return false }
    // Held twice, the ids would be copied before they change.
    choiceStore = .cleared
    defer { choiceStore = .chosen(ids) }
    guard valueSet.contains(option.id) else {
      ids.append(option.id)
      insertValue(option, at: position)
      lastChosen = option.id
      changes.append(.chose(option.id, previous: nil, reason))
      return true
    }
    // From the end, since what was chosen last is what is taken back most.
    if let place = ids.lastIndex(of: option.id) { ids.remove(at: place) }
    removeValue(at: position)
    changes.append(.removed(option.id, reason))
    return true
  }

  /// Tab, a press outside and a change of focus never choose in a selector of several.
  mutating func leave(
    _ action: CommitPolicy.Action, by reason: SelectorReason,
    into changes: inout [SelectorChange<Option.ID>]
  ) {}

  // MARK: The program

  mutating func chooseByProgram(
    _ ids: [Option.ID], into changes: inout [SelectorChange<Option.ID>]
  ) {
    var seen: Set<Option.ID> = []
    let ids = ids.filter { seen.insert($0).inserted }
    if ids.isEmpty {
      clearByProgram(into: &changes)
    } else if choiceStore.chosen.map({ Set($0) }) != Set(ids) || isForeign
      || ids.contains(where: { unseatedStore.ids.contains($0) })
    {
      extensionBase = nil
      if choiceStore.chosen == nil || isByDefault || isForeign {
        writeOverDefault(ids, into: &changes)
      } else {
        let returning = Set(ids).intersection(unseatedStore.ids)
        write(ids, .program, returning: returning, into: &changes)
      }
    }
  }

  /// The program's first choice is told in full, although a default may have shown part of it.
  private mutating func writeOverDefault(
    _ ids: [Option.ID], into changes: inout [SelectorChange<Option.ID>]
  ) {
    let chosen = Set(ids)
    let removed = valueIDs.filter { !chosen.contains($0) }
    choiceStore = .chosen(ids)
    isForeign = false
    unseatedStore = UnseatedChoices()
    refreshValues()
    changes += removed.map { .removed($0, .program) }
    changes += inOptionOrder(ids).map { .chose($0, previous: nil, .program) }
  }

  mutating func clearByProgram(into changes: inout [SelectorChange<Option.ID>]) {
    guard choiceStore != .cleared else { return }
    extensionBase = nil
    let previous = valueIDs
    choiceStore = .cleared
    isForeign = false
    unseatedStore = UnseatedChoices()
    refreshValues()
    changes.append(.cleared(previous: previous, .program))
  }

  package mutating func forgetMissing(heldBefore: [Option.ID]) {
    guard configuration.missing == .clear, list.status == .ready, let ids = choiceStore.chosen
    else { return }
    let lost = Set(heldBefore.filter { !valueSet.contains($0) })
    let kept = ids.filter { !lost.contains($0) }
    guard kept.count < ids.count else { return }
    choiceStore = kept.isEmpty ? .untouched : .chosen(kept)
    extensionBase = nil
    refreshValues()
  }
}
