package import Foundation
import SelectorForms

/// Holds texts against snapshots and records them, for all tests of a process at once.
///
/// A file is read and written by one test at a time, and by one place in the sources only: two snapshots with
/// one name in a test are an error, as are two names that some disks take for one. A process has one store,
/// ``shared``; a test of recording makes its own.
///
/// ```swift
/// let store = SnapshotStore(environment: SnapshotEnvironment())
/// let test = SnapshotTest(suite: ["MenuTests"], function: "opens()")
/// let place = SourcePlace(filePath: "MenuTests.swift", line: 8, column: 20)
/// let snapshot = Snapshot(of: test, at: place)
/// print(store.check("Lyon", matches: "Lyon", against: snapshot).isMatch)  // true
/// print(snapshot.path())  // ./__Snapshots__/MenuTests/opens.txt
/// ```
public final class SnapshotStore: Sendable {
  /// The store of this process.
  public static let shared = SnapshotStore(environment: .process)

  /// What the environment says.
  public let environment: SnapshotEnvironment
  let recorder: InlineRecorder
  private let claims = Guarded<[String: Claim]>([:])
  private let folders = Guarded<[String: [String: [String]]]>([:])
  let log: SnapshotLog?

  /// Makes a store.
  public convenience init(environment: SnapshotEnvironment) {
    self.init(environment: environment, recorder: InlineRecorder())
  }

  /// Makes a store for a program of a certain age, which decides what source files it may write.
  package convenience init(
    environment: SnapshotEnvironment, programDate: Date, journalFolder: String
  ) {
    self.init(
      environment: environment,
      recorder: InlineRecorder(programDate: programDate, journalFolder: journalFolder))
  }

  init(environment: SnapshotEnvironment, recorder: InlineRecorder) {
    self.environment = environment
    self.recorder = recorder
    log = environment.logPath.map { SnapshotLog(path: $0) }
  }

  /// The mode for a snapshot: what the test says, else what the environment does.
  func mode(of snapshot: Snapshot) -> RecordMode {
    snapshot.configuration.record ?? environment.mode
  }

  /// The text without what is redacted and without line feeds at its end.
  static func prepared(_ text: String, for snapshot: Snapshot) -> String {
    let redacted = snapshot.configuration.redactions.reduce(text) { $1($0) }
    return SnapshotText.withoutFinalLineFeeds(redacted)
  }

  // MARK: Claims

  /// The claim of a path by a place in the sources, shared by all who ask for that path.
  ///
  /// Paths that differ in letter case only are one path here.
  func claim(_ path: String, by snapshot: Snapshot) -> Claim {
    let key = Self.folded(path)
    return claims.with { claims in
      if let claim = claims[key] { return claim }
      let claim = Claim(path: path, place: snapshot.place, test: snapshot.test)
      claims[key] = claim
      return claim
    }
  }

  /// What was used of files so far, as a log tells it.
  public var used: [SnapshotLog.Entry] {
    claims.with { claims in
      claims.values.compactMap { claim in
        guard let slash = claim.path.lastIndex(of: "/") else { return nil }
        return SnapshotLog.Entry(
          folder: String(claim.path[..<slash]), test: claim.test.fileStem,
          file: String(claim.path[claim.path.index(after: slash)...]), passed: true)
      }
    }
  }

  /// A file of a folder whose name some disks take for another one, if there is one.
  func rival(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let folder = String(path[..<slash])
    let name = String(path[path.index(after: slash)...])
    let known = folders.with { folders in
      if let names = folders[folder] { return names[Self.folded(name)] }
      let names = Dictionary(grouping: SnapshotFolder.names(in: folder), by: Self.folded)
      folders[folder] = names
      return names[Self.folded(name)]
    }
    // Names that differ in their normal form only are one file where it matters, and never made here.
    return known?.first { $0 != name }.map { folder + "/" + $0 }
  }

  /// A name as the least faithful disks keep it.
  private static func folded(_ name: String) -> String { name.uppercased().lowercased() }
}

/// Who uses a path, and what was found there.
final class Claim: Sendable {
  /// What was done at the path so far.
  struct State: Sendable {
    /// The text that was held against it last.
    var text: String?
    /// Whether it was written.
    var isRecorded = false
    /// Whether it is known that no other file has the name but for letter case.
    var isAlone = false
  }

  let path: String
  let place: SourcePlace
  let test: SnapshotTest
  let state = Guarded(State())

  init(path: String, place: SourcePlace, test: SnapshotTest) {
    self.path = path
    self.place = place
    self.test = test
  }
}
