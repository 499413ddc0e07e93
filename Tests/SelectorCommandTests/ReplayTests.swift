import SelectorTesting
import Testing

import selector

@Suite struct `A replay` {
  static func scenario(
    options: String = #"[{"id": "a", "label": "Ann"}, {"id": "b", "label": "Bo"}]"#, steps: String
  ) -> String {
    """
    {"format": 1, "scenario": "A choice.", "size": {"columns": 30, "rows": 8},
     "fields": [{"id": "who", "label": "Who", "placeholder": "Who?", "options": \(options)}],
     "steps": [{"focus": "who"}, {"key": "ArrowDown"}, \(steps)]}
    """
  }

  static let good = scenario(steps: #"{"key": "Enter"}, {"expect": {"value": {"who": "a"}}}"#)
  static let failing = scenario(
    steps: #"{"expect": {"value": {"who": "b"}, "text": {"who": "Bo"}}}"#)

  @Test func `of what holds says so in one line`() throws {
    let files = try SampleFiles(["good.json": Self.good])
    let run = CommandRun("replay", files["good.json"], files["good.json"])
    #expect(run.output == "2 passed, 0 failed\n")
    #expect(run.errors.isEmpty)
    #expect(run.status == Command.Status.success)
  }

  @Test func `tells file, step, member, expected and got, and shows the frame`() throws {
    let files = try SampleFiles(["failing.json": Self.failing])
    let run = CommandRun("replay", files["failing.json"])
    expectSnapshot(
      of: files.withoutPath(run.output), as: .text,
      matches: """
        failing.json: $.steps[2].expect.value.who
          expected: b
          got:      null
          | › Who   Who?                 ▴
          |        ┌─────────────────────┐
          |        │›  Ann               │
          |        │   Bo                │
          |        └─────────────────────┘
        failing.json: $.steps[2].expect.text.who
          expected: "Bo"
          got:      "Who?"
          | › Who   Who?                 ▴
          |        ┌─────────────────────┐
          |        │›  Ann               │
          |        │   Bo                │
          |        └─────────────────────┘
        0 passed, 1 failed
        """)
    #expect(run.status == Command.Status.failure)
  }

  @Test func `of directories takes all their files, sorted by path`() throws {
    let files = try SampleFiles([
      "b.json": "[]", "a/z.json": Self.good, "a/b/c.JSON": "{}", "a/notes.txt": "x", "c": "x",
    ])
    let run = CommandRun("replay", files.path)
    expectSnapshot(
      of: files.withoutPath(run.output), as: .text,
      matches: """
        a/b/c.JSON: $: the member "format" is missing
        b.json: $: found an empty list, expected an object
        1 passed, 2 failed
        """)
    #expect(run.status == Command.Status.failure)
  }

  @Test func `of a directory without files is wrong use`() throws {
    let files = try SampleFiles(["a/notes.txt": "x"])
    let run = CommandRun("replay", files.path)
    #expect(
      run.errors
        == "selector replay: no .json file in \(files.path) (see selector replay --help)\n")
    #expect(run.status == Command.Status.wrongUse)
  }

  /// Files that fail before any step, and why.
  static let broken: [(text: String, reason: String)] = [
    (scenario(steps: #"{"key": "Entr"}"#), "$.steps[2].key: "),
    (scenario(steps: #"{"expct": {}}"#), #"$.steps[2].expct: unknown member "expct""#),
    (
      scenario(options: #"{"async": "search"}"#, steps: #"{"key": "Enter"}"#), "$.fields[0].options"
    ),
    ("{", "$: line 1, column 2: "),
  ]

  @Test(arguments: broken)
  func `fails a file that cannot be played, with its reason`(text: String, reason: String) throws {
    let files = try SampleFiles(["x.json": text])
    let run = CommandRun("replay", files["x.json"])
    let lines = run.lines.map(files.withoutPath)
    #expect(lines.first?.hasPrefix("x.json: \(reason)") == true, "\(run.output)")
    #expect(lines.count == 2)
    #expect(lines.last == "0 passed, 1 failed")
    #expect(run.status == Command.Status.failure)
  }

  @Test func `fails a file that is not there, once`() {
    let run = CommandRun("replay", "/nowhere/a.json")
    #expect(run.output == "/nowhere/a.json: No such file or directory\n0 passed, 1 failed\n")
    #expect(run.status == Command.Status.failure)
  }
}
