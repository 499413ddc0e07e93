internal import Dispatch
public import SelectorForms
public import SelectorText

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Asks a person line by line, on a terminal as it is or on pipes: see ``LineDialog``.
public enum LineTerminal {
  /// Where lines come from and texts go to.
  public enum Channel: Hashable, Sendable {
    /// The terminal that controls the process.
    case terminal
    /// Standard input, and standard error for what is said, so that standard output is for the answer.
    case standard
  }

  /// Asks for the fields of a form, or for the choice from a single list.
  ///
  /// The call blocks its thread; loaders of the store run besides, and end with it.
  ///
  /// - Parameters:
  ///   - store: The form; what was answered is in it when the call returns.
  ///   - choosing: Whether it is a single list, so that a choice ends the dialog.
  ///   - channel: Where lines come from.
  ///   - words: What is said besides announcements.
  ///   - strings: What announcements say.
  /// - Returns: Whether there is an answer. Where the input ends, a form is submitted as it is; a single list
  ///   in which nothing is chosen by then was left without one.
  /// - Throws: `TerminalError.inputEnded` if the input ends while a field of a form needs an answer;
  ///   `TerminalError.notATerminal` if there is none.
  public static func run(
    _ store: FormStore, choosing: Bool = false, on channel: Channel = .terminal,
    words: LineWords = LineWords(), strings: SpokenStrings = .english
  ) throws(TerminalError) -> TerminalOutcome {
    var (input, output): (Int32, Int32) = (STDIN_FILENO, STDERR_FILENO)
    if channel == .terminal {
      input = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard input >= 0 else { throw .notATerminal }
      output = input
    }
    defer { if channel == .terminal { close(input) } }
    let changed = DispatchSemaphore(value: 0)
    let observation = store.onChange("lines") { _, _ in changed.signal() }
    let loaders = Task { await store.run(isolation: nil) }
    defer {
      observation.cancel()
      loaders.cancel()
    }
    var dialog = LineDialog(store, choosing: choosing, words: words, strings: strings)
    var reader = LineReader(descriptor: input)
    write(dialog.begin(), to: output)
    while dialog.outcome == nil {
      if dialog.isWaiting {
        while dialog.isWaiting { _ = changed.wait(timeout: .now() + .milliseconds(200)) }
        write(dialog.goOn(), to: output)
      }
      write(dialog.answer(reader.next()), to: output)
      if dialog.isInputMissing { throw .inputEnded }
    }
    return dialog.outcome ?? .cancelled
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
          unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          0
        #endif
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }
}

/// Reads lines from a descriptor.
struct LineReader {
  let descriptor: Int32
  private var pending: [UInt8] = []
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end, which a last line may lack; nil at the end of the input.
  mutating func next() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        defer { pending.removeSubrange(...end) }
        return Self.text(pending[..<end])
      }
      if isAtEnd {
        guard !pending.isEmpty else { return nil }
        defer { pending = [] }
        return Self.text(pending[...])
      }
      read()
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func read() {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      #if canImport(Darwin)
        result = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Glibc)
        result = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        result = unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      count = max(0, result)
    }
    pending += bytes
    if result == 0 || (result < 0 && errno != EINTR) { isAtEnd = true }
  }
}
