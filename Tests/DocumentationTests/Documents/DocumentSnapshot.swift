import Foundation
import SelectorTesting
import Testing

/// Holds what a document shows against what it should, by the modes, the environment and the messages of all
/// snapshots; only that the text lies in a document instead of a test.
enum DocumentSnapshot {
  /// Expects a text, and writes it where `SELECTOR_RECORD` says so, which fails the test once.
  ///
  /// - Parameters:
  ///   - text: What should stand there.
  ///   - kept: What stands there; nil for nothing.
  ///   - file: The path of the document below the root of the package.
  ///   - line: The line, from 1.
  ///   - name: Tells it from others of the test.
  ///   - write: Writes the text there.
  /// - Throws: What keeps the text from being written.
  static func expect(
    _ text: String, keptAs kept: String?, in file: String, line: Int = 1, named name: String? = nil,
    write: () throws -> Void
  ) throws {
    let test = try #require(Test.current)
    let names = test.id.nameComponents
    let snapshot = Snapshot(
      of: SnapshotTest(suite: names.dropLast(), function: names.last ?? ""),
      at: SourcePlace(filePath: file, line: line, column: 1), named: name,
      // The store would look for the call of a test there.
      configuration: SnapshotConfiguration(record: .never))
    let store = SnapshotStore.shared
    guard let report = store.check(text, matches: kept, against: snapshot).report else { return }
    // The failure is told where the document shows the text.
    let location = SourceLocation(
      fileID: "Documents/" + file, filePath: PackageFiles.root.appending(path: file).path,
      line: line, column: 1)
    let writes: [RecordMode] = kept == nil ? [.missing, .failed, .all] : [.failed, .all]
    guard store.environment.complaint == nil, writes.contains(store.environment.mode) else {
      Issue.record(Comment(rawValue: report.message), sourceLocation: location)
      return
    }
    try write()
    Issue.record("It is written; look at it, then run the test again.", sourceLocation: location)
  }
}
