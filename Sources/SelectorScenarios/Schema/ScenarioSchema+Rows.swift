/// Fields that repeat, the fields of their rows, and the steps that change which rows there are.
extension ScenarioSchema {
  static var rowDefinitions: [JSONValue.Member] {
    let common = [("id", partOfAddress), ("uniqueAmongRows", .flag)] + sharedMembers
    return [
      .init("repeatedField", repeatedField),
      .init(
        "fieldOfRow",
        .anyOf(.ref("listFieldOfRow"), .ref("plainFieldOfRow"), .ref("resultsFieldOfRow"))),
      .init("listFieldOfRow", listField(common, options: "ownOptions")),
      .init("plainFieldOfRow", plainField(common)),
      .init("resultsFieldOfRow", resultsField(common, from: ["from", "async"])),
    ]
  }

  private static var repeatedField: JSONValue {
    let shared = [
      "label", "disabled", "required", "onHidden", "visibleWhen", "enabledWhen", "min", "max",
    ]
    return .record(
      required: ["id", "kind", "fields"],
      [
        ("id", partOfAddress), ("kind", .constant(.text("repeated"))),
        ("fields", .list(.ref("fieldOfRow"))), ("rowLabel", .anyText), ("start", .whole(from: 0)),
      ] + sharedMembers.filter { shared.contains($0.0) })
  }

  /// An id that stands between slashes in the address of a field of a row, so it holds none.
  private static var partOfAddress: JSONValue { .text(matching: "^[^/]+$") }

  /// A condition on how many rows there are: one bound is there, the other may be.
  static func rowCount(required bound: String) -> JSONValue {
    .record(
      required: ["field", bound],
      [("field", .anyText), ("atLeast", .whole(from: 0)), ("atMost", .whole(from: 0))])
  }

  static var rowSteps: [(String, JSONValue)] {
    let field = ("field", JSONValue.anyText)
    let row = ("row", JSONValue.whole(from: 1))
    let at = ("at", JSONValue.whole(from: 0))
    let to = ("to", JSONValue.whole(from: 0))
    let by = ("by", JSONValue.words(of: Scenario.RowCause.self))
    return [
      ("addRow", .record(required: ["field"], [field, at, by])),
      ("removeRow", .record(required: ["field", "row"], [field, row, by])),
      ("moveRow", .record(required: ["field", "row", "to"], [field, row, to, by])),
      ("copyRow", .record(required: ["field", "row"], [field, row, at, by])),
    ]
  }
}
