import SelectorKit

/// What follows from what: slots that wait are computed in order, each at most once.
extension Form {
  /// Computes every slot for the first time; nothing of it is a change.
  mutating func computeEverything() {
    transaction = Transaction(origin: .start)
    for rank in plan.graph.order.indices { markEverywhere(rank) }
    propagate()
    transaction = nil
    for place in loadedPlaces { records[place].load?.endStart() }
  }

  // MARK: Marking

  mutating func mark(_ field: Int, _ slot: FormGraph.Slot) {
    mark(plan.graph.rank[FormGraph.id(declared(field), slot)], at: field)
  }

  /// The field may hold something else now.
  mutating func markChanged(_ field: Int) {
    mark(field, .value)
    if plan.groupAtField[field] != nil { mark(field, .options) }
  }

  /// Does something to a field; if its choice is another then, what reads the choice is computed anew.
  mutating func changeChoice<Result>(
    of field: Int, _ body: (inout any FieldMachine) -> Result
  ) -> Result {
    guard hasChoiceReaders(field) else { return values.update(field, body) }
    let source = values.source(field)
    let result = values.update(field, body)
    if values.source(field) != source { markChoiceReaders(of: field) }
    return result
  }

  mutating func markOptions(_ field: Int) { mark(field, .options) }
  mutating func markTraits(_ field: Int) { mark(field, .traits) }

  /// A choice was written: where choices belong to parents, it is found out at the end to which.
  mutating func noteWrite(_ field: Int) {
    noteEdit(field)
    if tellsParentsApart(field) { mark(field, .options) }
  }

  /// The program wrote what the field held already: under other parents that is a new choice.
  mutating func noteRestated(_ field: Int) {
    guard tellsParentsApart(field), !traces[field].isWritten,
      !values.machine(field).chosen.isEmpty
    else { return }
    transaction?.restated.insert(field)
    mark(field, .options)
  }

  // Inlined, as a call would be given a copy of the form.
  @inline(__always)
  func tellsParentsApart(_ field: Int) -> Bool {
    // In a relation there are no parents.
    plan.seats[declared(field)] == nil
      && (plan.slotRules[declared(field)].isUniqueWithinParent || remembersParents(field))
  }

  /// Takes over what a changed configuration means for the field.
  mutating func noteConfiguration(_ field: Int) {
    records[field].missing = values.machine(field).configuration.missing
    values.forgetTraits(field)
    markTraits(field)
    markRelation(of: field)
    guard values.machine(field).standsInForm != inlineFields.contains(field) else { return }
    inlineFields = records.indices.filter { values.machine($0).standsInForm }
  }

  @inline(__always)
  private func remembersParents(_ field: Int) -> Bool {
    records[field].missing == .rememberPerParent && plan.slotRules[declared(field)].hasOptions
  }

  // MARK: Computing

  /// Computes what follows from what was done: at the end of a transaction, and in the middle of a gesture
  /// whose second half depends on what follows from the first.
  mutating func propagate() {
    while let next = dirty.popFirst() {
      let id = plan.graph.order[next]
      if let relation = plan.graph.relation(id) {
        computeRelation(relation)
        continue
      }
      let field = FormGraph.field(id)
      if plan.groups.isEmpty || plan.groupOfField[field] == nil {
        compute(FormGraph.slot(id), of: field)
      } else {
        for place in waiting.take(rank: next) where values.rows.isAttached(place) {
          values.scope = values.rows.scope(of: place)
          compute(FormGraph.slot(id), of: place)
        }
        values.scope = .outside
      }
    }
  }

  private mutating func compute(_ slot: FormGraph.Slot, of field: Int) {
    switch slot {
    case .visible: computeVisible(field)
    case .options: computeOptions(field)
    case .value: computeValue(field)
    case .traits: computeTraits(field)
    }
  }

  private mutating func computeVisible(_ field: Int) {
    let owner = values.rows.owner(of: field)
    let rule = plan.slotRules[declared(field)].visible
    guard owner != nil || rule != nil else { return }
    if owner != nil { followHiddenPolicy(of: field) }
    var isVisible = rule?(values) ?? true
    if let owner, !values.isVisible(owner) { isVisible = false }
    guard isVisible != values.isVisible(field) else { return }
    note(plan.seats[declared(field)] == nil ? .parentChanged : .optionsChanged, of: field)
    noteSeen()
    values.setVisible(field, isVisible)
    noteVisible(field, isVisible)
    if !isVisible { hide(field) }
    if plan.slotRules[declared(field)].hasOptions { mark(field, .options) }
    markRelation(of: field)
    mark(field, .value)
    markRows(of: field, .visible)
  }

  private mutating func hide(_ field: Int) {
    let now = now
    if values.isOpen(field) { act(on: field) { $0.perform(.close(.hidden), at: now) } }
    let mayForget = transaction?.mayForget ?? false
    guard mayForget, hiddenPolicy(of: field) == .clear else { return }
    let untouched = values.untouchedSource(field)
    let hasMemory = !(records[field].memory?.choices.isEmpty ?? true)
    guard values.source(field) != untouched || hasMemory else { return }
    act(on: field) {
      $0.put(untouched)
      return []
    }
    records[field].memory = nil
    records[field].wasWrittenByUser = false
  }

  private mutating func computeTraits(_ field: Int) {
    guard let events = values.followTraits(of: field, plan) else { return }
    noteSeen()
    markRows(of: field, .traits)
    guard !events.isEmpty else { return }
    act(on: field) { _ in events }
    if !values.isOpen(field) { _ = group.close(field) }
  }

  private mutating func computeValue(_ field: Int) {
    // Mostly nothing is held, and to look up nothing costs too.
    if transaction?.held.isEmpty == false, let held = transaction?.held[field], !held.isEmpty,
      transaction?.mayForget == true, !traces[field].isWritten
    {
      noteMemory(field)
      let source = values.source(field)
      changeChoice(of: field) { $0.forgetMissing(heldBefore: held) }
      // What the form forgot is not what a user wrote last.
      if values.source(field) != source { records[field].wasWrittenByUser = false }
    }
    let stamp = values.stamp(field)
    guard stamp != traces[field].stamp else { return }
    markValueReaders(of: field)
    noteHolder(field)
    switch traces[field].take(values.value(field), stamp: stamp, in: transactionCount) {
    case .same: return
    case .anotherAgain:
      transaction?.hasChangedAgain = true
      return
    case .another: break
    }
    // A row that comes tells nothing of its values, but for those that are written besides.
    let hasArrived = transaction?.arrived.contains(field) ?? false
    if !hasArrived || traces[field].isWritten { transaction?.noteChange(of: field) }
  }

  // MARK: Choices and their parents

  private mutating func noteNewChoice(_ field: Int) {
    if traces[field].markWritten() { transaction?.written.append(field) }
    records[field].wasWrittenByUser = false
  }

  private func isRestated(
    _ field: Int, under parents: ParentKey, _ memory: ParentMemory
  ) -> Bool {
    guard transaction?.restated.contains(field) == true, !traces[field].isWritten else {
      return false
    }
    return remembersParents(field)
      ? memory.choices[parents] != values.source(field) : memory.owner != parents
  }

  /// Finds out to which parents the choice belongs, and puts that of the parents in place.
  ///
  /// Whether it belongs to others, so that it is no member. One that does so no more waits for `bringHome`.
  mutating func settleParents(_ field: Int, under parents: ParentKey?) -> Bool {
    guard tellsParentsApart(field) else { return false }
    noteMemory(field)
    var memory = records[field].memory ?? ParentMemory()
    let isWritten = traces[field].isWritten
    guard let parents else {
      // A choice made while the list is blocked belongs to the parents under which it opens up, also
      // where it names what was chosen before.
      let isRestated = transaction?.restated.contains(field) ?? false
      if isRestated, !isWritten, !memory.isPending { noteNewChoice(field) }
      if isWritten || isRestated {
        memory.isPending = true
        records[field].memory = memory
      }
      return false
    }
    var isForeign = false
    let isRestated = isRestated(field, under: parents, memory)
    let isNew = isWritten || memory.isPending || isRestated
    memory.isPending = false
    if isRestated { noteNewChoice(field) }
    if remembersParents(field) {
      if isNew {
        memory.choices[parents] = values.source(field)
      } else {
        // Looked up always: undo may have put back what belongs to other parents.
        let remembered = memory.choices[parents] ?? values.untouchedSource(field)
        if values.source(field) != remembered,
          transaction?.exchanged.insert(field).inserted == true
        {
          changeChoice(of: field) { $0.exchange(remembered) }
        }
      }
    } else {
      if isNew { memory.owner = parents }
      // A cleared choice holds no id, so it belongs to nobody: clearing it again is no change.
      let isChosen = !values.machine(field).chosen.isEmpty
      isForeign = isChosen && memory.owner.map { $0 != parents } ?? false
      if isForeign { values.update(field) { $0.setBelongsElsewhere(true) } }
    }
    records[field].parents = parents
    if records[field].memory != nil || isNew { records[field].memory = memory }
    return isForeign
  }

  /// Lets a choice be a member again, once the list of its parents is there: the options of others that
  /// have its ids are not to be remembered for it.
  mutating func bringHome(_ field: Int) {
    guard plan.slotRules[declared(field)].isUniqueWithinParent else { return }
    values.update(field) { $0.setBelongsElsewhere(false) }
  }
}
