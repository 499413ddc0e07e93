import Foundation
import SelectorKit

/// Options that are asked of a loader: made by a form, performed by a runner.
public struct LoadRequest: Sendable {
  /// What performing a request does; it gives an option list whose type the field knows.
  public typealias Work = @Sendable () async throws -> LoadedOptions

  /// The form that asks.
  public let formID: FormID
  /// The id of the field that asks.
  public let field: String
  /// Which request of the field it is, from 1 in the order they started.
  public let number: Int
  let place: Int
  let work: Work?

  /// Whether the request names a loader; those of a form from data are answered by hand.
  public var canBePerformed: Bool { work != nil }

  /// Asks the loader and gives its answer, good or bad; being cancelled is an answer too.
  public func perform() async -> LoadAnswer {
    guard let work else {
      return LoadAnswer(request: self, result: .failed(message: "no loader is declared"))
    }
    do {
      return LoadAnswer(request: self, result: .loaded(try await work()))
    } catch is CancellationError where Task.isCancelled {
      return LoadAnswer(request: self, result: .cancelled)
    } catch {
      return LoadAnswer(request: self, result: .failed(message: Self.message(of: error)))
    }
  }

  static func message(of error: any Error) -> String {
    // A loader that cancels itself has no answer, which is a failure like others.
    if error is CancellationError { return "the loader gave up" }
    if let localized = error as? any LocalizedError, let text = localized.errorDescription {
      return text
    }
    return String(describing: error)
  }
}

/// Options that a loader gave, without their type.
public struct LoadedOptions: Sendable {
  let options: any Sendable
  /// Where the next page begins, if there is one.
  let next: (any Sendable)?
  /// Adds options of a further page to others of the same type.
  private let add: @Sendable (any Sendable, any Sendable) -> any Sendable

  init<Option: Hashable & Identifiable & Sendable>(
    _ options: [Option], next: (any Sendable)? = nil
  ) where Option.ID: Sendable {
    self.options = OptionList(options)
    self.next = next
    add = { known, more in
      guard var all = known as? OptionList<Option>, let more = more as? OptionList<Option> else {
        return known
      }
      all.append(more.array)
      return all
    }
  }

  private init(
    options: any Sendable, next: (any Sendable)?,
    add: @escaping @Sendable (any Sendable, any Sendable) -> any Sendable
  ) {
    self.options = options
    self.next = next
    self.add = add
  }

  /// These options and those of a further page; ids that came before are not taken again.
  func appending(_ page: LoadedOptions) -> LoadedOptions {
    LoadedOptions(options: add(options, page.options), next: page.next, add: add)
  }
}

/// What came of a request.
public struct LoadAnswer: Sendable {
  /// Options, a failure, or neither.
  enum Result: Sendable {
    case loaded(LoadedOptions)
    case failed(message: String)
    case cancelled
  }

  /// The request.
  public let request: LoadRequest
  let result: Result
}

/// What a runner has to do for a form.
public enum LoadCommand: Sendable {
  /// Perform the request and deliver its answer.
  case start(LoadRequest)
  /// The answer of the request counts no more; its work may end.
  case cancel(field: String, number: Int)
}

extension LoadCommand {
  /// Whether the command starts the request of a field with a number.
  func starts(_ number: Int, of field: String) -> Bool {
    guard case .start(let request) = self else { return false }
    return request.number == number && request.field == field
  }
}
