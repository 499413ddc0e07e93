#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Where bytes come from: a file, or standard input.
package enum InputFile {
  /// Reads all bytes of a file.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Returns: The bytes up to the end, as they are.
  /// - Throws: ``DataError`` with the system's words where it cannot be read.
  package static func bytes(of path: String) throws(DataError) -> [UInt8] {
    guard path != "-" else { return try bytes(of: STDIN_FILENO, named: "standard input") }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, named: path)
  }

  /// Whether there is a file that can be read.
  static func exists(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

  private static func bytes(of descriptor: Int32, named name: String) throws(DataError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw failure(name)
      }
    }
  }

  private static func failure(_ name: String) -> DataError {
    DataError(file: name, message: unsafe String(cString: strerror(errno)))
  }
}
