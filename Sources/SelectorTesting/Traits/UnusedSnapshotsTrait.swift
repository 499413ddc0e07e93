import SelectorSnapshots
public import Testing

/// Fails a suite that has snapshots which no test of it uses any more.
///
/// When all tests of the suite are over, files are told of that a test which did run did not ask for, and files
/// of tests that no source file beside them declares. Tests that were skipped or filtered out keep theirs.
/// Nothing is removed.
public struct UnusedSnapshotsTrait: SuiteTrait, TestScoping {
  /// Runs the suite, then looks for files.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    guard testCase == nil else { return }
    let store = SnapshotContext.store
    let path = test.sourceLocation.filePath
    let folder = SnapshotConfiguration.current.directory ?? store.environment.directory
    let beside = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let suite = SnapshotTest(suite: test.id.nameComponents, function: "")
    let unused = UnusedSnapshots(
      in: [(folder ?? beside) + "/__Snapshots__"], log: store.used)
    let own = unused.paths.filter { $0.contains("/__Snapshots__/\(suite.folderName)/") }
    guard !own.isEmpty else { return }
    Issue.record(
      "No test uses these snapshots any more; remove them:\n\(own.joined(separator: "\n"))",
      sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == UnusedSnapshotsTrait {
  /// Fails the suite if it has snapshots that none of its tests uses.
  public static var noUnusedSnapshots: UnusedSnapshotsTrait { UnusedSnapshotsTrait() }
}
