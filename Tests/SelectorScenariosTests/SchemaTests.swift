import Foundation
import SelectorScenarios
import Testing

/// Holds JSON against a schema: as much of JSON Schema as the schema of scenarios uses.
struct SchemaChecker {
  let root: JSONValue

  func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard case .object(let rules) = schema else { return schema == .bool(true) }
    return rules.allSatisfy { accepts(value, $0.name, $0.value, schema) }
  }

  private func accepts(
    _ value: JSONValue, _ rule: String, _ operand: JSONValue, _ schema: JSONValue
  ) -> Bool {
    switch (rule, operand, value) {
    case ("$schema", _, _), ("title", _, _), ("$defs", _, _): return true
    case ("$ref", .text(let path), _):
      guard let target = root["$defs"]?[String(path.dropFirst("#/$defs/".count))] else {
        Issue.record("no definition \(path)")
        return false
      }
      return accepts(value, target)
    case ("const", _, _): return value == operand
    case ("enum", .list(let values), _): return values.contains(value)
    case ("anyOf", .list(let schemas), _): return schemas.contains { accepts(value, $0) }
    case ("type", .text(let name), _): return Self.isType(value, name)
    case ("type", .list(let names), _):
      return names.contains {
        if case .text(let name) = $0 { Self.isType(value, name) } else { false }
      }
    case ("minLength", .whole(let least), .text(let text)):
      return text.unicodeScalars.count >= least
    case ("pattern", .text(let pattern), .text(let text)):
      return (try? Regex(pattern).firstMatch(in: text)) != nil
    case ("minimum", .whole(let least), .whole(let number)): return number >= least
    case ("minItems", .whole(let least), .list(let items)): return items.count >= least
    case ("items", _, .list(let items)): return items.allSatisfy { accepts($0, operand) }
    case ("required", .list(let names), .object(let members)):
      return names.allSatisfy { name in members.contains { .text($0.name) == name } }
    case ("minProperties", .whole(let least), .object(let members)): return members.count >= least
    case ("maxProperties", .whole(let most), .object(let members)): return members.count <= most
    case ("properties", _, .object(let members)):
      return members.allSatisfy { member in
        operand[member.name].map { accepts(member.value, $0) } ?? true
      }
    case ("additionalProperties", _, .object(let members)):
      return members.allSatisfy {
        schema["properties"]?[$0.name] != nil || accepts($0.value, operand)
      }
    case ("minLength", _, _), ("pattern", _, _), ("minimum", _, _), ("minItems", _, _),
      ("items", _, _), ("required", _, _), ("minProperties", _, _), ("maxProperties", _, _),
      ("properties", _, _), ("additionalProperties", _, _):
      return true
    default:
      Issue.record("the checker does not know \(rule)")
      return false
    }
  }

  private static func isType(_ value: JSONValue, _ name: String) -> Bool {
    switch (value, name) {
    case (.null, "null"), (.bool, "boolean"), (.whole, "integer"), (.whole, "number"),
      (.fraction, "number"), (.text, "string"), (.list, "array"), (.object, "object"):
      true
    default: false
    }
  }
}

@Suite struct `The schema of scenarios` {
  let checker = SchemaChecker(root: ScenarioSchema.value)

  /// The scenario files of the tests.
  static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenarios")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
  }()

  static func values() throws -> [JSONValue] {
    try files.map { try JSONValue(bytes: Array(Data(contentsOf: $0))) }
  }

  @Test func `takes every file that the reader takes`() throws {
    #expect(Self.files.count > 100)
    for (file, value) in zip(Self.files, try Self.values()) {
      let isRead = (try? Scenario(value)) != nil
      #expect(checker.accepts(value) || !isRead, "\(file.lastPathComponent)")
    }
    #expect(checker.accepts(try JSONValue(bytes: Array(SampleScenario.json.utf8))))
  }

  @Test func `is read as it is written`() throws {
    #expect(try JSONValue(bytes: Array(ScenarioSchema.text.utf8)) == ScenarioSchema.value)
  }

  @Test func `judges 500 mutated files as the reader does, but for names and kinds`() throws {
    var generator = TraceRandom(seed: 17)
    let values = try Self.values() + [JSONValue(bytes: Array(SampleScenario.json.utf8))]
    var (refused, exempt) = (0, 0)
    for round in 0..<500 {
      var value = values[generator.below(values.count)]
      Mutator.mutate(&value, &generator)
      let accepted = checker.accepts(value)
      do {
        _ = try Scenario(value)
        #expect(accepted, "round \(round): the reader takes \(value.json.prefix(2_000))")
      } catch {
        if !accepted {
          refused += 1
        } else if Self.isBeyondSchema(error) {
          exempt += 1
        } else {
          Issue.record("round \(round): the schema takes what the reader refuses: \(error)")
        }
      }
    }
    #expect(refused > 250, "\(refused) refused by both, \(exempt) by the reader only")
  }

  @Test(
    arguments: [
      (#"{"id": "g", "kind": "repeated", "fields": []}"#, #"{"addRow": {"field": "g"}}"#, true),
      (#"{"id": "g", "kind": "repeated"}"#, #"{"addRow": {"field": "g"}}"#, false),
      (#"{"id": "g/h", "kind": "repeated", "fields": []}"#, #"{"undo": true}"#, false),
      (Self.rows(of: #"{"id": "a", "uniqueAmongRows": true}"#), #"{"open": "g/1/a"}"#, true),
      (#"{"id": "a", "uniqueAmongRows": true}"#, #"{"open": "a"}"#, false),
      (Self.rows(of: #"{"id": "a/b"}"#), #"{"undo": true}"#, false),
      (Self.rows(of: #"{"id": "a", "kind": "repeated", "fields": []}"#), #"{"undo": true}"#, false),
      (
        Self.rows(of: #"{"id": "a"}"#, #""visibleWhen": {"field": "g", "atMost": 2}"#),
        #"{"copyRow": {"field": "g", "row": 1, "at": 0, "by": "pointer"}}"#, true
      ),
      (
        Self.rows(of: #"{"id": "a"}"#, #""visibleWhen": {"field": "g", "atMost": -1}"#),
        #"{"undo": true}"#, false
      ),
      (Self.rows(of: #"{"id": "a"}"#), #"{"moveRow": {"field": "g", "row": 1}}"#, false),
      (Self.rows(of: #"{"id": "a"}"#), #"{"removeRow": {"field": "g", "row": 0}}"#, false),
      (
        Self.rows(of: #"{"id": "a"}"#), #"{"batch": [{"addRow": {"field": "g", "by": "x"}}]}"#,
        false
      ),
      (Self.rows(of: #"{"id": "a"}"#), #"{"batch": [{"addRow": {"field": "g", "at": 9}}]}"#, true),
      (Self.rows(of: #"{"id": "a"}"#), #"{"expect": {"rows": {"g": [2, 1]}}}"#, true),
      (Self.rows(of: #"{"id": "a"}"#), #"{"expect": {"rows": {"g": [0]}}}"#, false),
      (Self.rows(of: #"{"id": "a"}"#), #"{"expect": {"submitted": {"g": [{}, {"a": 1}]}}}"#, true),
      (Self.rows(of: #"{"id": "a"}"#), #"{"expect": {"submitted": {"g": [{"a": 0.5}]}}}"#, false),
    ] as [(field: String, step: String, isTaken: Bool)])
  func `judges fields that repeat as the reader does`(
    field: String, step: String, isTaken: Bool
  ) throws {
    let value = try JSONValue(
      bytes: Array(
        #"{"format": 1, "scenario": "rows", "fields": [\#(field)], "steps": [\#(step)]}"#.utf8))
    #expect(((try? Scenario(value)) != nil) == isTaken)
    #expect(checker.accepts(value) == isTaken)
  }

  /// Fields that repeat, with one field in a row.
  static func rows(of field: String, _ member: String = #""start": 1"#) -> String {
    #"{"id": "g", "kind": "repeated", "fields": [\#(field)], \#(member)}"#
  }

  /// What depends on names that the file declares, on the kind of a field, or on the text of a key.
  static func isBeyondSchema(_ error: ScenarioError) -> Bool {
    let (message, path) = (error.message, error.path.description)
    let words = [
      "no field ", "no table ", "no column ", "no relation ", "expected a field ",
      "two fields have", "expected it only in", "is no key", "expected $ and", "a brace opens",
      "rows have one id", "at most 1000000", "at least min", "expected another field",
      "a refusal alone", "each modifier once", "has one choice", "a field of a relation",
      "on other fields than", "no fields ", "rules know rows only", "the field of the same row",
      "the number of a row, from 1", "texts or whole numbers",
    ]
    if words.contains(where: message.contains) { return true }
    let kinds = [".value", ".chosen", ".submitted", ".is", ".open", ".default", ".equals"]
    return kinds.contains(where: path.contains)
  }
}

/// Changes JSON a little, as a slip of the hand does.
enum Mutator {
  static func mutate(_ value: inout JSONValue, _ generator: inout TraceRandom) {
    // Most of the time further in: the top level has few members.
    switch value {
    case .object(var members) where !members.isEmpty:
      let place = generator.below(members.count)
      switch generator.below(members[place].value.isLeaf ? 3 : 12) {
      case 0: members.remove(at: place)
      case 1: members[place].name += "x"
      case 2: members[place].value = other(than: members[place].value, &generator)
      default: mutate(&members[place].value, &generator)
      }
      value = .object(members)
    case .list(var elements) where !elements.isEmpty:
      let place = generator.below(elements.count)
      if generator.below(8) == 0 {
        elements[place] = other(than: elements[place], &generator)
      } else {
        mutate(&elements[place], &generator)
      }
      value = .list(elements)
    default: value = other(than: value, &generator)
    }
  }

  private static func other(than value: JSONValue, _ generator: inout TraceRandom) -> JSONValue {
    let others: [JSONValue] = [
      .null, .bool(true), .bool(false), .whole(-1), .whole(3), .fraction(0.5), .text(""),
      .text("zzz"), .list([]), .list([.null]), .object([]), .object([.init("zzz", .null)]),
    ]
    return others.filter { $0 != value }[generator.below(others.count - 1)]
  }
}

extension JSONValue {
  fileprivate var isLeaf: Bool {
    switch self {
    case .list(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
