/// What a file declares, so that every name in it can be checked where it stands.
struct Declarations {
  struct Field {
    var kind: Scenario.Field.Kind
    var hasLoader: Bool
    var isInRelation: Bool
  }

  private(set) var fieldIDs: [String] = []
  private var fields: [String: Field] = [:]
  private(set) var columns: [String: [String]] = [:]
  /// For each table the columns that hold something that can be no id, with the first such value.
  private var otherValues: [String: [String: Scenario.Scalar]] = [:]
  private(set) var tableNames: [String] = []
  /// The table of each relation.
  private(set) var relations: [String: String] = [:]
  private(set) var relationNames: [String] = []
  var isSingleOpen = true
  /// The fields that repeat, whose row is read; nil outside of rows.
  var scope: String?

  /// Notes the id, the kind and the source of a field, before anything that may name it is read.
  mutating func addField(_ node: ScenarioNode) throws(ScenarioError) {
    let entries = try node.entries()
    let members = ScenarioMembers(object: node, entries: entries)
    let id = try members.required("id")
    let name = try ownName(id)
    let kind: Scenario.Field.Kind = try members["kind"]?.choice() ?? .selector
    var sources = entries.map(\.name)
    if case .object(let options)? = members["options"]?.value { sources += options.map(\.name) }
    let field = Field(
      kind: kind, hasLoader: sources.contains("async"), isInRelation: sources.contains("relation"))
    guard fields.updateValue(field, forKey: name) == nil else {
      throw ScenarioError(path: id.path, message: "two fields have the id \"\(name)\"")
    }
    fieldIDs.append(name)
    if kind == .repeated { try addFields(of: name, members) }
  }

  mutating func addTable(_ table: Scenario.Table) {
    var known: Set<String> = []
    var names: [String] = []
    for row in table.rows {
      for name in row.columnNames where known.insert(name).inserted { names.append(name) }
      for column in row.columns where column.value.id == nil {
        if otherValues[table.name]?[column.name] == nil {
          otherValues[table.name, default: [:]][column.name] = column.value
        }
      }
    }
    columns[table.name] = names
    tableNames.append(table.name)
  }

  mutating func addRelation(_ name: String, table: String) {
    relations[name] = table
    relationNames.append(name)
  }

  func kind(of field: String) -> Scenario.Field.Kind { known(field)?.kind ?? .selector }

  /// What is known of a field, also of one in a row.
  func known(_ field: String) -> Field? {
    fields[RowAddress(field).map(\.pattern) ?? field]
  }

  func field(_ node: ScenarioNode) throws(ScenarioError) -> String {
    if let address = RowAddress(try node.text()), let row = address.row {
      let pattern = try pattern(of: address, node)
      guard row > 0 else { throw node.failure(expected: "the number of a row, from 1") }
      return pattern.replacing("/*/", with: "/\(row)/", maxReplacements: 1)
    }
    return try node.reference(to: fieldIDs.filter { !$0.contains("/*/") }, "field")
  }

  /// A field that has what a step or an expectation is about.
  func field(
    _ node: ScenarioNode, _ thing: String, where isFit: (Field) -> Bool
  ) throws(ScenarioError) -> String {
    let id = try field(node)
    guard let field = known(id), isFit(field) else {
      throw ScenarioError(
        path: node.path,
        message: "\"\(id)\" is a \(kind(of: id).rawValue), expected a field \(thing)")
    }
    return id
  }

  func listField(_ node: ScenarioNode) throws(ScenarioError) -> String {
    try field(node, "with a list (selector, multi, combobox)") { $0.kind.hasList }
  }

  func loaderField(_ node: ScenarioNode) throws(ScenarioError) -> String {
    try field(node, "with async options") { $0.hasLoader }
  }

  func relationField(_ node: ScenarioNode) throws(ScenarioError) -> String {
    try field(node, "with the options of a relation") { $0.isInRelation && $0.kind.hasList }
  }

  /// A field whose list the program may give: that of a relation's field is the relation's.
  func ownListField(_ node: ScenarioNode) throws(ScenarioError) -> String {
    let id = try listField(node)
    guard fields[id]?.isInRelation != true else {
      throw ScenarioError(
        path: node.path,
        message: "the options of \"\(id)\" are those of its relation, expected a field with a list "
          + "of its own: change the rows of the table instead")
    }
    return id
  }

  func field(_ node: ScenarioNode, of kind: Scenario.Field.Kind) throws(ScenarioError) -> String {
    try field(node, "of the kind \(kind.rawValue)") { $0.kind == kind }
  }

  /// A field that others may depend on: every kind but `results` has a value.
  func valueField(_ node: ScenarioNode) throws(ScenarioError) -> String {
    try field(node, "with a value") { $0.kind != .results && $0.kind != .repeated }
  }

  /// A column that at least one row of the table has; any name where the rows are not in the file.
  func column(_ node: ScenarioNode, of table: String?) throws(ScenarioError) -> String {
    guard let table else { return try node.name() }
    // A table without rows has every column.
    guard let known = columns[table], !known.isEmpty else { return try node.text() }
    return try node.reference(to: known, "column")
  }
}

extension Declarations {
  /// A column whose values are ids: texts and whole numbers.
  func idColumn(_ node: ScenarioNode, of table: String?) throws(ScenarioError) -> String {
    let name = try column(node, of: table)
    if name == "keywords" {
      throw ScenarioError(
        path: node.path, message: "found \"keywords\", expected a column of texts or whole numbers")
    }
    if let table, let value = otherValues[table]?[name] {
      throw ScenarioError(
        path: node.path,
        message:
          "the column \"\(name)\" holds \(value.text), expected texts or whole numbers only, as "
          + "ids are")
    }
    return name
  }
}

extension Scenario.Scalar {
  /// The id that a value is; nil for numbers with a fraction, true and false.
  var id: ScenarioID? {
    switch self {
    case .text(let text): .text(text)
    case .whole(let number): .number(number)
    case .fraction, .flag: nil
    }
  }

  /// The value as a person reads it.
  var text: String {
    switch self {
    case .text(let text): text
    case .whole(let number): String(number)
    case .fraction(let number): String(number)
    case .flag(let flag): String(flag)
    }
  }
}

extension Scenario.Option {
  /// The names of the columns that a condition may look at.
  fileprivate var columnNames: [String] {
    var names = ["id", "label"]
    if section != nil { names.append("section") }
    if detail != nil { names.append("detail") }
    if !keywords.isEmpty { names.append("keywords") }
    return names + columns.map(\.name)
  }
}
