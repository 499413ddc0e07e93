extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Parameter bytes: The whole file, UTF-8.
  /// - Throws: ``ScenarioError`` for the first thing that is no JSON or that the format does not know:
  ///   a member, a step, a key, a kind of value, or a name that nothing in the file declares.
  public init(bytes: [UInt8]) throws(ScenarioError) {
    let value: JSONValue
    do {
      value = try JSONValue(bytes: bytes)
    } catch {
      throw ScenarioError(error)
    }
    try self.init(value)
  }

  /// Reads a scenario from the text of a file.
  ///
  /// - Parameter json: The whole file.
  /// - Throws: ``ScenarioError``, as ``init(bytes:)``.
  public init(json: String) throws(ScenarioError) {
    try self.init(bytes: Array(json.utf8))
  }

  /// Reads a scenario from JSON that was read before.
  ///
  /// - Parameter value: The whole scenario.
  /// - Throws: ``ScenarioError``, as ``init(bytes:)``.
  public init(_ value: JSONValue) throws(ScenarioError) {
    let members = try ScenarioNode(value: value, path: .root).members(Self.memberNames)
    let format = try members.required("format")
    guard format.value == .whole(1) else { throw format.failure(expected: "1") }
    sentence = try members.required("scenario").name()
    why = try members["why"]?.text()
    var declared = Declarations()
    declared.isSingleOpen = try members["singleOpen"]?.bool() ?? true
    isSingleOpen = declared.isSingleOpen
    let fieldNodes = try members.required("fields").list()
    for node in fieldNodes { try declared.addField(node) }
    for entry in try members["tables"]?.entries() ?? [] {
      let table = try Table(entry.name, entry.node)
      declared.addTable(table)
      tables.append(table)
    }
    for entry in try members["relations"]?.entries() ?? [] {
      let relation = try Relation(entry.name, entry.node, declared)
      declared.addRelation(relation.name, table: relation.table)
      relations.append(relation)
    }
    fields = []
    for node in fieldNodes { fields.append(try Field(node, declared)) }
    steps = []
    for node in try members.required("steps").list() { steps.append(try Step(node, declared)) }
    if let node = members["size"] { size = try Size(node) }
    if let node = members["keyMap"] { keyMap = try node.choice() }
    if let node = members["direction"] { direction = try node.choice() }
  }

  private static let memberNames = [
    "format", "scenario", "why", "size", "fields", "tables", "relations", "singleOpen", "keyMap",
    "direction", "steps",
  ]
}

extension Scenario.Size {
  init(_ node: ScenarioNode) throws(ScenarioError) {
    let members = try node.members(["columns", "rows"])
    columns = try members.required("columns").whole(from: 0)
    rows = try members.required("rows").whole(from: 0)
  }
}
