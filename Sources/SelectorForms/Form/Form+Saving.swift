import SelectorKit

extension Form {
  /// What the form holds, by ids: choices, texts, switches, and what it remembers for other parents.
  ///
  /// Focus, open lists, undo and the last submit are not saved, nor is what follows from the rest. An id
  /// that is neither text nor number nor `Codable` cannot be saved, and its field has no entry.
  ///
  /// - Complexity: O(*f*), where *f* is the number of fields.
  public func save() -> SavedForm {
    var fields: [String: SavedField] = [:]
    let edits = editRanks
    for place in plan.fieldIDs.indices where plan.groupOfField[place] == nil {
      var field = savedField(at: place)
      field?.edit = edits[place]
      fields[fieldID(place)] = field
    }
    return SavedForm(fields: fields)
  }

  /// What is saved of a field; nil for nothing.
  func savedField(at place: Int) -> SavedField? {
    if let group = plan.groupAtField[place] {
      return savedRows(of: group).map { SavedField(content: .untouched, rows: $0) }
    }
    let machine = values.machine(place)
    guard let content = machine.saved(machine.source) else { return nil }
    let memory = records[place].memory
    let field = SavedField(
      content: content, owner: memory?.owner.map { saved($0, of: place) },
      memory: memory.map { savedMemory($0, of: place) } ?? [],
      isPending: memory?.isPending ?? false)
    return content != .untouched || !field.memory.isEmpty ? field : nil
  }

  private func saved(_ key: ParentKey, of place: Int) -> [SavedValue] {
    zip(key.parts, reads(of: place)).map { part, read in
      values.machine(self.place(read: read.field, from: place)).saved(part) ?? .untouched
    }
  }

  private func savedMemory(_ memory: ParentMemory, of place: Int) -> [SavedMemory] {
    memory.choices.compactMap { key, source in
      guard let content = values.machine(place).saved(source), content != .untouched else {
        return nil
      }
      return SavedMemory(parents: saved(key, of: place), content: content)
    }.sorted { String(describing: $0.parents) < String(describing: $1.parents) }
  }

  private func reads(of place: Int) -> [Dependency] {
    plan.rules[declared(place)].options?.reads ?? []
  }

  /// Puts saved data in place of what the form holds, and tells what became of each field.
  ///
  /// The form is then as if it began that way: nothing is open or focused, touched or dirty, there is
  /// nothing to take back, and loaders ask anew. Fields that were not saved are untouched.
  ///
  /// - Parameters:
  ///   - saved: What was saved.
  ///   - aliases: Names that changed since.
  /// - Returns: What became of each saved field.
  /// - Throws: ``FormRestoreError`` where data is bad: an unknown version, or a field of another kind. What
  ///   is good in it is in place all the same, but for an unknown version: then nothing changed.
  /// - Complexity: O(*f*), where *f* is the number of fields.
  @discardableResult
  public mutating func restore(
    _ saved: SavedForm, aliases: SavedAliases = SavedAliases()
  ) throws(FormRestoreError) -> RestoreReport {
    guard saved.version == SavedForm.currentVersion else {
      let fault = FormRestoreError.Fault(
        path: "version",
        message: "is \(saved.version), but this package reads \(SavedForm.currentVersion)")
      throw FormRestoreError(faults: [fault], report: RestoreReport())
    }
    var reading = SavedFormReader(aliases: aliases)
    let names = fieldNames(in: saved, aliases)
    beginAnew(but: Set(names.compactMap(\.place)))
    var filled: Set<Int> = []
    for (old, place) in names {
      guard let place, let field = saved.fields[old] else { continue }
      if put(field, named: old, at: place, &reading) {
        filled.insert(place)
      } else if !filled.contains(place) {
        makeUntouched(place)
      }
    }
    countEditsAnew()
    computeEverything()
    for place in records.indices { records[place].start = values.source(place) }
    var report = RestoreReport()
    for (old, place) in names where !reading.isBad(old) {
      let renamed = reading.renamings[old] ?? []
      report.add(place.map { outcome(at: $0, renamed: renamed) } ?? .unknownField, of: old)
    }
    for (path, place) in reading.places where !reading.isBad(path) {
      report.add(outcome(at: place, renamed: reading.renamings[path] ?? []), of: path)
    }
    for path in reading.unknown { report.add(.unknownField, of: path) }
    guard reading.faults.isEmpty else {
      throw FormRestoreError(faults: reading.faults, report: report)
    }
    return report
  }

  /// The names of saved fields, in the order of the form; those that it does not know come last.
  private func fieldNames(
    in saved: SavedForm, _ aliases: SavedAliases
  ) -> [(old: String, place: Int?)] {
    saved.fields.keys.map { old in
      let place = plan.index[aliases.fields[old] ?? old]
      return (old: old, place: place.flatMap { plan.groupOfField[$0] == nil ? $0 : nil })
    }.sorted { ($0.place ?? .max, $0.old) < ($1.place ?? .max, $1.old) }
  }

  /// Forgets everything that happened; options and overrides stay as they are.
  ///
  /// Whoever calls puts something in place in the fields that are left out.
  private mutating func beginAnew(but others: Set<Int>) {
    commands.removeAll { if case .start = $0 { true } else { false } }
    for place in loadedPlaces {
      if let running = records[place].load?.isRunning {
        commands.append(.cancel(field: fieldID(place), number: running))
      }
    }
    _ = transact(.undo) { form in
      for place in form.openFieldPlaces {
        form.act(on: place) { $0.perform(.close(.program), at: .start) }
      }
    }
    let wasFocused = focusedField
    focusedField = nil
    group = SelectorGroup()
    history = FormHistory()
    relations = plan.relations.map { _ in RelationState() }
    submission = nil
    busyLoads = []
    forgetRows()
    for place in records.indices {
      // Most fields of a fresh form are as they were declared; what may be half typed is not.
      let isFresh =
        values.kind(place) != .combobox && place != wasFocused
        && values.source(place) == values.untouchedSource(place)
      if !isFresh, !others.contains(place) { makeUntouched(place) }
      records[place].beginAnew()
      traces[place] = ValueTrace(values.kind(place))
    }
  }

  private mutating func makeUntouched(_ place: Int) {
    values.update(place) { $0.put($0.untouchedSource) }
  }

  /// Puts what was saved of a field in place; false where its content is bad, which then is a fault.
  @discardableResult
  mutating func put(
    _ field: SavedField, named name: String, at place: Int, _ reading: inout SavedFormReader
  ) -> Bool {
    let path = "fields.\(name)"
    if let group = plan.groupAtField[place] {
      guard let rows = field.rows else {
        reading.fail(name, path, "expected rows, found \(field.content.words)")
        return false
      }
      put(rows, named: name, in: group, &reading)
      return true
    }
    guard field.rows == nil else {
      let expected = values.machine(place).savedForm
      reading.fail(name, path, "expected \(expected), found rows")
      return false
    }
    let content = reading.renamed(field.content, of: plan.fieldIDs[declared(place)], saved: name)
    guard let source = values.machine(place).source(from: content) else {
      let expected = values.machine(place).savedForm
      reading.fail(name, path, "expected \(expected), found \(field.content.words)")
      return false
    }
    values.update(place) { $0.put(source) }
    if plan.seats[declared(place)]?.member != nil { records[place].edit = field.edit ?? 0 }
    var memory = ParentMemory()
    memory.owner = field.owner.flatMap { parents($0, of: place, reading) }
    for remembered in field.memory {
      let content = reading.renamed(
        remembered.content, of: plan.fieldIDs[declared(place)], saved: name)
      guard let key = parents(remembered.parents, of: place, reading),
        let source = values.machine(place).source(from: content)
      else {
        reading.fail(name, path + ".memory", "expected parents and a choice of this form")
        continue
      }
      memory.choices[key] = source
    }
    let isPending = tellsParentsApart(place) && memory.owner == nil && memory.choices.isEmpty
    memory.isPending = field.isPending || isPending && content != .untouched
    if memory != ParentMemory() { records[place].memory = memory }
    return true
  }

  private func parents(
    _ saved: [SavedValue], of place: Int, _ reading: SavedFormReader
  ) -> ParentKey? {
    let reads = reads(of: place)
    guard saved.count == reads.count else { return nil }
    var parts: [FieldValue] = []
    for (value, read) in zip(saved, reads) {
      let other = self.place(read: read.field, from: place)
      let value = reading.renamedParent(value, of: plan.fieldIDs[read.field])
      guard let part = values.machine(other).part(from: value) else { return nil }
      parts.append(part)
    }
    return ParentKey(parts: parts)
  }

  private func outcome(
    at place: Int, renamed: [RestoreReport.Renaming]
  ) -> RestoreReport.Outcome {
    if !renamed.isEmpty { return .renamed(renamed) }
    let machine = values.machine(place)
    guard machine.status == .ready else { return .pending }
    if machine.kind != .multi, machine.standing == .member { return .restored }
    let missing = machine.missingIDs
    return missing.isEmpty ? .restored : .missing(ids: missing)
  }
}

/// What was found while a saved form was read.
struct SavedFormReader {
  let aliases: SavedAliases
  private(set) var faults: [FormRestoreError.Fault] = []
  private(set) var renamings: [String: [RestoreReport.Renaming]] = [:]
  private var bad: Set<String> = []
  /// The fields of rows that were read, by their names.
  var places: [(path: String, place: Int)] = []
  /// Fields that rows do not have.
  var unknown: [String] = []

  init(aliases: SavedAliases) { self.aliases = aliases }

  func isBad(_ field: String) -> Bool { bad.contains(field) }

  /// Notes a fault that is none of a field: what it is about is kept.
  mutating func fail(path: String, _ message: String) {
    faults.append(FormRestoreError.Fault(path: path, message: message))
  }

  mutating func fail(_ field: String, _ path: String, _ message: String) {
    bad.insert(field)
    faults.append(FormRestoreError.Fault(path: path, message: message))
  }

  /// A value of a field as another field noted it: by its present ids, and not told as renamed.
  func renamedParent(_ value: SavedValue, of field: String) -> SavedValue {
    var copy = self
    return copy.renamed(value, of: field, saved: field)
  }

  mutating func renamed(
    _ value: SavedValue, of field: String, saved name: String
  ) -> SavedValue {
    guard let table = aliases.options[field] else { return value }
    func rename(_ id: SavedID, _ renamings: inout [RestoreReport.Renaming]) -> SavedID {
      guard let new = table[id] else { return id }
      renamings.append(RestoreReport.Renaming(old: id, new: new))
      return new
    }
    var found: [RestoreReport.Renaming] = []
    defer { if !found.isEmpty { renamings[name, default: []] += found } }
    switch value {
    case .option(let id): return .option(rename(id, &found))
    case .options(let ids): return .options(ids.map { rename($0, &found) })
    case .untouched, .cleared, .text, .on: return value
    }
  }
}

extension SavedValue {
  /// What it is, for messages.
  var words: String {
    switch self {
    case .untouched: "nothing"
    case .cleared: "a cleared choice"
    case .option(let id): "the id \(id)"
    case .options(let ids): "the ids \(ids.map(\.description).joined(separator: ", "))"
    case .text: "a text"
    case .on: "a switch"
    }
  }
}
