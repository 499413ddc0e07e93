import SelectorScenarios

extension TraceForm {
  /// The members of a scenario file that declare the form.
  var json: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if !tables.isEmpty {
      let tables = tables.map {
        JSONValue.Member($0.name, .list($0.rows.map(\.json)))
      }
      members.append(.init("tables", .object(tables)))
    }
    members.append(.init("fields", .list(fields.map(\.json))))
    return members
  }

  /// The form as a scenario without steps.
  func scenario() throws -> Scenario { try Trace(form: self, steps: []).scenario() }
}

extension Trace {
  /// The trace as a scenario file: its steps, and what must hold after the last one by the rules.
  func file(_ sentence: String) -> String {
    var model = ModelForm(form)
    var lines: [JSONValue] = []
    for step in steps {
      lines += model.primitives(of: step)
      model.perform(step)
    }
    lines.append(.members(("expect", model.facts.json(form))))
    let members: [JSONValue.Member] =
      [.init("format", .whole(1)), .init("scenario", .text(sentence))] + form.json
    let head = members.map { "  \(JSONValue.text($0.name).json): \($0.value.json)," }
    let body = lines.map { "    " + $0.json }.joined(separator: ",\n")
    return "{\n" + head.joined(separator: "\n") + "\n  \"steps\": [\n" + body + "\n  ]\n}\n"
  }

  func scenario() throws -> Scenario {
    try Scenario(bytes: Array(file("A trace.").utf8))
  }
}

extension ModelForm {
  /// The steps of the format that do what a step of a trace does, as the form is now.
  func primitives(of step: TraceStep) -> [JSONValue] {
    func on(_ name: String, _ field: String) -> JSONValue { .members((name, .text(field))) }
    func canUse(_ field: String) -> Bool { place[field].map { isUsable($0) } ?? false }
    switch step {
    case .pick(let field, let id):
      guard canUse(field) else { return [] }
      let option = JSONValue.members(("field", .text(field)), ("option", JSONValue(id)))
      return [on("press", field), .members(("press", option)), on("close", field)]
    case .flip(let field): return canUse(field) ? [on("press", field)] : []
    case .type(let field, let letter):
      return canUse(field) ? [on("focus", field), .members(("type", .text(letter)))] : []
    case .wipe(let field):
      return canUse(field) ? [on("focus", field), .members(("key", .text("Backspace")))] : []
    case .leave: return [.members(("focus", .null))]
    case .batch(let steps):
      return [.members(("batch", .list(steps.flatMap { primitives(of: $0) })))]
    case .undo: return [.members(("undo", .bool(true)))]
    case .redo: return [.members(("redo", .bool(true)))]
    case .reset: return [.members(("reset", .bool(true)))]
    case .submit: return [.members(("submit", .bool(true)))]
    case .saveAndRestore: return [.members(("saveAndRestore", .bool(true)))]
    case .wait(let time): return [.members(("wait", .whole(time)))]
    case .retry(let field): return [on("retry", field)]
    case .clear(let field): return [on("clear", field)]
    default: return written(step)
    }
  }

  private func written(_ step: TraceStep) -> [JSONValue] {
    func make(
      _ name: String, _ field: String, _ members: (String, JSONValue)...
    ) -> [JSONValue] {
      let all = [JSONValue.Member("field", .text(field))] + members.map { .init($0, $1) }
      return [.members((name, .object(all)))]
    }
    func list(_ options: [TraceOption]) -> JSONValue { .list(options.map(\.json)) }
    switch step {
    case .select(let field, let ids):
      guard plan.field(field)?.kind == .multi else {
        return make("select", field, ("id", ids.first.map { JSONValue($0) } ?? .null))
      }
      return make("select", field, ("ids", .list(ids.map { JSONValue($0) })))
    case .selectIndex(let field, let index): return make("select", field, ("index", .whole(index)))
    case .setText(let field, let text): return make("setText", field, ("text", .text(text)))
    case .setOn(let field, let isOn): return make("setOn", field, ("on", .bool(isOn)))
    case .setOptions(let field, let options):
      return make("setOptions", field, ("options", list(options)))
    case .append(let field, let options):
      return make("appendOptions", field, ("options", list(options)))
    case .disable(let field, let isDisabled):
      return make("setDisabled", field, ("disabled", .bool(isDisabled)))
    case .disableOption(let field, let id, let isDisabled):
      return make(
        "setDisabled", field, ("option", JSONValue(id)), ("disabled", .bool(isDisabled)))
    case .respond(let field, let request, let options):
      guard hasStarted(field, request) else { return [] }
      return make("respond", field, ("request", .whole(request)), ("options", list(options)))
    case .fail(let field, let request):
      guard hasStarted(field, request) else { return [] }
      return make("fail", field, ("request", .whole(request)), ("message", .text("down")))
    default: return []
    }
  }
}

extension TraceFacts {
  fileprivate func json(_ form: TraceForm) -> JSONValue {
    func each(
      _ fact: (FieldFacts) -> JSONValue, where applies: (TraceField) -> Bool = { _ in true }
    ) -> JSONValue {
      .object(
        zip(form.fields, fields).filter { applies($0.0) }.map { .init($0.id, fact($1)) })
    }
    let isInput: (TraceField) -> Bool = { $0.kind != .results }
    var members: [JSONValue.Member] = [
      .init("value", each({ JSONValue($0.value) }, where: isInput)),
      .init("chosen", each({ JSONValue($0.chosen) }, where: isInput)),
      .init(
        "status",
        each({ .text($0.status.rawValue) }, where: { $0.isList || $0.kind == .results })),
      .init("requests", each({ .whole($0.requests) }, where: \.isLoaded)),
      .init("visible", each { .bool($0.isVisible) }),
      .init("enabled", each { .bool($0.isEnabled) }),
      .init("issues", each { .list($0.issues.map { .text($0.rawValue) }) }),
      .init("touched", each({ .bool($0.isTouched) }, where: isInput)),
      .init("dirty", each({ .bool($0.isDirty) }, where: isInput)),
    ]
    if form.fields.contains(where: { $0.kind == .results }) {
      let isResults: (TraceField) -> Bool = { $0.kind == .results }
      members.append(.init("shown", each({ .whole($0.counts[0]) }, where: isResults)))
      members.append(.init("total", each({ .whole($0.counts[1]) }, where: isResults)))
    }
    switch submission {
    case .none: break
    case .refused(let ids):
      members.append(.init("submitted", .members(("refused", .list(ids.map { .text($0) })))))
    case .accepted(let entries):
      members.append(
        .init("submitted", .object(entries.map { .init($0.field, JSONValue($0.value)) })))
    }
    return .object(members)
  }
}
