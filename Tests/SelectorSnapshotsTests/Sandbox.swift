import Foundation
import SelectorSnapshots
import Testing

/// A folder that is gone after the test, with a store of its own.
final class Sandbox: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/snapshots-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path in the folder.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// A store for a program that was compiled after every file of the folder was made.
  func store(
    _ variables: [String: String] = [:], programDate: Date = Date().addingTimeInterval(60)
  ) -> SnapshotStore {
    SnapshotStore(
      environment: SnapshotEnvironment(variables), programDate: programDate,
      journalFolder: self["journals"])
  }

  func snapshot(
    _ function: String = "opens()", named name: String? = nil, line: Int = 8, column: Int = 20,
    record: RecordMode? = nil, isParameterized: Bool = false
  ) -> Snapshot {
    Snapshot(
      of: SnapshotTest(
        suite: ["MenuTests"], function: function, isParameterized: isParameterized),
      at: SourcePlace(filePath: self["MenuTests.swift"], line: line, column: column),
      named: name, configuration: SnapshotConfiguration(record: record))
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: self[name])
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all files in the folder, without those of journals.
  var files: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    var isFolder: ObjCBool = false
    return all.filter { name in
      let isThere = unsafe FileManager.default.fileExists(
        atPath: self[name], isDirectory: &isFolder)
      return isThere && !isFolder.boolValue && !name.hasPrefix("journals/")
    }.sorted()
  }

  /// A text with the path of the folder left out.
  func withoutPath(_ text: String?) -> String {
    (text ?? "").replacing("\(path)/", with: "")
  }
}

extension SnapshotOutcome {
  /// The outcome in one word.
  var word: String {
    switch self {
    case .matched: "matched"
    case .recorded: "recorded"
    case .differs: "differs"
    case .missing: "missing"
    case .invalid: "invalid"
    }
  }

  var message: String { report?.message ?? "" }
}
