import SelectorKit

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
    let base = values.rows.allocate(row, in: group)
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
        traces[place] = ValueTrace(machine.kind)
      } else {
        records.append(record)
        traces.append(ValueTrace(machine.kind))
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
        guard let group = plan.groupAtField[place],
          case .rows(let old) = change.before.source.content,
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
