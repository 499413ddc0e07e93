import Foundation
import SelectorForms
import SelectorKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server for the cities of a country: a dependent field over real HTTP.
///
/// ```swift
/// let cities = CityService(server: url)
/// let city = make.selector(
///   "city", "City", of: City.self, dependingOn: country, label: \.name
/// ) { try await cities.cities(of: $0.id) }
/// ```
struct CityService: Sendable {
  struct City: Codable, Hashable, Identifiable, Sendable {
    var id: Int
    var name: String
  }

  /// Why there are no cities; its words are shown to a person.
  enum Failure: Error, Hashable, LocalizedError {
    case status(Int)
    case tooLarge(limit: Int)
    case notAList
    case connection(String)

    var errorDescription: String? {
      switch self {
      case .status(let code): "The server answered with status \(code)."
      case .tooLarge(let limit): "The answer is larger than \(limit / 1024) KiB and was not read."
      case .notAList: "The answer is no list of cities."
      case .connection(let reason): "The server could not be reached: \(reason)"
      }
    }
  }

  let server: URL
  /// The most bytes of an answer that are read.
  var limit = 1024 * 1024

  init(server: URL) { self.server = server }

  /// The cities of a country; cancelling the task closes the connection.
  func cities(of country: String) async throws -> [City] {
    let url = server.appending(path: "cities").appending(
      queryItems: [URLQueryItem(name: "country", value: country)])
    let download = BoundedDownload(limit: limit)
    let data = try await download.data(for: URLRequest(url: url, timeoutInterval: 10))
    do {
      return try JSONDecoder().decode([City].self, from: data)
    } catch {
      throw Failure.notAList
    }
  }
}
