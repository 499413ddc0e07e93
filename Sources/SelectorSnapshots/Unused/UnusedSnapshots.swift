/// Snapshots that no test uses any more, by the log of a run and by the sources beside them.
///
/// A file is unused if its test came to its end, all of it well, and did not ask for the file, or if no Swift
/// file beside `__Snapshots__` declares a function of its test's name. A test that did not run but is
/// declared keeps its files: it may have been skipped. Nothing is ever removed.
public struct UnusedSnapshots: Hashable, Sendable {
  /// The paths of the files, sorted.
  public let paths: [String]
  /// How many files were looked at.
  public let count: Int
  /// Whether a snapshot in one of the folders failed in the run, so that its log cannot tell what is unused.
  public let runFailed: Bool

  /// Looks through folders.
  ///
  /// - Parameters:
  ///   - folders: Folders in which, or below which, there are folders named `__Snapshots__`.
  ///   - log: What a run used.
  public init(in folders: [String], log: [SnapshotLog.Entry]) {
    let roots = folders.map { Self.normal($0) + "/" }
    runFailed = log.contains { entry in
      !entry.passed && roots.contains { (Self.normal(entry.folder) + "/").hasPrefix($0) }
    }
    var used: Set<String> = []
    var ended: Set<String> = []
    for entry in log {
      let folder = Self.normal(entry.folder)
      if let file = entry.file { used.insert(folder + "/" + file) }
      if entry.passed { ended.insert(folder + "/" + entry.test) }
    }
    var paths: [String] = []
    var count = 0
    for root in folders.flatMap(Self.snapshotFolders) {
      let declared = DeclaredTests(in: String(root.dropLast("/__Snapshots__".count)))
      for suite in SnapshotFolder.names(in: root) where !suite.hasPrefix(".") {
        let folder = Self.normal(root + "/" + suite)
        guard SnapshotFolder.isFolder(folder) else { continue }
        for file in SnapshotFolder.names(in: folder) where !file.hasPrefix(".") {
          count += 1
          let path = folder + "/" + file
          guard !used.contains(path) else { continue }
          let stem = file.prefix { $0 != "." }
          if ended.contains(folder + "/" + stem) || !declared.mayDeclare(stem) {
            paths.append(path)
          }
        }
      }
    }
    self.paths = paths.sorted()
    self.count = count
  }

  /// The folders named `__Snapshots__` in a folder, it itself among them.
  private static func snapshotFolders(_ folder: String) -> [String] {
    let folder = normal(folder)
    if folder.hasSuffix("/__Snapshots__") { return [folder] }
    return SnapshotFolder.names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      guard !name.hasPrefix("."), SnapshotFolder.isFolder(path) else { return [] }
      return snapshotFolders(path)
    }
  }

  /// A path without links and dots, so that two ways to write it are one.
  private static func normal(_ path: String) -> String { SnapshotFolder.realPath(path) }
}
