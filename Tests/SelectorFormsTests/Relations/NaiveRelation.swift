import SelectorForms
import SelectorKit

/// What a relation should do, row by row and without memory of anything: the rules written down once more.
///
/// It shares nothing with the engine: no index, no sets, no order of slots.
struct NaiveRelation {
  enum Choice: Hashable {
    case untouched
    case cleared
    case chosen([Int])

    var ids: [Int] { if case .chosen(let ids) = self { ids } else { [] } }
  }

  /// All that undo puts back.
  struct Source: Hashable {
    var choices: [Choice]
    /// When each field was written.
    var edits: [Int]
    var hidden: [Bool]
    var query = ""
  }

  /// What can be seen of one field.
  struct Field: Hashable {
    var value: [Int] = []
    var chosen: [Int] = []
    var options: [Int] = []
    var disabled: [Int] = []
    var counts: [Int: Int] = [:]
  }

  let world: RelationWorld
  private(set) var source: Source
  private var clock = 0
  private var past: [(before: Source, after: Source)] = []
  private var future: [(before: Source, after: Source)] = []
  private var overrides: [[Int: Bool]]
  /// What was kept after the last transaction.
  private var keptBefore: [[Int]] = []

  init(_ world: RelationWorld) {
    self.world = world
    let count = world.fields.count
    source = Source(
      choices: Array(repeating: .untouched, count: count), edits: Array(repeating: 0, count: count),
      hidden: Array(repeating: false, count: count))
    overrides = Array(repeating: [:], count: count)
    keptBefore = kept()
  }

  // MARK: What is kept

  private func isSeen(_ field: Int) -> Bool {
    !source.hidden[field] || !world.fields[field].isConditional
  }

  private func takesPart(_ field: Int) -> Bool {
    isSeen(field) || world.fields[field].onHidden == .keep
  }

  /// Whether some row has the value and, for every other field that holds something, one of its values.
  private func agrees(_ field: Int, _ id: Int, with held: [[Int]]) -> Bool {
    world.rows.contains { row in
      row.cells[field] == id
        && held.indices.allSatisfy { other in
          other == field || held[other].isEmpty
            || row.cells[other].map(held[other].contains) ?? false
        }
    }
  }

  private func kept() -> [[Int]] {
    var held = world.fields.map { _ in [Int]() }
    let order = world.fields.indices.sorted {
      source.edits[$0] == source.edits[$1] ? $0 < $1 : source.edits[$0] > source.edits[$1]
    }
    for field in order where takesPart(field) {
      held[field] = source.choices[field].ids.filter { agrees(field, $0, with: held) }
    }
    return held
  }

  /// The rows that count for options: those that the query leaves.
  private var narrowed: [RelationWorld.Row] {
    guard world.isNarrowed, !source.query.isEmpty else { return world.rows }
    return world.rows.filter { $0.word.contains(source.query) }
  }

  private func count(_ field: Int, _ id: Int, with held: [[Int]]) -> Int {
    narrowed.count { row in
      row.cells[field] == id
        && held.indices.allSatisfy { other in
          other == field || held[other].isEmpty
            || row.cells[other].map(held[other].contains) ?? false
        }
    }
  }

  private func values(of field: Int) -> [Int] {
    var values: [Int] = []
    for row in world.rows {
      if let value = row.cells[field], !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// What holds: choices that are kept, and defaults.
  private func held() -> (kept: [[Int]], held: [[Int]]) {
    let kept = kept()
    var held = kept
    for (field, traits) in world.fields.enumerated() where takesPart(field) {
      let falls = traits.missing == .fallback && !source.choices[field].ids.isEmpty
      guard source.choices[field] == .untouched || falls && kept[field].isEmpty else { continue }
      let wanted = defaults(of: field, held)
      held[field] = (traits.kind == .multi ? wanted : Array(wanted.prefix(1))).filter {
        agrees(field, $0, with: held)
      }
    }
    return (kept, held)
  }

  private func defaults(of field: Int, _ held: [[Int]]) -> [Int] {
    var without = held
    without[field] = []
    let listed = values(of: field).filter {
      world.emptyOptions != .hide || count(field, $0, with: without) > 0
    }
    let enabled = listed.filter { id in
      overrides[field][id]
        ?? (world.emptyOptions != .disable || count(field, id, with: without) > 0)
    }
    switch world.fields[field].initial {
    case .none: return []
    case .id(let id): return listed.filter { $0 == id }
    case .ids(let ids): return ids.filter { listed.contains($0) }
    case .index(let index): return listed.indices.contains(index) ? [listed[index]] : []
    case .first: return Array(listed.prefix(1))
    case .firstEnabled: return Array(enabled.prefix(1))
    case .only: return enabled.count == 1 ? enabled : []
    }
  }

  // MARK: What can be seen

  var fields: [Field] {
    let (kept, held) = held()
    return world.fields.indices.map { field in
      let chosen = source.choices[field].ids
      let unkept = chosen.filter { !kept[field].contains($0) }
      let isFlagged = world.fields[field].missing == .flag && takesPart(field)
      let value = held[field] + (isFlagged ? unkept : [])
      let values = values(of: field)
      let counts = Dictionary(
        uniqueKeysWithValues: values.map { ($0, count(field, $0, with: held)) })
      let options =
        values.filter { world.emptyOptions != .hide || counts[$0] != 0 || value.contains($0) }
        + (isFlagged ? unkept.filter { !values.contains($0) } : [])
      let disabled = options.filter { id in
        if let isEnabled = overrides[field][id] { return !isEnabled }
        return world.emptyOptions == .disable && counts[id] == 0 && !held[field].contains(id)
      }
      let ordered = options.filter { value.contains($0) }
      return Field(
        value: takesPart(field) ? ordered : [], chosen: chosen.sorted(), options: options,
        disabled: disabled, counts: counts)
    }
  }

  /// The ids of the rows that agree with everything.
  var found: [Int] {
    let held = held().held
    return world.rows.filter { row in
      (source.query.isEmpty || row.word.contains(source.query))
        && held.indices.allSatisfy { other in
          held[other].isEmpty || row.cells[other].map(held[other].contains) ?? false
        }
    }.map(\.id)
  }

  // MARK: What is done

  /// A transaction: `write` tells which fields it wrote to.
  private mutating func transact(_ write: (inout Self) -> Set<Int>) {
    let before = source
    let written = write(&self)
    for (field, traits) in world.fields.enumerated() {
      let wasSeen = !before.hidden[field] || !traits.isConditional
      if wasSeen, !isSeen(field), traits.onHidden == .clear { source.choices[field] = .untouched }
    }
    let kept = kept()
    for (field, traits) in world.fields.enumerated()
    where traits.missing == .clear && isSeen(field) && !written.contains(field) {
      let lost = source.choices[field].ids.filter {
        keptBefore[field].contains($0) && !kept[field].contains($0)
      }
      guard !lost.isEmpty else { continue }
      let left = source.choices[field].ids.filter { !lost.contains($0) }
      source.choices[field] = left.isEmpty ? .untouched : .chosen(left)
    }
    keptBefore = self.kept()
    guard source != before else { return }
    past.append((before, source))
    future = []
  }

  /// The program's write; an equal one is none, unless others had left no room for it.
  private mutating func write(_ field: Int, _ choice: Choice) -> Bool {
    let old = source.choices[field]
    let isEqual = Set(old.ids) == Set(choice.ids) && (old == choice || !choice.ids.isEmpty)
    if isEqual, kept()[field].count == choice.ids.count { return false }
    clock += 1
    source.edits[field] = clock
    source.choices[field] = choice
    return true
  }

  mutating func choose(_ field: Int, _ choice: Choice) {
    transact { $0.write(field, choice) ? [field] : [] }
  }

  mutating func batch(_ writes: [(Int, Choice)]) {
    let before = source
    let wasKept = keptBefore
    transact { naive in
      var written: Set<Int> = []
      let wasHidden = naive.source.hidden
      for (field, choice) in writes where naive.write(field, choice) { written.insert(field) }
      for field in written where written.count == 1 && naive.source.choices == before.choices {
        // To and fro: an equal write, if the choice held.
        if wasKept[field].count == before.choices[field].ids.count {
          naive.source.edits = before.edits
        }
      }
      _ = wasHidden
      return written
    }
  }

  /// A press on a listed option of an open list.
  mutating func press(_ field: Int, _ id: Int) {
    let seen = fields[field]
    guard seen.options.contains(id), !seen.disabled.contains(id) else { return }
    let kept = kept()[field]
    let chosen = source.choices[field].ids
    let isDefault =
      kept.isEmpty && !seen.value.isEmpty && !chosen.contains(where: seen.value.contains)
    let holds = seen.value.contains(id)
    let isUnkept = chosen.contains(id) && !kept.contains(id) && !isDefault
    guard world.fields[field].kind == .multi else {
      if !holds || isUnkept { force(field, .chosen([id])) }
      return
    }
    let base = isDefault ? seen.value : chosen
    if isUnkept, world.emptyOptions == .keep || !holds {
      force(field, .chosen(base.filter { $0 != id } + [id]))
    } else if holds {
      let rest = base.filter { $0 != id }
      force(field, rest.isEmpty ? .cleared : .chosen(rest))
    } else {
      force(field, .chosen(base.filter { $0 != id } + [id]))
    }
  }

  private mutating func force(_ field: Int, _ choice: Choice) {
    transact { naive in
      naive.clock += 1
      naive.source.edits[field] = naive.clock
      naive.source.choices[field] = choice
      return [field]
    }
  }

  mutating func setHidden(_ field: Int, _ isHidden: Bool) {
    transact { naive in
      naive.source.hidden[field] = isHidden
      return []
    }
  }

  mutating func setQuery(_ query: String) {
    transact { naive in
      naive.source.query = query
      return []
    }
  }

  mutating func setEnabled(_ field: Int, _ id: Int, _ isEnabled: Bool?) {
    // What no row is left for stays out of reach.
    overrides[field][id] = isEnabled == true ? nil : isEnabled
  }

  mutating func undo() {
    guard let step = past.popLast() else { return }
    source = step.before
    future.append(step)
    keptBefore = kept()
  }

  mutating func redo() {
    guard let step = future.popLast() else { return }
    source = step.after
    past.append(step)
    keptBefore = kept()
  }

  mutating func reset() {
    let before = source
    let fresh = NaiveRelation(world)
    source = fresh.source
    keptBefore = kept()
    guard source != before else { return }
    past.append((before, source))
    future = []
  }

  mutating func restore() {
    past = []
    future = []
    overrides = Array(repeating: [:], count: world.fields.count)
    // What is not chosen has no place in the order.
    keptBefore = kept()
  }
}
