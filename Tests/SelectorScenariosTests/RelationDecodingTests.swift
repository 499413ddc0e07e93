import SelectorScenarios
import Testing

/// What a file may not say of a relation: each is an error with its path and what was expected.
@Suite struct RelationDecodingTests {
  static let file = #"""
    {"format": 1, "scenario": "A relation.",
     "tables": {"t": [{"id": 1, "label": "A", "make": "ford", "price": 9.5, "old": true},
                      {"id": 2, "label": "B", "make": "volvo", "keywords": ["swede"]}]},
     "relations": {"cars": {"table": "t", "zero": "hide", "match": {"field": "query", "columns": ["label"]}}},
     "fields": [{"id": "query", "kind": "text"},
                {"id": "make", "options": {"relation": "cars", "column": "make", "label": "label"}},
                {"id": "found", "kind": "results", "relation": "cars"}],
     "steps": [{"select": {"field": "make", "id": "ford"}},
               {"expect": {"counts": {"make": {"ford": 1, "volvo": 1}}}}]}
    """#

  struct Fault: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var path: String
    var message: String

    var testDescription: String { new }

    init(_ old: String, _ new: String, _ path: String, _ message: String) {
      self.old = old
      self.new = new
      self.path = path
      self.message = message
    }
  }

  static let faults: [Fault] = [
    Fault(
      #""column": "make""#, #""column": "maker""#, "$.fields[1].options.column",
      #"no column "maker""#),
    Fault(
      #""column": "make""#, #""column": "price""#, "$.fields[1].options.column",
      #"the column "price" holds 9.5, expected texts or whole numbers"#),
    Fault(
      #""column": "make""#, #""column": "old""#, "$.fields[1].options.column",
      #"the column "old" holds true"#),
    Fault(
      #""column": "make""#, #""column": "keywords""#, "$.fields[1].options.column",
      "expected a column of texts or whole numbers"),
    Fault(
      #""label": "label"}}"#, #""label": "name"}}"#, "$.fields[1].options.label",
      #"no column "name""#),
    Fault(
      #""relation": "cars", "column""#, #""relation": "car", "column""#,
      "$.fields[1].options.relation", #"no relation "car""#),
    Fault(#""zero": "hide""#, #""zero": "grey""#, "$.relations.cars.zero", "hide"),
    Fault(
      #""zero": "hide""#, #""zero": "hide", "empty": 1"#, "$.relations.cars.empty",
      "unknown member"),
    Fault(
      #""id": "make", "options""#, #""id": "make", "onMissing": "rememberPerParent", "options""#,
      "$.fields[1].onMissing", "another policy for a field of a relation"),
    Fault(
      #""id": "make", "options""#,
      #""id": "make", "kind": "combobox", "customValue": true, "options""#,
      "$.fields[1].customValue", "false for a field of a relation"),
    Fault(
      #"{"select": {"field": "make", "id": "ford"}}"#,
      #"{"setOptions": {"field": "make", "options": []}}"#, "$.steps[0].setOptions.field",
      #"the options of "make" are those of its relation"#),
    Fault(
      #"{"select": {"field": "make", "id": "ford"}}"#,
      #"{"batch": [{"appendOptions": {"field": "make", "options": []}}]}"#,
      "$.steps[0].batch[0].appendOptions.field", "change the rows of the table instead"),
    Fault(
      #""counts": {"make": {"#, #""counts": {"query": {"#, "$.steps[1].expect.counts.query",
      "expected a field with the options of a relation"),
    Fault(
      #""counts": {"make": {"#, #""counts": {"found": {"#, "$.steps[1].expect.counts.found",
      "expected a field with the options of a relation"),
  ]

  @Test(arguments: faults) func `a fault is told with its path`(fault: Fault) throws {
    let json = Self.file.replacing(fault.old, with: fault.new)
    try #require(json != Self.file)
    let error = #expect(throws: ScenarioError.self) { try Scenario(json: json) }
    #expect(error?.path.description == fault.path)
    #expect(error?.message.contains(fault.message) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func `what is right plays, and a wrong count is told`() throws {
    #expect(try ScenarioPlayer.play(Scenario(json: Self.file)).isEmpty)
    let wrong = Self.file.replacing(#""ford": 1"#, with: #""ford": 2, "saab": 0"#)
    let failures = try ScenarioPlayer.play(Scenario(json: wrong))
    #expect(
      failures.map(\.member) == ["expect.counts.make.ford", "expect.counts.make.saab"])
    #expect(failures.map(\.got) == ["1", "no row has that option"])
  }

  @Test func `a condition of a relation on a field of its own is a fault of the fields`() throws {
    let json = Self.file.replacing(
      #""zero": "hide""#, with: #""zero": "hide", "where": {"make": "$make"}"#)
    let scenario = try Scenario(json: json)
    let error = #expect(throws: ScenarioError.self) { try ScenarioPlayer.play(scenario) }
    #expect(error?.path.description == "$.fields")
    #expect(
      error?.message.contains("make.options <- cars.rows <- make.value <- make.options") == true,
      "\(error.map { "\($0)" } ?? "")")
  }
}
