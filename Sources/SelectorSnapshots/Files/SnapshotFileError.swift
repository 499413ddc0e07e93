#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What kept a file from being read or written, in the system's words.
public struct SnapshotFileError: Error, Hashable, Sendable {
  /// What was tried.
  public enum Operation: String, Hashable, Sendable {
    /// A file was read.
    case read
    /// A file was written.
    case write
    /// A folder was made.
    case makeFolder = "make the folder"
    /// A folder was listed.
    case list
    /// A file was locked against other processes.
    case lock
  }

  /// What was tried.
  public var operation: Operation
  /// The path of the file.
  public var path: String
  /// The number of the error.
  public var code: Int32

  /// Makes an error with the number that the system gave last.
  init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}

extension SnapshotFileError: CustomStringConvertible {
  /// The complaint in one line, with a way out where there is a usual one.
  public var description: String {
    let words = unsafe String(cString: strerror(code))
    let line = "cannot \(operation.rawValue) \(path): \(words)"
    switch code {
    case ENOSPC, EDQUOT: return line + "; make room, what was stored before is untouched"
    case EACCES, EPERM, EROFS:
      return line + "; set SELECTOR_SNAPSHOTS to a folder that can be written"
    default: return line
    }
  }
}
