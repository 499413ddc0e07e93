#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files, read and written as a whole.
package enum SnapshotFile {
  /// The bytes of a file, or nil if there is none.
  ///
  /// A link that leads nowhere is no missing file but an error: writing would replace it.
  static func bytes(of path: String) throws(SnapshotFileError) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      if code == ENOENT, !isLink(path) { return nil }
      throw SnapshotFileError(.read, path, code: code)
    }
    defer { _ = close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SnapshotFileError(.read, path) }
    // One more than the size, so that the end is seen with the first read.
    var capacity = Int(clamping: status.st_size) + 1
    var bytes: [UInt8] = []
    while true {
      var failure: Int32 = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let read = unsafe readFully(descriptor, into: buffer)
        if read < 0 { failure = errno }
        count = max(0, read)
      }
      guard failure == 0 else { throw SnapshotFileError(.read, path, code: failure) }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if chunk.count < capacity { return bytes }
      capacity = max(4096, bytes.count)
    }
  }

  /// Reads until the buffer is full or the file ends; the number of bytes, or -1.
  private static func readFully(
    _ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = unsafe read(
        descriptor, buffer.baseAddress.map { unsafe $0 + filled }, buffer.count - filled)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return -1 }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Writes a file so that at every moment there is either the old one or the new one, whole.
  ///
  /// A link stays a link: what it leads to is written. A file that was there keeps its permissions.
  package static func write(_ bytes: [UInt8], to path: String) throws(SnapshotFileError) {
    let target = try linkTarget(of: path)
    var status = stat()
    let isThere = unsafe stat(target, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR {
      throw SnapshotFileError(.write, path, code: EISDIR)
    }
    // A file that forbids being written is not replaced behind its back.
    if isThere, unsafe faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) != 0 {
      throw SnapshotFileError(.write, path)
    }
    let temporary = temporaryPath(for: target)
    let mode = isThere ? status.st_mode & 0o7777 : 0o666
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SnapshotFileError(.write, path) }
    var code = writeFully(bytes, to: descriptor)
    if code == 0, isThere { _ = fchmod(descriptor, mode) }
    // Some file systems tell only here that there was no room.
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, unsafe rename(temporary, target) != 0 { code = errno }
    guard code == 0 else {
      _ = unsafe unlink(temporary)
      throw SnapshotFileError(.write, path, code: code)
    }
  }

  private static func writeFully(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// What a link leads to in the end; the path itself where it is none.
  private static func linkTarget(of path: String) throws(SnapshotFileError) -> String {
    guard isLink(path) else { return path }
    guard let resolved = unsafe realpath(path, nil) else { throw SnapshotFileError(.write, path) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// A name beside a file that nobody else uses: it begins with a dot and is short, however long the
  /// file's is.
  private static func temporaryPath(for path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let number = UInt64.random(in: .min ... .max)
    return folder + ".snapshot-\(getpid())-" + String(number, radix: 36) + ".tmp"
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    unsafe Darwin.write(descriptor, bytes, count)
  #elseif canImport(Glibc)
    unsafe Glibc.write(descriptor, bytes, count)
  #elseif canImport(Musl)
    unsafe Musl.write(descriptor, bytes, count)
  #endif
}
