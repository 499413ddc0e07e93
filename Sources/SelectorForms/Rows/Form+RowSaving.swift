/// Saving and restoring the rows of groups.
extension Form {
  /// The rows of a group, as they are saved; nil where nothing was ever done to them.
  func savedRows(of group: Int) -> SavedRows? {
    let rows = values.rows.groups[group]
    let field = values.machine(plan.groups[group].place)
    let saved = zip(rows.attached, rows.attachedBases).map { row, base in
      var fields: [String: SavedField] = [:]
      for (offset, name) in plan.groups[group].names.enumerated() {
        if let field = savedField(at: base + offset) { fields[name] = field }
      }
      return SavedRow(id: row, fields: fields)
    }
    let isFresh = field.source == field.untouchedSource && rows.next == firstNumber(of: group)
    if isFresh, saved.allSatisfy(\.fields.isEmpty) { return nil }
    return SavedRows(rows: saved, next: rows.next)
  }

  /// The number of the first row that is added to a form that nobody has touched.
  private func firstNumber(of group: Int) -> Int { initialRows(of: group).count + 1 }

  func initialRows(of group: Int) -> [RowID] {
    guard case .rows(let rows) = values.machine(plan.groups[group].place).untouchedSource.content
    else { return [] }
    return rows
  }

  /// Puts saved rows in the form: those whose id is there keep it, others get a new one.
  ///
  /// A field that a row does not have is reported, and so is an id that is missing, impossible or used twice;
  /// the row and the rest of it are kept.
  mutating func put(
    _ saved: SavedRows, named name: String, in group: Int, _ reading: inout SavedFormReader
  ) {
    var taken: Set<RowID> = []
    let known = saved.rows.compactMap(\.id).filter { Self.isPossible($0) }
    let next = max(known.max()?.number ?? 0, firstNumber(of: group) - 1) + 1
    let wanted = saved.next.map { min(max($0, next), RowID.greatest + 1) } ?? next
    values.rows.groups[group].next = wanted
    let ids = saved.rows.enumerated().map { index, row -> RowID in
      let path = "fields.\(name).rows[\(index)].id"
      if let id = row.id {
        if Self.isPossible(id), taken.insert(id).inserted { return id }
        let what = Self.isPossible(id) ? "a row before has the id \(id)" : "\(id) is no id of a row"
        reading.fail(path: path, what + ": the row is kept under a new one")
      } else {
        reading.fail(path: path, "is missing: the row is kept under a new one")
      }
      let id = RowID(values.rows.groups[group].next)
      values.rows.groups[group].next += 1
      taken.insert(id)
      return id
    }
    for id in ids where values.rows.groups[group].bases[id] == nil { makeFields(of: id, in: group) }
    values.update(plan.groups[group].place) { $0.put(FieldSource(content: .rows(ids))) }
    for (id, row) in zip(ids, saved.rows) {
      for (field, content) in row.fields.sorted(by: { $0.key < $1.key }) {
        let path = "\(name)/\(id)/\(field)"
        let pattern = RowPath.id(field, of: plan.groups[group].id)
        let present = reading.aliases.fields[pattern] ?? pattern
        guard let declared = plan.index[present], plan.groups[group].fields.contains(declared)
        else {
          reading.unknown.append(path)
          continue
        }
        let offset = declared - plan.groups[group].fields.lowerBound
        let place = values.rows.groups[group].places(of: id).lowerBound + offset
        put(content, named: path, at: place, &reading)
        reading.places.append((path, place))
      }
    }
  }

  private static func isPossible(_ id: RowID) -> Bool { 1...RowID.greatest ~= id.number }

  /// Takes the form back to the rows that it began with, and gives up all others.
  mutating func forgetRows() {
    for group in plan.groups.indices {
      let initial = initialRows(of: group)
      values.rows.groups[group].attach([])
      for row in values.rows.groups[group].bases.keys.sorted() where !initial.contains(row) {
        release(row, of: group)
      }
      values.rows.groups[group].holders = [:]
      values.rows.groups[group].held = [:]
      values.rows.groups[group].next = initial.count + 1
    }
  }

  /// Makes the rows that the form begins with.
  mutating func makeInitialRows() {
    for group in plan.groups.indices {
      let initial = initialRows(of: group)
      for row in initial { makeFields(of: row, in: group) }
      values.rows.groups[group].next = initial.count + 1
    }
  }
}
