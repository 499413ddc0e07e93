import Foundation
import SelectorTesting
import Testing

@Suite(.noUnusedSnapshots) struct `The trait for unused snapshots` {
  /// Runs the trait as around a suite named after this test, whose files lie in a folder.
  func issues(in folder: Folder, used: String) async throws -> [String] {
    let test = try #require(Test.current)
    let store = SnapshotStore(
      environment: SnapshotEnvironment(), programDate: .distantFuture,
      journalFolder: folder["journals"])
    let messages = Messages()
    try await SnapshotContext.$store.withValue(store) {
      let configuration = SnapshotConfiguration(record: .missing, directory: folder.path)
      try await SnapshotConfiguration.$current.withValue(configuration) {
        try await withKnownIssue(isIntermittent: true) {
          try await (.noUnusedSnapshots as UnusedSnapshotsTrait).provideScope(
            for: test, testCase: nil
          ) {
            let snapshot = Snapshot(
              of: SnapshotTest(suite: test.id.nameComponents, function: "used()"),
              at: SourcePlace(filePath: #filePath, line: 1, column: 1))
            _ = SnapshotContext.store.check(used, against: snapshot)
          }
        } matching: { issue in
          messages.add(issue.comments.map(\.rawValue).joined())
          return true
        }
      }
    }
    return messages.all.map(folder.withoutPaths)
  }

  @Test func tells() async throws {
    let folder = try Folder()
    let test = try #require(Test.current)
    let name = SnapshotTest(suite: test.id.nameComponents, function: "").folderName
    let suite = "__Snapshots__/\(name)/"
    for name in ["used.txt", "used.old.txt", "gone.txt", "skipped.txt"] {
      try folder.write("x\n", to: suite + name)
    }
    try folder.write("x\n", to: "__Snapshots__/Other/gone.txt")
    try folder.write("func used() {}\nfunc skipped() {}\n", to: "Tests.swift")
    let said = try await issues(in: folder, used: "x")
    #expect(
      said == [
        "No test uses these snapshots any more; remove them:\n\(suite)gone.txt\n\(suite)used.old.txt"
      ])
    #expect(folder.text(suite + "gone.txt") == "x\n")
  }

  @Test func isContent() async throws {
    let folder = try Folder()
    try folder.write("func used() {}\n", to: "Tests.swift")
    #expect(try await issues(in: folder, used: "x").isEmpty)
  }
}
