/// Keeps an observer of a store at work: it ends when this is cancelled, or when nobody holds it.
public final class FormObservation: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }

  /// Ends it.
  ///
  /// Once this returned, no further call of the observer begins on this thread; another thread that is
  /// telling already may finish its call. Cancelling again does nothing.
  public func cancel() { end() }
}
