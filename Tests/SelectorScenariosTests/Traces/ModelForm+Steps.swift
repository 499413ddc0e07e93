import SelectorScenarios

/// What each step does to the choices.
extension ModelForm {
  func isUsable(_ index: Int) -> Bool { fields[index].isVisible && fields[index].isEnabled }

  func hasStarted(_ field: String, _ request: Int) -> Bool {
    place[field].map {
      (1...max(1, fields[$0].load.started)).contains(request)
        && fields[$0].load.started > 0
    } ?? false
  }

  mutating func perform(_ step: TraceStep) {
    switch step {
    case .undo: undo()
    case .redo: redo()
    case .reset: reset()
    case .submit: submission = submitted()
    case .saveAndRestore: saveAndRestore()
    case .wait(let time): wait(time)
    case .leave: moveFocus(nil)
    case .pick, .flip, .type, .wipe: performGesture(step)
    case .respond(let field, let request, let options):
      answer(field, request) { load in
        load.answers[load.key ?? []] = Self.unique(options)
        load.phase = .ready
      }
    case .fail(let field, let request): answer(field, request) { $0.phase = .failed }
    case .retry(let field):
      guard let index = place[field] else { return }
      transact(.load) { form in
        guard form.fields[index].load.key != nil, form.fields[index].load.phase != .stopped else {
          return
        }
        form.fields[index].load.start()
      }
    case .batch(let steps):
      transact(.program) { form in for step in steps { form.write(step) } }
    default: transact(.program) { $0.write(step) }
    }
  }

  private mutating func answer(
    _ field: String, _ request: Int, _ change: (inout ModelLoad) -> Void
  ) {
    guard let index = place[field] else { return }
    transact(.load) { form in
      guard form.fields[index].load.phase == .loading(request) else { return }
      change(&form.fields[index].load)
    }
  }

  private mutating func wait(_ time: Int) {
    let end = now + time
    while true {
      let due = fields.compactMap { field -> Int? in
        if case .debouncing(let until) = field.load.phase { until } else { nil }
      }.min()
      guard let due, due <= end else { break }
      now = due
      for index in fields.indices {
        guard case .debouncing(due) = fields[index].load.phase else { continue }
        transact(.load) { $0.fields[index].load.start() }
      }
    }
    now = end
  }

  // MARK: The program

  private mutating func write(_ step: TraceStep) {
    guard let id = step.fields.first, let index = place[id] else { return }
    switch step {
    case .select(_, let ids):
      guard plan.form.fields[index].isList else { return }
      if plan.form.fields[index].kind == .multi {
        put(ids.isEmpty ? .cleared : .ids(unique(ids)), in: index, byUser: false)
      } else if let first = ids.first {
        put(.ids([first]), in: index, byUser: false)
      }
    case .selectIndex(_, let position):
      guard fields[index].status == .ready, fields[index].options.indices.contains(position) else {
        return
      }
      put(.ids([fields[index].options[position].id]), in: index, byUser: false)
    case .clear:
      let kind = plan.form.fields[index].kind
      put(
        kind == .text ? .text("") : kind == .toggle ? .on(false) : .cleared, in: index,
        byUser: false)
    case .setText(_, let text):
      if plan.form.fields[index].kind == .text { put(.text(text), in: index, byUser: false) }
    case .setOn(_, let isOn):
      if plan.form.fields[index].kind == .toggle { put(.on(isOn), in: index, byUser: false) }
    case .disable(_, let isDisabled): fields[index].isDisabledByProgram = isDisabled
    case .disableOption(_, let option, let isDisabled):
      fields[index].overrides[option] = isDisabled
    case .setOptions(_, let options):
      fields[index].overrides = [:]
      takeOver(index, Self.unique(options))
    case .append(_, let options): takeOver(index, Self.unique(fields[index].options + options))
    default: break
    }
  }

  private func unique(_ ids: [ScenarioID]) -> [ScenarioID] {
    var seen: Set<ScenarioID> = []
    return ids.filter { seen.insert($0).inserted }
  }

  /// 2.7: the list is the program's own from now on.
  private mutating func takeOver(_ index: Int, _ options: [TraceOption]) {
    guard plan.form.fields[index].isList else { return }
    fields[index].programList = options
    // Later steps of a batch look at it.
    fields[index].options = options
    fields[index].status = .ready
    if plan.form.fields[index].isLoaded { fields[index].load.phase = .stopped }
  }

  /// 1.4: an equal write is no change; under other parents (2.8) it is a new choice.
  private mutating func put(_ choice: ModelChoice, in index: Int, byUser: Bool) {
    let isForeign = fields[index].isForeign && !choice.ids.isEmpty
    let isEqual =
      choice == fields[index].choice
      || !choice.ids.isEmpty && Set(choice.ids) == Set(fields[index].choice.ids)
    guard !isEqual || isForeign else {
      if !choice.ids.isEmpty, !written.contains(index) { restated.insert(index) }
      return
    }
    fields[index].choice = choice
    written.insert(index)
    fields[index].isByUser = byUser
    if byUser { fields[index].isTouched = true }
  }

  // MARK: The user

  private mutating func performGesture(_ step: TraceStep) {
    guard let id = step.fields.first, let index = place[id], isUsable(index) else { return }
    let kind = plan.form.fields[index].kind
    switch (step, kind) {
    case (.pick(_, let option), .selector), (.pick(_, let option), .multi):
      moveFocus(index)
      fields[index].isTouched = true
      transact(.user) { $0.pick(option, in: index) }
    case (.flip, .toggle):
      moveFocus(index)
      guard case .on(let isOn) = fields[index].choice else { return }
      transact(.user) { $0.put(.on(!isOn), in: index, byUser: true) }
    case (.type(_, let letter), .text):
      moveFocus(index)
      guard case .text(let text) = fields[index].choice else { return }
      transact(.typing(index)) { $0.put(.text(text + letter), in: index, byUser: true) }
    case (.wipe, .selector):
      moveFocus(index)
      // 1.5: only where a value is shown.
      guard !fields[index].value.isEmpty else { return }
      transact(.user) { $0.put(.cleared, in: index, byUser: true) }
    default: break
    }
  }

  private mutating func moveFocus(_ target: Int?) {
    guard target != focus else { return }
    if let focus { fields[focus].isTouched = true }
    focus = target
    typing = nil
  }

  private mutating func pick(_ id: ScenarioID, in index: Int) {
    let field = fields[index]
    let declared = plan.form.fields[index]
    guard field.status == .ready, let option = field.options.first(where: { $0.id == id }),
      !field.isDisabled(option)
    else { return }
    let isValue = field.value.contains { $0.id == id && $0.ground != .flagged }
    if declared.kind == .selector {
      if !isValue {
        put(.ids([id]), in: index, byUser: true)
      } else if declared.isDeselectable {
        put(.cleared, in: index, byUser: true)
      }
      return
    }
    let isByDefault = field.value.contains { $0.ground == .byDefault }
    let base = isByDefault ? field.value.map(\.id) : field.choice.ids
    if isValue {
      let rest = base.filter { $0 != id }
      put(rest.isEmpty ? .cleared : .ids(rest), in: index, byUser: true)
    } else if field.value.count < declared.maximum ?? .max {
      put(.ids(base + [id]), in: index, byUser: true)
    }
  }

  // MARK: Undo, reset, restore

  private var sources: [ModelSource] { fields.map { ModelSource($0) } }

  /// 4.6: one step for each transaction of the user or the program that changed a choice.
  mutating func record(_ origin: Origin, _ before: ModelForm) {
    let was = before.sources
    if case .program = origin {
      // Written to and fro within a batch: an equal write is no change (1.4).
      for index in fields.indices where was[index].isSame(as: sources[index]) {
        fields[index].isByUser = was[index].isByUser
      }
    }
    let isNow = sources
    let changed = fields.indices.filter { !was[$0].isSame(as: isNow[$0]) }
    switch origin {
    case .start, .load, .undo: return
    case .reset: guard !changed.isEmpty else { return }
    case .user, .program, .typing:
      // What a form forgets because a list changed is no step (13.3).
      guard changed.contains(where: written.contains) else { return }
    }
    future = []
    if case .typing(let index) = origin {
      if typing == index, !past.isEmpty {
        past[past.count - 1].after = isNow
        return
      }
      typing = index
    } else {
      typing = nil
    }
    past.append(ModelStep(before: was, after: isNow))
  }

  private mutating func undo() {
    guard let step = past.popLast() else { return }
    typing = nil
    future.append(step)
    restore(step.before)
  }

  private mutating func redo() {
    guard let step = future.popLast() else { return }
    typing = nil
    past.append(step)
    restore(step.after)
  }

  private mutating func restore(_ sources: [ModelSource]) {
    transact(.undo) { form in
      for index in form.fields.indices { form.fields[index].put(sources[index]) }
    }
  }

  private mutating func reset() {
    transact(.reset) { form in
      for index in form.fields.indices {
        form.fields[index].put(ModelSource(ModelField(form.plan.form.fields[index])))
        form.fields[index].isTouched = false
      }
      form.submission = .none
    }
    typing = nil
  }

  private mutating func saveAndRestore() {
    var fresh = ModelForm(plan: plan)
    fresh.now = now
    for index in fields.indices {
      fresh.fields[index].put(ModelSource(fields[index]))
      fresh.fields[index].isByUser = false
      // Its loader begins anew.
      fresh.fields[index].load = ModelLoad()
    }
    fresh.settle(.start, before: nil)
    for index in fields.indices { fresh.fields[index].start = fresh.fields[index].choice }
    self = fresh
  }
}
