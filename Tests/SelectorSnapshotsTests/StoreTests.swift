import Foundation
import SelectorSnapshots
import Testing

@Suite struct `The store` {
  @Test func `takes a second snapshot of one name for an error that names the first`() throws {
    let sandbox = try Sandbox()
    let store = sandbox.store()
    _ = store.check("x", against: sandbox.snapshot(line: 8))
    let outcome = store.check("x", against: sandbox.snapshot(line: 9))
    #expect(outcome.word == "invalid")
    #expect(
      sandbox.withoutPath(outcome.message).contains(
        "it has the name of the one at MenuTests.swift:8:20"))
    #expect(store.check("y", against: sandbox.snapshot(named: "other", line: 9)).word == "recorded")
  }

  @Test func `lets one place be asked again with the same text, not with another`() throws {
    let sandbox = try Sandbox()
    let store = sandbox.store()
    let snapshot = sandbox.snapshot()
    #expect(store.check("x", against: snapshot).word == "recorded")
    #expect(store.check("x", against: snapshot) == .matched)
    let outcome = store.check("y", against: snapshot)
    #expect(outcome.message.contains("two texts are held against it at one place"))
    #expect(outcome.message.contains("named: \"\\(value)\""))
    #expect(sandbox.text("__Snapshots__/MenuTests/opens.txt") == "x\n")
  }

  @Test func `tells names apart that some disks take for one`() throws {
    let sandbox = try Sandbox()
    let store = sandbox.store()
    _ = store.check("x", against: sandbox.snapshot(named: "Open", line: 8))
    let outcome = store.check("x", against: sandbox.snapshot(named: "open", line: 9))
    #expect(outcome.word == "invalid" && outcome.message.contains("differ in letter case only"))
    // The next run sees it by what is on the disk.
    let next = sandbox.store().check("x", against: sandbox.snapshot(named: "OPEN", line: 9))
    #expect(next.word == "invalid" && next.message.contains("opens.Open.txt"))
    #expect(sandbox.files == ["__Snapshots__/MenuTests/opens.Open.txt"])
    // Also where both files are there.
    try sandbox.write("x\n", to: "__Snapshots__/MenuTests/opens.OPEN.txt")
    let both = sandbox.store().check("x", against: sandbox.snapshot(named: "OPEN", line: 9))
    #expect(both.word == "invalid" && both.message.contains("opens.Open.txt"))
  }

  @Test func `names both tests where two have one file`() throws {
    let sandbox = try Sandbox()
    let store = sandbox.store()
    _ = store.check("x", against: sandbox.snapshot())
    var other = sandbox.snapshot(line: 30)
    other.test = SnapshotTest(suite: ["`MenuTests`"], function: "`opens`()")
    let outcome = store.check("x", against: other)
    #expect(outcome.message.contains("in the test MenuTests/opens()"), "\(outcome.message)")
  }

  @Test func `asks for a name in a test with arguments`() throws {
    let sandbox = try Sandbox()
    let outcome = sandbox.store().check("x", against: sandbox.snapshot(isParameterized: true))
    #expect(outcome.word == "invalid" && outcome.message.contains("Name it by its arguments"))
    let named = sandbox.snapshot("opens(with:)", named: "small", isParameterized: true)
    #expect(sandbox.store().check("x", against: named).word == "recorded")
    #expect(sandbox.files == ["__Snapshots__/MenuTests/opens+with.small.txt"])
  }

  static let names = [
    String(repeating: "a long name ", count: 25), String(repeating: "日本語", count: 100),
    "Ελληνικά", "עברית עם רווחים", "हिन्दी", "ภาษาไทย", "العربية", "한국어", "Кириллица", "👩‍🚀🚀", "a/b:c*?",
  ]

  @Test(arguments: names) func `writes files of every name and finds them again`(name: String)
    throws
  {
    let sandbox = try Sandbox()
    let snapshot = sandbox.snapshot(named: name)
    #expect(sandbox.store().check("x", against: snapshot).word == "recorded")
    #expect(sandbox.store().check("x", against: snapshot) == .matched)
    #expect(sandbox.files.count == 1)
  }

  @Test func `records 500 snapshots from 8 tasks, each whole`() async throws {
    let sandbox = try Sandbox()
    for mode in [RecordMode.missing, .never] {
      let store = sandbox.store()
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<8 {
          let snapshots = (0..<500).map {
            sandbox.snapshot(named: "\($0)", line: $0 + 1, record: mode)
          }
          // All tasks ask for all snapshots, each from another one on.
          group.addTask {
            for step in 0..<500 {
              let number = (step + task * 63) % 500
              let text = String(repeating: "line \(number)\n", count: 60)
              let outcome = store.check(text, against: snapshots[number])
              if mode == .never { #expect(outcome == .matched) }
              if case .invalid = outcome { Issue.record("\(outcome.message)") }
              if case .differs = outcome { Issue.record("\(outcome.message)") }
            }
          }
        }
      }
    }
    #expect(sandbox.files.count == 500)
    for number in 0..<500 {
      let text = sandbox.text("__Snapshots__/MenuTests/opens.\(number).txt")
      #expect(text == String(repeating: "line \(number)\n", count: 60))
    }
  }
}

@Suite struct `Unused snapshots` {
  static let source = """
    @Suite struct MenuTests {
      @Test func opens() { }
      @Test func `is skipped`() { }
      private func helper(_ value: Int) { }
    }
    """

  @Test func `are those of tests that are gone, and those that a test no longer asks for`() throws {
    let sandbox = try Sandbox()
    let log = sandbox["run.log"]
    try sandbox.write(Self.source, to: "MenuTests.swift")
    for name in ["opens.txt", "opens.old.txt", "is-skipped.txt", "removed.txt", ".hidden"] {
      try sandbox.write("x\n", to: "__Snapshots__/MenuTests/" + name)
    }
    let store = sandbox.store(["SELECTOR_SNAPSHOT_LOG": log])
    #expect(store.check("x", against: sandbox.snapshot()) == .matched)
    let unused = UnusedSnapshots(in: [sandbox.path], log: try SnapshotLog.entries(at: log))
    #expect(
      unused.paths.map(sandbox.withoutPath)
        == ["__Snapshots__/MenuTests/opens.old.txt", "__Snapshots__/MenuTests/removed.txt"])
    #expect(unused.count == 4 && !unused.runFailed)
    // Without a run of it, a declared test keeps all of its files.
    let nothing = UnusedSnapshots(in: [sandbox["__Snapshots__"]], log: [])
    #expect(nothing.paths.map(sandbox.withoutPath) == ["__Snapshots__/MenuTests/removed.txt"])
  }

  @Test func `are not told of by a run that failed`() throws {
    let sandbox = try Sandbox()
    let log = sandbox["run.log"]
    let store = sandbox.store(["SELECTOR_SNAPSHOT_LOG": log])
    _ = store.check("x", against: sandbox.snapshot(record: .never))
    let entries = try SnapshotLog.entries(at: log)
    try sandbox.write("", to: "__Snapshots__/MenuTests/keep")
    #expect(UnusedSnapshots(in: [sandbox.path], log: entries).runFailed)
    // What failed elsewhere, as in a test of tests, does not count.
    #expect(!UnusedSnapshots(in: [try Sandbox().path], log: entries).runFailed)
  }

  @Test func `need a log that is one`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("{\"folder\": 1}\n", to: "bad.log")
    #expect(throws: SnapshotLogError.self) { try SnapshotLog.entries(at: sandbox["bad.log"]) }
    #expect(throws: SnapshotFileError.self) { try SnapshotLog.entries(at: sandbox["none.log"]) }
  }
}
