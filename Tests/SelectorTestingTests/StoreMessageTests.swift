import Foundation
import SelectorTesting
import Testing

/// What is said of files and names that do not fit; each message is a snapshot.
@Suite struct `A message of the store` {
  /// What one store after the other says, as one run after the other.
  func said(
    in folder: Folder, _ checks: (text: String, snapshot: Snapshot)..., inOneRun: Bool = false
  ) -> String {
    func store() -> SnapshotStore {
      SnapshotStore(
        environment: SnapshotEnvironment(), programDate: .distantFuture,
        journalFolder: folder["journals"])
    }
    let first = store()
    let outcomes = checks.map { text, snapshot in
      (inOneRun ? first : store()).check(text, against: snapshot)
    }
    return folder.withoutPaths(outcomes.last?.report?.message ?? "It is as stored.")
  }

  func snapshot(
    _ folder: Folder, _ name: String? = nil, line: Int = 8, record: RecordMode = .missing,
    suite: String = "Menu"
  ) -> Snapshot {
    Snapshot(
      of: SnapshotTest(suite: [suite], function: "opens()"),
      at: SourcePlace(filePath: folder["Menu.swift"], line: line, column: 20), named: name,
      configuration: SnapshotConfiguration(record: record))
  }

  @Test func `names that differ in letter case, of one run`() throws {
    let folder = try Folder()
    let said = said(
      in: folder, ("a", snapshot(folder, "Open")), ("a", snapshot(folder, "open", line: 9)),
      inOneRun: true)
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot Menu/opens(), "open": its file and that of the one at Menu.swift:8:20 differ in letter case only; some disks take them for one

        Give one of them another name.
        Place:  __Snapshots__/Menu/opens.open.txt
        """)
  }

  @Test func `names that differ in letter case, of two runs`() throws {
    let folder = try Folder()
    let said = said(
      in: folder, ("a", snapshot(folder, "Open")), ("a", snapshot(folder, "open", line: 9)))
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot Menu/opens(), "open": __Snapshots__/Menu/opens.Open.txt differs from its file in letter case only; some disks take them for one

        Remove or rename the one that is not wanted.
        Place:  __Snapshots__/Menu/opens.open.txt
        """)
  }

  @Test func `two tests with one file`() throws {
    let folder = try Folder()
    let said = said(
      in: folder, ("a", snapshot(folder)), ("a", snapshot(folder, line: 9, suite: "`Menu`")),
      inOneRun: true)
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot Menu/opens(): it has the file of the one at Menu.swift:8:20, in the test Menu/opens()

        Rename one of the tests or suites.
        Place:  __Snapshots__/Menu/opens.txt
        """)
  }

  @Test(arguments: [RecordMode.never, .failed]) func `bytes that are no text`(mode: RecordMode)
    throws
  {
    let folder = try Folder()
    try folder.write("", to: "__Snapshots__/Menu/opens.txt")
    try Data([0x61, 0xFF]).write(to: URL(filePath: folder["__Snapshots__/Menu/opens.txt"]))
    let said = said(in: folder, ("a", snapshot(folder, record: mode)))
    if mode == .never {
      expectSnapshot(
        of: said, as: .text,
        matches: """
          Snapshot Menu/opens() is stored in a file that is no UTF-8 from byte 1 on. It would be:

            │ a

          Place:  __Snapshots__/Menu/opens.txt
          Record: SELECTOR_RECORD=failed swift test --filter 'Menu/opens'
          """)
    } else {
      expectSnapshot(
        of: said, as: .text,
        matches: """
          Snapshot Menu/opens() recorded, for it is stored in a file that is no UTF-8 from byte 1 on:

            │ a

          Place:  __Snapshots__/Menu/opens.txt
          Look at it, then run the test again: it passes now.
          """)
    }
  }

  @Test func `a text in another form`() throws {
    let folder = try Folder()
    try folder.write("a\r\nb", to: "__Snapshots__/Menu/opens.txt")
    let said = said(in: folder, ("a\nb", snapshot(folder, record: .all)))
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot Menu/opens() recorded, for it was stored in another form:

          │ a
          │ b

        Place:  __Snapshots__/Menu/opens.txt
        Look at it, then run the test again: it passes now.
        """)
  }

  @Test func `a merge that is recorded over`() throws {
    let folder = try Folder()
    let merge = "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
    try folder.write(merge, to: "__Snapshots__/Menu/opens.txt")
    let said = said(in: folder, ("a", snapshot(folder)))
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot Menu/opens() recorded, for it holds the marks of an unfinished merge at line 1:

          │ a

        Place:  __Snapshots__/Menu/opens.txt
        Look at it, then run the test again: it passes now.
        """)
  }

  @Test func `a literal in a loop, and one that another process wrote`() throws {
    let folder = try Folder()
    try folder.write("check(matches: nil)\n", to: "Menu.swift")
    var place = snapshot(folder, line: 1)
    place.place.column = 6
    func store() -> SnapshotStore {
      SnapshotStore(
        environment: SnapshotEnvironment(), programDate: .distantFuture,
        journalFolder: folder["journals"])
    }
    let first = store()
    _ = first.check("a", matches: nil, against: place)
    let outcomes = [
      first.check("b", matches: nil, against: place),
      store().check("a", matches: nil, against: place),
    ]
    let said = outcomes.map { folder.withoutPaths($0.report?.message ?? "") }
    expectSnapshot(
      of: said, as: .events,
      matches: #"""
        Snapshot Menu/opens(): two texts are held against it at one place

        In a loop, in a helper and in a test with arguments use files: named: "\(value)"
        Place:  Menu.swift:1:6
        Snapshot Menu/opens() recorded, for it was not there when this was compiled:

          │ a

        Place:  Menu.swift:1:6
        Look at it, then run the test again: it passes now.
        """#)
  }

  @Test func `a strategy that cannot tell the value`() throws {
    struct Refusal: Error, CustomStringConvertible {
      let description = "there is nothing to see"
    }
    let strategy = SnapshotStrategy<Int> { _ in throw Refusal() }
    let folder = try Folder()
    let said = folder.failures { expectSnapshot(of: 1, as: strategy) }
    expectSnapshot(
      of: said, as: .events,
      matches: """
        Snapshot A message of the store/a strategy that cannot tell the value(): there is nothing to see
        """)
  }

  @Test func `a link that leads nowhere`() throws {
    let folder = try Folder()
    try folder.write("", to: "__Snapshots__/Menu/keep")
    try FileManager.default.createSymbolicLink(
      atPath: folder["__Snapshots__/Menu/opens.txt"], withDestinationPath: "nowhere")
    let said = said(in: folder, ("a", snapshot(folder)))
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot Menu/opens(): cannot read __Snapshots__/Menu/opens.txt: No such file or directory
        Place:  __Snapshots__/Menu/opens.txt
        """)
  }

  @Test func `a log that is none`() throws {
    let folder = try Folder()
    try folder.write("{}\n", to: "run.log")
    #expect(throws: SnapshotLogError.self) { try SnapshotLog.entries(at: folder["run.log"]) }
    do {
      _ = try SnapshotLog.entries(at: folder["run.log"])
    } catch {
      expectSnapshot(
        of: folder.withoutPaths("\(error)"), as: .text,
        matches: """
          run.log:1: no line of a log of snapshots; was SELECTOR_SNAPSHOT_LOG set to this file?
          """)
    }
  }
}
