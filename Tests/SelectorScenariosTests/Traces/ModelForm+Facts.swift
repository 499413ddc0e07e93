import SelectorScenarios

/// What follows from the choices and can be seen.
extension ModelForm {
  // MARK: Values

  func value(of index: Int) -> [ModelValue] {
    let field = fields[index]
    let declared = plan.form.fields[index]
    guard declared.isList, field.status != .blocked else { return [] }
    let isReady = field.status == .ready
    switch field.choice {
    case .cleared, .text, .on: return []
    case .untouched: return isReady ? defaultValue(index) : []
    case .ids(let ids):
      let standing = ids.compactMap { id -> ModelValue? in
        guard isReady else { return field.isForeign ? nil : ModelValue(id: id, ground: .held) }
        if field.holds(id) { return ModelValue(id: id, ground: .member) }
        return declared.onMissing == .flag ? ModelValue(id: id, ground: .flagged) : nil
      }
      if standing.isEmpty, isReady, declared.onMissing == .fallback { return defaultValue(index) }
      return inOptionOrder(standing, field) { $0.ground == .member ? $0.id : nil }
    }
  }

  private func inOptionOrder<Item>(
    _ items: [Item], _ field: ModelField, _ member: (Item) -> ScenarioID?
  ) -> [Item] {
    let members = field.options.flatMap { option in items.filter { member($0) == option.id } }
    return members
      + items.filter { item in
        !(member(item).map { id in field.options.contains { $0.id == id } } ?? false)
      }
  }

  /// 1.3: a default follows the options at every moment.
  private func defaultValue(_ index: Int) -> [ModelValue] {
    let field = fields[index]
    let options = field.options
    let enabled = options.filter { !field.isDisabled($0) }
    let found: [TraceOption]
    switch plan.form.fields[index].initial {
    case nil: found = []
    case .id(let id): found = options.filter { $0.id == id }
    case .ids(let ids): found = options.filter { ids.contains($0.id) }
    case .index(let position):
      found = options.indices.contains(position) ? [options[position]] : []
    case .first: found = Array(options.prefix(1))
    case .firstEnabled: found = Array(enabled.prefix(1))
    case .only: found = enabled.count == 1 ? enabled : []
    }
    return found.map { ModelValue(id: $0.id, ground: .byDefault) }
  }

  // MARK: Issues and submit

  func issues(_ index: Int) -> [Scenario.Issue] {
    let field = fields[index]
    let declared = plan.form.fields[index]
    guard field.isVisible else { return [] }
    switch declared.kind {
    case .toggle, .results: return []
    case .text:
      return field.choice == .text("") && declared.isRequired && field.isEnabled ? [.required] : []
    case .selector, .multi: break
    }
    var issues: [Scenario.Issue] = []
    let count = field.value.count
    if count == 0, declared.isRequired, field.isEnabled { issues.append(.required) }
    if field.value.contains(where: { $0.ground == .flagged }) { issues.append(.notAMember) }
    let hasDisabled = field.value.contains { value in
      (value.ground == .member || value.ground == .byDefault)
        && field.options.contains { $0.id == value.id && field.isDisabled($0) }
    }
    if hasDisabled { issues.append(.optionDisabled) }
    guard declared.kind == .multi, field.isEnabled else { return issues }
    let isTooFew =
      count == 0 ? !declared.isRequired && declared.minimum > 0 : count < declared.minimum
    if isTooFew { issues.append(.tooFew) }
    if let maximum = declared.maximum, count > maximum { issues.append(.tooMany) }
    return issues
  }

  func submitted() -> Scenario.Submission {
    let refusing = plan.form.fields.indices.filter { index in
      guard fields[index].isVisible, plan.form.fields[index].kind != .results else { return false }
      // Failed while holding a choice: a choice that is not held refuses nothing.
      return !issues(index).isEmpty || fields[index].status == .loading
        || (fields[index].status == .failed && !fields[index].value.isEmpty)
    }
    guard refusing.isEmpty else { return .refused(refusing.map { plan.form.fields[$0].id }) }
    let entries = plan.form.fields.indices.compactMap { index -> Scenario.Entry<Scenario.Value>? in
      guard isReadable(index) else { return nil }
      let value = read(index)
      guard ![.none, .ids([]), .text("")].contains(value) else { return nil }
      return Scenario.Entry(field: plan.form.fields[index].id, value: value)
    }
    return .accepted(entries)
  }

  // MARK: All facts

  var facts: TraceFacts {
    TraceFacts(fields: plan.form.fields.indices.map { facts(of: $0) }, submission: submission)
  }

  private func facts(of index: Int) -> FieldFacts {
    let field = fields[index]
    let declared = plan.form.fields[index]
    var facts = FieldFacts(
      value: read(index), chosen: chosen(index), status: field.status,
      requests: field.load.started, isVisible: field.isVisible, isEnabled: field.isEnabled,
      issues: issues(index), isTouched: field.isTouched, isDirty: isDirty(index),
      options: declared.isList ? field.options.map(\.id) : [])
    if declared.kind == .results { facts.counts = counts(index) }
    return facts
  }

  private func chosen(_ index: Int) -> Scenario.Value {
    let field = fields[index]
    switch (field.choice, plan.form.fields[index].kind) {
    case (.text(let text), _): return .text(text)
    case (.on(let isOn), _): return .on(isOn)
    case (.ids(let ids), .multi): return .ids(inOptionOrder(ids, field) { $0 })
    case (.ids(let ids), _): return ids.first.map { .id($0) } ?? .none
    case (_, .multi): return .ids([])
    default: return .none
    }
  }

  private func isDirty(_ index: Int) -> Bool {
    let field = fields[index]
    guard field.isByUser else { return false }
    func normal(_ choice: ModelChoice) -> ModelChoice {
      choice == .cleared && plan.form.fields[index].initial == nil ? .untouched : choice
    }
    let (now, start) = (normal(field.choice), normal(field.start))
    // In which order several were chosen is no difference.
    if case .ids(let ids) = now, case .ids(let others) = start { return Set(ids) != Set(others) }
    return now != start
  }

  /// FORMAT, results: a condition whose field has no value does not restrict; a toggle only when on.
  private func counts(_ index: Int) -> [Int] {
    guard case .table(_, let filters) = plan.form.fields[index].source else { return [0, 0] }
    let passing = fields[index].options.filter { row in
      filters.allSatisfy { filter in
        guard let parent = place[filter.field] else { return true }
        let value = read(parent)
        if [.none, .ids([]), .text(""), .on(false)].contains(value) { return true }
        return Self.matches(row, [filter], [value])
      }
    }
    return [passing.count, fields[index].options.count]
  }
}
