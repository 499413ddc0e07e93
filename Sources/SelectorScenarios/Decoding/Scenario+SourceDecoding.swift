extension Scenario.Field {
  /// Reads `options` of a field with a list.
  mutating func readOptions(
    _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) {
    guard case .object(let present) = node.value else {
      source = .fixed(
        try node.list { option throws(ScenarioError) in try Scenario.Option(option) })
      return
    }
    let names = present.map(\.name)
    if names.contains("async") {
      source = try Self.loader(node.members(["async"]).required("async"), self, declared)
    } else if names.contains("relation") {
      let members = try node.members(["relation", "column", "label"])
      let relation = try members.required("relation")
        .reference(to: declared.relationNames, "relation")
      let table = declared.relations[relation]
      source = .relation(
        relation, column: try declared.idColumn(members.required("column"), of: table),
        label: try members["label"].map { node throws(ScenarioError) in
          try declared.column(node, of: table)
        })
    } else if names.contains("from") {
      let members = try node.members(["from", "where"])
      try readTable(members, declared)
    } else {
      let members = try node.members(["from", "where", "async", "relation", "column", "label"])
      _ = try members.required("from")
    }
  }

  /// Reads where the rows of `results` come from, and what narrows them.
  mutating func readRows(
    _ members: ScenarioMembers, _ declared: Declarations
  ) throws(ScenarioError) {
    let sources = ["from", "relation", "async"].filter { members[$0] != nil }
    guard sources.count == 1 else {
      let found = sources.isEmpty ? "none" : sources.joined(separator: ", ")
      throw ScenarioError(
        path: members.object.path,
        message: "found \(found), expected exactly one of from, relation, async")
    }
    var table: String?
    if let node = members["relation"] {
      let relation = try node.reference(to: declared.relationNames, "relation")
      source = .relationRows(relation)
      table = declared.relations[relation]
      if let node = members["where"] { filters = try Scenario.Filter.list(node, table, declared) }
    } else if let node = members["async"] {
      source = try Self.loader(node, self, declared)
      if let node = members["where"] { filters = try Scenario.Filter.list(node, nil, declared) }
    } else {
      try readTable(members, declared)
      if case .table(let name) = source { table = name }
    }
    if let node = members["match"] { match = try Scenario.Match(node, table, declared) }
  }

  private mutating func readTable(
    _ members: ScenarioMembers, _ declared: Declarations
  ) throws(ScenarioError) {
    let table = try members.required("from").reference(to: declared.tableNames, "table")
    source = .table(table)
    guard let node = members["where"] else { return }
    filters = try Scenario.Filter.list(node, table, declared)
    let own = declared.scope.map { RowAddress.pattern($0, id) } ?? id
    guard !filters.contains(where: { $0.field == own }) else {
      throw node.failure(expected: "conditions on other fields than \"\(id)\" itself")
    }
  }

  private static func loader(
    _ node: ScenarioNode, _ field: Scenario.Field, _ declared: Declarations
  ) throws(ScenarioError) -> Source {
    let keys = try node.list { key throws(ScenarioError) in
      let name = try declared.ruleField(key)
      guard name != (declared.scope.map { RowAddress.pattern($0, field.id) } ?? field.id) else {
        throw key.failure(expected: "another field")
      }
      return name
    }
    return .async(keys)
  }
}

extension Scenario.Condition {
  /// Reads a condition on fields that the form has.
  init(_ node: ScenarioNode, _ declared: Declarations) throws(ScenarioError) {
    let members = try node.members([
      "field", "is", "isSet", "atLeast", "atMost", "all", "any", "not",
    ])
    guard members["field"] != nil else {
      let (name, inner) = try members.only("of field, all, any, not")
      switch name {
      case "all":
        self = .all(try inner.list { part throws(ScenarioError) in try .init(part, declared) })
      case "any":
        self = .any(try inner.list { part throws(ScenarioError) in try .init(part, declared) })
      case "not": self = .not(try .init(inner, declared))
      default: throw node.failure(expected: "the member \"field\" beside \"\(name)\"")
      }
      return
    }
    if members["atLeast"] != nil || members["atMost"] != nil {
      self = try Self.count(node, declared)
      return
    }
    let own = try node.members(["field", "is", "isSet"])
    let field = try declared.ruleField(own.required("field"))
    switch (own["is"], own["isSet"]) {
    case (let value?, nil):
      self = .equals(field: field, try Scenario.Value(condition: value, declared.kind(of: field)))
    case (nil, let flag?): self = .isSet(field: field, try flag.bool())
    default:
      throw ScenarioError(path: node.path, message: "expected exactly one of is, isSet")
    }
  }
}

extension Scenario.Condition {
  /// Reads a condition on how many rows there are.
  private static func count(
    _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) -> Self {
    let members = try node.members(["field", "atLeast", "atMost"])
    return .count(
      field: try declared.rowsField(members.required("field")),
      least: try members["atLeast"]?.whole(from: 0) ?? 0,
      most: try members["atMost"]?.whole(from: 0))
  }
}

extension Scenario.Value {
  /// Reads what a condition compares with: of a `multi` one id that it holds.
  fileprivate init(
    condition node: ScenarioNode, _ kind: Scenario.Field.Kind
  ) throws(ScenarioError) {
    switch kind {
    case .selector, .combobox, .multi, .results, .repeated: self = .id(try node.id())
    case .toggle: self = .on(try node.bool())
    case .text: self = .text(try node.text())
    }
  }
}
