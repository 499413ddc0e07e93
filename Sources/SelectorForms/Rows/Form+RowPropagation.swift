import SelectorKit

/// Marking what follows: a rule of a row is marked in its own row, or in all of them.
extension Form {
  mutating func mark(_ rank: Int, at place: Int) {
    dirty.insert(rank)
    if place >= values.rows.declaredCount { waiting.insert(place, rank: rank) }
  }

  /// Marks a slot as declared: for the field of a row, in every row.
  mutating func markEverywhere(_ rank: Int) {
    let field = FormGraph.field(plan.graph.order[rank])
    guard plan.groupOfField[field] != nil else { return dirty.insert(rank) }
    for place in places(ofColumn: field) { mark(rank, at: place) }
  }

  /// Marks what reads a field at a place: in the same row, if it stands in the same group.
  private mutating func mark(_ ranks: ArraySlice<Int>, readingFrom place: Int) {
    guard !plan.groups.isEmpty else {
      for rank in ranks { dirty.insert(rank) }
      return
    }
    let own = values.rows.instance(at: place)
    for rank in ranks {
      let reader = FormGraph.field(plan.graph.order[rank])
      if let own, plan.groupOfField[reader] == own.group {
        mark(rank, at: place + reader - own.declared)
      } else {
        markEverywhere(rank)
      }
    }
  }

  mutating func markValueReaders(of place: Int) {
    let field = declared(place)
    mark(plan.graph.valueReaderRanks[field], readingFrom: place)
    for rank in plan.graph.columnReaderRanks[field] ?? [] { markEverywhere(rank) }
  }

  mutating func markChoiceReaders(of place: Int) {
    let field = declared(place)
    mark(plan.graph.choiceReaderRanks[field], readingFrom: place)
    for rank in plan.graph.columnChoiceReaderRanks[field] ?? [] { markEverywhere(rank) }
  }

  func hasChoiceReaders(_ place: Int) -> Bool {
    let field = declared(place)
    return !plan.graph.choiceReaderRanks[field].isEmpty
      || plan.graph.columnChoiceReaderRanks[field] != nil
  }

  /// Marks a slot of all fields of all rows, where a field stands for a group.
  mutating func markRows(of field: Int, _ slot: FormGraph.Slot) {
    guard let group = plan.groupAtField[field] else { return }
    for field in plan.groups[group].fields {
      markEverywhere(plan.graph.rank[FormGraph.id(field, slot)])
    }
  }
}

/// What a row takes over from the group that it belongs to.
extension Form {
  /// The field that stands for the group of a place; nil for fields of no row.
  func owner(of place: Int) -> Int? {
    values.rows.instance(at: place).map { plan.groups[$0.group].place }
  }

  /// What becomes of the value of a field while it is hidden: its group says so while that is hidden.
  func hiddenPolicy(of place: Int) -> HiddenPolicy {
    if let owner = owner(of: place), !values.isVisible(owner) { return plan.rules[owner].onHidden }
    return plan.rules[declared(place)].onHidden
  }

  mutating func followHiddenPolicy(of place: Int) {
    let isKept = hiddenPolicy(of: place) == .keep
    guard isKept != values.isKept(place) else { return }
    values.setKept(place, isKept)
    note(.parentChanged, of: place)
    mark(place, .options)
    mark(place, .value)
  }
}

/// Rows that come and go.
extension Form {
  /// The fields whose options are asked of a loader, in rows too.
  var loadedPlaces: [Int] {
    guard !plan.groups.isEmpty else { return plan.loaded }
    return plan.loaded.flatMap { places(ofColumn: $0) }
  }

  /// Makes the fields of a new row: as they were declared, or as those of another row.
  ///
  /// - Returns: The row; nil once all numbers are given out.
  mutating func makeRow(in group: Int, like original: RowID? = nil) -> RowID? {
    let row = RowID(values.rows.groups[group].next)
    guard row.number <= RowID.greatest else { return nil }
    values.rows.groups[group].next += 1
    let source = original.flatMap { values.rows.groups[group].bases[$0] }
    makeFields(of: row, in: group, like: source)
    return row
  }

  /// Gives a row its fields, at places of their own.
  mutating func makeFields(of row: RowID, in group: Int, like source: Int? = nil) {
    let (base, _) = values.rows.allocate(row, in: group)
    for (offset, field) in plan.groups[group].fields.enumerated() {
      let place = base + offset
      var machine = values.machine(source.map { $0 + offset } ?? field)
      if machine.isOpen || source != nil { _ = machine.perform(.close(.hidden), at: now) }
      values.put(
        machine, at: place, rules: plan.rules[field], isRead: plan.isRead[field],
        isDisabledByProgram: source.map { values.traits[$0 + offset].isDisabledByProgram })
      var record = FieldRecord(machine, rules: plan.rules[field])
      record.start = machine.untouchedSource
      if let source {
        let original = records[source + offset]
        record.hasProgramList = original.hasProgramList
        record.memory = original.memory
        record.load = original.load?.copy
        record.missing = original.missing
      }
      if place < records.count {
        records[place] = record
        traces[place] = ValueTrace(machine)
      } else {
        records.append(record)
        traces.append(ValueTrace(machine))
      }
    }
  }

  /// Puts the rows in the form that the field of a group names, and takes others out.
  mutating func followRows(of group: Int) {
    guard let order = values.machine(plan.groups[group].place).rowOrder else { return }
    let before = values.rows.groups[group].attached
    guard order != before else { return }
    noteSeen()
    let (old, new) = (Set(before), Set(order))
    var lostFocus: (position: Int, offset: Int)?
    for (position, row) in before.enumerated() where !new.contains(row) {
      let places = values.rows.groups[group].places(of: row)
      if let focusedField, places.contains(focusedField) {
        lostFocus = (position, focusedField - places.lowerBound)
      }
      for place in places { takeOut(place) }
    }
    values.rows.groups[group].attach(order)
    for row in order where !old.contains(row) {
      for place in values.rows.groups[group].places(of: row) { putIn(place) }
    }
    countLines(ofRowsIn: group)
    if let lostFocus { moveFocus(from: lostFocus, in: group) }
  }

  /// How many lines each row takes: one for its name, and one for each field that can be seen.
  private mutating func countLines(ofRowsIn group: Int) {
    let count = plan.groups[group].fields.count
    let weights = values.rows.groups[group].attachedBases.map { base in
      1 + (base..<base + count).count { values.isVisible($0) }
    }
    values.rows.groups[group].ranks = RowRanks(weights: weights)
  }

  private mutating func takeOut(_ place: Int) {
    let now = now
    if values.isOpen(place) { act(on: place) { $0.perform(.close(.hidden), at: now) } }
    let steps = records[place].load?.setKey(nil, at: now) ?? []
    follow(steps, of: place)
    forgetHolder(place)
  }

  private mutating func putIn(_ place: Int) {
    transaction?.arrived.insert(place)
    traces[place].stamp = -2
    for slot in [FormGraph.Slot.visible, .options, .value, .traits] { mark(place, slot) }
  }

  /// The focused field went with its row: focus goes to its like in the row that took the place.
  private mutating func moveFocus(from lost: (position: Int, offset: Int), in group: Int) {
    let bases = values.rows.groups[group].attachedBases
    history.endTyping()
    focusedField = nil
    guard !bases.isEmpty else { return }
    let target = bases[min(lost.position, bases.count - 1)] + lost.offset
    guard takesFocus(target) else { return }
    let now = now
    focusedField = target
    act(on: target) { $0.perform(.focus, at: now) }
  }

  /// The fields that a reset puts back: those in the form, and those of rows that come back with it.
  var placesToReset: [Int] {
    var places = livePlaces
    for (group, declaration) in plan.groups.enumerated() {
      guard
        case .rows(let rows) = values.machine(declaration.place).untouchedSource.content
      else { continue }
      for row in rows where values.rows.groups[group].positions[row] == nil {
        places += values.rows.groups[group].places(of: row)
      }
    }
    return places
  }

  /// Gives up the rows that only steps could have brought back which can be taken again no more.
  mutating func releaseRows(of steps: [FormHistory.Step]) {
    for step in steps {
      for (place, change) in step.fields {
        guard let group = plan.groupAtField[place], case .rows(let old) = change.before.source.content,
          case .rows(let new) = change.after.source.content,
          case .rows(let initial) = values.machine(place).untouchedSource.content
        else { continue }
        // A row that a step brings was made by it, unless the form began with it.
        for row in Set(new).subtracting(old).subtracting(initial) { release(row, of: group) }
      }
    }
  }

  mutating func release(_ row: RowID, of group: Int) {
    guard values.rows.groups[group].positions[row] == nil,
      let base = values.rows.groups[group].bases.removeValue(forKey: row)
    else { return }
    for place in base..<base + plan.groups[group].fields.count { busyLoads.remove(place) }
    values.rows.groups[group].free.append(base)
  }
}
