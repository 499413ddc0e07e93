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

  private func remembersParents(_ field: Int) -> Bool {
    records[field].missing == .rememberPerParent && plan.slotRules[declared(field)].hasOptions
  }

  // MARK: Computing

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
    let owner = owner(of: field)
    let rule = plan.slotRules[declared(field)].visible
    guard owner != nil || rule != nil else { return }
    if owner != nil { followHiddenPolicy(of: field) }
    let isVisible = (rule?(values) ?? true) && (owner.map { values.isVisible($0) } ?? true)
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
    guard hiddenPolicy(of: field) == .clear, mayForget else { return }
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
    let isDisabled =
      values.traits[field].isDisabledByProgram
      || plan.slotRules[declared(field)].enabled?(values) == false
      || owner(of: field).map { values.isDisabled($0) } ?? false
    var followed: [FormChange.Event]?
    if plan.slotRules[declared(field)].hasOtherTraits {
      let rules = declared(field)
      let made = FieldTraits(
        isDisabled: isDisabled,
        isRequired: plan.slotRules[rules].required?(values),
        label: plan.slotRules[rules].label?(values),
        placeholder: plan.slotRules[rules].placeholder?(values))
      followed = values.follow(made, of: field)
    } else {
      followed = values.follow(isDisabled: isDisabled, of: field)
    }
    guard let events = followed else { return }
    noteSeen()
    markRows(of: field, .traits)
    guard !events.isEmpty else { return }
    act(on: field) { _ in events }
    if !values.isOpen(field) { _ = group.close(field) }
  }

  private mutating func computeValue(_ field: Int) {
    if transaction?.held.isEmpty == false, let held = transaction?.held[field], !held.isEmpty,
      transaction?.mayForget == true,
      !traces[field].isWritten
    {
      noteMemory(field)
      let source = values.source(field)
      changeChoice(of: field) { $0.forgetMissing(heldBefore: held) }
      // What the form forgot is not what a user wrote last.
      if values.source(field) != source { records[field].wasWrittenByUser = false }
    }
    let stamp = values.stamp(field)
    guard stamp != traces[field].stamp else { return }
    traces[field].stamp = stamp
    markValueReaders(of: field)
    noteHolder(field)
    guard traces[field].take(values.value(field)) else { return }
    // A row that comes tells nothing of its values, but for those that are written besides.
    let hasArrived = transaction?.arrived.contains(field) ?? false
    if !hasArrived || traces[field].isWritten { transaction?.noteChange(of: field) }
  }

  // MARK: Options

  private mutating func computeOptions(_ field: Int) {
    if let group = plan.groupAtField[field] { return followRows(of: group) }
    if let seat = plan.seats[declared(field)] {
      takeSeat(field, seat)
      return
    }
    let slots = plan.slotRules[declared(field)]
    // What reads nothing stays what it was at the start, of the form or of the row.
    let isNew = transaction?.origin == .start || transaction?.arrived.contains(field) ?? false
    if slots.hasMovingDefault || isNew && slots.initialChoice != nil { computeDefault(field) }
    guard slots.hasOptions, !records[field].hasProgramList else { return }
    noteHeld(field)
    if let make = plan.slotRules[declared(field)].derived {
      derive(field, make)
    } else if let rule = plan.rules[declared(field)].options {
      let key = rule.key(values)
      // The loader of a hidden field is blocked, whatever the key would be.
      settleParents(field, under: values.isReadable(field) ? try? key.get() : nil)
      let (options, status) = loadedList(of: field, key)
      setList(options, status, of: field)
    }
  }

  private mutating func computeDefault(_ field: Int) {
    switch plan.slotRules[declared(field)].initialChoice?(&values) {
    case nil: return
    case .given(let initial): values.update(field) { $0.setInitialChoice(initial) }
    case .other: settleConstantDefault(field)
    case .same: return settleConstantDefault(field)
    }
    note(.parentChanged, of: field)
    mark(field, .value)
  }

  /// What will not become another again is for the machine to know.
  private mutating func settleConstantDefault(_ field: Int) {
    if !plan.slotRules[declared(field)].hasMovingDefault { values.update(field) { _ in } }
  }

  private mutating func derive(
    _ field: Int, _ make: @Sendable (inout FormValues) throws -> FollowingStep
  ) {
    if tellsParentsApart(field), let key = plan.rules[declared(field)].options?.key(values) {
      settleParents(field, under: try? key.get())
      if case .failure(let blocked) = key {
        return setList(nil, .blocked(by: label(of: blocked.field)), of: field)
      }
    }
    do {
      switch try make(&values) {
      case .same: return
      case .other: noteList(field)
      case .given(let options): setList(options, .ready, of: field)
      }
    } catch var blocked as BlockedBy {
      // What is derived finds out itself whether it is blocked, but not by which field first.
      if case .failure(let first) = plan.rules[declared(field)].options?.key(values) {
        blocked = first
      }
      setList(nil, .blocked(by: label(of: blocked.field)), of: field)
    } catch {
      setList(nil, .failed(message: LoadRequest.message(of: error)), of: field)
    }
  }

  private mutating func setList(
    _ options: (any Sendable)?, _ status: OptionsStatus, of field: Int
  ) {
    var options = options
    if let all = options, let filter = plan.rules[declared(field)].filter?.evaluate(values) {
      options = filter.apply(all)
    }
    noteHighlights(values.update(field) { $0.setList(options, status: status) }, of: field)
    noteList(field)
  }

  /// Notes where highlights went; values are compared at the end.
  mutating func noteHighlights(_ events: [FormChange.Event], of field: Int) {
    for event in events {
      if case .selector(.highlighted) = event {
        let change = FormChange(field: fieldID(field), event: event)
        transaction?.events.append(change)
      }
    }
  }

  /// The list of a field may be another, and with it the value.
  private mutating func noteList(_ field: Int) {
    noteSeen()
    note(.parentChanged, of: field)
    mark(field, .value)
  }

  /// The label of a field that the rule names that is computed now.
  private func label(of field: Int) -> String {
    values.machine(values.place(of: field)).configuration.label
  }

  private mutating func loadedList(
    of field: Int, _ key: Result<ParentKey, BlockedBy>
  ) -> (options: (any Sendable)?, status: OptionsStatus) {
    var blocked: String?
    if case .failure(let by) = key { blocked = label(of: by.field) }
    // The loader of a field that nobody sees asks nothing.
    if !values.isReadable(field) { blocked = values.machine(field).configuration.label }
    let steps = records[field].load?.setKey(blocked == nil ? try? key.get() : nil, at: now) ?? []
    follow(steps, of: field)
    if let blocked { return (nil, .blocked(by: blocked)) }
    switch records[field].load?.phase {
    case .ready: return (records[field].load?.options?.options, .ready)
    case .failed(let message): return (nil, .failed(message: message))
    case .idle, .waiting, .loading, .stopped, nil: return (nil, .loading)
    }
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
  private mutating func settleParents(_ field: Int, under parents: ParentKey?) {
    guard tellsParentsApart(field) else { return }
    noteMemory(field)
    var memory = records[field].memory ?? ParentMemory()
    let isWritten = traces[field].isWritten
    guard let parents else {
      // A choice made while the list is blocked belongs to the parents under which it opens up, also
      // where it names what was chosen before.
      values.update(field) { $0.setBelongsElsewhere(false) }
      let isRestated = transaction?.restated.contains(field) ?? false
      if isRestated, !isWritten, !memory.isPending { noteNewChoice(field) }
      if isWritten || isRestated {
        memory.isPending = true
        records[field].memory = memory
      }
      return
    }
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
          changeChoice(of: field) { $0.put(remembered) }
        }
      }
    } else {
      if isNew { memory.owner = parents }
      // A cleared choice holds no id, so it belongs to nobody: clearing it again is no change.
      let isChosen = !values.machine(field).chosen.isEmpty
      let isForeign = isChosen && memory.owner.map { $0 != parents } ?? false
      values.update(field) { $0.setBelongsElsewhere(isForeign) }
    }
    records[field].parents = parents
    if records[field].memory != nil || isNew { records[field].memory = memory }
  }
}
