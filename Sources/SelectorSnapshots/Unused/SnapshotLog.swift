import Foundation
import SelectorForms

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file to which a run adds a line for each snapshot that it used, and for each test that it ended.
///
/// Each line is one JSON object and is added with one write, so that several processes can share the file.
public final class SnapshotLog: Sendable {
  /// A line of the log.
  public struct Entry: Hashable, Codable, Sendable {
    /// The path of the folder that holds the snapshots of the suite.
    public var folder: String
    /// The first part of the file names of the test.
    public var test: String
    /// The name of the file; nil where a test ended.
    public var file: String?
    /// Whether it matched, or the test passed.
    public var passed: Bool

    /// Makes a line.
    public init(folder: String, test: String, file: String?, passed: Bool) {
      self.folder = folder
      self.test = test
      self.file = file
      self.passed = passed
    }
  }

  /// The path of the file.
  public let path: String
  private let written = Guarded<Set<Entry>>([])

  /// Makes a log; the file is made with the first line.
  public init(path: String) { self.path = path }

  func add(_ snapshot: Snapshot, path: String, _ outcome: SnapshotOutcome) {
    guard let slash = path.lastIndex(of: "/") else { return }
    add(
      Entry(
        folder: String(path[..<slash]), test: snapshot.test.fileStem,
        file: String(path[path.index(after: slash)...]), passed: outcome.isMatch))
  }

  /// Adds a line, unless it was added before.
  public func add(_ entry: Entry) {
    written.with { written in
      guard written.insert(entry).inserted else { return }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      guard let line = try? encoder.encode(entry) else { return }
      append(Array(line) + [0x0A])
    }
  }

  /// The lines of a log.
  ///
  /// - Throws: ``SnapshotFileError`` if the file cannot be read, ``SnapshotLogError`` for a line that is none.
  public static func entries(at path: String) throws -> [Entry] {
    guard let bytes = try SnapshotFile.bytes(of: path) else {
      throw SnapshotFileError(.read, path, code: ENOENT)
    }
    return try bytes.split(separator: 0x0A).enumerated().map { index, line in
      do {
        return try JSONDecoder().decode(Entry.self, from: Data(line))
      } catch {
        throw SnapshotLogError(path: path, line: index + 1)
      }
    }
  }

  private func append(_ bytes: [UInt8]) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    _ = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
  }
}

/// A line of a log that is none.
public struct SnapshotLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the log.
  public var path: String
  /// The line, from 1.
  public var line: Int

  /// The complaint in one line.
  public var description: String {
    "\(path):\(line): no line of a log of snapshots; was SELECTOR_SNAPSHOT_LOG set to this file?"
  }
}
