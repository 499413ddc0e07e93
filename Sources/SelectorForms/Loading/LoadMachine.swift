import SelectorKit

/// One loader at work, as a value: which key it is for, what runs, what is remembered, what is due when.
///
/// It performs nothing and knows no clock: it says what to start and when it wants to be asked again.
struct LoadMachine: Sendable {
  enum Phase: Hashable, Sendable {
    /// There is no key.
    case idle
    /// The key may still change; the request starts at the instant.
    case debouncing(until: SelectorInstant)
    /// The request runs.
    case loading(number: Int)
    case ready
    case failed(message: String)
    /// The program gave the list; the loader asks nothing any more.
    case stopped
  }

  /// What a step asks of the outside.
  enum Command: Hashable, Sendable {
    case start(number: Int)
    case cancel(number: Int)
  }

  private(set) var phase: Phase = .idle
  private(set) var key: ParentKey?
  /// How many requests were started.
  private(set) var started = 0
  private var isFirst = true
  /// Answers by key, the longest unused first.
  private var answers: [(key: ParentKey, options: LoadedOptions, at: SelectorInstant)] = []
  let debounce: Duration
  let cache: LoadCache

  init(debounce: Duration, cache: LoadCache = LoadCache()) {
    self.debounce = debounce
    self.cache = cache
  }

  var isRunning: Int? {
    if case .loading(let number) = phase { number } else { nil }
  }

  /// When the machine wants to be asked again.
  var deadline: SelectorInstant? {
    if case .debouncing(let until) = phase { until } else { nil }
  }

  /// The options for the key, if they are there.
  mutating func options(at now: SelectorInstant) -> LoadedOptions? {
    guard let key, phase == .ready else { return nil }
    return answer(for: key, at: now, touching: false)
  }

  /// The key is another, or there is none.
  mutating func setKey(_ key: ParentKey?, at now: SelectorInstant) -> [Command] {
    guard phase != .stopped, key != self.key || (key != nil && phase == .idle) else { return [] }
    let cancelled = cancelRunning()
    self.key = key
    guard let key else {
      phase = .idle
      isFirst = false
      return cancelled
    }
    if answer(for: key, at: now, touching: true) != nil {
      phase = .ready
      return cancelled
    }
    if isFirst || debounce <= .zero {
      isFirst = false
      return cancelled + start()
    }
    phase = .debouncing(until: now.advanced(by: debounce))
    return cancelled
  }

  /// The first evaluation of a form is over: from now on requests wait for the debounce.
  mutating func endStart() { isFirst = false }

  /// Starts the request that is due.
  mutating func advance(to now: SelectorInstant) -> [Command] {
    guard let deadline, deadline <= now else { return [] }
    return start()
  }

  /// Asks again at once, unless there is no key.
  mutating func retry() -> [Command] {
    guard key != nil, phase != .stopped, phase != .idle else { return [] }
    return cancelRunning() + start()
  }

  /// Takes an answer; only that of the request that runs counts.
  mutating func deliver(
    _ result: LoadAnswer.Result, of number: Int, at now: SelectorInstant
  ) -> Bool {
    guard phase == .loading(number: number), let key else { return false }
    switch result {
    case .loaded(let options):
      remember(options, for: key, at: now)
      phase = .ready
    case .failed(let message): phase = .failed(message: message)
    case .cancelled: return false
    }
    return true
  }

  /// The program gave the list.
  mutating func stop() -> [Command] {
    let cancelled = cancelRunning()
    phase = .stopped
    return cancelled
  }

  private mutating func start() -> [Command] {
    started += 1
    phase = .loading(number: started)
    return [.start(number: started)]
  }

  private func cancelRunning() -> [Command] { isRunning.map { [.cancel(number: $0)] } ?? [] }

  // MARK: Memory

  private mutating func answer(
    for key: ParentKey, at now: SelectorInstant, touching: Bool
  ) -> LoadedOptions? {
    guard let index = answers.lastIndex(where: { $0.key == key }) else { return nil }
    if touching, let limit = cache.timeToLive,
      answers[index].at.duration(to: now) > limit
    {
      answers.remove(at: index)
      return nil
    }
    let found = answers.remove(at: index)
    answers.append(found)
    return found.options
  }

  private mutating func remember(
    _ options: LoadedOptions, for key: ParentKey, at now: SelectorInstant
  ) {
    answers.removeAll { $0.key == key }
    answers.append((key, options, now))
    // The answer for the current key is the last one, and at least that is kept.
    let limit = max(1, cache.capacity)
    if answers.count > limit { answers.removeFirst(answers.count - limit) }
  }
}

/// How many answers of a loader are remembered, and for how long.
public struct LoadCache: Hashable, Sendable {
  /// The most keys whose answers are remembered; the one not used for the longest time goes first.
  public var capacity: Int
  /// How long an answer counts; nil for as long as it is remembered.
  public var timeToLive: Duration?

  /// Makes the rule; without arguments 64 answers count for ever.
  public init(capacity: Int = 64, timeToLive: Duration? = nil) {
    self.capacity = capacity
    self.timeToLive = timeToLive
  }
}
