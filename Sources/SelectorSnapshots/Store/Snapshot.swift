/// One place where a text is held against a snapshot: which test, where in it, under which name.
public struct Snapshot: Sendable {
  /// The test.
  public var test: SnapshotTest
  /// Where it is asked for.
  public var place: SourcePlace
  /// The name that tells it from others of the test; nil for the only one.
  public var name: String?
  /// What kind of text it is, as the end of a file's name.
  public var pathExtension: String
  /// What the test says of recording.
  public var configuration: SnapshotConfiguration

  /// Makes a snapshot.
  public init(
    of test: SnapshotTest, at place: SourcePlace, named name: String? = nil,
    pathExtension: String = "txt", configuration: SnapshotConfiguration = .current
  ) {
    self.test = test
    self.place = place
    self.name = name
    self.pathExtension = pathExtension
    self.configuration = configuration
  }

  /// The path of its file: `__Snapshots__/<Suite>/<test>.<name>.txt` beside the source of the test.
  ///
  /// - Parameter environment: Says where snapshots lie, where the test does not.
  /// - Returns: The path; absolute where that of the source is.
  public func path(in environment: SnapshotEnvironment = SnapshotEnvironment()) -> String {
    let slash = place.filePath.lastIndex(of: "/")
    let beside = slash.map { String(place.filePath[..<$0]) } ?? "."
    let directory = configuration.directory ?? environment.directory ?? beside
    return directory + "/__Snapshots__/" + test.folderName + "/"
      + test.fileName(name, pathExtension: pathExtension)
  }

  /// The snapshot in words.
  var subject: String {
    test.description + (name.map { ", \"\($0)\"" } ?? "")
  }

  func message(place: String) -> FailureMessage {
    FailureMessage(subject: subject, place: place, filter: test.filter)
  }
}
