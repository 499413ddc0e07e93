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
    body(&self)
    return finish()
  }

  /// Does something to a field and notes what it was before and what happened.
  mutating func act(
    on field: Int, _ body: (inout any FieldMachine) -> [FormChange.Event]
  ) {
    noteBefore(field)
    let wasOpen = values.machines[field].isOpen
    let events = body(&values.machines[field])
    markChanged(field)
    let isOpen = values.machines[field].isOpen
    let closings = isOpen == wasOpen ? [] : isOpen ? noteOpened(field) : noteClosed(field)
    note(events, of: field, closings: closings)
  }

  mutating func noteBefore(_ field: Int) {
    guard transaction?.before[field] == nil else { return }
    let before = Transaction.Before(
      memory: memory(of: field), value: values.value(field), held: values.machines[field].heldIDs)
    transaction?.before[field] = before
  }

  private func memory(of field: Int) -> FieldMemory {
    FieldMemory(
      source: values.machines[field].source, wasWrittenByUser: records[field].wasWrittenByUser,
      parents: records[field].memory)
  }

  private mutating func noteOpened(_ field: Int) -> [FormChange] {
    guard isSingleOpen else { return [] }
    return group.open(field).flatMap { other in
      values.machines[other].perform(.close(.sibling), at: now).map {
        FormChange(field: plan.fieldIDs[other], event: $0)
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
      let change = FormChange(field: plan.fieldIDs[field], event: event)
      switch event {
      case .selector(.valueChanged(_, _, let reason)):
        // Values are compared at the end, when all of them are known.
        transaction.causes[field] = transaction.causes[field] ?? reason
        continue
      case .selector(.opened):
        transaction.events += closings
        closings = []
        if byUser { records[field].isTouched = true }
      default: break
      }
      if change.rank == 0 {
        if !transaction.written.contains(field) { transaction.written.append(field) }
        noteWrite(field)
        records[field].wasWrittenByUser = byUser
        if byUser { records[field].isTouched = true }
      }
      transaction.events.append(change)
    }
    transaction.events += closings
    self.transaction = transaction
  }

  private mutating func finish() -> [FormChange] {
    propagate()
    guard let transaction else { return [] }
    self.transaction = nil
    let fields = transaction.before.keys.sorted()
    recordStep(transaction)
    var changes = transaction.events.filter { transaction.origin != .batch || $0.rank > 0 }
    if transaction.origin == .batch { changes = batchWrites(transaction) + changes }
    // A batch may write what was there before: then nothing is told of the write itself.
    let told = Set(changes.lazy.filter { $0.rank == 0 }.map(\.field))
    changes += derivedChanges(fields, transaction, told: told)
    // A stable sort: what is of one rank stays in the order in which it happened.
    return changes.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  /// In a batch each field reports one write: from what it held before to what it holds now.
  private mutating func batchWrites(_ transaction: Transaction) -> [FormChange] {
    transaction.written.flatMap { field -> [FormChange] in
      guard let before = transaction.before[field] else { return [] }
      return values.machines[field].netEvents(
        since: before.memory.source, previous: before.value, .program
      ).map { FormChange(field: plan.fieldIDs[field], event: $0) }
    }
  }

  /// Values that changed although nobody wrote to their field, in field order.
  private func derivedChanges(
    _ fields: [Int], _ transaction: Transaction, told: Set<String>
  ) -> [FormChange] {
    fields.compactMap { field in
      guard let before = transaction.before[field], !told.contains(plan.fieldIDs[field]),
        values.value(field) != before.value
      else { return nil }
      let reason = transaction.reason ?? transaction.causes[field] ?? .parentChanged
      return FormChange(
        field: plan.fieldIDs[field],
        event: Self.derivedEvent(from: before.value, to: values.value(field), reason))
    }
  }

  private static func derivedEvent(
    from old: FieldValue, to new: FieldValue, _ reason: SelectorReason
  ) -> FormChange.Event {
    switch new {
    case .text(let text) where old.isPlainText: .text(text, reason)
    case .text(let text): .valueBecameText(text, reason)
    case .on(let isOn): .on(isOn, reason)
    case .none, .option, .options:
      .selector(.valueChanged(previous: old.ids, current: new.ids, reason))
    }
  }

  private mutating func recordStep(_ transaction: Transaction) {
    var step = FormHistory.Step(fields: [:])
    for (field, before) in transaction.before {
      let after = memory(of: field)
      let isSame = after.source == before.memory.source && after.parents == before.memory.parents
      if !isSame { step.fields[field] = (before.memory, after) }
    }
    guard !step.fields.isEmpty, transaction.isStep else { return }
    if case .typing(let field) = transaction.origin { step.typing = field }
    let isOwnDoing = transaction.written.isEmpty && transaction.origin != .reset
    if isOwnDoing {
      for (field, change) in step.fields { history.noteForgotten(change.before, of: field) }
    } else {
      history.record(step)
    }
  }
}

extension FieldValue {
  /// The ids of the options, none for other values.
  var ids: [OptionID] {
    switch self {
    case .option(let id): [id]
    case .options(let ids): ids
    case .none, .text, .on: []
    }
  }

  /// Whether it is the value of a line of text.
  fileprivate var isPlainText: Bool {
    if case .text = self { true } else { false }
  }
}
