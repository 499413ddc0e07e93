extension ScenarioSchema {
  static var fieldDefinitions: [JSONValue.Member] {
    let common = [("id", .name)] + sharedMembers
    return [
      .init(
        "field",
        .anyOf(
          .ref("listField"), .ref("plainField"), .ref("resultsField"), .ref("repeatedField"))),
      .init("listField", listField(common, options: "options")),
      .init("plainField", plainField(common)),
      .init("resultsField", resultsField(common, from: ["from", "relation", "async"])),
      .init("options", options), .init("ownOptions", ownOptions),
      .init("default", initialChoice), .init("condition", condition),
    ]
  }

  /// A field that opens a list.
  static func listField(_ common: [(String, JSONValue)], options: String) -> JSONValue {
    .record(
      required: ["id"],
      [
        ("kind", .words("selector", "multi", "combobox")), ("options", .ref(options)),
        ("default", .ref("default")),
      ] + common)
  }

  /// A field without a list.
  static func plainField(_ common: [(String, JSONValue)]) -> JSONValue {
    .record(required: ["id", "kind"], [("kind", .words("toggle", "text"))] + common)
  }

  /// A field of rows, which come from exactly one of the sources.
  static func resultsField(
    _ common: [(String, JSONValue)], from sources: [String]
  ) -> JSONValue {
    let rest: [(String, JSONValue)] =
      [
        ("kind", .constant(.text("results"))), ("where", .ref("where")), ("match", .ref("match")),
      ] + common
    let records = sources.map { source in
      JSONValue.record(
        required: ["id", "kind", source],
        [(source, source == "async" ? .list(.anyText) : .anyText)] + rest)
    }
    return .members(("anyOf", .list(records)))
  }

  /// What every field with a value or with rows may say, beside its id.
  static var sharedMembers: [(String, JSONValue)] {
    [
      ("label", .anyText), ("placeholder", .anyText), ("disabled", .flag),
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

  private static var options: JSONValue {
    .anyOf(
      .ref("ownOptions"),
      .record(
        required: ["relation", "column"],
        [("relation", .anyText), ("column", .anyText), ("label", .anyText)]))
  }

  /// Options without a part in a relation.
  private static var ownOptions: JSONValue {
    .anyOf(
      .list(.ref("option")),
      .record(required: ["async"], [("async", .list(.anyText))]),
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
      rowCount(required: "atLeast"), rowCount(required: "atMost"),
      .record(required: ["all"], [("all", .list(.ref("condition")))]),
      .record(required: ["any"], [("any", .list(.ref("condition")))]),
      .record(required: ["not"], [("not", .ref("condition"))]))
  }
}
