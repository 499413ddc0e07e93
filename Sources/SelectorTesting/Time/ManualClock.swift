import SelectorForms

/// A clock that stands still until a test moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let typing = Task { try await clock.sleep(for: .milliseconds(300)) }
/// await clock.sleeper(until: .milliseconds(300))
/// clock.advance(by: .milliseconds(300))
/// try await typing.value
/// ```
///
/// A test waits with ``sleeper(until:)`` until somebody sleeps to a moment, and only then moves the clock, so
/// that every run takes the same course.
public final class ManualClock: Clock {
  /// A moment, counted from when the clock was made.
  public struct Instant: InstantProtocol {
    /// How long it is since the clock was made.
    public var offset: Duration

    /// Makes a moment.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment after a time.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time up to another moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let deadline: Duration
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant()
    var lastID = 0
    var cancelled: Set<Int> = []
    var sleepers: [Sleeper] = []
    var watchers: [Watcher] = []
  }

  private let state = Guarded(State())

  /// Makes a clock at the beginning of its time.
  public init() {}

  /// The moment that it stands at.
  public var now: Instant { state.with { $0.now } }

  /// It tells any two moments apart.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep.
  public var sleeperCount: Int { state.with { $0.sleepers.count } }

  /// Sleeps until the clock is moved to a moment, or the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.with { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation)
        let isAsleep = state.with { state in
          guard !state.cancelled.contains(id), deadline > state.now else { return false }
          state.sleepers.append(sleeper)
          return true
        }
        if isAsleep { tellWatchers() } else { continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.with { state -> Sleeper? in
        state.cancelled.insert(id)
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    try Task.checkCancellation()
  }

  /// Moves the clock and wakes who is due, in the order in which they are.
  ///
  /// - Parameter duration: How far; not at all for less than nothing.
  public func advance(by duration: Duration) {
    let due = state.with { state in
      state.now = state.now.advanced(by: max(.zero, duration))
      let now = state.now
      let due = state.sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
      state.sleepers.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until somebody sleeps to a moment, counted from when the clock was made.
  public func sleeper(until deadline: Duration) async {
    await withCheckedContinuation { continuation in
      state.with { $0.watchers.append(Watcher(deadline: deadline, continuation: continuation)) }
      tellWatchers()
    }
  }

  private func tellWatchers() {
    let told = state.with { state in
      let deadlines = Set(state.sleepers.map(\.deadline.offset))
      let told = state.watchers.filter { deadlines.contains($0.deadline) }
      state.watchers.removeAll { deadlines.contains($0.deadline) }
      return told
    }
    for watcher in told { watcher.continuation.resume() }
  }
}
