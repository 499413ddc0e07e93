import SelectorScenarios

/// Writes JSON, for traces that become scenario files.
extension JSONValue {
  static func members(_ pairs: (String, JSONValue)...) -> JSONValue {
    .object(pairs.map { Member($0, $1) })
  }

  init(_ id: ScenarioID) {
    switch id {
    case .text(let text): self = .text(text)
    case .number(let number): self = .whole(number)
    }
  }

  init(_ value: Scenario.Value) {
    switch value {
    case .none: self = .null
    case .id(let id): self = Self(id)
    case .ids(let ids): self = .list(ids.map { Self($0) })
    case .on(let isOn): self = .bool(isOn)
    case .text(let text): self = .text(text)
    case .rows(let rows):
      self = .list(
        rows.map { row in .object(row.map { .init($0.field, JSONValue($0.value)) }) })
    }
  }
}

extension TraceOption {
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", JSONValue(id)), .init("label", .text(id.description)),
    ]
    if isDisabled { members.append(.init("disabled", .bool(true))) }
    for (column, cell) in cells.sorted(by: { $0.key < $1.key }) {
      members.append(.init(column, JSONValue(cell)))
    }
    return .object(members)
  }
}

extension TraceCondition {
  var json: JSONValue {
    switch self {
    case .holds(let field, let value):
      .members(("field", .text(field)), ("is", JSONValue(value)))
    case .isSet(let field, let isSet): .members(("field", .text(field)), ("isSet", .bool(isSet)))
    case .both(let left, let right): .members(("all", .list([left.json, right.json])))
    case .either(let left, let right): .members(("any", .list([left.json, right.json])))
    case .not(let part): .members(("not", part.json))
    }
  }
}

extension TraceField {
  var json: JSONValue {
    var members: [JSONValue.Member] = [.init("id", .text(id)), .init("kind", .text(kind.rawValue))]
    members += source.members(kind)
    if let initial { members.append(.init("default", initial.json)) }
    if isRequired { members.append(.init("required", .bool(true))) }
    if isDisabled { members.append(.init("disabled", .bool(true))) }
    if isDeselectable { members.append(.init("deselectable", .bool(true))) }
    if isUnique { members.append(.init("uniqueWithinParent", .bool(true))) }
    if onMissing != .mask { members.append(.init("onMissing", .text(onMissing.rawValue))) }
    if onHidden != .mask { members.append(.init("onHidden", .text(onHidden.rawValue))) }
    if let visibleWhen { members.append(.init("visibleWhen", visibleWhen.json)) }
    if let enabledWhen { members.append(.init("enabledWhen", enabledWhen.json)) }
    if minimum > 0 { members.append(.init("min", .whole(minimum))) }
    if let maximum { members.append(.init("max", .whole(maximum))) }
    if debounce > 0 { members.append(.init("debounce", .whole(debounce))) }
    return .object(members)
  }
}

extension TraceField.Source {
  fileprivate func members(_ kind: TraceField.Kind) -> [JSONValue.Member] {
    switch self {
    case .fixed(let options):
      guard kind == .selector || kind == .multi else { return [] }
      return [.init("options", .list(options.map(\.json)))]
    case .async(let fields):
      return [.init("options", .members(("async", .list(fields.map { .text($0) }))))]
    case .table(let table, let filters):
      let conditions = JSONValue.object(
        filters.map { .init($0.column, .text("$" + $0.field)) })
      var members: [JSONValue.Member] = [.init("from", .text(table))]
      if !filters.isEmpty { members.append(.init("where", conditions)) }
      return kind == .results ? members : [.init("options", .object(members))]
    }
  }
}

extension Scenario.Field.Default {
  fileprivate var json: JSONValue {
    switch self {
    case .id(let id): .members(("id", JSONValue(id)))
    case .ids(let ids): .members(("ids", .list(ids.map { JSONValue($0) })))
    case .index(let index): .members(("index", .whole(index)))
    case .first: .text("first")
    case .firstEnabled: .text("firstEnabled")
    case .only: .text("only")
    }
  }
}
