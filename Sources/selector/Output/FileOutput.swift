#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Where a process writes to: standard output or standard error, in large pieces.
///
/// A reader that has enough and closes its end is no error: what is left is dropped without a word.
package struct FileOutput: TextOutputStream {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var isClosed = false
  /// The system's words for what kept a text from being written, if anything did.
  package private(set) var failure: String?

  /// Standard output.
  package static var standardOutput: Self { Self(descriptor: STDOUT_FILENO) }
  /// Standard error.
  package static var standardError: Self { Self(descriptor: STDERR_FILENO) }

  /// Makes an output to a file that is open.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Tells the system that a closed pipe is to be an answer, not the end of the process.
  package static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Takes a text; it is written once there is enough of it, or by ``flush()``.
  package mutating func write(_ string: String) {
    guard !isClosed else { return }
    pending.append(contentsOf: string.utf8)
    if pending.count >= 65_536 { flush() }
  }

  /// Takes bytes that need be no text.
  package mutating func write(bytes: some Sequence<UInt8>) {
    guard !isClosed else { return }
    pending.append(contentsOf: bytes)
    if pending.count >= 65_536 { flush() }
  }

  /// Writes what was taken and not written yet.
  package mutating func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    var rest = pending[...]
    while !isClosed, !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
          unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        isClosed = true
        if errno != EPIPE { failure = unsafe String(cString: strerror(errno)) }
      }
    }
  }
}

extension TextOutputStream {
  /// Takes bytes as they are, where the output is a file; as text, repaired where they are none, else.
  mutating func write(bytes: some Collection<UInt8>) {
    if var file = self as? FileOutput {
      file.write(bytes: bytes)
      if let written = file as? Self { self = written }
    } else {
      write(String(decoding: bytes, as: UTF8.self))
    }
  }
}
