/// Lets one task wait until it is woken, or cancelled; waking that comes before is not lost.
final class WakeSignal: Sendable {
  private enum State {
    case quiet
    case woken
    case waiting(CheckedContinuation<Void, Never>)
  }

  private let state = Guarded(State.quiet)

  /// Wakes who waits, or who waits next.
  func wake() {
    let waiting = state.with { state -> CheckedContinuation<Void, Never>? in
      guard case .waiting(let continuation) = state else {
        state = .woken
        return nil
      }
      state = .quiet
      return continuation
    }
    waiting?.resume()
  }

  /// Waits to be woken; returns at once when it already was, and when the task is cancelled.
  ///
  /// At most one task waits at a time: a second one takes the place of the first, which is let go.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let released = state.with { state -> CheckedContinuation<Void, Never>? in
          switch state {
          case .woken:
            state = .quiet
            return continuation
          case .waiting(let other):
            state = .waiting(continuation)
            return other
          case .quiet:
            state = .waiting(continuation)
            return nil
          }
        }
        released?.resume()
      }
    } onCancel: {
      wake()
    }
  }
}
