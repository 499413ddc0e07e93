import SelectorScenarios
import Testing

struct JSONSample: Sendable {
  var json: String
  var value: JSONValue
  var place: SourceLocation

  init(_ json: String, _ value: JSONValue, _ place: SourceLocation = #_sourceLocation) {
    self.json = json
    self.value = value
    self.place = place
  }
}

struct BrokenJSON: Sendable {
  var json: String
  var description: String
  var place: SourceLocation

  init(_ json: String, _ description: String, _ place: SourceLocation = #_sourceLocation) {
    self.json = json
    self.description = description
    self.place = place
  }
}

@Suite struct `The JSON reader` {
  @Test(arguments: [
    JSONSample(" null ", .null),
    .init("true", .bool(true)),
    .init("-0", .whole(0)),
    .init("12", .whole(12)),
    .init("2.0", .whole(2)),
    .init("1e3", .whole(1000)),
    .init("1.5", .fraction(1.5)),
    .init("-25E-1", .fraction(-2.5)),
    .init("9223372036854775807", .whole(.max)),
    .init("9223372036854775808", .fraction(9_223_372_036_854_775_808)),
    .init(#""""#, .text("")),
    .init(#""a\n\"\\\/\u00e9\ud83d\ude00""#, .text("a\n\"\\/é😀")),
    .init("\u{feff}[]", .list([])),
    .init("[1, [2]]", .list([.whole(1), .list([.whole(2)])])),
    .init("{}", .object([])),
    .init(#"{"b": 1, "a": 2}"#, .object([.init("b", .whole(1)), .init("a", .whole(2))])),
  ])
  func `reads`(row: JSONSample) throws {
    #expect(try JSONValue(json: row.json) == row.value, sourceLocation: row.place)
  }

  @Test(arguments: [
    BrokenJSON("", "line 1, column 1 ($): found the end of the text, expected a value"),
    .init("[1,\n 2,]", "line 2, column 4 ($[2]): found \"]\", expected a value"),
    .init("[1 2]", "line 1, column 4 ($): found \"2\", expected a comma or ]"),
    .init("01", "line 1, column 2 ($): found \"1\", expected the end after one value"),
    .init("+1", "line 1, column 1 ($): found \"+\", expected a value"),
    .init("1.", "line 1, column 3 ($): found the end of the text, expected a digit"),
    .init("1e999", "line 1, column 1 ($): found 1e999, expected a number that fits 64 bits"),
    .init("nul", "line 1, column 1 ($): found \"n\", expected null"),
    .init("{a: 1}", "line 1, column 2 ($): found \"a\", expected the name of a member in quotes"),
    .init(#"{"é" 1}"#, "line 1, column 6 ($.é): found \"1\", expected a colon"),
    .init(
      #"{"a": {"b c": 1, "b c": 2}}"#,
      #"line 1, column 18 ($.a["b c"]): found the member "b c" twice, expected each member once"#),
    .init(
      "\"a\nb\"",
      "line 1, column 3 ($): found the control character U+000A, expected no bare control character in a text"
    ),
    .init("[\u{7F}]", "line 1, column 2 ($[0]): found the control character U+007F, expected a value"),
    .init("\u{202E}", "line 1, column 1 ($): found the character U+202E, expected a value"),
    .init("\"abc", "line 1, column 5 ($): found the end of the text, expected a closing quote"),
    .init(
      #""\x""#,
      "line 1, column 2 ($): found an unknown escape, expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    ),
    .init(#""\ud83d""#, "line 1, column 2 ($): found half a surrogate pair, expected a whole one"),
    .init(
      #""\ud83dA\""#, "line 1, column 2 ($): found half a surrogate pair, expected a whole one"),
    .init(#""\ude00""#, "line 1, column 2 ($): found half a surrogate pair, expected a whole one"),
    .init(#""\u12g4""#, "line 1, column 6 ($): found \"g\", expected four hexadecimal digits"),
  ])
  func `refuses`(row: BrokenJSON) {
    do {
      _ = try JSONValue(json: row.json)
      Issue.record("nothing was said", sourceLocation: row.place)
    } catch {
      #expect(error.description == row.description, sourceLocation: row.place)
    }
  }

  @Test func `refuses bytes that are no UTF-8`() {
    #expect(throws: JSONSyntaxError.self) { try JSONValue(bytes: [0x22, 0xC3, 0x28, 0x22]) }
    #expect(throws: JSONSyntaxError.self) { try JSONValue(bytes: [0xFF]) }
  }

  @Test func `goes down to its greatest depth only`() throws {
    let depth = JSONValue.greatestDepth
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    _ = try JSONValue(json: nested(depth))
    #expect(throws: JSONSyntaxError.self) { try JSONValue(json: nested(depth + 2)) }
    #expect(throws: JSONSyntaxError.self) {
      try JSONValue(json: String(repeating: "[", count: 1_000_000))
    }
  }

  @Test func `survives every cut of a file`() {
    let bytes = Array(SampleScenario.json.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: ScenarioError.self) { try Scenario(bytes: Array(bytes.prefix(count))) }
    }
  }
}
