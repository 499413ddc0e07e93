import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The journal of one source file, in a folder for temporary files, locked against other processes.
///
/// It holds places and hashes only. Losing it means that the next recording asks for a new build.
struct JournalFile {
  let path: String

  /// Names the journal of a source file.
  init(source: String, folder: String) {
    let digits = String(StableHash.of(source.utf8), radix: 16)
    path = folder + "/selector-snapshots-\(getuid())/" + digits + ".journal"
  }

  /// Does something while nobody else has the journal.
  func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(JournalFailure<Failure>) -> Result {
    let descriptor: Int32
    do {
      descriptor = try Self.open(path)
    } catch {
      throw .file(error)
    }
    defer { _ = close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .file(SnapshotFileError(.lock, path)) }
    }
    defer { _ = flock(descriptor, LOCK_UN) }
    do {
      return try body()
    } catch {
      throw .body(error)
    }
  }

  /// What was kept last; an empty journal where nothing was, or nothing that can be read.
  func read() -> InlineJournal {
    let stored = (try? SnapshotFile.bytes(of: path + ".json")) ?? nil
    let known = stored.flatMap {
      try? JSONDecoder().decode(InlineJournal.self, from: Data($0))
    }
    return known ?? InlineJournal()
  }

  /// Keeps a journal.
  func write(_ journal: InlineJournal) throws(SnapshotFileError) {
    let data = try? JSONEncoder().encode(journal)
    try SnapshotFile.write(Array(data ?? Data()), to: path + ".json")
  }

  private static func open(_ path: String) throws(SnapshotFileError) -> Int32 {
    if let slash = path.lastIndex(of: "/") { try SnapshotFolder.make(String(path[..<slash])) }
    let descriptor = systemOpen(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SnapshotFileError(.lock, path) }
    return descriptor
  }
}

/// What went wrong around a journal or while it was used.
enum JournalFailure<Failure: Error>: Error {
  case file(SnapshotFileError)
  case body(Failure)
}

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}
