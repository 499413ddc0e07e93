import Foundation
import SelectorKit
import SelectorTesting
import Testing
import XCTest

@Suite struct `In Swift Testing an assertion` {
  @Test func `gives its verdict back`() throws {
    let folder = try Folder()
    var outcomes: [SnapshotOutcome] = []
    _ = folder.failures {
      outcomes.append(expectSnapshot(of: "a", as: .text, record: .missing))
    }
    _ = folder.failures {
      outcomes.append(expectSnapshot(of: "a", as: .text, record: .never))
      outcomes.append(expectSnapshot(of: "a", as: .text, record: .never, matches: "a"))
      outcomes.append(expectSnapshot(of: "a", as: .text, record: .never, matches: "b"))
      outcomes.append(expectSnapshot(of: "a", as: .text, record: .never, matches: nil))
    }
    #expect(outcomes.map(\.isMatch) == [false, true, true, false, false])
  }

  @Test func `fails where it stands`() throws {
    let folder = try Folder()
    let (messages, line) = (Messages(), UInt(#line))
    SnapshotConfiguration.$current.withValue(SnapshotConfiguration(directory: folder.path)) {
      withKnownIssue {
        expectSnapshot(of: "a", as: .text, record: .never)
      } matching: { issue in
        messages.add("\(issue.sourceLocation?.line ?? 0)")
        return true
      }
    }
    #expect(messages.all == ["\(line + 3)"])
  }

  @Test func `has files of the test from child tasks too`() async throws {
    let folder = try Folder()
    await withKnownIssue {
      await SnapshotConfiguration.$current.withValue(
        SnapshotConfiguration(record: .missing, directory: folder.path)
      ) {
        await withTaskGroup(of: Void.self) { group in
          for name in ["a", "b"] {
            group.addTask { expectSnapshot(of: name, as: .text, named: name) }
          }
        }
      }
    }
    let folderName = "__Snapshots__/In-Swift-Testing-an-assertion/"
    let stem = "has-files-of-the-test-from-child-tasks-too"
    #expect(folder.text(folderName + stem + ".a.txt") == "a\n")
    #expect(folder.text(folderName + stem + ".b.txt") == "b\n")
  }

  @Test func `in a detached task has file and function for a name`() async throws {
    let folder = try Folder()
    let outcome = await Task.detached {
      SnapshotConfiguration.$current.withValue(SnapshotConfiguration(directory: folder.path)) {
        // Nothing fails here that would have to be known: the text is as it is stored.
        let path =
          "__Snapshots__/FrameworkTests/in-a-detached-task-has-file-and-function-for-a-name.txt"
        try? folder.write("a\n", to: path)
        return expectSnapshot(of: "a", as: .text, record: .never)
      }
    }.value
    #expect(outcome == .matched)
  }

  /// Cases are told apart by their names; the second one runs whatever the first one did.
  @Test(arguments: ["small", "large"]) func `with arguments is named by them`(size: String) {
    expectSnapshot(of: "a \(size) one", as: .text, named: size)
  }

  @Test(.snapshots(record: .never)) func `heeds the nearest trait`() throws {
    #expect(SnapshotConfiguration.current.record == .never)
    let folder = try Folder()
    let said = folder.failures { expectSnapshot(of: "a", as: .text) }
    #expect(said.count == 1 && said[0].contains("is missing"))
  }
}

@Suite(.snapshots(record: .never, redactions: [.uuids])) struct `A trait` {
  @Test func `of a suite holds for its tests`() {
    #expect(SnapshotConfiguration.current.record == .never)
    #expect(SnapshotConfiguration.current.redactions.count == 1)
    expectSnapshot(
      of: "\(UUID())", as: .text,
      matches: """
        <uuid 1>
        """)
  }

  @Test(.snapshots(record: .failed, redactions: [.dates]))
  func `of a test goes before, and redacts as well`() {
    #expect(SnapshotConfiguration.current.record == .failed)
    #expect(SnapshotConfiguration.current.redactions.count == 2)
  }

  @Suite struct Inner {
    @Test func `of a suite holds further in`() {
      #expect(SnapshotConfiguration.current.record == .never)
    }
  }
}

/// The assertion in tests of XCTest, as a class of a user has it.
final class XCTestSnapshotTests: XCTestCase {
  func testFileAndLiteral() {
    let size = DropdownSelector("Size", options: ["S", "M"])
    XCTAssertTrue(expectSnapshot(of: size, as: .plain(columns: 20)).isMatch)
    XCTAssertTrue(
      expectSnapshot(
        of: size, as: .tree,
        matches: """
          combobox "" placeholder="Size"
          """
      ).isMatch)
  }

  #if !canImport(ObjectiveC)
    /// A test that runs in a test leaves XCTest without a current one, so this one is told by itself.
    private func expect(_ test: XCTestCase, toFail count: Int, line: Int = #line) {
      let failures = test.testRun?.totalFailureCount
      guard failures != count else { return }
      recordFailure(
        withDescription: "\(failures ?? -1) failures, expected \(count)", inFile: #filePath,
        atLine: line, expected: true)
    }
  #endif

  func testFailuresReachXCTest() throws {
    #if !canImport(ObjectiveC)
      let folder = try Folder()
      // Every mode, from a method, a helper and a detached task: whatever is no match counts once.
      for mode in RecordMode.allCases {
        let failing = FailingCase(name: "fails") { test in
          guard let test = test as? FailingCase else { return }
          test.fails(in: folder, mode)
        }
        failing.run()
        expect(failing, toFail: 3)
      }
    #endif
  }

  func testFailuresOfDetachedTasksReachXCTest() throws {
    #if !canImport(ObjectiveC)
      let folder = try Folder()
      let failing = FailingCase(name: "fails") { test in
        let done = DispatchSemaphore(value: 0)
        Task.detached {
          SnapshotConfiguration.$current.withValue(
            SnapshotConfiguration(directory: folder.path)
          ) {
            _ = SelectorTesting.expectSnapshot(of: "a", as: .text, record: .never)
          }
          done.signal()
        }
        done.wait()
      }
      failing.run()
      expect(failing, toFail: 1)
    #endif
  }
}

/// A test that has to fail; it is not found by name, and run by another one.
final class FailingCase: XCTestCase {
  func fails(in folder: Folder, _ mode: RecordMode) {
    let name = mode.rawValue
    SnapshotConfiguration.$current.withValue(SnapshotConfiguration(directory: folder.path)) {
      // Missing.
      let first = expectSnapshot(of: "a", as: .text, named: name, record: mode)
      XCTAssertEqual(
        folder.text("__Snapshots__/FailingCase/fails.\(name).txt") != nil, mode != .never)
      // Stored elsewhere and different.
      try? folder.write("b\n", to: "__Snapshots__/FailingCase/fails.\(name)-2.txt")
      let second = expectSnapshot(of: "a", as: .text, named: "\(name) 2", record: mode)
      let third = expectSnapshot(of: "a", as: .text, record: .never, matches: "b")
      XCTAssertEqual([first, second, third].filter(\.isMatch).count, 0)
    }
  }
}
