/// The format of scenario files as a JSON Schema, so that an editor completes and checks them.
///
/// The schema knows the shape of a file: members, kinds of values, words. It does not know names that a file
/// declares itself, nor what depends on the kind of a field; for these the reader of files is the judge.
/// Whatever ``Scenario/init(bytes:)`` takes, the schema takes.
///
/// - SeeAlso: JSON Schema, draft 2020-12
public enum ScenarioSchema {
  /// The schema.
  public static var value: JSONValue {
    .object([
      .init("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .text("Scenario of a form with dropdowns, format 1")),
      .init("$ref", .text("#/$defs/scenario")),
      .init("$defs", .object(definitions)),
    ])
  }

  /// The schema as the text of a file.
  public static var text: String { value.json(columns: 100) + "\n" }

  private static var definitions: [JSONValue.Member] {
    [
      .init("scenario", scenario), .init("size", size),
      .init("table", .anyOf(.list(.ref("row")), generated)), .init("relation", relation),
      .init("where", .map(.text(matching: "^\\$"))), .init("match", match),
      .init("id", .anyOf(.anyText, .whole())), .init("disabled", .anyOf(.flag, .anyText)),
      .init("scalar", .types("string", "number", "boolean")),
    ] + optionDefinitions + fieldDefinitions + rowDefinitions + stepDefinitions
      + expectationDefinitions
  }

  private static var scenario: JSONValue {
    .record(
      required: ["format", "scenario", "fields", "steps"],
      [
        ("format", .constant(.whole(1))), ("scenario", .name),
        ("why", .anyText), ("size", .ref("size")), ("fields", .list(.ref("field"))),
        ("tables", .map(.ref("table"))), ("relations", .map(.ref("relation"))),
        ("singleOpen", .flag), ("keyMap", .words(of: Scenario.KeyMapName.self)),
        ("direction", .words(of: Scenario.Direction.self)), ("steps", .list(.ref("step"))),
      ])
  }

  private static var size: JSONValue {
    .record(
      required: ["columns", "rows"], [("columns", .whole(from: 0)), ("rows", .whole(from: 0))])
  }

  private static var generated: JSONValue {
    .record(
      required: ["generate", "id", "label"],
      [("generate", .whole(from: 0)), ("id", .anyText), ("label", .anyText)])
  }

  private static var relation: JSONValue {
    .record(
      required: ["table"],
      [
        ("table", .anyText), ("zero", .words(of: Scenario.Relation.Zero.self)),
        ("where", .ref("where")), ("match", .ref("match")),
      ])
  }

  private static var match: JSONValue {
    .record(
      required: ["field", "columns"],
      [("field", .anyText), ("columns", .list(.anyText, atLeast: 1))])
  }

  private static var optionDefinitions: [JSONValue.Member] {
    let members: [(String, JSONValue)] = [
      ("id", .ref("id")), ("label", .anyText), ("disabled", .ref("disabled")),
      ("section", .anyText), ("detail", .anyText), ("keywords", .list(.anyText)),
      ("locked", .flag),
    ]
    return [
      .init("option", .record(required: ["id", "label"], members)),
      .init("row", .record(required: ["id", "label"], members, others: .ref("scalar"))),
    ]
  }
}
