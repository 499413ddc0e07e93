import Synchronization

/// Takes the calls of loaders and answers them when the test says so.
///
/// The desk heeds cancellation; ``deaf`` calls do not.
final class LoaderDesk: Sendable {
  typealias Answer = Result<[Place], any Error>

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private struct Call {
    let id: Int
    let key: String
    let continuation: CheckedContinuation<Answer, Never>
  }

  private struct Watcher {
    let isMet: @Sendable (Count) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var lastID = 0
    var keys: [String] = []
    var calls: [Call] = []
    var cancelled: [String] = []
    var live = 0
    var watchers: [Watcher] = []
  }

  /// What the desk has seen.
  struct Count: Sendable {
    /// Calls that have come, whatever became of them.
    var asked: Int
    /// Calls whose loader has not returned.
    var live: Int
    /// The keys of the calls that were cancelled, in order.
    var cancelled: [String]
    /// The keys that still wait for an answer, in order.
    var waiting: [String]
  }

  private let state = Mutex(State())

  /// Every key that was asked for, in order.
  var keys: [String] { state.withLock { $0.keys } }
  var count: Count { state.withLock { Self.count($0) } }

  private static func count(_ state: State) -> Count {
    Count(
      asked: state.keys.count, live: state.live, cancelled: state.cancelled,
      waiting: state.calls.map(\.key))
  }

  /// What a loader does: asks and waits for the answer, or for cancellation.
  func ask(_ key: String, isDeaf: Bool = false) async throws -> [Place] {
    let id = change { state in
      state.lastID += 1
      state.live += 1
      return state.lastID
    }
    defer { change { $0.live -= 1 } }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { state in
          state.keys.append(key)
          state.calls.append(Call(id: id, key: key, continuation: continuation))
        }
        if Task.isCancelled, !isDeaf { cancel(id, key) }
      }
    } onCancel: {
      if isDeaf { change { $0.cancelled.append(key) } } else { cancel(id, key) }
    }
    return try answer.get()
  }

  private func cancel(_ id: Int, _ key: String) {
    let call = change { state -> Call? in
      guard let index = state.calls.firstIndex(where: { $0.id == id }) else { return nil }
      state.cancelled.append(key)
      return state.calls.remove(at: index)
    }
    call?.continuation.resume(returning: .failure(CancellationError()))
  }

  /// Answers the oldest call for a key; false if none waits.
  @discardableResult
  func answer(_ key: String, _ options: [String]) -> Bool {
    finish(key, .success(options.map { Place($0) }))
  }

  /// Lets the oldest call for a key fail.
  @discardableResult
  func fail(_ key: String, _ message: String) -> Bool {
    finish(key, .failure(Failure(description: message)))
  }

  private func finish(_ key: String, _ answer: Answer) -> Bool {
    let call = change { state -> Call? in
      guard let index = state.calls.firstIndex(where: { $0.key == key }) else { return nil }
      return state.calls.remove(at: index)
    }
    call?.continuation.resume(returning: answer)
    return call != nil
  }

  /// Waits until something is so.
  func until(_ isMet: @escaping @Sendable (Count) -> Bool) async {
    await withCheckedContinuation { continuation in
      change { $0.watchers.append(Watcher(isMet: isMet, continuation: continuation)) }
    }
  }

  private func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let (result, met) = state.withLock { state in
      let result = body(&state)
      let count = Self.count(state)
      let met = state.watchers.filter { $0.isMet(count) }
      state.watchers.removeAll { $0.isMet(count) }
      return (result, met.map(\.continuation))
    }
    for continuation in met { continuation.resume() }
    return result
  }
}
