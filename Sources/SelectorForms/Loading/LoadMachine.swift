import SelectorKit

/// One loader at work, as a value: which key it is for, what runs, what is remembered, what is due when.
///
/// It performs nothing and knows no clock: it says what to start and when it wants to be asked again.
struct LoadMachine: Sendable {
  enum Phase: Hashable, Sendable {
    /// There is no key.
    case idle
    /// The key may still change, or a failed request waits to be repeated; it starts at the instant.
    case waiting(until: SelectorInstant)
    /// The request runs.
    case loading(number: Int)
    case ready
    case failed(message: String)
    /// The program gave the list; the loader asks nothing any more.
    case stopped
  }

  /// What a step asks of the outside.
  enum Command: Sendable {
    /// Start a request; with a cursor for a further page.
    case start(number: Int, cursor: (any Sendable)?)
    case cancel(number: Int)
  }

  private(set) var phase: Phase = .idle
  private(set) var key: ParentKey?
  /// How many requests were started.
  private(set) var started = 0
  /// The request for a further page that runs.
  private(set) var more: Int?
  /// Why the last request for a further page failed.
  private(set) var moreFailure: String?
  /// When options began to be on their way.
  private var loadingSince: SelectorInstant?
  private var repetitions = 0
  private var isFirst = true
  private var memory = AnswerMemory()
  let policy: LoadPolicy

  init(policy: LoadPolicy) { self.policy = policy }

  var isRunning: Int? {
    if case .loading(let number) = phase { number } else { more }
  }

  /// When the machine wants to be asked again.
  func deadline(after now: SelectorInstant) -> SelectorInstant? {
    var deadlines: [SelectorInstant] = []
    if case .waiting(let until) = phase { deadlines.append(until) }
    if let shows = loadingShows, shows > now { deadlines.append(shows) }
    return deadlines.min()
  }

  private var loadingShows: SelectorInstant? {
    policy.loadingDelay > .zero ? loadingSince?.advanced(by: policy.loadingDelay) : nil
  }

  /// Whether options have been on their way long enough to say so.
  func showsLoading(at now: SelectorInstant) -> Bool { loadingShows.map { $0 <= now } ?? true }

  /// The options for the key, if they are there.
  var options: LoadedOptions? {
    guard let key, phase == .ready else { return nil }
    return memory.peek(key)
  }

  /// Whether there are more pages to ask for.
  var hasMore: Bool { options?.next != nil }

  /// The key is another, or there is none.
  mutating func setKey(_ key: ParentKey?, at now: SelectorInstant) -> [Command] {
    guard phase != .stopped, key != self.key || (key != nil && phase == .idle) else { return [] }
    let cancelled = cancelRunning()
    self.key = key
    repetitions = 0
    moreFailure = nil
    guard let key else {
      phase = .idle
      isFirst = false
      loadingSince = nil
      return cancelled
    }
    if memory.take(key, at: now, policy.cache) != nil {
      phase = .ready
      loadingSince = nil
      return cancelled
    }
    loadingSince = now
    if isFirst || policy.debounce <= .zero {
      isFirst = false
      return cancelled + start()
    }
    phase = .waiting(until: now.advanced(by: policy.debounce))
    return cancelled
  }

  /// The first evaluation of a form is over: from now on requests wait for the debounce.
  mutating func endStart() { isFirst = false }

  /// Starts the request that is due.
  mutating func advance(to now: SelectorInstant) -> [Command] {
    guard case .waiting(let until) = phase, until <= now else { return [] }
    return start()
  }

  /// Asks again at once, unless there is no key.
  mutating func retry(at now: SelectorInstant) -> [Command] {
    guard key != nil, phase != .stopped, phase != .idle else { return [] }
    repetitions = 0
    loadingSince = now
    return cancelRunning() + start()
  }

  /// Asks for a further page, if there is one and none is on its way.
  mutating func loadMore() -> [Command] {
    guard more == nil, let next = options?.next else { return [] }
    started += 1
    more = started
    moreFailure = nil
    return [.start(number: started, cursor: next)]
  }

  /// Takes an answer; only that of a request that runs counts.
  mutating func deliver(
    _ result: LoadAnswer.Result, of number: Int, at now: SelectorInstant
  ) -> Bool {
    guard let key else { return false }
    if number == more { return deliverPage(result, for: key, at: now) }
    guard phase == .loading(number: number) else { return false }
    switch result {
    case .cancelled: return false
    case .loaded(let options):
      memory.remember(options, for: key, at: now, policy.cache)
      phase = .ready
      loadingSince = nil
      repetitions = 0
    case .failed(let message):
      if repetitions < policy.retries {
        repetitions += 1
        phase = .waiting(until: now.advanced(by: policy.wait(beforeRetry: repetitions)))
      } else {
        phase = .failed(message: message)
        loadingSince = nil
      }
    }
    return true
  }

  private mutating func deliverPage(
    _ result: LoadAnswer.Result, for key: ParentKey, at now: SelectorInstant
  ) -> Bool {
    more = nil
    switch result {
    case .cancelled: return false
    case .failed(let message): moreFailure = message
    case .loaded(let page):
      guard let known = memory.peek(key) else { return false }
      memory.remember(known.appending(page), for: key, at: now, policy.cache)
    }
    return true
  }

  /// A loader for another field that asks for the same: it knows the answers, and asks anew.
  var copy: LoadMachine {
    var copy = LoadMachine(policy: policy)
    copy.memory = memory
    if phase == .stopped { copy.phase = .stopped }
    return copy
  }

  /// The program gave the list.
  mutating func stop() -> [Command] {
    let cancelled = cancelRunning()
    phase = .stopped
    loadingSince = nil
    return cancelled
  }

  private mutating func start() -> [Command] {
    started += 1
    phase = .loading(number: started)
    return [.start(number: started, cursor: nil)]
  }

  private mutating func cancelRunning() -> [Command] {
    defer { more = nil }
    return isRunning.map { [.cancel(number: $0)] } ?? []
  }
}

/// Answers by key, the one not used for the longest time first.
private struct AnswerMemory: Sendable {
  private var answers: [(key: ParentKey, options: LoadedOptions, at: SelectorInstant)] = []

  func peek(_ key: ParentKey) -> LoadedOptions? { answers.last { $0.key == key }?.options }

  /// The answer for a key that comes back, if it still counts.
  mutating func take(
    _ key: ParentKey, at now: SelectorInstant, _ cache: LoadCache
  ) -> LoadedOptions? {
    guard let index = answers.lastIndex(where: { $0.key == key }) else { return nil }
    let found = answers.remove(at: index)
    if let limit = cache.timeToLive, found.at.duration(to: now) > limit { return nil }
    answers.append(found)
    return found.options
  }

  mutating func remember(
    _ options: LoadedOptions, for key: ParentKey, at now: SelectorInstant, _ cache: LoadCache
  ) {
    answers.removeAll { $0.key == key }
    answers.append((key, options, now))
    if answers.count > cache.capacity { answers.removeFirst(answers.count - cache.capacity) }
  }
}
