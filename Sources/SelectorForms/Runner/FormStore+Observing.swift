extension FormStore {
  /// Tells an observer of every difference from now on, at once, in order, one after the other.
  ///
  /// It is called where the update was made, after the update; two updates at a time on two threads are
  /// told by one of them. All observers are told of a difference before any is told of the next one. An
  /// observer may read and update the store, add and cancel observers.
  ///
  /// - Parameters:
  ///   - name: What ``ObserverChainError`` calls it; without one, the file and line.
  ///   - fileID: The file where it is added.
  ///   - line: The line where it is added.
  ///   - observer: Receives the difference and the form as it was right after it.
  /// - Returns: What keeps it at work: keep it as long as the observer.
  public func onChange(
    _ name: String? = nil, fileID: String = #fileID, line: Int = #line,
    _ observer: @escaping @Sendable (FormDifference, Form) -> Void
  ) -> FormObservation {
    let id = state.with { state in
      let id = state.nextID()
      state.observers.append(
        StoreState.Observer(
          id: id, name: name ?? "\(fileID):\(line)", since: state.revision, tell: observer))
      return id
    }
    return FormObservation { [weak self] in
      let removed = self?.state.with { state in
        let removed = state.observers.filter { $0.id == id }
        state.observers.removeAll { $0.id == id }
        return removed
      }
      // An observer may be the last to hold the store, whose end takes the lock: let go outside of it.
      withExtendedLifetime(removed) {}
    }
  }

  /// Every difference from now on, for one reader with a buffer of its own: nothing is lost, however slow
  /// the reader is, and the buffer grows until it is read.
  ///
  /// The sequence ends when the reader's task is cancelled and when the store is gone. Reading one
  /// sequence in two tasks shares its differences out between them: ask for one sequence each.
  public func changes() -> AsyncStream<FormDifference> {
    let (stream, continuation) = AsyncStream.makeStream(of: FormDifference.self)
    let id = state.with { state in
      let id = state.nextID()
      state.subscribers[id] = StoreState.Subscriber(
        since: state.revision, continuation: continuation)
      return id
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.with { $0.subscribers[id] = nil }
    }
    return stream
  }

  /// How many observers and readers there are.
  var listenerCount: Int { state.with { $0.observers.count + $0.subscribers.count } }

  // MARK: Telling

  /// Tells what was not told yet, unless somebody does already, who then tells this too.
  func tell() {
    guard state.with({ $0.beginTelling() }) else { return }
    while case let untold = state.with({ $0.takeUntold() }), !untold.isEmpty {
      for next in untold {
        tell(next)
        state.with { $0.noteTold(next) }
      }
    }
  }

  private func tell(_ untold: StoreState.Untold) {
    let difference = untold.difference
    let (observers, subscribers) = state.with { ($0.observers, $0.subscribers) }
    for subscriber in subscribers.values where subscriber.since < difference.revision {
      subscriber.continuation.yield(difference)
    }
    guard let form = untold.form else { return }
    for observer in observers where observer.since < difference.revision {
      guard state.with({ $0.observers.contains { $0.id == observer.id } }) else { continue }
      let telling = Telling(
        store: ObjectIdentifier(self), root: untold.root, observer: observer.name)
      Telling.$current.withValue(telling) { observer.tell(difference, form) }
    }
  }
}
