import SelectorScenarios

/// The end of a transaction: everything follows from the choices, field by field.
extension ModelForm {
  enum Origin { case start, user, program, load, undo, reset, typing(Int) }

  mutating func transact(_ origin: Origin, _ body: (inout Self) -> Void) {
    let before = self
    written = []
    restated = []
    forgotten = []
    body(&self)
    settle(origin, before: before)
    record(origin, before)
    written = []
    restated = []
    forgotten = []
  }

  mutating func settle(_ origin: Origin, before: ModelForm?) {
    for index in plan.order { settle(index, origin, before: before?.fields[index]) }
  }

  private mutating func settle(_ index: Int, _ origin: Origin, before: ModelField?) {
    let declared = plan.form.fields[index]
    fields[index].isVisible = declared.visibleWhen.map { holds($0) } ?? true
    let isRuleEnabled = declared.enabledWhen.map { holds($0) } ?? true
    fields[index].isEnabled = isRuleEnabled && !fields[index].isDisabledByProgram
    if let before, before.isVisible, !fields[index].isVisible, declared.onHidden == .clear {
      // What undo restores is not judged.
      if case .undo = origin {} else { forgetAll(index) }
    }
    let key = key(of: index)
    settleMemory(index, key)
    settleList(index, key, origin)
    if let before, declared.onMissing == .clear { forgetLost(index, origin, before) }
    fields[index].value = value(of: index)
  }

  /// 4.1, 13.3: a field that gets hidden under `clear` forgets, every tuple too.
  private mutating func forgetAll(_ index: Int) {
    let empty = ModelField.empty(plan.form.fields[index].kind)
    guard fields[index].choice != empty || !fields[index].memory.isEmpty else { return }
    fields[index].choice = empty
    fields[index].isByUser = false
    fields[index].memory = [:]
    fields[index].owner = nil
    fields[index].isPending = false
    forgotten.insert(index)
  }

  // MARK: Reading

  /// The value as others see it (1.2, 4.1).
  func read(_ index: Int) -> Scenario.Value {
    let field = fields[index]
    let declared = plan.form.fields[index]
    let isReadable = field.isVisible || declared.onHidden == .keep
    switch declared.kind {
    case .selector: return isReadable ? field.value.first.map { .id($0.id) } ?? .none : .none
    case .multi: return .ids(isReadable ? field.value.map(\.id) : [])
    case .results: return .none
    case .toggle: if isReadable, case .on(let isOn) = field.choice { return .on(isOn) }
    case .text:
      if isReadable, case .text(let text) = field.choice { return .text(text) }
      return .text("")
    }
    return .on(false)
  }

  func holds(_ condition: TraceCondition) -> Bool {
    switch condition {
    case .both(let left, let right): return holds(left) && holds(right)
    case .either(let left, let right): return holds(left) || holds(right)
    case .not(let part): return !holds(part)
    case .isSet(let field, let isSet):
      guard let index = place[field] else { return false }
      return self.isSet(index) == isSet
    case .holds(let field, let expected):
      guard let index = place[field] else { return false }
      let value = read(index)
      if case .ids(let ids) = value, case .id(let id) = expected { return ids.contains(id) }
      return value == expected
    }
  }

  private func isSet(_ index: Int) -> Bool {
    guard isReadable(index) else { return false }
    switch read(index) {
    case .none, .ids([]), .text(""): return false
    case .id, .ids, .text, .on, .rows: return true
    }
  }

  func isReadable(_ index: Int) -> Bool {
    fields[index].isVisible || plan.form.fields[index].onHidden == .keep
  }

  // MARK: Keys

  /// The values that the list depends on; nil where it is blocked (2.2, 3.3).
  private func key(of index: Int) -> ModelField.Key? {
    let declared = plan.form.fields[index]
    // Filters of results restrict, they block nothing.
    if declared.kind == .results { return [] }
    var key: ModelField.Key = []
    for parent in declared.parents {
      guard let parent = place[parent], let part = part(parent, for: declared) else { return nil }
      key.append(part)
    }
    if declared.isLoaded, !isReadable(index) { return nil }
    return key
  }

  private func part(_ parent: Int, for declared: TraceField) -> Scenario.Value? {
    guard isReadable(parent) else { return nil }
    if declared.isLoaded, fields[parent].status == .loading || fields[parent].status == .failed {
      return nil
    }
    let value = read(parent)
    return value == .none || value == .ids([]) ? nil : value
  }

  // MARK: To whom a choice belongs

  /// 2.3 (`rememberPerParent`) and 2.8 (`uniqueWithinParent`).
  private mutating func settleMemory(_ index: Int, _ key: ModelField.Key?) {
    let declared = plan.form.fields[index]
    let remembers = declared.onMissing == .rememberPerParent
    guard declared.isUnique || remembers, !declared.parents.isEmpty,
      fields[index].programList == nil
    else { return }
    guard let key else {
      fields[index].isForeign = false
      if restated.contains(index), !fields[index].isPending, !written.contains(index) {
        written.insert(index)
        fields[index].isByUser = false
      }
      if written.contains(index), !forgotten.contains(index) { fields[index].isPending = true }
      return
    }
    // Written as it was, under other parents: a new choice (2.8, 13.2).
    if restated.contains(index) {
      let known = remembers ? fields[index].memory[key] : fields[index].choice
      let isSame = known == fields[index].choice && (remembers || fields[index].owner == key)
      if !isSame {
        written.insert(index)
        fields[index].isByUser = false
      }
    }
    let isWritten = written.contains(index) && !forgotten.contains(index)
    let isNew = isWritten || fields[index].isPending
    fields[index].isPending = false
    if remembers {
      if isNew {
        fields[index].memory[key] = fields[index].choice
      } else {
        fields[index].choice = fields[index].memory[key] ?? .untouched
      }
    } else {
      if isNew { fields[index].owner = key }
      fields[index].isForeign = fields[index].owner.map { $0 != key } ?? false
    }
  }

  // MARK: Lists

  private mutating func settleList(_ index: Int, _ key: ModelField.Key?, _ origin: Origin) {
    if let list = fields[index].programList {
      fields[index].options = list
      fields[index].status = .ready
      return
    }
    switch plan.form.fields[index].source {
    case .fixed(let options): fields[index].options = Self.unique(options)
    case .table(let name, let filters):
      let rows = plan.tables[name] ?? []
      fields[index].status = key == nil ? .blocked : .ready
      if plan.form.fields[index].kind == .results {
        // Two rows may have one id: which of them counts is found before any filter.
        fields[index].options = Self.unique(rows)
      } else {
        let matching = key.map { key in rows.filter { Self.matches($0, filters, key) } } ?? []
        fields[index].options = Self.unique(matching)
      }
    case .async: settleLoad(index, key, origin)
    }
  }

  static func unique(_ options: [TraceOption]) -> [TraceOption] {
    var seen: Set<ScenarioID> = []
    return options.filter { seen.insert($0.id).inserted }
  }

  static func matches(
    _ row: TraceOption, _ filters: [TraceFilter], _ key: ModelField.Key
  ) -> Bool {
    zip(filters, key).allSatisfy { filter, value in
      let cell = filter.column == "id" ? row.id : row.cells[filter.column]
      guard let cell else { return false }
      switch value {
      case .id(let id): return cell == id
      case .ids(let ids): return ids.contains(cell)
      case .text(let text): return cell == .text(text)
      case .on, .none, .rows: return false
      }
    }
  }

  private mutating func settleLoad(_ index: Int, _ key: ModelField.Key?, _ origin: Origin) {
    var load = fields[index].load
    if load.phase != .stopped, key != load.key {
      load.key = key
      if let key {
        let debounce = plan.form.fields[index].debounce
        if load.answers[key] != nil {
          load.phase = .ready
        } else if case .start = origin {
          load.start()
        } else if debounce == 0 {
          load.start()
        } else {
          load.phase = .debouncing(now + debounce)
        }
      } else {
        load.phase = .idle
      }
    }
    fields[index].load = load
    fields[index].options = []
    switch load.phase {
    case .idle: fields[index].status = .blocked
    case .debouncing, .loading: fields[index].status = .loading
    case .failed: fields[index].status = .failed
    case .ready, .stopped:
      fields[index].status = .ready
      fields[index].options = load.key.flatMap { load.answers[$0] } ?? []
    }
  }

  // MARK: Forgetting

  /// 2.3 (`clear`): judged at the end of a transaction that did not write the choice.
  private mutating func forgetLost(_ index: Int, _ origin: Origin, _ before: ModelField) {
    switch origin {
    case .undo, .reset, .start: return
    case .user, .program, .load, .typing: break
    }
    guard !written.contains(index), fields[index].status == .ready else { return }
    let ids = fields[index].choice.ids
    let kept = ids.filter { id in
      if fields[index].holds(id) { return true }
      let wasHeld = before.status == .ready ? before.holds(id) : true
      return !wasHeld
    }
    guard kept.count < ids.count else { return }
    fields[index].choice = kept.isEmpty ? .untouched : .ids(kept)
    // Nothing that a loader does makes a field dirty (3.6): it is not what a user wrote last.
    fields[index].isByUser = false
  }
}

extension ModelLoad {
  mutating func start() {
    started += 1
    phase = .loading(started)
    asked.append(key ?? [])
  }
}
