/// One request at work.
struct Performance: Sendable {
  /// What came of it.
  struct Outcome: Sendable {
    let id: Int
    let answer: LoadAnswer
    /// Whether the runner was cancelled meanwhile, so that only a good answer counts.
    let isCutShort: Bool
  }

  /// Tells it from every other one, also of the same request.
  let id: Int
  let request: LoadRequest
  /// Woken when the answer counts no more.
  let stop = WakeSignal()

  /// Whether it performs a request.
  func performs(_ other: LoadRequest) -> Bool {
    request.formID == other.formID && request.field == other.field
      && request.number == other.number
  }

  /// Asks the loader, and cancels it when its answer counts no more or the runner is cancelled.
  ///
  /// Leaves no task behind: it ends when the loader ends.
  func perform() async -> Outcome {
    await withTaskGroup(of: LoadAnswer?.self) { group in
      group.addTask { await request.perform() }
      group.addTask {
        await stop.wait()
        return nil
      }
      var answer: LoadAnswer?
      for await part in group {
        answer = part ?? answer
        group.cancelAll()
      }
      return Outcome(
        id: id, answer: answer ?? LoadAnswer(request: request, result: .cancelled),
        isCutShort: Task.isCancelled)
    }
  }
}
