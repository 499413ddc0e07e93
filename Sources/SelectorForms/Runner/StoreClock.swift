import SelectorKit

/// A clock of any type, counting in the instants of a form.
struct StoreClock: Sendable {
  /// What time it is.
  let now: @Sendable () -> SelectorInstant
  /// Waits until an instant; returns early when the task is cancelled.
  let sleep: @Sendable (SelectorInstant) async -> Void

  /// Makes it so that the form calls the present moment `zero`.
  init<C: Clock<Duration>>(_ clock: C, zero: SelectorInstant) {
    let start = clock.now
    now = { zero.advanced(by: start.duration(to: clock.now)) }
    sleep = { instant in
      try? await clock.sleep(until: start.advanced(by: zero.duration(to: instant)), tolerance: nil)
    }
  }
}
