#if canImport(Observation)
  public import Observation
#endif

/// A form that several parts of a program share: it can be read and written from anywhere, tells what
/// changed, and performs what the form asks of loaders.
///
/// A form is a value; a store is the place where one such value lives.
///
/// ```swift
/// let store = FormStore(form)
/// store.update { $0.choose(country, id: "fr") }  // from any thread, at once
/// let chosen = store.form[country]  // the form as a value
/// for await difference in store.changes() { log(difference) }  // what changed, in order
/// await store.run()  // loaders and debounces, until cancelled
/// ```
///
/// **Isolation.** Nothing here waits or hops: ``form`` and ``update(_:)`` may be called from any thread and
/// are done when they return. Observers are called by whoever updates, so a program that updates on the
/// main actor alone, and calls ``run(isolation:)`` there, is told there alone.
///
/// **Time.** The store tells its form the time before each update, so that a debounce counts from when
/// something was done, not from when the form last heard of the clock.
///
/// In SwiftUI keep it as `@State` and run it with `.task { await store.run() }`: views that read ``form``
/// follow it where the system has Observation.
public final class FormStore: Sendable {
  let state: Guarded<StoreState>
  let clock: StoreClock
  /// Woken when there is something to do for a runner.
  let work = WakeSignal()
  private let reportChain: @Sendable (ObserverChainError) -> Void
  private let registrar: any Sendable

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - form: The form as it is at the start.
  ///   - clock: The clock of debounces and of letters typed in a row.
  ///   - onChainError: Told when observers answer each other's writes without end, where that is found
  ///     out. An error cannot be thrown to who wrote first: who tells the observers may be another.
  ///     Without a handler, debug builds stop; others go on without the refused write.
  public init(
    _ form: Form, clock: some Clock<Duration> = ContinuousClock(),
    onChainError: @escaping @Sendable (ObserverChainError) -> Void = {
      assertionFailure($0.description)
    }
  ) {
    self.clock = StoreClock(clock, zero: form.now)
    state = Guarded(StoreState(form: form))
    reportChain = onChainError
    registrar = Self.makeRegistrar()
  }

  deinit {
    for subscriber in state.with({ $0.subscribers }).values { subscriber.continuation.finish() }
  }

  /// The form as it is now, as a value of one's own.
  ///
  /// Keeping it while the store is updated costs one copy of its parts, O(*f*) for *f* fields.
  public var form: Form {
    noteRead()
    return state.with { $0.snapshot }
  }

  /// Does something to the form, alone, and tells everybody once what changed.
  ///
  /// However many verbs the body uses, observers get one difference; for one step to take back use
  /// `Form.batch(_:)` in it. Nobody is told of an update that changed nothing.
  ///
  /// An observer may update too while it is told: its write is the next transaction and is told after the
  /// present difference. Of the writes that follow from one write of somebody else, 64 are carried out.
  /// The next one ends in ``ObserverChainError`` and changes nothing.
  ///
  /// The form may be exchanged for another one. What was asked for the old one counts no more.
  ///
  /// - Parameter body: What to do. It must not use the store itself, which waits for it.
  /// - Throws: What the body throws; what it did until then stays done and is told.
  public func update<Failure: Error>(
    _ body: (inout Form) throws(Failure) -> Void
  ) throws(Failure) {
    try withForm(body)
  }

  /// Does something to the form, as ``update(_:)`` does, and gives what the body gives.
  ///
  /// A write that is refused with ``ObserverChainError`` gives its result too, from a copy of the form.
  public func withForm<Result, Failure: Error>(
    _ body: (inout Form) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let now = clock.now()
    let writer = Telling.current.flatMap { $0.store == ObjectIdentifier(self) ? $0 : nil }
    let (written, isChanged, isDue) = state.with { state in
      let revision = state.revision
      let deadline = state.form.nextDeadline
      _ = state.write(as: nil) { _ = $0.advance(to: now) }
      let written = state.write(as: writer) { form -> Swift.Result<Result, Failure> in
        do throws(Failure) {
          return .success(try body(&form))
        } catch {
          return .failure(error)
        }
      }
      let isDue = !state.form.commands.isEmpty || state.form.nextDeadline != deadline
      return (written, state.revision != revision, isDue)
    }
    if isDue || isChanged { work.wake() }
    if isChanged { noteWritten() }
    if let error = written.error { reportChain(error) }
    tell()
    return try written.result.get()
  }
}

// MARK: Observation

#if canImport(Observation)
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension FormStore: Observable {}
#endif

extension FormStore {
  private static func makeRegistrar() -> any Sendable {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
        return ObservationRegistrar()
      }
    #endif
    return ()
  }

  private func noteRead() {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
        (registrar as? ObservationRegistrar)?.access(self, keyPath: \.form)
      }
    #endif
  }

  /// Says that the form is another; said after the fact, so that who reads it then reads the new one.
  private func noteWritten() {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
        (registrar as? ObservationRegistrar)?.withMutation(of: self, keyPath: \.form) {}
      }
    #endif
  }
}
