import Foundation
import SelectorForms
import SelectorKit
import SelectorTesting
import Testing

/// Every message that a reader of a failed test may see is itself a snapshot.
@Suite struct `A message` {
  static let old = """
    › Country   France    ▾
      City      東京      ▾
      Extras    none      ▾
    """
  static let new = """
    › Country   France    ▾
      City      Lyon      ▾
      Extras    none      ▾
      Tag       Blue      ▾
    """

  /// What is said when a text is held against another one that is stored.
  func said(
    _ now: String, over stored: String?, record: RecordMode = .missing, in folder: Folder,
    named name: String? = nil
  ) -> String {
    if let stored {
      _ = folder.failures { expectSnapshot(of: stored, as: .text, named: name, record: .all) }
    }
    return folder.failures {
      expectSnapshot(of: now, as: .text, named: name, record: record)
    }.joined(separator: "\n")
  }

  @Test func differs() throws {
    let said = said(Self.new, over: Self.old, in: try Folder(), named: "airy")
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot A message/differs(), "airy" differs: 1 line changed, 1 added
        (- stored, + now)

        1 1 │   › Country   France    ▾
        2   │ -   City      東京      ▾
          2 │ +   City      Lyon      ▾
        3 3 │     Extras    none      ▾
          4 │ +   Tag       Blue      ▾

        stored                    now
        › Country   France    ▾   › Country   France    ▾
          City      東京      ▾ ≠   City      Lyon      ▾
          Extras    none      ▾     Extras    none      ▾
                                +   Tag       Blue      ▾

        First difference: line 2, cell 13
        Place:  __Snapshots__/A-message/differs.airy.txt
        Record: SELECTOR_RECORD=failed swift test --filter 'A message/differs'
        """)
  }

  @Test func `differs in what nobody sees`() throws {
    let said = said("one\ncaf\u{E9}\ttwo", over: "one  \ncafe\u{301}\ttwo", in: try Folder())
    expectSnapshot(
      of: said, as: .text,
      matches: #"""
        Snapshot A message/differs in what nobody sees() differs: 2 lines changed
        (- stored, + now; · is a blank at the end of a line, ⇥ a tab)

        1   │ - one··
        2   │ - café⇥two
          1 │ + one
          2 │ + café⇥two
            │ these look alike:
        2   │ - cafe\u{301}	two
          2 │ + caf\u{E9}	two

        stored     now
        one··    ≠ one
        café⇥two ≠ café⇥two

        First difference: line 1, cell 4
        Place:  __Snapshots__/A-message/differs-in-what-nobody-sees.txt
        Record: SELECTOR_RECORD=failed swift test --filter 'A message/differs in what nobody sees'
        """#)
  }

  @Test func `differs in many lines`() throws {
    let old = (1...400).map { "line \($0)" }.joined(separator: "\n")
    let said = said(old.replacing("line", with: "row"), over: old, in: try Folder())
    #expect(said.split(separator: "\n").count < 215)
    #expect(said.contains("… 600 more lines; attached as difference.txt"))
  }

  @Test func recorded() throws {
    let said = said(Self.old, over: nil, in: try Folder())
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot A message/recorded() recorded, for it was missing:

          │ › Country   France    ▾
          │   City      東京      ▾
          │   Extras    none      ▾

        Place:  __Snapshots__/A-message/recorded.txt
        Look at it, then run the test again: it passes now.
        """)
  }

  @Test func `recorded anew`() throws {
    let said = said("new", over: "old", record: .failed, in: try Folder())
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot A message/recorded anew() recorded anew: 1 line changed
        (- stored, + now)

        1   │ - old
          1 │ + new

        stored   now
        old    ≠ new

        First difference: line 1, cell 1
        Place:  __Snapshots__/A-message/recorded-anew.txt
        Look at it, then run the test again: it passes now.
        """)
  }

  @Test func missing() throws {
    let said = said(Self.old, over: nil, record: .never, in: try Folder())
    expectSnapshot(
      of: said, as: .text,
      matches: """
        Snapshot A message/missing() is missing. It would be:

          │ › Country   France    ▾
          │   City      東京      ▾
          │   Extras    none      ▾

        Place:  __Snapshots__/A-message/missing.txt
        Record: SELECTOR_RECORD=missing swift test --filter 'A message/missing'
        """)
  }

  @Test func `of one name twice`() throws {
    let folder = try Folder()
    let said = folder.failures {
      expectSnapshot(of: "a", as: .text, record: .all)
      expectSnapshot(of: "a", as: .text, record: .all, line: 7, column: 1)
    }
    expectSnapshot(
      of: said.last ?? "", as: .text.redacting(.line),
      matches: """
        Snapshot A message/of one name twice(): it has the name of the one at MessageTests.swift:<place>

        Give each snapshot of a test a name of its own: named: "open"
        Place:  __Snapshots__/A-message/of-one-name-twice.txt
        """)
  }

  @Test func `of a loop`() throws {
    let folder = try Folder()
    let said = folder.failures {
      for text in ["a", "b"] { expectSnapshot(of: text, as: .text, record: .all) }
    }
    expectSnapshot(
      of: said.last ?? "", as: .text,
      matches: #"""
        Snapshot A message/of a loop(): two texts are held against it at one place

        In a loop, in a helper and in a test with arguments each snapshot needs a name of its own: named: "\(value)"
        Place:  __Snapshots__/A-message/of-a-loop.txt
        """#)
  }

  @Test(arguments: [1]) func `of arguments`(number: Int) throws {
    let folder = try Folder()
    let said = folder.failures { expectSnapshot(of: "a", as: .text, record: .all) }
    expectSnapshot(
      of: said.last ?? "", as: .text,
      matches: #"""
        Snapshot A message/of arguments(number:): a snapshot of a test with arguments needs a name

        Name it by its arguments: named: "\(value)"
        Place:  __Snapshots__/A-message/of-arguments+number.txt
        """#)
  }

  @Test func `of a bad environment`() throws {
    let folder = try Folder()
    let said = folder.failures(["SELECTOR_RECORD": "yes"]) { expectSnapshot(of: "a", as: .text) }
    expectSnapshot(
      of: said.last ?? "", as: .text,
      matches: """
        Snapshot A message/of a bad environment(): SELECTOR_RECORD is "yes", expected one of never, missing, failed, all
        Place:  __Snapshots__/A-message/of-a-bad-environment.txt
        """)
  }

  @Test func `of a merge`() throws {
    let merge = "a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs"
    let folder = try Folder()
    _ = folder.failures { expectSnapshot(of: merge, as: .text, record: .all) }
    let said = folder.failures { expectSnapshot(of: "a", as: .text, record: .never) }
    expectSnapshot(
      of: said.last ?? "", as: .text,
      matches: """
        Snapshot A message/of a merge() holds the marks of an unfinished merge at line 2. It would be:

          │ a

        Place:  __Snapshots__/A-message/of-a-merge.txt
        Record: SELECTOR_RECORD=missing swift test --filter 'A message/of a merge'
        """)
  }

  @Test func `of a key that is none`() throws {
    let size = DropdownSelector("Size", options: ["S"])
    let folder = try Folder()
    let said = folder.failures {
      expectSnapshot(of: size, as: .film(keys: "ArrowDown Entr"))
      expectSnapshot(of: size, as: .events(keys: "hello"), named: "other")
    }
    expectSnapshot(
      of: said, as: .events,
      matches: """
        Snapshot A message/of a key that is none(): "Entr", key 2 of "ArrowDown Entr", is no key: did you mean Enter?
        Snapshot A message/of a key that is none(): "hello", key 1 of "hello", is no key: expected ArrowDown, ArrowUp, ArrowLeft, ArrowRight, Home, End, PageDown, PageUp, Enter, Escape, Tab, Backspace, Delete, Space, F1 to F12 or one character, after Control+, Alt+, Shift+, Meta+
        """)
  }

  @Test func `of a call that cannot be rewritten`() throws {
    let folder = try Folder()
    try folder.write("check(menu, matches: \"x\")\n", to: "Menu.swift")
    let store = SnapshotStore(
      environment: SnapshotEnvironment(), programDate: .distantFuture,
      journalFolder: folder["journals"])
    let snapshot = Snapshot(
      of: SnapshotTest(suite: ["Menu"], function: "opens()"),
      at: SourcePlace(filePath: folder["Menu.swift"], line: 1, column: 6),
      configuration: SnapshotConfiguration(record: .failed))
    let outcome = store.check("a\nb", matches: "x", against: snapshot)
    expectSnapshot(
      of: folder.withoutPaths(outcome.report?.message ?? ""), as: .text,
      matches: #"""
        Snapshot Menu/opens(): it cannot be written there: matches: is a text on one line; give it one over several lines or nil

        The file is as it was. To do it by hand:

        matches: """
          a
          b
          """

        Place:  Menu.swift:1:6
        """#)
  }

  @Test func `of a call that was changed since`() throws {
    let folder = try Folder()
    try folder.write("func f() {\n  check(menu, matches: nil)\n}\n", to: "Menu.swift")
    let store = SnapshotStore(
      environment: SnapshotEnvironment(), programDate: .distantPast,
      journalFolder: folder["journals"])
    let snapshot = Snapshot(
      of: SnapshotTest(suite: ["Menu"], function: "opens()"),
      at: SourcePlace(filePath: folder["Menu.swift"], line: 2, column: 8))
    let outcome = store.check("a\nb", matches: nil, against: snapshot)
    expectSnapshot(
      of: folder.withoutPaths(outcome.report?.message ?? ""), as: .text,
      matches: #"""
        Snapshot Menu/opens(): it cannot be written there: the file changed since the test was compiled; run the test again

        The file is as it was. To do it by hand:

        1 1 │   func f() {
        2   │ -   check(menu, matches: nil)
          2 │ +   check(menu, matches: """
          3 │ +     a
          4 │ +     b
          5 │ +     """)
        3 6 │   }
        4 7 │

        Place:  Menu.swift:2:8
        """#)
  }

  @Test func `of a folder that is a file`() throws {
    let folder = try Folder()
    try folder.write("", to: "__Snapshots__")
    let said = folder.failures { expectSnapshot(of: "a", as: .text) }
    expectSnapshot(
      of: said.last ?? "", as: .text,
      matches: """
        Snapshot A message/of a folder that is a file(): cannot read __Snapshots__/A-message/of-a-folder-that-is-a-file.txt: Not a directory
        Place:  __Snapshots__/A-message/of-a-folder-that-is-a-file.txt
        """)
  }
}

extension Redaction {
  /// Takes the places of this file out, which move with every line above them.
  static var line: Redaction {
    (try? .matches(of: #"MessageTests.swift:\d+:\d+"#, with: "MessageTests.swift:<place>"))
      ?? Redaction { $0 }
  }
}
