internal import Dispatch
internal import SelectorForms
internal import SelectorTerminal

/// Reads records from files or standard input while somebody chooses from those that came already.
final class RecordSource: Sendable {
  private struct State: Sendable {
    var progress = ReadingProgress.reading
    var count = 0
    var error: DataError?
    var duplicates: [DataError] = []
  }

  let table: RecordTable
  private let paths: [String]
  private let format: DataFormat?
  private let columns: DataColumns
  private let state = Guarded(State())
  /// Signalled by the first records and by the end.
  private let news = DispatchSemaphore(value: 0)

  /// Makes a source of files in a format; nil for lines that end with a byte.
  init(paths: [String], format: DataFormat?, columns: DataColumns, separator: UInt8) {
    self.paths = paths.isEmpty ? ["-"] : paths
    self.format = format
    self.columns = columns
    table = RecordTable(RecordFiller.shape(of: format, separator: separator))
  }

  /// Whether records may still come.
  var progress: ReadingProgress { state.with { $0.progress } }
  /// How many records came.
  var count: Int { state.with { $0.count } }
  /// What kept the rest from being read, if anything did.
  var error: DataError? { state.with { $0.error } }
  /// Complaints about rows left out because an earlier one has their id: the first few.
  var duplicates: [DataError] { state.with { $0.duplicates } }

  /// Begins to read; records are handed over as options, in order, from another thread.
  ///
  /// Where none came, none are handed over at the end.
  func start(_ take: @escaping @Sendable ([RecordOption]) -> Void) {
    DispatchQueue(label: "selector.records", qos: .userInitiated).async { [self] in
      var progress = ReadingProgress.ended
      for path in paths {
        do throws(DataError) {
          try read(path, take)
        } catch {
          state.with { $0.error = error }
          progress = .failed
          break
        }
      }
      if count == 0 { take([]) }
      state.with { $0.progress = progress }
      news.signal()
      FormTerminal.wake()
    }
  }

  /// Waits until the first records are there, or none will come, but not for long; what is wrong with a
  /// short table is found in that time too.
  func waitForFirst() {
    let limit = DispatchTime.now() + .milliseconds(150)
    while progress == .reading, count == 0 || format != nil {
      if news.wait(timeout: limit) == .timedOut { return }
    }
  }

  /// Waits until everything is read.
  func waitForAll() {
    while progress == .reading { news.wait() }
  }

  private func read(
    _ path: String, _ take: @Sendable ([RecordOption]) -> Void
  ) throws(DataError) {
    let descriptor = try InputFile.open(path)
    defer { InputFile.close(descriptor) }
    var filler = RecordFiller(format, columns, into: table, file: path)
    defer { state.with { $0.duplicates += filler.duplicates } }
    var options: [RecordOption] = []
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
    func note(_ records: Range<Int>) {
      options += records.map { RecordOption(id: Int32(truncatingIfNeeded: $0)) }
    }
    while let bytes = try InputFile.piece(of: descriptor, named: path) {
      note(try filler.feed(bytes))
      // Whoever writes may pause: what came until then is not kept back.
      hand(over: !InputFile.isReady(descriptor, within: 20))
    }
    note(try filler.finish())
    hand(over: true)
  }
}
