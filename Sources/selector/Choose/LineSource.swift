internal import Dispatch
internal import SelectorForms
internal import SelectorTerminal

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Reads lines from files or standard input while somebody chooses from those that came already.
final class LineSource: Sendable {
  private struct State: Sendable {
    var isReading = true
    var count = 0
    var error: DataError?
  }

  let table: LineTable
  private let paths: [String]
  private let state = Guarded(State())
  /// Signalled by the first lines and by the end.
  private let news = DispatchSemaphore(value: 0)

  init(paths: [String], separator: UInt8) {
    self.paths = paths.isEmpty ? ["-"] : paths
    table = LineTable(separator: separator)
  }

  /// Whether lines may still come.
  var isReading: Bool { state.with { $0.isReading } }
  /// How many lines came.
  var count: Int { state.with { $0.count } }
  /// What kept the rest from being read, if anything did.
  var error: DataError? { state.with { $0.error } }

  /// Begins to read; lines are handed over as options, in order, from another thread.
  func start(_ take: @escaping @Sendable ([LineOption]) -> Void) {
    DispatchQueue(label: "selector.lines", qos: .userInitiated).async { [self] in
      for path in paths {
        do throws(DataError) {
          try read(path, take)
        } catch {
          state.with { $0.error = error }
          break
        }
      }
      state.with { $0.isReading = false }
      news.signal()
      FormTerminal.wake()
    }
  }

  /// Waits until the first lines are there, or none will come, but not for long.
  func waitForFirst() {
    if count == 0, isReading { _ = news.wait(timeout: .now() + .milliseconds(150)) }
  }

  /// Waits until everything is read.
  func waitForAll() {
    while isReading { news.wait() }
  }

  private func read(
    _ path: String, _ take: @Sendable ([LineOption]) -> Void
  ) throws(DataError) {
    let descriptor = try InputFile.open(path)
    defer { InputFile.close(descriptor) }
    /// What follows the last separator.
    var rest: [UInt8] = []
    var options: [LineOption] = []
    let clock = ContinuousClock()
    var told = clock.now
    func hand(over isDue: Bool) {
      guard !options.isEmpty, isDue || told.duration(to: clock.now) > .milliseconds(20) else {
        return
      }
      take(options)
      state.with { $0.count += options.count }
      options.removeAll(keepingCapacity: true)
      told = clock.now
      news.signal()
    }
    while let bytes = try InputFile.piece(of: descriptor, named: path) {
      guard let last = bytes.lastIndex(of: table.separator) else {
        rest += bytes
        continue
      }
      let lines = rest + bytes[...last]
      rest = Array(bytes[(last + 1)...])
      options += table.append(lines).map { LineOption(id: Int32(truncatingIfNeeded: $0)) }
      // Whoever writes may pause: what came until then is not kept back.
      hand(over: !InputFile.isReady(descriptor, within: 20))
    }
    if !rest.isEmpty {
      options += table.append(rest + [table.separator]).map {
        LineOption(id: Int32(truncatingIfNeeded: $0))
      }
    }
    hand(over: true)
  }
}
