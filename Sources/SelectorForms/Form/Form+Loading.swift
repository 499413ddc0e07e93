public import SelectorKit

extension Form {
  /// When the form wants to be told the time again; nil if it waits for nothing.
  ///
  /// - Complexity: O(*l*), where *l* is the number of loaders at work or about to be.
  public var nextDeadline: SelectorInstant? {
    busyLoads.lazy.compactMap { records[$0].load?.deadline(after: now) }.min()
  }

  /// Says what time it is; what is due happens, in the order in which it was due.
  ///
  /// The form never goes back in time: an earlier instant changes nothing.
  ///
  /// - Returns: What changed by the passing of time.
  @discardableResult
  public mutating func advance(to instant: SelectorInstant) -> [FormChange] {
    var changes: [FormChange] = []
    while let deadline = nextDeadline, deadline <= instant {
      now = max(now, deadline)
      // A list may say from now on that it is loading.
      revision += 1
      for field in inOrder(Array(busyLoads)) {
        guard case .waiting(let due) = records[field].load?.phase, due <= now else { continue }
        changes += transact(.load) { form in
          let steps = form.records[field].load?.advance(to: form.now) ?? []
          form.follow(steps, of: field)
          form.markOptions(field)
        }
      }
    }
    now = max(now, instant)
    return changes
  }

  /// What a runner has to do since this was last asked: requests to perform, others to give up.
  public mutating func takeCommands() -> [LoadCommand] {
    defer { commands = [] }
    return commands
  }

  /// Takes the answer to a request; one that counts no more changes nothing.
  @discardableResult
  public mutating func deliver(_ answer: LoadAnswer) -> [FormChange] {
    guard answer.request.formID == id, values.fields.contains(answer.request.place),
      // The place may belong to another row by now.
      fieldID(answer.request.place) == answer.request.field
    else { return [] }
    return deliver(answer.result, to: answer.request.place, answer.request.number)
  }

  mutating func deliver(
    _ result: LoadAnswer.Result, to field: Int, _ number: Int
  ) -> [FormChange] {
    transact(.load) { form in
      guard form.records.indices.contains(field),
        form.records[field].load?.deliver(result, of: number, at: form.now) == true
      else { return }
      form.noteLoad(of: field)
      form.note(.optionsChanged, of: field)
      form.markOptions(field)
    }
  }

  /// Asks the loader of a field again, at once; nothing where the field is blocked or has none.
  @discardableResult
  public mutating func retry(_ field: some FieldReference) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return transact(.load) { form in
      let steps = form.records[place].load?.retry(at: form.now) ?? []
      form.follow(steps, of: place)
      if !steps.isEmpty {
        form.note(.optionsChanged, of: place)
        form.markOptions(place)
      }
    }
  }

  /// Asks the loader of a field for a further page; nothing where there is none, or one is on its way.
  ///
  /// The page is added at the end; options that came before are not taken again. A page that comes after
  /// what it was asked for changed counts no more.
  @discardableResult
  public mutating func loadMore(_ field: some FieldReference) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return transact(.load) { form in
      let steps = form.records[place].load?.loadMore() ?? []
      if !steps.isEmpty { form.noteSeen() }
      form.follow(steps, of: place)
    }
  }

  /// Whether the loader of a field has more pages than the list shows.
  public func hasMore(_ field: some FieldReference) -> Bool {
    place(of: field).flatMap { records[$0].load?.hasMore } ?? false
  }

  /// Whether a further page is on its way.
  public func isLoadingMore(_ field: some FieldReference) -> Bool {
    place(of: field).flatMap { records[$0].load?.more } != nil
  }

  /// Why a further page could not be had; nil where nothing failed.
  public func loadMoreFailure(of field: some FieldReference) -> String? {
    place(of: field).flatMap { records[$0].load?.moreFailure }
  }

  /// Where the options of a field stand; ready for fields without.
  public func status(of field: some FieldReference) -> OptionsStatus {
    place(of: field).map { values.machine($0).status } ?? .ready
  }

  /// How many requests the loader of a field has started.
  public func requestCount(of field: some FieldReference) -> Int {
    storedPlace(of: field).flatMap { records[$0].load?.started } ?? 0
  }

  // MARK: By hand

  /// Answers a request of a field by its number, where no loader does.
  ///
  /// - Returns: What changed; nil if the request was never started.
  public mutating func respond<Option: Hashable & Identifiable & Sendable>(
    to number: Int, of field: some FieldReference, with options: [Option]
  ) -> [FormChange]? where Option.ID: Sendable {
    guard let place = storedPlace(of: field), (1...).contains(number),
      number <= requestCount(of: field)
    else { return nil }
    return deliver(
      .loaded(LoadedOptions(options)), to: place, number)
  }

  /// Lets a request of a field fail by its number, where no loader does.
  ///
  /// - Returns: What changed; nil if the request was never started.
  public mutating func fail(
    request number: Int, of field: some FieldReference, message: String
  ) -> [FormChange]? {
    guard let place = storedPlace(of: field), (1...).contains(number),
      number <= requestCount(of: field)
    else { return nil }
    return deliver(.failed(message: message), to: place, number)
  }

  // MARK: How

  /// Tells the runner what a loader's machine asks for.
  mutating func follow(_ steps: [LoadMachine.Command], of field: Int) {
    noteLoad(of: field)
    guard !steps.isEmpty else { return }
    let id = fieldID(field)
    for step in steps {
      switch step {
      case .cancel(let number):
        // What nobody has begun need not be given up.
        let count = commands.count
        commands.removeAll { $0.starts(number, of: id) }
        if commands.count < count { continue }
        commands.append(.cancel(field: id, number: number))
      case .start(let number, let cursor):
        guard case .loaded(_, let work) = plan.rules[declared(field)].options?.source else {
          continue
        }
        commands.append(
          .start(
            LoadRequest(
              formID: self.id, field: id, number: number, place: field,
              work: work(values.seen(from: field), cursor))))
      }
    }
  }

  /// Notes whether the loader of a field is at work or about to be.
  mutating func noteLoad(of field: Int) {
    let load = records[field].load
    if load?.isRunning != nil || load?.deadline(after: now) != nil {
      busyLoads.insert(field)
    } else {
      busyLoads.remove(field)
    }
  }

  /// The program gives the list of a field: rule and loader are out of work.
  mutating func stopLoading(_ field: Int) {
    guard plan.rules[declared(field)].options != nil else { return }
    records[field].hasProgramList = true
    follow(records[field].load?.stop() ?? [], of: field)
  }
}
