import SelectorForms

/// A loader whose answers a test gives, when it wants and in the order that it wants.
///
/// ```swift
/// let cities = ManualLoader<String, ValueOption<String>>()
/// make.load(city, for: country) { country in try await cities.load(country.value) }
/// let store = FormStore(try make.build(), clock: ManualClock())
/// let running = Task { await store.run() }
/// store.update { $0.choose(country, id: "France") }
/// let request = await cities.request(1)
/// cities.respond(to: request, with: [ValueOption("Lyon")])
/// running.cancel()
/// ```
public final class ManualLoader<Question: Sendable, Option: Sendable>: Sendable {
  /// What a loader was asked, and which question it was.
  public struct Request: Sendable {
    /// Which one it is, from 1.
    public let number: Int
    /// What was asked.
    public let question: Question
  }

  /// Why a loader gives no options.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    /// The words for it.
    public let description: String
  }

  private struct State {
    var requests: [Request] = []
    var waiting: [Int: CheckedContinuation<[Option], any Error>] = [:]
    var cancelled: Set<Int> = []
    var watchers: [(number: Int, continuation: CheckedContinuation<Request, Never>)] = []
  }

  private let state = Guarded(State())

  /// Makes a loader that was asked nothing yet.
  public init() {}

  /// What was asked so far, in order.
  public var requests: [Request] { state.with { $0.requests } }

  /// The numbers of the requests that wait for an answer, in order.
  public var waiting: [Int] { state.with { $0.waiting.keys.sorted() } }

  /// Waits for the answer of the test; what a loader of a form calls.
  ///
  /// - Throws: What the test lets it fail with, or `CancellationError` if nobody waits any more.
  public func load(_ question: Question) async throws -> [Option] {
    let request = state.with { state in
      let request = Request(number: state.requests.count + 1, question: question)
      state.requests.append(request)
      return request
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.with { state in
          if state.cancelled.contains(request.number) { return true }
          state.waiting[request.number] = continuation
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        tellWatchers()
      }
    } onCancel: {
      let continuation = state.with { state in
        state.cancelled.insert(request.number)
        return state.waiting.removeValue(forKey: request.number)
      }
      continuation?.resume(throwing: CancellationError())
    }
  }

  /// Waits until a request is there.
  ///
  /// - Parameter number: Which one, from 1; less counts as that.
  /// - Returns: What was asked.
  public func request(_ number: Int) async -> Request {
    await withCheckedContinuation { continuation in
      state.with { $0.watchers.append((max(1, number), continuation)) }
      tellWatchers()
    }
  }

  /// Answers a request with options.
  ///
  /// - Returns: False if nobody waits for it: it was answered, or given up.
  @discardableResult
  public func respond(to request: Request, with options: [Option]) -> Bool {
    finish(request, .success(options))
  }

  /// Lets a request fail.
  ///
  /// - Returns: False if nobody waits for it: it was answered, or given up.
  @discardableResult
  public func fail(_ request: Request, message: String) -> Bool {
    finish(request, .failure(Failure(description: message)))
  }

  private func finish(_ request: Request, _ result: Result<[Option], any Error>) -> Bool {
    let continuation = state.with { $0.waiting.removeValue(forKey: request.number) }
    continuation?.resume(with: result)
    return continuation != nil
  }

  private func tellWatchers() {
    let told = state.with { state in
      let requests = state.requests
      let told = state.watchers.filter { $0.number <= requests.count }
        .map { (requests[$0.number - 1], $0.continuation) }
      state.watchers.removeAll { $0.number <= requests.count }
      return told
    }
    for (request, continuation) in told { continuation.resume(returning: request) }
  }
}
