extension Scenario.Option {
  private static let memberNames = [
    "id", "label", "disabled", "section", "detail", "keywords", "locked",
  ]

  /// Reads an option of a list, which has no columns.
  init(_ node: ScenarioNode) throws(ScenarioError) {
    try self.init(node.members(Self.memberNames))
  }

  /// Reads a row, whose further members are columns.
  init(row node: ScenarioNode) throws(ScenarioError) {
    let entries = try node.entries()
    try self.init(ScenarioMembers(object: node, entries: entries))
    for entry in entries where !Self.memberNames.contains(entry.name) {
      columns.append(.init(name: entry.name, value: try Scenario.Scalar(entry.node)))
    }
  }

  private init(_ members: ScenarioMembers) throws(ScenarioError) {
    self.init(
      id: try members.required("id").id(), label: try members.required("label").text(),
      disabled: try members["disabled"].map(Scenario.Disabled.init) ?? .no,
      section: try members["section"]?.text(), detail: try members["detail"]?.text(),
      keywords: try members["keywords"]?.texts() ?? [],
      isLocked: try members["locked"]?.bool() ?? false)
  }
}

extension Scenario.Disabled {
  init(_ node: ScenarioNode) throws(ScenarioError) {
    switch node.value {
    case .bool(let flag): self = flag ? .yes : .no
    case .text(let reason): self = .because(reason)
    default: throw node.failure(expected: "true, false, or the reason as a text")
    }
  }
}

extension Scenario.Scalar {
  init(_ node: ScenarioNode) throws(ScenarioError) {
    switch node.value {
    case .text(let text): self = .text(text)
    case .whole(let number): self = .whole(number)
    case .fraction(let number): self = .fraction(number)
    case .bool(let flag): self = .flag(flag)
    default: throw node.failure(expected: "a text, a number, true or false")
    }
  }
}

extension Scenario.Table {
  init(_ name: String, _ node: ScenarioNode) throws(ScenarioError) {
    self.name = name
    if case .object = node.value {
      rows = try Self.generated(node.members(["generate", "id", "label"]))
    } else {
      rows = try node.list { row throws(ScenarioError) in try Scenario.Option(row: row) }
    }
  }

  /// The most rows that a file may ask for: more would fill the memory before anything is played.
  static let mostGeneratedRows = 1_000_000

  private static func generated(
    _ members: ScenarioMembers
  ) throws(ScenarioError) -> [Scenario.Option] {
    let countNode = try members.required("generate")
    let count = try countNode.whole(from: 0)
    guard count <= mostGeneratedRows else {
      throw countNode.failure(expected: "at most \(mostGeneratedRows) rows")
    }
    let idNode = try members.required("id")
    let id = try RowTemplate(idNode)
    let label = try RowTemplate(members.required("label"))
    guard id.hasNumber || count < 2 else {
      throw idNode.failure(expected: "{i} in it, or all \(count) rows have one id")
    }
    return (0..<count).map { .init(id: .text(id.text(for: $0)), label: label.text(for: $0)) }
  }
}

/// A text with places for the number of a row: `{i}`, or `{i:05}` for at least five digits.
private struct RowTemplate {
  enum Part {
    case text(Substring)
    case number(digits: Int)
  }

  var parts: [Part] = []

  init(_ node: ScenarioNode) throws(ScenarioError) {
    var rest = Substring(try node.text())
    while let brace = rest.firstIndex(of: "{") {
      parts.append(.text(rest[..<brace]))
      guard let end = rest[brace...].firstIndex(of: "}"),
        let digits = Self.digits(rest[rest.index(after: brace)..<end])
      else {
        throw node.failure(expected: "{i} or {i:05} where a brace opens")
      }
      parts.append(.number(digits: digits))
      rest = rest[rest.index(after: end)...]
    }
    parts.append(.text(rest))
  }

  /// The least number of digits that a place asks for, or nil where it is no place.
  private static func digits(_ place: Substring) -> Int? {
    if place == "i" { return 1 }
    guard place.hasPrefix("i:0"), place.count <= 5, let digits = Int(place.dropFirst(3)),
      (1...20).contains(digits)
    else { return nil }
    return digits
  }

  var hasNumber: Bool {
    parts.contains { part in if case .number = part { true } else { false } }
  }

  func text(for number: Int) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let piece): text += piece
      case .number(let digits):
        let plain = String(number)
        text += String(repeating: "0", count: max(0, digits - plain.count)) + plain
      }
    }
  }
}

extension Scenario.Relation {
  init(_ name: String, _ node: ScenarioNode, _ declared: Declarations) throws(ScenarioError) {
    let members = try node.members(["table", "zero", "where", "match"])
    self.name = name
    table = try members.required("table").reference(to: declared.tableNames, "table")
    if let node = members["zero"] { zero = try node.choice() }
    if let node = members["where"] { filters = try Scenario.Filter.list(node, table, declared) }
    if let node = members["match"] { match = try Scenario.Match(node, table, declared) }
  }
}

extension Scenario.Filter {
  /// Reads `{ "column": "$field", … }`; without a table the columns are not known.
  static func list(
    _ node: ScenarioNode, _ table: String?, _ declared: Declarations
  ) throws(ScenarioError) -> [Self] {
    var filters: [Self] = []
    for entry in try node.entries() {
      let name = ScenarioNode(value: .text(entry.name), path: entry.node.path)
      let text = try entry.node.text()
      guard text.hasPrefix("$") else {
        throw entry.node.failure(expected: "$ and the id of a field")
      }
      let field = ScenarioNode(value: .text(String(text.dropFirst())), path: entry.node.path)
      filters.append(
        .init(
          column: try declared.column(name, of: table), field: try declared.ruleField(field)))
    }
    return filters
  }
}

extension Scenario.Match {
  init(
    _ node: ScenarioNode, _ table: String?, _ declared: Declarations
  ) throws(ScenarioError) {
    let members = try node.members(["field", "columns"])
    let fieldNode = try members.required("field")
    field = try declared.ruleField(fieldNode)
    guard declared.kind(of: field) == .text else {
      throw fieldNode.failure(expected: "a field of the kind text")
    }
    let columnsNode = try members.required("columns")
    columns = try columnsNode.list { column throws(ScenarioError) in
      try declared.column(column, of: table)
    }
    guard !columns.isEmpty else { throw columnsNode.failure(expected: "at least one column") }
  }
}
