/// What a store keeps behind its lock.
struct StoreState: Sendable {
  /// Who is told of every difference at once.
  struct Observer: Sendable {
    let id: Int
    let name: String
    /// The difference after which it was added.
    let since: Int
    let tell: @Sendable (FormDifference, Form) -> Void
  }

  /// Who reads differences from a buffer of its own.
  struct Subscriber: Sendable {
    let since: Int
    let continuation: AsyncStream<FormDifference>.Continuation
  }

  /// A difference that was not told yet.
  struct Untold: Sendable {
    let difference: FormDifference
    /// The form after it; nil where only buffers are told.
    let form: Form?
    /// The write from which it follows.
    let root: Int
  }

  /// What followed from one write.
  struct Cascade: Sendable {
    let first: [String]
    var writers: [ObserverChainError.Writer] = []
    /// How many of its differences were not told yet.
    var untold = 0
    var isStopped = false
  }

  var form: Form
  var revision = 0
  var lastID = 0

  // Telling.
  var observers: [Observer] = []
  var subscribers: [Int: Subscriber] = [:]
  var untold: [Untold] = []
  var isTelling = false
  var cascades: [Int: Cascade] = [:]

  // Running.
  var isRunning = false
  var waitingRunners: [WakeSignal] = []
  /// The requests at work whose answers count, by the number of their performance.
  var performances: Set<Int> = []
  var answers: [Performance.Outcome] = []

  init(form: consuming Form) {
    form.journal = []
    self.form = form
  }

  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// The form as others get it.
  var snapshot: Form {
    var form = form
    form.journal = nil
    return form
  }
}
