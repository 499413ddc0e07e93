extension ScenarioSchema {
  static var fieldDefinitions: [JSONValue.Member] {
    [
      .init("field", .anyOf(.ref("listField"), .ref("plainField"), .ref("resultsField"))),
      .init(
        "listField",
        .record(
          required: ["id"],
          [
            ("kind", .words("selector", "multi", "combobox")), ("options", .ref("options")),
            ("default", .ref("default")),
          ] + commonMembers)),
      .init(
        "plainField",
        .record(required: ["id", "kind"], [("kind", .words("toggle", "text"))] + commonMembers)),
      .init("resultsField", resultsField), .init("options", options),
      .init("default", initialChoice), .init("condition", condition),
    ]
  }

  private static var commonMembers: [(String, JSONValue)] {
    [
      ("id", .name), ("label", .anyText), ("placeholder", .anyText), ("disabled", .flag),
      ("readOnly", .flag), ("required", .flag), ("clearable", .flag), ("deselectable", .flag),
      ("search", .words(of: Scenario.Field.Search.self)), ("customValue", .flag),
      ("closeOnSelect", .flag), ("wrap", .flag),
      (
        "typeahead",
        .record(
          required: [],
          [
            ("delay", .whole(from: 0)),
            ("closed", .words(of: Scenario.Field.Typeahead.Closed.self)),
          ])
      ),
      (
        "commit",
        .record(
          required: [],
          ["tab", "outside", "blur"].map { ($0, .words(of: Scenario.Field.Commit.Policy.self)) })
      ),
      ("onMissing", .words(of: Scenario.Field.OnMissing.self)),
      ("onHidden", .words(of: Scenario.Field.OnHidden.self)),
      ("visibleWhen", .ref("condition")), ("enabledWhen", .ref("condition")),
      ("min", .whole(from: 0)), ("max", .whole(from: 0)),
      ("overflow", .words(of: Scenario.Field.Overflow.self)), ("rows", .whole(from: 1)),
      ("debounce", .whole(from: 0)), ("uniqueWithinParent", .flag),
    ]
  }

  private static var resultsField: JSONValue {
    let rest: [(String, JSONValue)] =
      [
        ("kind", .constant(.text("results"))), ("where", .ref("where")), ("match", .ref("match")),
      ] + commonMembers
    func record(_ source: String, _ schema: JSONValue) -> JSONValue {
      .record(required: ["id", "kind", source], [(source, schema)] + rest)
    }
    return .anyOf(
      record("from", .anyText), record("relation", .anyText), record("async", .list(.anyText)))
  }

  private static var options: JSONValue {
    .anyOf(
      .list(.ref("option")),
      .record(required: ["async"], [("async", .list(.anyText))]),
      .record(
        required: ["relation", "column"],
        [("relation", .anyText), ("column", .anyText), ("label", .anyText)]),
      .record(required: ["from"], [("from", .anyText), ("where", .ref("where"))]))
  }

  private static var initialChoice: JSONValue {
    .anyOf(
      .words("first", "firstEnabled", "only"), .record(required: ["id"], [("id", .ref("id"))]),
      .record(required: ["ids"], [("ids", .list(.ref("id")))]),
      .record(required: ["index"], [("index", .whole())]))
  }

  private static var condition: JSONValue {
    .anyOf(
      .record(
        required: ["field", "is"],
        [("field", .anyText), ("is", .types("string", "integer", "boolean"))]),
      .record(required: ["field", "isSet"], [("field", .anyText), ("isSet", .flag)]),
      .record(required: ["all"], [("all", .list(.ref("condition")))]),
      .record(required: ["any"], [("any", .list(.ref("condition")))]),
      .record(required: ["not"], [("not", .ref("condition"))]))
  }
}
