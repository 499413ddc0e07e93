import Synchronization

/// A clock that stands still until a test moves it.
///
/// A test waits until the runner sleeps to a given moment, and only then moves the clock, so that every
/// run takes the same course.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
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
    var now = Instant(offset: .zero)
    var lastID = 0
    var cancelled: Set<Int> = []
    var sleepers: [Sleeper] = []
    var watchers: [Watcher] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  /// How many tasks sleep.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isAsleep = state.withLock { state in
          guard !state.cancelled.contains(id), deadline > state.now else { return false }
          state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return true
        }
        if isAsleep { tellWatchers() } else { continuation.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        state.cancelled.insert(id)
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock and wakes who is due, in order.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
      state.sleepers.removeAll { $0.deadline <= now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until somebody sleeps to a moment, counted from the start.
  func sleeper(until deadline: Duration) async {
    await withCheckedContinuation { continuation in
      state.withLock {
        $0.watchers.append(Watcher(deadline: deadline, continuation: continuation))
      }
      tellWatchers()
    }
  }

  private func tellWatchers() {
    let told = state.withLock { state in
      let deadlines = state.sleepers.map(\.deadline.offset)
      let isTold = { (watcher: Watcher) in deadlines.contains(watcher.deadline) }
      let told = state.watchers.filter(isTold)
      state.watchers.removeAll(where: isTold)
      return told
    }
    for watcher in told { watcher.continuation.resume() }
  }
}
