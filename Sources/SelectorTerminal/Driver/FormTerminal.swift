public import SelectorForms
import SelectorKit

/// Asks a person on a terminal: shows a form or a selector, takes keys and mouse, and gives the answer.
///
/// The terminal is what it was before once a call returns or throws, and also if the program is ended by a
/// signal or a trap, or is stopped and goes on. Handlers of signals that were there before are called too.
///
/// ```swift
/// func ask(_ form: Form) throws -> Form? {
///   let store = FormStore(form)
///   let settings = TerminalSettings(environment: ProcessInfo.processInfo.environment)
///   return try FormTerminal.run(store, settings: settings) == .accepted ? store.form : nil
/// }
/// ```
public enum FormTerminal {
  /// Shows a form until it is submitted or left.
  ///
  /// The call blocks its thread; loaders of the store run besides, and end with it.
  ///
  /// - Parameters:
  ///   - store: The form; what was answered is in it when the call returns.
  ///   - settings: How it is shown.
  /// - Returns: Whether it was submitted.
  /// - Throws: Where there is no terminal, it is in use already, or it is gone.
  public static func run(
    _ store: FormStore, settings: TerminalSettings
  ) throws(TerminalError) -> TerminalOutcome {
    try run(store, for: .submit, settings: settings, progress: { .ended })
  }

  /// Shows the list of a form with one field, until an option is chosen or the list is left.
  ///
  /// Options may be added to the store while the list is shown, from another thread.
  ///
  /// - Parameters:
  ///   - store: A form of one selector or multi selector; the choice is in it when the call returns.
  ///   - settings: How it is shown.
  ///   - isReading: Whether options are still on their way; asked whenever the store changed.
  /// - Returns: Whether something was chosen.
  /// - Throws: Where there is no terminal, it is in use already, or it is gone.
  public static func choose(
    from store: FormStore, settings: TerminalSettings,
    isReading: @escaping @Sendable () -> Bool = { false }
  ) throws(TerminalError) -> TerminalOutcome {
    try choose(from: store, settings: settings) { isReading() ? .reading : .ended }
  }

  /// The same, of options that may turn out not to be readable: the list is left then.
  package static func choose(
    from store: FormStore, settings: TerminalSettings,
    progress: @escaping @Sendable () -> ReadingProgress
  ) throws(TerminalError) -> TerminalOutcome {
    try run(store, for: .choose, settings: settings, progress: progress)
  }

  /// The size of the terminal that controls the process, in cells; nil if there is none.
  public static func screenSize() -> ScreenSize? {
    (try? TerminalLink())?.size
  }

  /// Lets a call that shows something look at what changed, from any thread.
  public static func wake() { TerminalLink.wake() }

  private static func run(
    _ store: FormStore, for purpose: FormDriver.Purpose, settings: TerminalSettings,
    progress: @escaping @Sendable () -> ReadingProgress
  ) throws(TerminalError) -> TerminalOutcome {
    let link = try TerminalLink(path: settings.path)
    try link.take()
    defer { link.giveBack() }
    let observation = store.onChange("terminal") { _, _ in TerminalLink.wake() }
    let loaders = Task { await store.run(isolation: nil) }
    defer {
      observation.cancel()
      loaders.cancel()
    }
    let clock = ContinuousClock()
    let start = clock.now
    let now = { SelectorInstant(start.duration(to: clock.now)) }
    var engine = TerminalEngine(store, for: purpose, settings: settings, screen: link.size)
    engine.begin(at: now())
    while engine.outcome == nil {
      engine.setReading(progress())
      if engine.outcome != nil { break }
      try step(&engine, link, now: now)
    }
    return engine.outcome ?? .cancelled
  }

  /// Writes what is to be written, waits for what comes next, and takes it.
  private static func step(
    _ engine: inout TerminalEngine, _ link: TerminalLink, now: () -> SelectorInstant
  ) throws(TerminalError) {
    // A terminal that is behind gets no further frame; what happens meanwhile is in the next one.
    if !link.isBusy {
      let bytes = engine.takeOutput()
      if !bytes.isEmpty {
        link.setEntering(engine.entering)
        link.write(bytes, leaving: engine.leaving)
      }
    }
    if engine.isSuspending {
      engine.didSuspend()
      link.suspend()
    }
    let patience = engine.deadline.map { now().duration(to: $0) }
    let ready = try link.wait(for: engine.hasWork ? .zero : patience)
    if let signal = link.endingSignal { throw .interrupted(signal) }
    if ready.canWrite { link.flush() }
    if ready.isWoken {
      let wakes = link.takeWakes()
      if wakes.contains(WakeReason.resize) || wakes.contains(WakeReason.continue) {
        engine.resize(to: link.size)
      }
      if wakes.contains(WakeReason.continue) { engine.resume() }
      engine.invalidate()
    }
    if ready.hasInput {
      engine.receive(try link.read(), at: now())
    } else {
      engine.advance(to: now())
    }
    // So long that frames cost little besides, and so short that no key waits for it.
    let pause = now().advanced(by: .milliseconds(10))
    repeat { engine.work() } while engine.hasWork && now() < pause
  }
}
