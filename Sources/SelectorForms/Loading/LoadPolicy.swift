/// How a loader is asked: when, how often again, and for how long answers count.
public struct LoadPolicy: Hashable, Sendable {
  /// How long what a request depends on must stay the same before it starts.
  ///
  /// The first request of a form waits for nothing.
  public var debounce: Duration
  /// How long options may be on their way before a list says so.
  public var loadingDelay: Duration
  /// How often a failed request is repeated by itself.
  public var retries: Int
  /// How long the first repetition waits; each further one waits twice as long.
  public var backoff: Duration
  /// How many answers are remembered, and for how long.
  public var cache: LoadCache

  /// Makes a policy; without arguments a request starts at once, says so at once, and is not repeated.
  ///
  /// Negative times and numbers count as 0.
  public init(
    debounce: Duration = .zero, loadingDelay: Duration = .zero, retries: Int = 0,
    backoff: Duration = .seconds(1), cache: LoadCache = LoadCache()
  ) {
    self.debounce = max(.zero, debounce)
    self.loadingDelay = max(.zero, loadingDelay)
    self.retries = max(0, retries)
    self.backoff = max(.zero, backoff)
    self.cache = cache
  }

  /// How long a repetition waits, counted from 1; the wait stops growing after the tenth.
  func wait(beforeRetry number: Int) -> Duration {
    backoff * (1 << min(max(0, number - 1), 10))
  }
}

/// How many answers of a loader are remembered, and for how long.
public struct LoadCache: Hashable, Sendable {
  /// The most keys whose answers are remembered; the one not used for the longest time goes first.
  ///
  /// The answer for the present key is always kept.
  public var capacity: Int
  /// How long an answer counts when its key comes back; nil for as long as it is remembered.
  public var timeToLive: Duration?

  /// Makes the rule; without arguments 64 answers count for ever.
  public init(capacity: Int = 64, timeToLive: Duration? = nil) {
    self.capacity = max(1, capacity)
    self.timeToLive = timeToLive
  }
}

/// A part of the options that a loader has, and where the next part begins.
public struct LoadPage<Option: Sendable, Cursor: Sendable>: Sendable {
  /// The options of this page; those with an id that came before are dropped.
  public var options: [Option]
  /// Where the next page begins; nil after the last one.
  public var next: Cursor?

  /// Makes a page.
  public init(_ options: [Option], next: Cursor?) {
    self.options = options
    self.next = next
  }
}
