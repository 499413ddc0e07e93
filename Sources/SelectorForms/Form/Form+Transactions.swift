import SelectorKit

extension Form {
  /// Does something as one transaction and tells what changed, in order.
  ///
  /// Within another transaction it joins that one.
  mutating func transact(
    _ origin: Transaction.Origin, _ body: (inout Form) -> Void
  ) -> [FormChange] {
    guard transaction == nil else {
      body(&self)
      return []
    }
    transaction = Transaction(origin: origin)
    transactionCount += 1
    body(&self)
    return finish()
  }

  /// Changes the list of a field; several such changes in a batch count as one.
  mutating func actOnList(
    of field: Int, _ body: (inout any FieldMachine) -> [FormChange.Event]
  ) {
    let before = transaction.flatMap { transaction in
      transaction.origin == .batch && values.isOpen(field)
        ? transaction.lists[field] ?? (values.machine(field), transaction.events.count) : nil
    }
    act(on: field, body)
    if let before { transaction?.lists[field] = before }
    note(.optionsChanged, of: field)
  }

  /// Does something to a field and notes what it was before and what happened.
  mutating func act(
    on field: Int, _ body: (inout any FieldMachine) -> [FormChange.Event]
  ) {
    noteMemory(field)
    noteHeld(field)
    let wasOpen = values.isOpen(field)
    let events = changeChoice(of: field, body)
    markChanged(field)
    let isOpen = values.isOpen(field)
    let closings = isOpen == wasOpen ? [] : isOpen ? noteOpened(field) : noteClosed(field)
    note(events, of: field, closings: closings)
  }

  /// Notes the choice of a field that may be about to change.
  mutating func noteMemory(_ field: Int) {
    guard transaction?.memories[field] == nil else { return }
    let memory = memory(of: field)
    transaction?.memories[field] = memory
  }

  /// Notes what a field holds whose list may be about to change, if that can make it forget.
  mutating func noteHeld(_ field: Int) {
    guard records[field].missing == .clear, plan.seats[declared(field)] == nil,
      transaction?.held[field] == nil
    else { return }
    let held = values.machine(field).heldIDs
    transaction?.held[field] = held
  }

  /// Notes why the value of a field may be another, unless there is a nearer cause.
  mutating func note(_ cause: SelectorReason, of field: Int) {
    traces[field].note(cause, in: transactionCount)
  }

  private func memory(of field: Int) -> FieldMemory {
    FieldMemory(
      source: values.source(field), wasWrittenByUser: records[field].wasWrittenByUser,
      parents: records[field].memory, edit: records[field].edit)
  }

  private mutating func noteOpened(_ field: Int) -> [FormChange] {
    guard isSingleOpen else { return [] }
    return group.open(field).flatMap { other in
      values.update(other) { $0.perform(.close(.sibling), at: now) }.map {
        FormChange(field: fieldID(other), event: $0)
      }
    }
  }

  private mutating func noteClosed(_ field: Int) -> [FormChange] {
    _ = group.close(field)
    return []
  }

  private mutating func note(
    _ events: [FormChange.Event], of field: Int, closings: [FormChange]
  ) {
    guard var transaction else { return }
    self.transaction = nil
    var closings = closings
    let byUser = transaction.origin == .user || transaction.origin == .typing(field)
    for event in events {
      let change = FormChange(field: fieldID(field), event: event)
      switch event {
      case .selector(.valueChanged(_, _, let reason)):
        // Values are compared at the end, when all of them are known.
        note(reason, of: field)
        continue
      case .selector(.opened):
        transaction.events += closings
        closings = []
        if byUser { records[field].isTouched = true }
      default: break
      }
      if change.rank == 0 {
        if traces[field].markWritten() { transaction.written.append(field) }
        noteWrite(field)
        records[field].wasWrittenByUser = byUser
        if byUser { records[field].isTouched = true }
      }
      // Who moved in an open list goes on from there.
      if change.rank > 1 { transaction.lists[field] = nil }
      transaction.events.append(change)
    }
    transaction.events += closings
    self.transaction = transaction
  }

  private mutating func finish() -> [FormChange] {
    settleEdits()
    propagate()
    followLists()
    guard let transaction else { return [] }
    self.transaction = nil
    recordStep(transaction)
    var changes =
      transaction.origin == .batch
      ? batchWrites(transaction) : transaction.events.filter { $0.rank == 0 }
    appendDerivedChanges(transaction, to: &changes)
    // What is of one rank stays in the order in which it happened.
    changes += transaction.events.filter { $0.rank == 2 }
    changes += lastingMoves(transaction.events.filter { $0.rank == 3 })
    for field in transaction.written { traces[field].isWritten = false }
    if !changes.isEmpty || transaction.isSeen { revision += 1 }
    journal?.append(contentsOf: changes)
    return changes
  }

  /// Lists that a batch changed are followed from what they were before it.
  private mutating func followLists() {
    guard let lists = transaction?.lists, !lists.isEmpty else { return }
    // From the end, so that what is left out moves nothing that is still to be looked at.
    let latestFirst = lists.sorted { ($0.value.eventCount, $0.key) > ($1.value.eventCount, $1.key) }
    for (field, earlier) in latestFirst where values.rows.isAttached(field) {
      let id = fieldID(field)
      let known = transaction?.events ?? []
      transaction?.events =
        known.prefix(earlier.eventCount)
        + known.dropFirst(earlier.eventCount).filter { $0.field != id || !$0.isHighlight }
      noteHighlights(values.update(field) { $0.followList(since: earlier.machine) }, of: field)
    }
  }

  /// Leaves out where a highlight was only for a moment: it went on, or its list closed, which tells of none.
  private func lastingMoves(_ moves: [FormChange]) -> [FormChange] {
    var told: Set<String> = []
    let lasting = moves.reversed().filter { move in
      guard move.isHighlight else { return true }
      guard told.insert(move.field).inserted else { return false }
      return plan.index[move.field].map { values.isOpen($0) } ?? true
    }
    return lasting.reversed()
  }

  /// Something changed that can be seen, though no event tells it: a status, a label, the focus.
  mutating func noteSeen() { transaction?.isSeen = true }

  /// In a batch each field reports one write: from what it held before to what it holds now.
  private mutating func batchWrites(_ transaction: Transaction) -> [FormChange] {
    var old: [Int: FieldValue] = [:]
    for field in transaction.changed { old[field] = traces[field].previous }
    return transaction.written.flatMap { field -> [FormChange] in
      guard let memory = transaction.memories[field], values.rows.isAttached(field) else {
        return []
      }
      // The same id under other parents is another option, so nothing of it was held before.
      let isElsewhere = isOfOtherParents(field, than: memory)
      let previous = isElsewhere ? .none : old[field] ?? traces[field].known
      // What was chosen and forgotten again within the batch does not return.
      let isReturn =
        (isElsewhere || memory.edit != records[field].edit)
        && !values.machine(field).chosenIDs.isEmpty
      let events = values.update(field) {
        $0.netEvents(since: memory.source, previous: previous, isReturn: isReturn, .program)
      }
      // A batch may write what was there before: then nothing is told of the write itself.
      if events.isEmpty { traces[field].isWritten = false }
      return events.map { FormChange(field: fieldID(field), event: $0) }
    }
  }

  /// Whether a choice of the same ids belongs to other parents than before.
  private func isOfOtherParents(_ field: Int, than memory: FieldMemory) -> Bool {
    guard let now = records[field].memory, let before = memory.parents, !now.isPending,
      !before.isPending, !records[field].hasProgramList, let parents = records[field].parents
    else { return false }
    guard records[field].missing == .rememberPerParent else { return now.owner != before.owner }
    return (before.choices[parents] ?? values.untouchedSource(field)) != memory.source
  }

  /// Values that changed although nobody wrote to their field, in field order.
  private mutating func appendDerivedChanges(
    _ transaction: Transaction, to changes: inout [FormChange]
  ) {
    let own: SelectorReason = transaction.origin == .user ? .keyboard : .program
    changes.reserveCapacity(changes.count + transaction.changed.count)
    let changed = transaction.isInOrder ? transaction.changed : inOrder(transaction.changed)
    for field in changed {
      if transaction.hasChangedAgain, traces[field].previous == traces[field].known { continue }
      let isWritten = traces[field].isWritten
      let derived = traces[field].cause(in: transactionCount) ?? .parentChanged
      let reason = transaction.reason ?? (isWritten ? own : derived)
      traces[field].lastChange = (transactionCount, reason)
      if isWritten { continue }
      changes.append(
        FormChange(
          field: fieldID(field),
          event: Self.derivedEvent(
            from: traces[field].previous, to: traces[field].known, reason)))
    }
  }

  private static func derivedEvent(
    from old: FieldValue, to new: FieldValue, _ reason: SelectorReason
  ) -> FormChange.Event {
    switch new {
    case .text(let text) where old.isPlainText: .text(text, reason)
    case .on(let isOn): .on(isOn, reason)
    case .text, .none, .option, .options, .rows:
      .valueChanged(previous: old, current: new, reason)
    }
  }

  private mutating func recordStep(_ transaction: Transaction) {
    var step = FormHistory.Step(fields: [:])
    for (field, before) in transaction.memories {
      var after = memory(of: field)
      if transaction.origin == .batch, after.source == before.source,
        after.parents == before.parents, after.edit == before.edit
      {
        // Written to and fro within one batch: an equal write, so it counts as not written.
        records[field].wasWrittenByUser = before.wasWrittenByUser
        after = before
      }
      if after != before { step.fields[field] = (before, after) }
    }
    let hasChanged = step.fields.values.contains { change in
      change.after.source != change.before.source || change.after.parents != change.before.parents
        || change.after.edit != change.before.edit
    }
    guard hasChanged, transaction.isStep else { return }
    if case .typing(let field) = transaction.origin { step.typing = field }
    let hasWritten = transaction.written.contains { step.fields[$0] != nil }
    let isOwnDoing = !hasWritten && transaction.origin != .reset
    if isOwnDoing {
      for (field, change) in step.fields { history.noteForgotten(change.before, of: field) }
    } else {
      var forgotten: [Int: FieldMemory] = [:]
      for field in history.forgetful(before: step) { forgotten[field] = memory(of: field) }
      releaseRows(of: history.undone)
      history.record(step, forgotten: forgotten)
    }
  }
}

extension FieldValue {
  /// The ids of the options, none for other values.
  var ids: [OptionID] {
    switch self {
    case .option(let id): [id]
    case .options(let ids): ids
    case .none, .text, .on, .rows: []
    }
  }

  /// Whether it is the value of a line of text.
  fileprivate var isPlainText: Bool {
    if case .text = self { true } else { false }
  }
}
