extension StoreState {
  /// Does something to the form and queues what it changed, if it changed something.
  ///
  /// The writer is the observer that writes while it is told of a difference.
  ///
  /// - Returns: What the body gives, and an error where the write was one too many in its chain and is
  ///   not carried out.
  mutating func write<Result>(
    as writer: Telling?, _ body: (inout Form) -> Result
  ) -> (result: Result, error: ObserverChainError?) {
    guard let writer, let cascade = cascades[writer.root] else {
      return (apply(body, following: nil), nil)
    }
    if cascade.writers.count < ObserverChainError.limit {
      return (apply(body, following: writer), nil)
    }
    // The write still has to give its result: it is tried on a copy that nobody keeps.
    var copy = form
    let result = body(&copy)
    guard Self.differs(copy, from: form), !cascade.isStopped else { return (result, nil) }
    cascades[writer.root]?.isStopped = true
    let last = Self.writer(writer, of: copy.journal ?? [])
    let error = ObserverChainError(first: cascade.first, writers: cascade.writers + [last])
    return (result, error)
  }

  private mutating func apply<Result>(
    _ body: (inout Form) -> Result, following writer: Telling?
  ) -> Result {
    let before = form.revision
    let result = body(&form)
    noteChange(since: before, following: writer)
    return result
  }

  /// Queues what changed since a revision of the form, if something did.
  private mutating func noteChange(since before: Int, following writer: Telling?) {
    let isExchanged = form.journal == nil
    guard isExchanged || form.revision != before else { return }
    let changes = form.journal ?? []
    form.journal = []
    revision += 1
    guard !observers.isEmpty || !subscribers.isEmpty else { return }
    let root = writer?.root ?? revision
    if let writer {
      cascades[root]?.writers.append(Self.writer(writer, of: changes))
    } else {
      cascades[root] = Cascade(first: FormDifference.fields(of: changes))
    }
    cascades[root]?.untold += 1
    let difference = FormDifference(formID: form.id, revision: revision, changes: changes)
    untold.append(
      Untold(difference: difference, form: observers.isEmpty ? nil : snapshot, root: root))
  }

  private static func differs(_ copy: Form, from form: Form) -> Bool {
    copy.journal == nil || copy.revision != form.revision
  }

  private static func writer(
    _ writer: Telling, of changes: [FormChange]
  ) -> ObserverChainError.Writer {
    ObserverChainError.Writer(observer: writer.observer, fields: FormDifference.fields(of: changes))
  }

  // MARK: Telling

  /// Begins to tell, unless somebody does.
  mutating func beginTelling() -> Bool {
    guard !isTelling, !untold.isEmpty else { return false }
    isTelling = true
    return true
  }

  /// The differences to tell next; none ends the telling.
  mutating func takeUntold() -> [Untold] {
    defer { untold = [] }
    if untold.isEmpty { isTelling = false }
    return untold
  }

  /// A difference was told to everybody.
  mutating func noteTold(_ told: Untold) {
    cascades[told.root]?.untold -= 1
    if cascades[told.root]?.untold == 0 { cascades[told.root] = nil }
  }
}
