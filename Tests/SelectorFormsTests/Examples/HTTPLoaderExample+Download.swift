import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One answer of a server, read no further than a limit.
///
/// The whole answer is never held before its size is known: what is announced as too large, or grows too
/// large, is cut off.
final class BoundedDownload: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var data = Data()
    var failure: CityService.Failure?
    var task: URLSessionDataTask?
    var isCancelled = false
    var continuation: CheckedContinuation<Data, any Error>?
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// - Note: The session holds its delegate until it is invalidated, and ends when its task has ended.
  func data(for request: URLRequest) async throws -> Data {
    let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = session.dataTask(with: request)
        let isCancelled = state.withLock { state in
          state.task = task
          state.continuation = continuation
          return state.isCancelled
        }
        task.resume()
        if isCancelled { task.cancel() }
      }
    } onCancel: {
      state.withLock { state in
        state.isCancelled = true
        return state.task
      }?.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let code = (response as? HTTPURLResponse)?.statusCode ?? 0
    if code != 200 { return fail(.status(code), completionHandler) }
    if response.expectedContentLength > limit {
      return fail(.tooLarge(limit: limit), completionHandler)
    }
    completionHandler(.allow)
  }

  private func fail(
    _ failure: CityService.Failure, _ respond: (URLSession.ResponseDisposition) -> Void
  ) {
    state.withLock { $0.failure = failure }
    respond(.cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      guard state.data.count + data.count <= limit else {
        state.failure = .tooLarge(limit: limit)
        state.data = Data()
        return true
      }
      state.data.append(data)
      return false
    }
    if isTooLarge { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let (continuation, result) = state.withLock { state in
      defer {
        state.continuation = nil
        state.task = nil
      }
      return (state.continuation, Self.result(state, error))
    }
    continuation?.resume(with: result)
  }

  private static func result(_ state: State, _ error: (any Error)?) -> Result<Data, any Error> {
    if let failure = state.failure { return .failure(failure) }
    if state.isCancelled { return .failure(CancellationError()) }
    if let error {
      return .failure(CityService.Failure.connection(error.localizedDescription))
    }
    return .success(state.data)
  }
}
