import SelectorKit

extension FormStore {
  /// Performs what the form asks of loaders and tells it the time, until the task is cancelled.
  ///
  /// Whoever owns the store runs it in a task of its own. It stands still while there is nothing to do, and
  /// wakes when the form is changed, when a loader answers and when a debounce is over. Answers come to the
  /// form one by one, on the actor that runs this; loaders run outside of it, side by side.
  ///
  /// A loader whose answer counts no more is cancelled. So are all of them with the task of this method,
  /// which returns once they have ended: a loader that heeds no cancellation keeps it waiting, though not
  /// the form. What was asked and not answered is asked again by the next run.
  ///
  /// At most one run works at a time; another one waits for its turn, so that two views may both run a
  /// store that they share.
  ///
  /// - Parameter isolation: The actor on which answers come: that of the caller, unless told otherwise.
  public func run(isolation: isolated (any Actor)? = #isolation) async {
    guard await takeTurn() else { return }
    await withDiscardingTaskGroup { group in
      // Naming the actor keeps the closure on it.
      _ = isolation
      var working: [Performance] = []
      while !Task.isCancelled {
        settleAnswers()
        update { _ in }
        let (started, deadline) = state.with { $0.takeWork(&working) }
        for performance in started {
          group.addTask { [self] in
            let outcome = await performance.perform()
            state.with { $0.answers.append(outcome) }
            work.wake()
          }
        }
        await waitForWork(until: deadline)
      }
      // Others need not wait for a loader that heeds no cancellation.
      endTurn()
    }
    settleAnswers()
  }

  // MARK: Turns

  /// - Returns: Whether it is this task's turn; not if it was cancelled.
  private func takeTurn() async -> Bool {
    while !Task.isCancelled {
      let signal = WakeSignal()
      let isFree = state.with { state in
        defer { state.isRunning = true }
        if state.isRunning { state.waitingRunners.append(signal) }
        return !state.isRunning
      }
      if isFree { return true }
      await signal.wait()
    }
    return false
  }

  private func endTurn() {
    let waiting = state.with { state in
      defer { state.waitingRunners = [] }
      state.isRunning = false
      return state.waitingRunners
    }
    for signal in waiting { signal.wake() }
    // The wake that the next one needs may have been spent on this one.
    work.wake()
  }

  // MARK: Steps

  private func settleAnswers() {
    let outcomes = state.with { state in
      defer { state.answers = [] }
      return state.answers
    }
    for outcome in outcomes {
      let counts = state.with { $0.performances.remove(outcome.id) != nil }
      guard counts, let answer = outcome.counting else { continue }
      update { $0.deliver(answer) }
    }
  }

  private func waitForWork(until deadline: SelectorInstant?) async {
    guard let deadline else { return await work.wait() }
    await withTaskGroup { group in
      group.addTask { [clock] in await clock.sleep(deadline) }
      group.addTask { [work] in await work.wait() }
      await group.next()
      group.cancelAll()
    }
  }
}

extension Performance.Outcome {
  /// The answer, if it counts.
  ///
  /// A loader that gives up by itself has failed; one that was cut short is asked again.
  fileprivate var counting: LoadAnswer? {
    switch answer.result {
    case .loaded: answer
    case .failed: isCutShort ? nil : answer
    case .cancelled:
      isCutShort
        ? nil : LoadAnswer(request: answer.request, result: .failed(message: "the loader gave up"))
    }
  }
}

extension StoreState {
  /// Compares what is at work with what the form waits for, and stops what counts no more.
  ///
  /// - Returns: What is to be begun, and when the form wants to be told the time.
  mutating func takeWork(
    _ working: inout [Performance]
  ) -> (started: [Performance], deadline: SelectorInstant?) {
    // A number that is started anew, on a form that was put back, is another request.
    let restarted = form.takeCommands().compactMap { command in
      if case .start(let request) = command { request } else { nil }
    }
    let awaited = form.awaitedRequests
    working.removeAll { performance in
      guard performances.contains(performance.id) else { return true }
      let counts =
        awaited.contains { performance.performs($0) }
        && !restarted.contains { performance.performs($0) }
      if !counts {
        performances.remove(performance.id)
        performance.stop.wake()
      }
      return !counts
    }
    let started = awaited.filter { request in !working.contains { $0.performs(request) } }
      .map { Performance(id: nextID(), request: $0) }
    working += started
    performances.formUnion(started.map(\.id))
    return (started, form.nextDeadline)
  }
}
