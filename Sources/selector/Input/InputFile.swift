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
    let descriptor = try open(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while let piece = try piece(of: descriptor, named: path) { bytes += piece }
    return bytes
  }

  /// Opens a file for reading; `-` is standard input.
  static func open(_ path: String) throws(DataError) -> Int32 {
    guard path != "-" else { return STDIN_FILENO }
    #if canImport(Darwin)
      let descriptor = unsafe Darwin.open(path, O_RDONLY | O_CLOEXEC)
    #elseif canImport(Glibc)
      let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    #elseif canImport(Musl)
      let descriptor = unsafe Musl.open(path, O_RDONLY | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else { throw failure(path) }
    return descriptor
  }

  /// Closes what was opened; standard input stays open.
  static func close(_ descriptor: Int32) {
    guard descriptor != STDIN_FILENO else { return }
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #endif
  }

  /// The next bytes, as many as there are now up to a limit; nil at the end.
  static func piece(
    of descriptor: Int32, named path: String, limit: Int = 262_144
  ) throws(DataError) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count > 0 { return bytes }
      if count == 0 { return nil }
      if errno != EINTR { throw failure(path == "-" ? "standard input" : path) }
    }
  }

  /// Whether a read would not wait longer than that: bytes are there, or the end.
  static func isReady(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) != 0
  }

  /// Whether there is a file that can be read.
  static func exists(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

  private static func failure(_ name: String) -> DataError {
    DataError(file: name, message: unsafe String(cString: strerror(errno)))
  }
}
