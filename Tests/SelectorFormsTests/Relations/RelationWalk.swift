import Foundation
import SelectorForms
import SelectorKit

/// One thing that is done to a relation.
enum RelationStep: Hashable, Sendable {
  case choose(field: Int, ids: [Int])
  case clear(field: Int)
  case press(field: Int, place: Int)
  case show(field: Int, Bool)
  case query(String)
  case setEnabled(field: Int, id: Int, Bool?)
  case batch([Write])
  case undo, redo, reset, saveAndRestore

  struct Write: Hashable, Sendable {
    var field: Int
    var ids: [Int]
  }

  static func random(_ random: inout SeededRandom) -> Self {
    func write() -> Write {
      Write(
        field: random.number(below: 4),
        ids: (0...random.number(below: 3)).map { _ in random.number(below: RelationWorld.idCount) })
    }
    switch random.number(below: 40) {
    case 0..<11:
      let write = write()
      return .choose(field: write.field, ids: write.ids)
    case 11..<14: return .clear(field: random.number(below: 4))
    case 14..<23: return .press(field: random.number(below: 4), place: random.number(below: 5))
    case 23..<26: return .show(field: random.number(below: 4), random.oneIn(2))
    case 26..<28: return .query(random.pick(["", "", "a", "b", "c"]))
    case 28..<30:
      return .setEnabled(
        field: random.number(below: 4), id: random.number(below: RelationWorld.valueCount),
        random.pick([true, false, nil]))
    case 30..<33: return .batch((0...random.number(below: 3)).map { _ in write() })
    case 33..<36: return .undo
    case 36..<38: return .redo
    case 38: return .saveAndRestore
    default: return random.oneIn(3) ? .reset : .undo
    }
  }
}

/// A form with a relation beside the naive one; after every step both must show the same.
struct RelationWalk {
  let world: RelationWorld
  private var made: RelationForm
  private var naive: NaiveRelation
  /// What the last step reported.
  private var changes: [FormChange] = []

  init(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    world = RelationWorld(&random)
    made = try RelationForm(world)
    naive = NaiveRelation(world)
  }

  /// Walks from the start; the first step after which something differs, and what.
  static func failure(seed: Int, _ steps: [RelationStep]) -> (index: Int, what: String)? {
    do {
      var walk = try RelationWalk(seed: seed)
      if let what = walk.difference { return (0, "at the start: " + what) }
      for (index, step) in steps.enumerated() {
        let before = walk.values
        try walk.take(step)
        if let what = walk.difference ?? walk.unreported(since: before, step) {
          return (index, what)
        }
      }
      return nil
    } catch {
      return (0, "\(error)")
    }
  }

  private mutating func take(_ step: RelationStep) throws {
    changes = []
    switch step {
    case .choose(let field, let ids): choose(RelationStep.Write(field: field, ids: ids))
    case .clear(let field):
      guard let key = key(field) else { return }
      changes = made.form.clear(key.reference)
      naive.choose(field, .cleared)
    case .press(let field, let place): press(field, place)
    case .show(let field, let isHidden):
      guard world.fields.indices.contains(field) else { return }
      changes = made.form.setOn(made.switches[field], isHidden)
      naive.setHidden(field, isHidden)
    case .query(let query):
      changes = made.form.setText(made.query, query)
      naive.setQuery(query)
    case .setEnabled(let field, let id, let isEnabled): setEnabled(field, id, isEnabled)
    case .batch(let writes):
      let known = writes.filter { world.fields.indices.contains($0.field) }
      let made = made
      changes = self.made.form.batch { form in
        for write in known { _ = Self.choose(write, made.keys[write.field], &form) }
      }
      naive.batch(known.map { ($0.field, choice($0)) })
    case .undo:
      changes = made.form.undo()
      naive.undo()
    case .redo:
      changes = made.form.redo()
      naive.redo()
    case .reset:
      changes = made.form.reset()
      naive.reset()
    case .saveAndRestore:
      let data = try JSONEncoder().encode(made.form.save())
      made = try RelationForm(world)
      try made.form.restore(try JSONDecoder().decode(SavedForm.self, from: data))
      naive.restore()
    }
  }

  private func key(_ field: Int) -> RelationForm.Key? {
    made.keys.indices.contains(field) ? made.keys[field] : nil
  }

  private func choice(_ write: RelationStep.Write) -> NaiveRelation.Choice {
    let isMulti = world.fields[write.field].kind == .multi
    var seen: Set<Int> = []
    return .chosen(isMulti ? write.ids.filter { seen.insert($0).inserted } : [write.ids[0]])
  }

  private mutating func choose(_ write: RelationStep.Write) {
    guard let key = key(write.field) else { return }
    changes = Self.choose(write, key, &made.form)
    naive.choose(write.field, choice(write))
  }

  private static func choose(
    _ write: RelationStep.Write, _ key: RelationForm.Key, _ form: inout Form
  ) -> [FormChange] {
    switch key {
    case .selector(let key): form.choose(key, id: write.ids[0])
    case .multi(let key): form.choose(key, ids: write.ids)
    case .combobox(let key): form.choose(key, id: write.ids[0])
    }
  }

  private mutating func press(_ field: Int, _ place: Int) {
    guard let key = key(field) else { return }
    changes = made.form.open(key.reference)
    let ids = seen(field).options
    guard !ids.isEmpty else { return }
    let id = ids[place % ids.count]
    let isVisible = made.form.isVisible(key.reference)
    switch key {
    case .selector(let key): changes += made.form.press(key, option: id)
    case .multi(let key): changes += made.form.press(key, option: id)
    case .combobox(let key): changes += made.form.press(key, option: id)
    }
    if isVisible { naive.press(field, id) }
  }

  private mutating func setEnabled(_ field: Int, _ id: Int, _ isEnabled: Bool?) {
    let availability = isEnabled.map { $0 ? OptionAvailability.enabled : .disabled(reason: "") }
    switch key(field) {
    case .selector(let key): changes = made.form.setAvailability(availability, of: id, in: key)
    case .multi(let key): changes = made.form.setAvailability(availability, of: id, in: key)
    case .combobox(let key): changes = made.form.setAvailability(availability, of: id, in: key)
    case nil: return
    }
    naive.setEnabled(field, id, isEnabled)
  }

  // MARK: What can be seen

  private func seen(_ field: Int) -> NaiveRelation.Field {
    switch made.keys[field] {
    case .selector(let key): seen(key)
    case .multi(let key): seen(key)
    case .combobox(let key): seen(key)
    }
  }

  private func seen<Key: ListFieldReference>(_ key: Key) -> NaiveRelation.Field
  where Key.Control.Option == ColumnOption<Int> {
    guard let control = made.form.control(of: key) else { return NaiveRelation.Field() }
    let options = control.options.array
    return NaiveRelation.Field(
      value: Self.ids(made.form.value(of: key)),
      chosen: Self.ids(made.form.chosen(of: key)).sorted(),
      options: options.map(\.id), disabled: options.filter { control.isDisabled($0) }.map(\.id),
      counts: Dictionary(
        uniqueKeysWithValues: made.form.optionCounts(of: key).map { ($0.id, $0.count) }))
  }

  private static func ids(_ value: FieldValue) -> [Int] {
    switch value {
    case .option(let id): [id].compactMap { $0.typed() }
    case .options(let ids): ids.compactMap { $0.typed() }
    case .none, .text, .on, .rows: []
    }
  }

  private var values: [FieldValue] { made.keys.map { made.form.value(of: $0.reference) } }

  /// A value that changed and was not reported, or the other way round.
  private func unreported(since before: [FieldValue], _ step: RelationStep) -> String? {
    if step == .saveAndRestore { return nil }
    for (field, value) in values.enumerated() {
      let reports = changes.filter { $0.field == "f\(field)" && $0.isOfValue }
      if value != before[field], reports.isEmpty {
        return "f\(field) became \(value), reported was \(changes)"
      }
      for case .valueChanged(_, let current, let reason) in reports.map(\.event) {
        if value == before[field] || current != value {
          return "f\(field) is \(value), reported was \(changes)"
        }
        if reason == .parentChanged { return "a relation has no parents: \(changes)" }
      }
    }
    return nil
  }

  private var difference: String? {
    for (field, expected) in naive.fields.enumerated() {
      let got = seen(field)
      if got != expected { return "f\(field) is \(got),\n  expected \(expected)\n\(world)" }
    }
    let found = made.form[made.found].map(\.id)
    if found != naive.found { return "found \(found), expected \(naive.found)" }
    return made.form.checkInvariants().first
  }
}

extension FormChange {
  /// Whether it tells of a write or of a value that became another.
  fileprivate var isOfValue: Bool {
    switch event {
    case .valueChanged: true
    case .selector(.chose), .selector(.removed), .selector(.cleared): true
    case .selector, .text, .on, .row: false
    }
  }
}
