import SelectorScenarios

/// Makes steps that mean something in a form as it is now.
struct StepGenerator {
  var random: TraceRandom

  init(seed: UInt64) { random = TraceRandom(seed: seed) }

  mutating func next(_ model: ModelForm) -> TraceStep {
    let form = model.plan.form
    // What a loader owes comes often, or nothing would ever be ready.
    let running = form.fields.indices.filter { model.fields[$0].load.started > 0 }
    if let index = random.pick(running), random.chance(30) { return answer(index, model) }
    let field = random.pick(form.fields) ?? form.fields[0]
    switch random.below(100) {
    case ..<8: return .undo
    case ..<13: return .redo
    case ..<14: return .reset
    case ..<17: return .submit
    case ..<20: return .saveAndRestore
    case ..<24: return .wait(random.pick([50, 100, 150, 250]) ?? 100)
    case ..<26 where field.isLoaded: return .retry(field.id)
    case ..<28: return .leave
    case ..<34:
      return .batch(
        (0..<(2 + random.below(2))).map { _ in
          write(random.pick(form.fields) ?? field, model, inBatch: true)
        })
    case ..<60: return gesture(field, model)
    default: return write(field, model, inBatch: false)
    }
  }

  private mutating func answer(_ index: Int, _ model: ModelForm) -> TraceStep {
    let field = model.plan.form.fields[index]
    let load = model.fields[index].load
    // The last requests, some of them answered or cancelled long ago.
    let request = max(1, load.started - (random.pick([0, 0, 0, 0, 1, 1, 2]) ?? 0))
    if random.chance(15) { return .fail(field.id, request) }
    return .respond(field.id, request, answer(to: load.asked[request - 1], of: field, model))
  }

  /// What a server gives for a key; now and then it thinks of something else.
  private mutating func answer(
    to key: ModelField.Key, of field: TraceField, _ model: ModelForm
  ) -> [TraceOption] {
    let rows = rows(of: field, model)
    let cells = Set(
      key.flatMap { value -> [ScenarioID] in
        switch value {
        case .id(let id): [id]
        case .ids(let ids): ids
        case .none, .on, .text, .rows: []
        }
      })
    var found = rows.filter { row in
      cells.isEmpty || row.cells.values.contains { cells.contains($0) }
    }
    if random.chance(15) { found.shuffle(using: &random) }
    if random.chance(15) { found = Array(found.prefix(random.below(3))) }
    return found.prefix(5).map { TraceOption(id: $0.id, isDisabled: $0.isDisabled) }
  }

  // MARK: Single fields

  private func rows(of field: TraceField, _ model: ModelForm) -> [TraceOption] {
    let tables = model.plan.form.tables
    switch field.source {
    case .fixed(let options): return options
    case .table(let name, _): return model.plan.tables[name] ?? []
    case .async: return tables.last?.rows ?? []
    }
  }

  private mutating func id(of field: TraceField, _ model: ModelForm) -> ScenarioID {
    let listed = model.fields[model.place[field.id] ?? 0].options.map(\.id)
    if random.chance(70), let id = random.pick(listed) { return id }
    return random.pick(rows(of: field, model).map(\.id)) ?? "none"
  }

  private mutating func gesture(_ field: TraceField, _ model: ModelForm) -> TraceStep {
    switch field.kind {
    case .selector:
      return random.chance(20) ? .wipe(field.id) : .pick(field.id, id(of: field, model))
    case .multi: return .pick(field.id, id(of: field, model))
    case .toggle: return .flip(field.id)
    case .text: return .type(field.id, random.pick(["a", "b"]) ?? "a")
    case .results: return .submit
    }
  }

  private mutating func write(
    _ field: TraceField, _ model: ModelForm, inBatch: Bool
  ) -> TraceStep {
    if random.chance(6) { return .disable(field.id, random.chance(50)) }
    switch field.kind {
    case .toggle: return random.chance(15) ? .clear(field.id) : .setOn(field.id, random.chance(50))
    case .text:
      return random.chance(15)
        ? .clear(field.id) : .setText(field.id, random.pick(["", "a", "b"]) ?? "")
    case .results: return .disable(field.id, random.chance(50))
    case .selector, .multi: break
    }
    let first = id(of: field, model)
    switch random.below(100) {
    case ..<14: return .clear(field.id)
    case ..<20: return .disableOption(field.id, first, random.chance(60))
    case ..<26 where !inBatch: return .selectIndex(field.id, random.below(4) - 1)
    case ..<32 where !tellsParentsApart(field):
      let rows = rows(of: field, model).map { TraceOption(id: $0.id, isDisabled: $0.isDisabled) }
      let some = Array(rows.shuffled(using: &random).prefix(random.below(4)))
      return random.chance(50) ? .setOptions(field.id, some) : .append(field.id, some)
    default:
      guard field.kind == .multi, random.chance(60) else { return .select(field.id, [first]) }
      return .select(field.id, [first, id(of: field, model)])
    }
  }

  /// A list of the program's own depends on nothing; what becomes of older choices is nobody's rule.
  private func tellsParentsApart(_ field: TraceField) -> Bool {
    field.isUnique || field.onMissing == .rememberPerParent
  }
}
