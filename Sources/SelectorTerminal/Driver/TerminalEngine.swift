import SelectorForms
import SelectorKit
import SelectorText

/// Everything between the bytes of a terminal and a form: what comes in, what goes out, when to wake.
///
/// First the terminal is asked what it can do, for a tenth of a second at most; keys that come in the
/// meantime wait. Then each frame is one piece of bytes. Nothing here reads, writes or waits.
struct TerminalEngine {
  private enum Phase {
    case asking(until: SelectorInstant)
    case running
  }

  private(set) var driver: FormDriver
  private(set) var capabilities = TerminalCapabilities()
  private var decoder = InputDecoder()
  private var phase = Phase.running
  private var early: [InputEvent] = []
  private var writer: ScreenWriter
  private var screen: ScreenSize
  private var pending: [UInt8] = []
  private var needsFrame = true

  init(
    _ store: FormStore, for purpose: FormDriver.Purpose, settings: TerminalSettings,
    screen: ScreenSize
  ) {
    self.screen = screen
    driver = FormDriver(
      store, for: purpose, settings: settings, size: Self.room(on: screen, settings))
    writer = ScreenWriter(settings, capabilities, size: screen)
  }

  private static func room(on screen: ScreenSize, _ settings: TerminalSettings) -> ScreenSize {
    guard case .inline(let height) = settings.placement else { return screen }
    return ScreenSize(columns: screen.columns, rows: height.rows(of: screen.rows))
  }

  /// How it ended; nil while it goes on.
  var outcome: TerminalOutcome? { driver.outcome }

  /// When the engine wants to be told the time; nil if it waits for nothing.
  var deadline: SelectorInstant? {
    if case .asking(let limit) = phase { return min(limit, decoder.deadline ?? limit) }
    return decoder.deadline
  }

  // MARK: In

  /// Asks the terminal what it can do.
  mutating func begin(at now: SelectorInstant) {
    phase = .asking(until: now.advanced(by: TerminalCapabilities.patience))
    decoder.awaitedCursorReports = 1
    pending += TerminalCapabilities.questions.utf8
  }

  /// Takes bytes of the terminal.
  mutating func receive(_ bytes: [UInt8], at now: SelectorInstant) {
    take(decoder.feed(bytes, at: now))
    advance(to: now)
  }

  /// Says what time it is.
  mutating func advance(to now: SelectorInstant) {
    take(decoder.advance(to: now))
    if case .asking(let limit) = phase, limit <= now { run() }
  }

  private mutating func take(_ events: [InputEvent]) {
    for event in events {
      if case .report(let report) = event {
        take(report)
      } else if case .asking = phase {
        early.append(event)
      } else {
        handle(event)
      }
    }
  }

  private mutating func take(_ report: TerminalReport) {
    if case .asking = phase {
      if capabilities.take(report) { run() }
    } else if case .cursor(let row, _) = report {
      writer.takeCursor(row: row)
    }
  }

  private mutating func handle(_ event: InputEvent) {
    var event = event
    if case .mouse(var mouse) = event {
      guard let top = writer.topRow else { return }
      mouse.row -= top
      event = .mouse(mouse)
    }
    driver.handle(event)
    needsFrame = true
  }

  /// What the terminal can do is known as well as it will be: frames begin.
  private mutating func run() {
    phase = .running
    decoder.usesKittyKeyboard = capabilities.speaksKitty
    writer = ScreenWriter(driver.settings, capabilities, size: screen)
    pending += modes.entering.utf8
    let events = early
    early = []
    for event in events { handle(event) }
  }

  /// Something changed that no byte told.
  mutating func invalidate() { needsFrame = true }

  /// Options are still being read, or no more.
  mutating func setReading(_ progress: ReadingProgress) {
    if progress == .failed { return driver.end(.cancelled) }
    let isReading = progress == .reading
    if driver.isReading != isReading { needsFrame = true }
    let isOver = driver.isReading && !isReading
    driver.isReading = isReading
    driver.openIfPossible()
    if isOver { driver.endIfEmpty() }
  }

  /// Whether there is something to go on with while nothing comes.
  var hasWork: Bool {
    guard case .running = phase, outcome == nil else { return false }
    return driver.searchProgress != .done
  }

  /// Does a part of it, so short that no key waits for it.
  mutating func work() {
    guard hasWork else { return }
    driver.continueSearch()
    needsFrame = true
  }

  /// The screen has another size.
  mutating func resize(to screen: ScreenSize) {
    guard screen != self.screen else { return }
    self.screen = screen
    driver.size = Self.room(on: screen, driver.settings)
    writer.resize(to: screen)
    needsFrame = true
  }

  /// The program goes on after a stop: another program may have written anything.
  mutating func resume() {
    writer.restart()
    needsFrame = true
  }

  // MARK: Out

  private var modes: TerminalModes {
    TerminalModes(
      isFullScreen: driver.settings.placement == .fullScreen,
      usesMouse: driver.settings.usesMouse, tellsHover: driver.settings.tellsHover,
      capabilities: capabilities)
  }

  /// What is to be written now: at most one frame, however much happened.
  mutating func takeOutput() -> [UInt8] {
    defer { pending = [] }
    guard case .running = phase else { return pending }
    for request in driver.takeRequests() {
      switch request {
      case .repaint: writer.forget()
      case .suspend: isSuspending = true
      }
    }
    guard needsFrame, outcome == nil, !isSuspending else { return pending }
    needsFrame = false
    let frame = driver.draw()
    let asks = writer.asksForCursor
    let bytes = writer.bytes(for: frame)
    if asks { decoder.awaitedCursorReports += 1 }
    return pending + bytes
  }

  /// Whether the user asked to stop the program for a while.
  private(set) var isSuspending = false

  mutating func didSuspend() { isSuspending = false }

  /// What makes the terminal what it was, whatever it shows now.
  var leaving: [UInt8] {
    guard case .running = phase else { return [] }
    return writer.clearing + Array(modes.leaving.utf8)
  }

  /// What makes the terminal ready again after a stop.
  var entering: [UInt8] {
    guard case .running = phase else { return [] }
    return Array(modes.entering.utf8)
  }
}
