extension ScenarioNode {
  /// Reads what fields give when they are submitted: those that repeat give a list of objects.
  func submittedValues(
    _ declared: Declarations
  ) throws(ScenarioError) -> [Scenario.Entry<Scenario.Value>] {
    var values: [Scenario.Entry<Scenario.Value>] = []
    for entry in try entries() {
      let name = ScenarioNode(value: .text(entry.name), path: entry.node.path)
      let id = try declared.field(name, "with a value") { $0.kind != .results }
      let value: Scenario.Value =
        declared.kind(of: id) == .repeated
        ? try entry.node.submittedRows(of: id, declared)
        : try .init(entry.node, declared.kind(of: id))
      values.append(.init(field: id, value: value))
    }
    return values
  }

  private func submittedRows(
    of group: String, _ declared: Declarations
  ) throws(ScenarioError) -> Scenario.Value {
    .rows(
      try list { row throws(ScenarioError) in
        var values: [Scenario.Entry<Scenario.Value>] = []
        for entry in try row.entries() {
          let name = ScenarioNode(value: .text(entry.name), path: entry.node.path)
          let id = try declared.fieldOfRow(name, of: group)
          let kind = declared.kind(of: RowAddress.pattern(group, id))
          values.append(.init(field: id, value: try .init(entry.node, kind)))
        }
        return values
      })
  }
}

extension Declarations {
  /// A field with a value, by its id within a row.
  fileprivate func fieldOfRow(
    _ node: ScenarioNode, of group: String
  ) throws(ScenarioError) -> String {
    let prefix = group + "/*/"
    let own = fieldIDs.filter { $0.hasPrefix(prefix) && kind(of: $0) != .results }
    return try node.reference(to: own.map { String($0.dropFirst(prefix.count)) }, "field of a row")
  }
}
