import Foundation
import SelectorKit
import SelectorSnapshots
import SelectorTesting
import SelectorText
import Testing

/// What users of other snapshot libraries complained of, each complaint as a test with its number in our list.
@Suite struct `What trackers complain of` {
  let test = SnapshotTest(suite: ["S"], function: "f()")

  func store(_ folder: Folder, _ variables: [String: String] = [:]) -> SnapshotStore {
    SnapshotStore(
      environment: SnapshotEnvironment(variables), programDate: .distantFuture,
      journalFolder: folder["journals"])
  }

  func snapshot(
    _ folder: Folder, _ name: String? = nil, line: Int = 1, record: RecordMode? = nil
  ) -> Snapshot {
    Snapshot(
      of: test, at: SourcePlace(filePath: folder["S.swift"], line: line, column: 1), named: name,
      configuration: SnapshotConfiguration(record: record))
  }

  @Test func `1: a missing reference is not recorded in CI, and a retry stays red`() throws {
    let folder = try Folder()
    for _ in 0..<2 {
      let outcome = store(folder, ["CI": "true"]).check("x", against: snapshot(folder))
      guard case .missing = outcome else {
        Issue.record("\(outcome)")
        return
      }
    }
  }

  @Test func `2: a repeated run makes no second file`() throws {
    let folder = try Folder()
    let store = store(folder)
    for _ in 0..<3 { _ = store.check("x", against: snapshot(folder)) }
    #expect(try files(folder) == ["__Snapshots__/S/f.txt"])
  }

  @Test func `3: many tests made by one function are told apart by the test`() throws {
    let folder = try Folder()
    let store = store(folder)
    for name in ["a", "b"] {
      var snapshot = snapshot(folder)
      snapshot.test = SnapshotTest(suite: ["S", name], function: "f()")
      _ = store.check(name, against: snapshot)
    }
    #expect(try files(folder) == ["__Snapshots__/S.a/f.txt", "__Snapshots__/S.b/f.txt"])
  }

  @Test func `4: a single snapshot has no number in its name`() throws {
    #expect(test.fileName(nil, pathExtension: "txt") == "f.txt")
  }

  @Test func `5: a source file is never replaced by what is not sure`() throws {
    let folder = try Folder()
    try folder.write("check(\n  a,\n  matches: text)\n", to: "S.swift")
    var snapshot = snapshot(folder, record: .all)
    snapshot.place.column = 6
    let outcome = store(folder).check("x", matches: "y", against: snapshot)
    #expect(outcome.report?.message.contains("To do it by hand") == true)
    #expect(folder.text("S.swift") == "check(\n  a,\n  matches: text)\n")
  }

  @Test func `6: failed records a literal that differs, as it does a file`() throws {
    let folder = try Folder()
    try folder.write("check(matches: \"\"\"\n  old\n  \"\"\")\n", to: "S.swift")
    var snapshot = snapshot(folder, record: .failed)
    snapshot.place.column = 6
    guard case .recorded = store(folder).check("new", matches: "old", against: snapshot) else {
      Issue.record("not recorded")
      return
    }
    #expect(folder.text("S.swift") == "check(matches: \"\"\"\n  new\n  \"\"\")\n")
  }

  @Test func `7 and 8: snapshots may lie elsewhere, by environment and by configuration`() throws {
    let folder = try Folder()
    var snapshot = snapshot(folder)
    snapshot.place.filePath = "/not/here/S.swift"
    _ = store(folder, ["SELECTOR_SNAPSHOTS": folder["env"]]).check("x", against: snapshot)
    snapshot.configuration.directory = folder["own"]
    _ = store(folder, ["SELECTOR_SNAPSHOTS": folder["env"]]).check("x", against: snapshot)
    #expect(try files(folder) == ["env/__Snapshots__/S/f.txt", "own/__Snapshots__/S/f.txt"])
  }

  @Test func `9: the texts are attached whatever runs the tests`() throws {
    let folder = try Folder()
    _ = store(folder).check("a", against: snapshot(folder))
    let outcome = store(folder).check("b", against: snapshot(folder))
    #expect(
      outcome.report?.attachments.map(\.name) == ["stored.txt", "now.txt", "difference.txt"])
    #expect(outcome.report?.attachments.map(\.text).prefix(2) == ["a", "b"])
  }

  @Test func `10: the manifest leaves the folder out, so nothing warns of it`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("exclude: [\"__Snapshots__\"]"))
  }

  @Test func `11: what is ordered stays so, and what is not is told in one order`() {
    let tags = MultiSelector("None", options: ["b", "a", "c"])
    let texts = [["c", "a"], ["a", "c"]].map { ids in
      var tags = tags
      tags.choose(ids: ids)
      return AccessibilityTree(of: tags).lines.joined(separator: "\n")
    }
    #expect(texts[0] == texts[1])
    expectSnapshot(
      of: texts[0], as: .text,
      matches: """
        combobox "" value="a, c"
        """)
  }

  @Test func `12: huge differences neither freeze nor flood`() throws {
    let folder = try Folder()
    let old = (0..<20_000).map { "\($0)" }.joined(separator: "\n")
    _ = store(folder).check(old, against: snapshot(folder))
    let outcome = store(folder).check(
      String(old.reversed()), against: snapshot(folder, record: .never))
    #expect((outcome.report?.message.split(separator: "\n").count ?? 0) < 220)
  }

  @Test func `13: nothing is called unused after a run that failed, and nothing is ever removed`()
    throws
  {
    let folder = try Folder()
    try folder.write("x\n", to: "__Snapshots__/S/gone.txt")
    let log = folder["run.log"]
    _ = store(folder, ["SELECTOR_SNAPSHOT_LOG": log]).check("x", against: snapshot(folder))
    let unused = UnusedSnapshots(in: [folder.path], log: try SnapshotLog.entries(at: log))
    #expect(unused.runFailed && unused.paths.count == 1)
    #expect(folder.text("__Snapshots__/S/gone.txt") == "x\n")
  }

  @Test func `14: a test that is skipped keeps its snapshots`() throws {
    let folder = try Folder()
    try folder.write("@Test(.disabled()) func skipped() {}", to: "S.swift")
    try folder.write("x\n", to: "__Snapshots__/S/skipped.large.txt")
    #expect(UnusedSnapshots(in: [folder.path], log: []).paths.isEmpty)
  }

  // 15, a report for machines with a status of its own, is a test of `selector snapshots --unused --json`.

  @Test func `16: a literal in a loop is an error that names the loop`() throws {
    let folder = try Folder()
    try folder.write("check(matches: nil)\n", to: "S.swift")
    var snapshot = snapshot(folder)
    snapshot.place.column = 6
    let store = store(folder)
    _ = store.check("a", matches: nil, against: snapshot)
    let outcome = store.check("b", matches: nil, against: snapshot)
    #expect(outcome.report?.message.contains("In a loop") == true)
  }

  @Test func `17: line ends of other systems are read, and a lone return is kept apart`() throws {
    let folder = try Folder()
    try folder.write("a\r\nb\r\n", to: "__Snapshots__/S/f.txt")
    #expect(store(folder).check("a\nb", against: snapshot(folder)) == .matched)
    #expect(!store(folder).check("a\r\nb", against: snapshot(folder)).isMatch)
    _ = store(folder).check("a\r\nb", against: snapshot(folder, record: .failed))
    #expect(store(folder).check("a\r\nb", against: snapshot(folder)) == .matched)
  }

  @Test func `18: the marks of a merge are told, and no crash`() throws {
    let folder = try Folder()
    let merge = "a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n"
    try folder.write(merge, to: "__Snapshots__/S/f.txt")
    let ci = store(folder, ["CI": "1"]).check("a", against: snapshot(folder))
    #expect(ci.report?.message.contains("unfinished merge at line 2") == true)
    #expect(folder.text("__Snapshots__/S/f.txt") == merge)
    guard case .recorded = store(folder).check("a", against: snapshot(folder)) else {
      Issue.record("not recorded")
      return
    }
  }

  @Test func `19: recording twice comes to rest and leaves neighbours alone`() throws {
    let folder = try Folder()
    let source = "check(matches: nil); check(\"\\(a)\", matches: \"\"\"\n  b\n  \"\"\")\n"
    try folder.write(source, to: "S.swift")
    var snapshot = snapshot(folder)
    snapshot.place.column = 6
    _ = store(folder).check("a", matches: nil, against: snapshot)
    let once = folder.text("S.swift")
    _ = store(folder).check("a", matches: nil, against: snapshot)
    #expect(folder.text("S.swift") == once)
    #expect(once?.hasSuffix("; check(\"\\(a)\", matches: \"\"\"\n  b\n  \"\"\")\n") == true)
  }

  @Test func `20: special characters make no folders and no names that collide`() {
    let names = ["a/b", "a-b", "a b", "a:b", "../a", "a\\b", "A\u{301}", "Á"]
    let files = names.map { test.fileName($0, pathExtension: "txt") }
    #expect(files.allSatisfy { !$0.contains("/") && !$0.contains("\\") && !$0.contains("..") })
    #expect(Set(files).count == names.count - 1, "Á is written in two ways")
  }

  @Test func `21: a text that lost lines does not match`() throws {
    let folder = try Folder()
    _ = store(folder).check("a\nb\nc", against: snapshot(folder))
    for text in ["a\nb", "a\nc", "b\nc", ""] {
      #expect(!store(folder).check(text, against: snapshot(folder, record: .never)).isMatch)
    }
  }

  @Test func `22: an argument goes before what the environment says, in CI too`() throws {
    let folder = try Folder()
    let store = store(folder, ["CI": "1", "SELECTOR_RECORD": "never"])
    guard case .recorded = store.check("a", against: snapshot(folder, record: .missing)) else {
      Issue.record("not recorded")
      return
    }
  }

  // 23, failures that cross frameworks, is the subject of FrameworkTests.

  @Test func `24: processes that share a source file record one after the other`() throws {
    let folder = try Folder()
    try folder.write("check(matches: nil)\ncheck(matches: nil)\n", to: "S.swift")
    for line in [1, 2] {
      // A store of its own knows nothing of the other one, as another process.
      var snapshot = snapshot(folder, line: line)
      snapshot.place.column = 6
      _ = store(folder).check("\(line)", matches: nil, against: snapshot)
    }
    #expect(
      folder.text("S.swift")
        == "check(matches: \"\"\"\n  1\n  \"\"\")\ncheck(matches: \"\"\"\n  2\n  \"\"\")\n")
  }

  private func files(_ folder: Folder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
  }
}
