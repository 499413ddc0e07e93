import SelectorScenarios
import Testing

/// Files with fields that repeat: what the format does not know is an error with its path.
@Suite struct RepeatedDecodingTests {
  /// A piece of a file that is wrong, and what is said of it.
  struct Wrong: Sendable {
    var fields: String
    var step: String
    var path: String
    var words: String
    var location: SourceLocation

    init(
      fields: String = RepeatedDecodingTests.lines, step: String = #"{"undo": true}"#,
      _ path: String,
      _ words: String, location: SourceLocation = #_sourceLocation
    ) {
      self.fields = fields
      self.step = step
      self.path = path
      self.words = words
      self.location = location
    }
  }

  static let lines = group(#"{"id": "product", "options": []}, {"id": "note", "kind": "text"}"#)

  static func group(_ fields: String, more: String = "") -> String {
    #"{"id": "lines", "kind": "repeated"\#(more), "fields": [\#(fields)]}, {"id": "other"}"#
  }

  static let wrong = [
    Wrong(fields: #"{"id": "lines", "kind": "repeated"}"#, "$.fields[0]", "\"fields\" is missing"),
    Wrong(
      fields: group("", more: #", "search": "prefix""#), "$.fields[0].search", "has no \"search\""),
    Wrong(
      fields: group("", more: #", "rowLable": "x""#), "$.fields[0].rowLable",
      "did you mean \"rowLabel\""),
    Wrong(fields: group("", more: #", "min": 3, "max": 2"#), "$.fields[0].max", "at least min"),
    Wrong(fields: group(#"{"id": "a/b"}"#), "$.fields[0].fields[0].id", "no slash"),
    Wrong(fields: group(#"{"id": "a"}, {"id": "a"}"#), "$.fields[0].fields[1].id", "two fields"),
    Wrong(
      fields: group(#"{"id": "a", "kind": "repeated", "fields": []}"#), "$.fields[0].fields[0]",
      "cannot repeat within a row"),
    Wrong(
      fields: #"{"id": "a", "uniqueAmongRows": true}"#, "$.fields[0].uniqueAmongRows",
      "stands in no row"),
    Wrong(fields: #"{"id": "a", "rowLabel": "x"}"#, "$.fields[0].rowLabel", "only in: repeated"),
    Wrong(
      fields: group(#"{"id": "a", "visibleWhen": {"field": "lines/*/a", "isSet": true}}"#),
      "$.fields[0].fields[0].visibleWhen.field", "the field of the same row"),
    Wrong(
      fields: group(#"{"id": "a", "visibleWhen": {"field": "lines/1/a", "isSet": true}}"#),
      "$.fields[0].fields[0].visibleWhen.field", "only as a whole"),
    Wrong(
      fields: lines + #", {"id": "b", "visibleWhen": {"field": "product", "isSet": true}}"#,
      "$.fields[2].visibleWhen.field", "no field \"product\""),
    Wrong(
      fields: lines + #", {"id": "b", "visibleWhen": {"field": "lines/*/note", "isSet": true}}"#,
      "$.fields[2].visibleWhen.field", "a field with a list, or a toggle"),
    Wrong(
      fields: lines + #", {"id": "b", "visibleWhen": {"field": "other", "atLeast": 1}}"#,
      "$.fields[2].visibleWhen.field", "of the kind repeated"),
    Wrong(
      step: #"{"select": {"field": "product", "id": "a"}}"#, "$.steps[0].select.field", "no field"),
    Wrong(
      step: #"{"select": {"field": "lines/1/produkt", "id": "a"}}"#, "$.steps[0].select.field",
      "did you mean \"product\""),
    Wrong(
      step: #"{"select": {"field": "line/1/product", "id": "a"}}"#, "$.steps[0].select.field",
      "did you mean \"lines\""),
    Wrong(step: #"{"focus": "lines/0/product"}"#, "$.steps[0].focus", "from 1"),
    Wrong(step: #"{"focus": "lines/01/product"}"#, "$.steps[0].focus", "no field"),
    Wrong(
      step: #"{"addRow": {"field": "other"}}"#, "$.steps[0].addRow.field", "of the kind repeated"),
    Wrong(
      step: #"{"addRow": {"field": "lines", "row": 1}}"#, "$.steps[0].addRow.row", "unknown member"),
    Wrong(step: #"{"addRow": {"field": "lines", "by": "user"}}"#, "$.steps[0].addRow.by", "one of"),
    Wrong(
      step: #"{"moveRow": {"field": "lines", "row": 1}}"#, "$.steps[0].moveRow", "\"to\" is missing"
    ),
    Wrong(
      step: #"{"removeRow": {"field": "lines", "row": 0}}"#, "$.steps[0].removeRow.row",
      "at least 1"),
    Wrong(
      step: #"{"expect": {"rows": {"other": []}}}"#, "$.steps[0].expect.rows.other", "repeated"),
    Wrong(
      step: #"{"expect": {"value": {"lines": []}}}"#, "$.steps[0].expect.value.lines",
      "with a value"),
    Wrong(
      step: #"{"expect": {"submitted": {"lines": [{"x": 1}]}}}"#,
      "$.steps[0].expect.submitted.lines[0].x", "no field of a row \"x\""),
  ]

  @Test(arguments: wrong) func `what the format does not know is an error with its path`(
    wrong: Wrong
  ) {
    let json =
      #"{"format": 1, "scenario": "s", "fields": [\#(wrong.fields)], "steps": [\#(wrong.step)]}"#
    do {
      _ = try Scenario(json: json)
      Issue.record("it was read", sourceLocation: wrong.location)
    } catch {
      #expect(error.path.description == wrong.path, sourceLocation: wrong.location)
      #expect(error.message.contains(wrong.words), "\(error)", sourceLocation: wrong.location)
    }
  }

  @Test(arguments: [
    #"{"open": "lines/2/product"}"#, #"{"expect": {"visible": {"lines/2/product": true}}}"#,
    #"{"removeRow": {"field": "lines", "row": 2}}"#,
    #"{"respond": {"field": "lines/2/late", "request": 1, "options": []}}"#,
  ])
  func `a row that is not there is a fault of the file`(step: String) throws {
    let fields = Self.group(
      #"{"id": "product", "options": []}, {"id": "late", "options": {"async": []}}"#)
    let json = #"{"format": 1, "scenario": "s", "fields": [\#(fields)], "steps": [\#(step)]}"#
    let failures = try ScenarioPlayer.play(Scenario(json: json))
    #expect(failures.count == 1)
    #expect(failures.first?.step == "$.steps[0]")
  }
}
