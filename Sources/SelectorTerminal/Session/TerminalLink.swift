internal import CSelectorTerminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A terminal that was opened: bytes from it, bytes to it, and waiting for either.
///
/// It has a descriptor of its own that never blocks, so that a terminal which takes nothing more keeps
/// nobody from reading keys.
final class TerminalLink {
  /// What was waited for and came.
  struct Readiness {
    var hasInput = false
    var isWoken = false
    var hasOther = false
    var canWrite = false
  }

  let descriptor: Int32
  private var pending: [UInt8] = []
  private var isTaken = false

  /// Opens a terminal: the one that controls the process, or that of a path.
  init(path: String? = nil) throws(TerminalError) {
    let descriptor = unsafe selector_terminal_open(path ?? "/dev/tty")
    guard descriptor >= 0 else {
      let error = -descriptor
      if error == ENXIO || error == ENOENT || error == ENODEV || error == ENOTTY {
        throw .notATerminal
      }
      throw .system(Self.words(for: error))
    }
    guard isatty(descriptor) == 1 else {
      close(descriptor)
      throw .notATerminal
    }
    self.descriptor = descriptor
  }

  deinit {
    giveBack()
    close(descriptor)
  }

  /// Makes the terminal raw; it is given back by ``giveBack()``, by signals, by a crash and at the end.
  func take() throws(TerminalError) {
    let error = selector_terminal_take(descriptor)
    guard error == 0 else { throw error == EBUSY ? .busy : .system(Self.words(for: error)) }
    isTaken = true
  }

  /// Makes the terminal what it was before.
  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    // What is left of a frame must not come after what ends it.
    pending = []
    selector_terminal_give_back()
  }

  /// The signal after which the terminal was given back although the program goes on; nil for none.
  var endingSignal: Int32? {
    let signal = selector_terminal_ended_by()
    return signal == 0 ? nil : signal
  }

  /// The size of the screen in cells; 80 x 24 for a terminal that does not say.
  var size: ScreenSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    _ = unsafe selector_terminal_size(descriptor, &columns, &rows)
    return ScreenSize(columns: columns > 0 ? Int(columns) : 80, rows: rows > 0 ? Int(rows) : 24)
  }

  /// Sets what is written when the terminal is taken again after a stop.
  func setEntering(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe selector_terminal_set_entering(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  // MARK: Waiting

  /// Waits for input, a wake, input of another descriptor, or until what is left can be written.
  func wait(for duration: Duration?, other: Int32 = -1) throws(TerminalError) -> Readiness {
    let milliseconds = duration.map { duration -> Int32 in
      let (seconds, attoseconds) = duration.components
      let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      return Int32(clamping: max(0, seconds * 1_000 + rest))
    }
    let descriptors = [descriptor, selector_terminal_wake_descriptor(), other]
    let bits = unsafe descriptors.withUnsafeBufferPointer { buffer in
      unsafe selector_terminal_wait(buffer.baseAddress, pending.isEmpty ? 0 : 1, milliseconds ?? -1)
    }
    guard bits >= 0 else { throw .system(Self.words(for: -bits)) }
    return Readiness(
      hasInput: bits & 1 != 0, isWoken: bits & 2 != 0, hasOther: bits & 4 != 0,
      canWrite: bits & 8 != 0)
  }

  /// What was told since it was last asked, once each.
  func takeWakes() -> Set<UInt8> {
    Set(Self.read(selector_terminal_wake_descriptor(), limit: 256) ?? [])
  }

  /// Lets who waits go on; from any thread.
  static func wake() { selector_terminal_wake() }

  /// Stops the program with all of its job, as Control+Z does.
  func suspend() { selector_terminal_suspend() }

  // MARK: Bytes

  /// The bytes that came; none if nothing did.
  ///
  /// - Throws: ``TerminalError/inputEnded`` once the terminal is gone.
  func read() throws(TerminalError) -> [UInt8] {
    guard let bytes = Self.read(descriptor, limit: 65_536) else { throw .inputEnded }
    return bytes
  }

  /// - Returns: Nil at the end of the input.
  private static func read(_ descriptor: Int32, limit: Int) -> [UInt8]? {
    var isAtEnd = false
    let buffer = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      #if canImport(Darwin)
        let result = unsafe Darwin.read(descriptor, buffer.baseAddress, limit)
      #elseif canImport(Glibc)
        let result = unsafe Glibc.read(descriptor, buffer.baseAddress, limit)
      #elseif canImport(Musl)
        let result = unsafe Musl.read(descriptor, buffer.baseAddress, limit)
      #else
        let result = 0
      #endif
      count = max(0, result)
      isAtEnd = result == 0 || (result < 0 && errno != EAGAIN && errno != EINTR)
    }
    return isAtEnd ? nil : buffer
  }

  /// Whether the terminal has not taken everything yet.
  var isBusy: Bool { !pending.isEmpty }

  /// Writes bytes by one call, as far as the terminal takes them; the rest follows by ``flush()``.
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - leaving: What makes the terminal what it was, once these bytes are written.
  func write(_ bytes: [UInt8], leaving: [UInt8]) {
    pending += bytes
    flush(leaving: leaving)
  }

  /// Goes on writing what the terminal did not take yet.
  func flush() { flush(leaving: nil) }

  private func flush(leaving: [UInt8]?) {
    guard !pending.isEmpty || leaving != nil else { return }
    let count = unsafe pending.withUnsafeBytes { bytes in
      unsafe (leaving ?? []).withUnsafeBytes { leavingBytes in
        unsafe selector_terminal_write(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
          leaving == nil ? nil : leavingBytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          leavingBytes.count)
      }
    }
    if count > 0 {
      pending.removeFirst(min(count, pending.count))
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      // The terminal is gone, which reading from it will tell.
      pending = []
    }
  }

  private static func words(for error: Int32) -> String { unsafe String(cString: strerror(error)) }
}

/// The size of a screen in cells.
public struct ScreenSize: Hashable, Sendable {
  /// The cells of a line.
  public var columns: Int
  /// The lines.
  public var rows: Int

  /// Makes a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// Why who waits was woken.
enum WakeReason {
  static let program = UInt8(SELECTOR_WOKEN_BY_PROGRAM)
  static let resize = UInt8(SELECTOR_WOKEN_BY_RESIZE)
  static let `continue` = UInt8(SELECTOR_WOKEN_BY_CONTINUE)
}
