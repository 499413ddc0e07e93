import Foundation
import Testing

import selector

@Suite struct `A recording` {
  static func scenario(_ expectations: String) -> String {
    `A replay`.scenario(steps: "\n      {\"expect\": \(expectations)}, {\"key\": \"Enter\"}")
  }

  static let answers: [(question: String, answer: String)] = [
    (#"{"open": "?"}"#, #"{"open": "who"}"#),
    (#"{"focus":"?","value": {"who": "?"}}"#, #"{"focus":"who","value": {"who": null}}"#),
    (#"{ "highlight" : "?" }"#, #"{ "highlight" : {"who": "a"} }"#),
    (
      #"{"options": "?", "text": "?"}"#,
      #"{"options": {"who": ["a", "b"]}, "text": {"who": "Who?"}}"#
    ),
    (#"{"events": "?"}"#, #"{"events": ["who opened (keyboard)", "who highlighted a"]}"#),
    (
      #"{"frame": "?"}"#,
      """
      {"frame": [
              "› Who   Who?                 ▴",
              "       ┌─────────────────────┐",
              "       │›  Ann               │",
              "       │   Bo                │",
              "       └─────────────────────┘"
            ]}
      """
    ),
    (
      #"{"window": {"who": "?"}, "frameWidth": "?"}"#,
      #"{"window": {"who": {"first": 0, "count": 2}}, "frameWidth": 30}"#
    ),
    (
      #"{"visible": "?", "touched": "?", "dirty": "?", "issues": "?", "status": "?", "requests": "?"}"#,
      #"{"visible": {"who": true}, "touched": {"who": true}, "dirty": {"who": false}, "issues": {"who": []}, "status": {"who": "ready"}, "requests": {"who": 0}}"#
    ),
    (#"{"submitted": "?", "chosen": "?"}"#, #"{"submitted": null, "chosen": {"who": null}}"#),
  ]

  @Test(arguments: answers) func `fills in what is so and leaves all else`(
    question: String, answer: String
  ) throws {
    let files = try SampleFiles(["x.json": Self.scenario(question)])
    let run = CommandRun("record", files["x.json"])
    let count = question.split(separator: #""?""#, omittingEmptySubsequences: false).count - 1
    #expect(run.output == "\(count) recorded, 0 failed\n")
    #expect(run.status == Command.Status.success)
    let text = try String(contentsOfFile: files["x.json"], encoding: .utf8)
    #expect(text == Self.scenario(answer))
    // What was recorded holds, and is not asked for again.
    #expect(CommandRun("replay", files["x.json"]).status == Command.Status.success)
    #expect(CommandRun("record", files["x.json"]).output == "0 recorded, 0 failed\n")
  }

  @Test func `tells what is said, and how many rows options leave`() throws {
    let said = try SampleFiles(["x.json": Self.scenario(#"{"says": "?"}"#)])
    #expect(CommandRun("record", said["x.json"]).output == "1 recorded, 0 failed\n")
    #expect(try String(contentsOfFile: said["x.json"], encoding: .utf8).contains("Ann"))
    #expect(CommandRun("replay", said["x.json"]).status == Command.Status.success)
    let counted = try SampleFiles([
      "x.json": """
      {"format": 1, "scenario": "Counts.",
       "tables": {"cars": [{"id": "1", "label": "a", "make": "Ford"},
         {"id": "2", "label": "b", "make": "Ford"}, {"id": "3", "label": "c", "make": "Fiat"}]},
       "relations": {"r": {"table": "cars"}},
       "fields": [{"id": "make", "options": {"relation": "r", "column": "make"}}],
       "steps": [{"expect": {"counts": "?"}}]}
      """
    ])
    #expect(CommandRun("record", counted["x.json"]).output == "1 recorded, 0 failed\n")
    let text = try String(contentsOfFile: counted["x.json"], encoding: .utf8)
    #expect(text.contains(#"{"counts": {"make": {"Ford": 2, "Fiat": 1}}}"#), "\(text)")
  }

  static let refused: [(question: String, complaint: String)] = [
    (#"{"frameHas": "?"}"#, #"$.steps[2].expect.frameHas: "?" has no answer for frameHas"#),
    (#"{"opn": "?"}"#, #""?" has no answer for opn, expected one of"#),
    (#"{"value": {"whom": "?"}}"#, #"no field "whom", expected one of who; did you mean "who"?"#),
    (#"{"shown": {"who": "?"}}"#, "the field has no shown to be told"),
  ]

  @Test(arguments: refused) func `of what has no answer leaves the file as it is`(
    question: String, complaint: String
  ) throws {
    let files = try SampleFiles(["x.json": Self.scenario(question)])
    let run = CommandRun("record", files["x.json"])
    #expect(run.output.contains(complaint), "\(run.output)")
    #expect(run.status == Command.Status.failure)
    #expect(try String(contentsOfFile: files["x.json"], encoding: .utf8) == Self.scenario(question))
  }

  @Test func `tells what does not hold besides`() throws {
    let files = try SampleFiles(["x.json": Self.scenario(#"{"open": null, "focus": "?"}"#)])
    let run = CommandRun("record", files["x.json"])
    #expect(run.output.contains("$.steps[2].expect.open"))
    #expect(run.output.hasSuffix("1 recorded, 1 failed\n"))
  }
}

@Suite struct `The command for snapshots` {
  static let source = "struct S { @Test func a() {} }"

  @Test func `lists what no test uses`() throws {
    let files = try SampleFiles([
      "S.swift": Self.source, "__Snapshots__/S/a.txt": "x\n", "__Snapshots__/S/b.txt": "x\n",
      "run.log": "",
    ])
    let run = CommandRun("snapshots", "--unused", files["run.log"], files.path)
    #expect(files.withoutPath(run.output) == "__Snapshots__/S/b.txt\n1 of 2 unused\n")
    #expect(run.status == Command.Status.failure)
    let json = CommandRun("snapshots", "--unused", files["run.log"], "--json", files.path)
    #expect(
      files.withoutPath(json.output)
        .contains(#""count": 2, "unused": ["__Snapshots__/S/b.txt"]"#) || json.output.contains("\n")
    )
    #expect(json.status == Command.Status.failure)
  }

  @Test func `says what is missing, and does nothing after a run that failed`() throws {
    let files = try SampleFiles([
      "__Snapshots__/S/a.txt": "x\n"
    ])
    let entry =
      #"{"folder":"\#(files["__Snapshots__/S"])","test":"a","file":"a.txt","passed":false}"# + "\n"
    try Data(entry.utf8).write(to: URL(filePath: files["run.log"]))
    let failed = CommandRun("snapshots", "--unused", files["run.log"], files.path)
    #expect(failed.errors.contains("tests failed in the run of"))
    #expect(CommandRun("snapshots", files.path).errors.contains("expected --unused LOG"))
    let nothing = CommandRun("snapshots", "--unused", files["none.log"], files.path)
    #expect(nothing.errors.contains("No such file or directory"))
    #expect(nothing.status == Command.Status.wrongUse)
  }
}

@Suite struct `The command for the schema` {
  @Test func `prints one schema`() {
    let run = CommandRun("schema")
    #expect(run.output.hasPrefix("{\n"))
    #expect(run.output.contains("https://json-schema.org/draft/2020-12/schema"))
    #expect(run.status == Command.Status.success)
  }
}
