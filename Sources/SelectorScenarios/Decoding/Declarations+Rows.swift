/// The address of a field of a row: `lines/2/product` in one, `lines/*/product` in any.
struct RowAddress {
  let group: String
  /// The row; nil for any.
  let row: Int?
  let field: String

  /// Takes a text apart; nil for one that is no such address.
  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    row = Int(parts[1])
    guard row.map({ "\($0)" == parts[1] }) ?? (parts[1] == "*") else { return nil }
    group = String(parts[0])
    field = String(parts[2])
  }

  /// The field in any row.
  var pattern: String { Self.pattern(group, field) }

  static func pattern(_ group: String, _ field: String) -> String { "\(group)/*/\(field)" }
}

extension Declarations {
  /// The name under which a field that is being declared is known.
  func ownName(_ node: ScenarioNode) throws(ScenarioError) -> String {
    let name = try node.name()
    return scope.map { RowAddress.pattern($0, name) } ?? name
  }

  /// Notes the fields of a row.
  mutating func addFields(of group: String, _ members: ScenarioMembers) throws(ScenarioError) {
    guard scope == nil else {
      throw ScenarioError(
        path: members.object.path, message: "fields that repeat cannot repeat within a row")
    }
    guard !group.contains("/") else {
      throw try members.required("id").failure(
        expected: "no slash, which stands between fields that repeat, their row and a field")
    }
    scope = group
    for node in try members.required("fields").list() {
      let own = ScenarioMembers(object: node, entries: try node.entries())
      let id = try own.required("id")
      guard try !id.name().contains("/") else {
        throw id.failure(expected: "no slash, which stands between a row and its field")
      }
      try addField(node)
    }
    scope = nil
  }

  /// The field of any row that an address names.
  func pattern(of address: RowAddress, _ node: ScenarioNode) throws(ScenarioError) -> String {
    let prefix = address.group + "/*/"
    let known = fieldIDs.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    guard !known.isEmpty else {
      let groups = fieldIDs.filter { kind(of: $0) == .repeated }
      throw ScenarioError(
        path: node.path,
        message: "no fields \"\(address.group)\" that repeat, "
          + expectation(of: groups, insteadOf: address.group))
    }
    guard known.contains(address.field) else {
      throw ScenarioError(
        path: node.path,
        message: "no field \"\(address.field)\" in rows of \"\(address.group)\", "
          + expectation(of: known, insteadOf: address.field))
    }
    return address.pattern
  }

  /// A field that a rule reads: in a row first one of the row, then one of the form.
  ///
  /// The field of a row is named as in any row. Outside of the rows that name stands for all rows.
  func ruleField(_ node: ScenarioNode) throws(ScenarioError) -> String {
    let text = try node.text()
    if let scope, fieldIDs.contains(RowAddress.pattern(scope, text)) {
      let id = RowAddress.pattern(scope, text)
      guard kind(of: id) != .results else { throw node.failure(expected: "a field with a value") }
      return id
    }
    if let address = RowAddress(text) {
      guard address.row == nil else {
        throw node.failure(expected: "\(address.pattern): rules know rows only as a whole")
      }
      guard address.group != scope else {
        throw node.failure(expected: "\"\(address.field)\", the field of the same row")
      }
      let id = try pattern(of: address, node)
      let kind = kind(of: id)
      guard kind.hasList || kind == .toggle else {
        throw node.failure(expected: "a field with a list, or a toggle")
      }
      return id
    }
    if let scope {
      let prefix = scope + "/*/"
      let own = fieldIDs.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      _ = try node.reference(to: own + fieldIDs.filter { !$0.contains("/*/") }, "field")
    }
    return try valueField(node)
  }

  /// Fields that repeat.
  func rowsField(_ node: ScenarioNode) throws(ScenarioError) -> String {
    try field(node, of: .repeated)
  }
}

extension Scenario.Field {
  /// Reads what fields that repeat say of their rows.
  mutating func readRepeated(
    _ members: ScenarioMembers, _ declared: Declarations
  ) throws(ScenarioError) {
    if let node = members["rowLabel"] { rowLabel = try node.text() }
    if let node = members["start"] { start = try node.whole(from: 0) }
    var inner = declared
    inner.scope = id
    for node in try members.required("fields").list() {
      fields.append(try Scenario.Field(node, inner))
    }
  }

  /// What a field of a row cannot be.
  func checkScope(_ members: ScenarioMembers, _ scope: String?) throws(ScenarioError) {
    if scope == nil, let node = members["uniqueAmongRows"] {
      throw ScenarioError(
        path: node.path, message: "\"\(id)\" stands in no row, expected it only in one")
    }
    guard scope != nil else { return }
    switch source {
    case .relation, .relationRows:
      throw ScenarioError(
        path: members.object.path, message: "a field of a row takes no part in a relation")
    case .fixed, .table, .async: break
    }
  }
}

extension Scenario.Action {
  /// Reads a step that changes which rows there are.
  static func row(
    _ name: String, _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) -> Self {
    let position = name == "moveRow" ? ["to"] : name == "removeRow" ? [] : ["at"]
    let row = name == "addRow" ? [] : ["row"]
    let members = try node.members(["field"] + row + position + ["by"])
    let field = try declared.rowsField(members.required("field"))
    let cause: Scenario.RowCause = try members["by"]?.choice() ?? .program
    let at = try members["at"]?.whole(from: 0)
    guard name != "addRow" else { return .addRow(field: field, at: at, by: cause) }
    let number = try members.required("row").whole(from: 1)
    switch name {
    case "removeRow": return .removeRow(field: field, row: number, by: cause)
    case "copyRow": return .copyRow(field: field, row: number, at: at, by: cause)
    default:
      return .moveRow(
        field: field, row: number, to: try members.required("to").whole(from: 0), by: cause)
    }
  }
}
