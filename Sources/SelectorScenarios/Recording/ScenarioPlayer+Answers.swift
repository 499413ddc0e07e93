import SelectorForms
import SelectorKit
import SelectorText

extension ScenarioPlayer {
  /// What a question of a scenario file is answered with, now.
  mutating func answer(_ mark: QuestionMarks.Mark) throws(ScenarioError) -> JSONValue {
    let step = JSONPath.element(.member(.root, "steps"), mark.step)
    let path = JSONPath.member(.member(step, "expect"), mark.member)
    if let field = mark.field, form.field(field) == nil {
      throw ScenarioError(
        path: .member(path, field),
        message: "no field \"\(field)\", " + expectation(of: form.fields, insteadOf: field))
    }
    if let whole = wholeAnswer(mark.member), mark.field == nil { return whole }
    guard let answer = answers[mark.member] else {
      let names = Scenario.Expectation.memberNames.filter {
        !["frameHas", "frameLacks"].contains($0)
      }
      throw ScenarioError(
        path: path,
        message: "\"?\" has no answer for \(mark.member), "
          + expectation(of: names, insteadOf: mark.member))
    }
    if let field = mark.field {
      guard let value = answer(field) else {
        throw ScenarioError(
          path: .member(path, field), message: "the field has no \(mark.member) to be told")
      }
      return value
    }
    return .object(
      form.fields.compactMap { field in answer(field).map { .init(field, $0) } })
  }

  /// The answer for a member that is not told field by field.
  private mutating func wholeAnswer(_ member: String) -> JSONValue? {
    switch member {
    case "open":
      let open = form.openFieldIDs
      guard scenario.isSingleOpen else { return .list(open.map(JSONValue.text)) }
      return open.first.map(JSONValue.text) ?? .null
    case "focus": return form.focusedFieldID.map(JSONValue.text) ?? .null
    case "events": return .list(takeEvents().map(JSONValue.text))
    case "says": return .list(takeAnnouncements().map(JSONValue.text))
    case "frame":
      let lines = frame.reversed().drop { $0.isEmpty }.reversed()
      return .list(lines.map(JSONValue.text))
    case "frameWidth":
      return .whole(frame.map { WidthPolicy.standard.cells(of: SafeText($0)) }.max() ?? 0)
    case "tree": return .list(AccessibilityTree(of: form).lines.map(JSONValue.text))
    case "submitted": return submittedAnswer
    default: return nil
    }
  }

  private var submittedAnswer: JSONValue {
    switch form.submission {
    case nil: .null
    case .refused(let fields): .object([.init("refused", .list(fields.map(JSONValue.text)))])
    case .accepted(let fields):
      .object(fields.map { .init($0.id, Self.json($0)) })
    }
  }

  /// What a field gave when the form was submitted: rows a list of objects.
  private static func json(_ field: SubmittedField) -> JSONValue {
    guard case .rows = field.value else { return json(field.value) }
    return .list(field.rows.map { row in .object(row.fields.map { .init($0.id, json($0)) }) })
  }

  /// How each member is told of one field; nil where the field has nothing of the kind.
  private var answers: [String: (String) -> JSONValue?] {
    let reader = FormReader(form: form, keys: keys)
    let scenario = scenario
    func kind(_ id: String) -> Scenario.Field.Kind? { scenario.field(at: id)?.kind }
    func hasValue(_ id: String) -> Bool { kind(id) != .results && kind(id) != .repeated }
    func key(_ read: @escaping (any FieldReference) -> JSONValue?) -> (String) -> JSONValue? {
      { reader.keys.key($0).flatMap { read($0.reference) } }
    }
    func list(_ read: @escaping (FormReader.ListView) -> JSONValue) -> (String) -> JSONValue? {
      { reader.listView($0).map(read) }
    }
    let form = reader.form
    return [
      "value": { id in
        hasValue(id) ? reader.keys.key(id).map { Self.json(form.value(of: $0.reference)) } : nil
      },
      "chosen": { id in
        hasValue(id) ? reader.keys.key(id).map { Self.json(form.chosen(of: $0.reference)) } : nil
      },
      "highlight": list { $0.highlight.map(Self.json) ?? .null },
      "options": list { .list($0.ids.map(Self.json)) },
      "window": list {
        .object([.init("first", .whole($0.window.first)), .init("count", .whole($0.window.count))])
      },
      "text": key { .text(reader.headerText($0)) },
      "showsPlaceholder": key { .bool(reader.showsPlaceholder($0)) },
      "status": { id in
        guard let kind = kind(id), kind.hasList || kind == .results else { return nil }
        return reader.keys.key(id).map {
          .text(Scenario.Status(form.status(of: $0.reference)).rawValue)
        }
      },
      "requests": key { .whole(form.requestCount(of: $0)) },
      "shown": { id in
        kind(id) == .results
          ? reader.keys.key(id).map { .whole(form.resultCounts(of: $0.reference).shown) } : nil
      },
      "total": { id in
        kind(id) == .results
          ? reader.keys.key(id).map { .whole(form.resultCounts(of: $0.reference).total) } : nil
      },
      "rows": { id in
        guard case .rows(let rows) = reader.keys[id] else { return nil }
        return .list(form.rows(of: rows).map { .whole($0.number) })
      },
      "issues": key { .list(form.issues(of: $0).map { .text($0.rawValue) }) },
      "counts": { id in
        guard case .relation? = scenario.field(at: id)?.source else { return nil }
        return Self.json(reader.counts(id))
      },
      "visible": key { .bool(form.isVisible($0)) },
      "enabled": key { .bool(form.isEnabled($0)) },
      "touched": key { .bool(form.isTouched($0)) },
      "dirty": key { .bool(form.isDirty($0)) },
    ]
  }

  private static func json(_ id: ScenarioID) -> JSONValue {
    switch id {
    case .text(let text): .text(text)
    case .number(let number): .whole(number)
    }
  }

  /// Counts by the texts of ids; of two ids with one text, the first.
  private static func json(_ counts: [OptionCount<ScenarioID>]) -> JSONValue {
    var names: Set<String> = []
    return .object(
      counts.filter { names.insert($0.id.description).inserted }
        .map { .init($0.id.description, .whole($0.count)) })
  }

  private static func json(_ value: FieldValue) -> JSONValue {
    switch value {
    case .none: .null
    case .option(let id): id.typed(as: ScenarioID.self).map(json) ?? .null
    case .options(let ids): .list(ids.compactMap { $0.typed(as: ScenarioID.self).map(json) })
    case .text(let text): .text(text)
    case .on(let isOn): .bool(isOn)
    case .rows(let rows): .list(rows.map { .whole($0.number) })
    }
  }
}
