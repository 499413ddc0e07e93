import Foundation
import SelectorSnapshots
import Testing

@Suite struct `A record mode` {
  /// What each mode does where nothing, the same, the same in another form, or something else is stored.
  static let table: [(mode: RecordMode, outcomes: [String])] = [
    (.never, ["missing", "matched", "matched", "differs"]),
    (.missing, ["recorded", "matched", "matched", "differs"]),
    (.failed, ["recorded", "matched", "matched", "recorded"]),
    (.all, ["recorded", "matched", "recorded", "recorded"]),
  ]
  static let stored: [String?] = [nil, "one\ntwo\n", "one\r\ntwo", "three\n"]

  @Test(arguments: table) func `decides for files`(
    mode: RecordMode, outcomes: [String]
  ) throws {
    for (stored, word) in zip(Self.stored, outcomes) {
      let sandbox = try Sandbox()
      let name = "__Snapshots__/MenuTests/opens.txt"
      if let stored { try sandbox.write(stored, to: name) }
      let snapshot = sandbox.snapshot(record: mode)
      let outcome = sandbox.store().check("one\ntwo", against: snapshot)
      #expect(outcome.word == word, "\(stored ?? "nothing")")
      #expect(sandbox.text(name) == (word == "recorded" ? "one\ntwo\n" : stored))
      // A recording comes to rest.
      if word == "recorded" {
        #expect(sandbox.store().check("one\ntwo", against: snapshot) == .matched)
      }
    }
  }

  @Test(arguments: table) func `decides for source files by the same table`(
    mode: RecordMode, outcomes: [String]
  ) throws {
    let expected: [String?] = [nil, "one\ntwo", "one\ntwo\n", "three"]
    for (index, expected) in expected.enumerated() where index != 2 {
      let sandbox = try Sandbox()
      let literal = expected.map { "\"\"\"\n  \($0.replacing("\n", with: "\n  "))\n  \"\"\"" }
      let source = "check(menu, matches: \(literal ?? "nil"))\n"
      try sandbox.write(source, to: "MenuTests.swift")
      let snapshot = sandbox.snapshot(line: 1, column: 6, record: mode)
      let outcome = sandbox.store().check("one\ntwo", matches: expected, against: snapshot)
      #expect(outcome.word == outcomes[index], "\(expected ?? "nothing")")
      let isRecorded = outcomes[index] == "recorded"
      #expect((sandbox.text("MenuTests.swift") != source) == isRecorded)
    }
  }

  @Test func `of the environment is one of four words, or an error`() throws {
    for mode in RecordMode.allCases {
      #expect(SnapshotEnvironment(["SELECTOR_RECORD": mode.rawValue]).mode == mode)
    }
    #expect(SnapshotEnvironment().mode == .missing)
    #expect(SnapshotEnvironment(["SELECTOR_RECORD": ""]).mode == .missing)
    let sandbox = try Sandbox()
    let outcome = sandbox.store(["SELECTOR_RECORD": "al"]).check("x", against: sandbox.snapshot())
    #expect(outcome.word == "invalid")
    #expect(
      outcome.message.contains(
        "SELECTOR_RECORD is \"al\", expected one of never, missing, failed, all"))
    #expect(sandbox.files.isEmpty)
  }

  static let precedence: [(variables: [String: String], argument: RecordMode?, word: String)] = [
    (["CI": "1"], nil, "missing"), (["CI": "true", "SELECTOR_RECORD": "all"], nil, "missing"),
    (["CI": "0"], nil, "recorded"), (["CI": "false"], nil, "recorded"),
    (["CI": ""], nil, "recorded"), (["CI": "1"], .all, "recorded"),
    (["SELECTOR_RECORD": "all"], .never, "missing"),
    (["SELECTOR_RECORD": "never"], nil, "missing"),
    (["SELECTOR_RECORD": "never"], .missing, "recorded"),
  ]

  @Test(arguments: precedence) func `of an argument goes before CI, that before the variable`(
    variables: [String: String], argument: RecordMode?, word: String
  ) throws {
    let sandbox = try Sandbox()
    let outcome = sandbox.store(variables).check("x", against: sandbox.snapshot(record: argument))
    #expect(outcome.word == word)
    #expect(sandbox.files.isEmpty == (word == "missing"))
  }
}
