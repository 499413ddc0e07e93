import Foundation
import SelectorForms
import SelectorKit
import Testing

/// A dependent field over real HTTP: only the newest answer counts, and nothing is left behind.
@Suite(
  .enabled(if: CityServer.python != nil, "python3 is not on the PATH: there is no server to ask"),
  .timeLimit(.minutes(5)), .serialized)
struct HTTPLoaderExampleTests {
  typealias City = CityService.City

  let server: CityServer
  let store: FormStore
  let country: FieldKey<Place>
  let city: FieldKey<City>

  init() throws {
    server = try CityServer(python: try #require(CityServer.python))
    let service = CityService(server: server.url)
    var make = FormBuilder()
    let names = ["at", "be", "ch", "error", "large", "endless", "broken", "truncated"]
    country = make.selector("country", "Country", options: names.map { Place($0) }, label: \.name)
    city = make.selector(
      "city", "City", of: City.self, dependingOn: country, label: \.name
    ) { try await service.cities(of: $0.id) }
    store = FormStore(try make.build())
  }

  private var cityNames: [String] {
    store.form.control(of: city)?.options.array.map(\.name) ?? []
  }

  private func choose(_ name: String) { store.update { $0.choose(country, id: name) } }

  @Test("The options of a field come from a server")
  func asks() async throws {
    await store.running {
      choose("at")
      await store.until { $0.status(of: city).isSettled }
    }
    #expect(store.form.status(of: city) == .ready)
    #expect(cityNames == ["at 1", "at 2", "at 3"])
    #expect(try await server.ask("open") == "0")
  }

  @Test("Only the newest answer counts, however slow and in whatever order they come")
  func newestCounts() async throws {
    for name in ["at", "be"] { _ = try await server.ask("hold/\(name)") }
    try await store.running {
      choose("at")
      _ = try await server.ask("seen/at")
      choose("be")
      _ = try await server.ask("seen/be")
      choose("ch")
      await store.until { $0.status(of: city).isSettled }
      for name in ["be", "at"] { _ = try await server.ask("release/\(name)") }
      #expect(try await server.ask("open") == "0")
    }
    #expect(cityNames == ["ch 1", "ch 2", "ch 3"])
  }

  @Test("The end of the runner closes the connection of an answer that never comes")
  func leavesNoConnection() async throws {
    _ = try await server.ask("hold/at")
    try await store.running {
      choose("at")
      _ = try await server.ask("seen/at")
    }
    #expect(try await server.ask("open") == "0")
    #expect(store.form.status(of: city) == .loading)
  }

  @Test(
    "A bad answer fails the field in words for a person, and the next country works",
    arguments: [
      ("error", "The server answered with status 500."),
      ("large", "The answer is larger than 1024 KiB and was not read."),
      ("endless", "The answer is larger than 1024 KiB and was not read."),
      ("broken", "The answer is no list of cities."),
    ])
  func badAnswers(_ name: String, _ message: String) async throws {
    await store.running {
      choose(name)
      await store.until { $0.status(of: city).isSettled }
      #expect(store.form.status(of: city) == .failed(message: message))
      choose("at")
      await store.until { $0.status(of: city).isSettled }
    }
    #expect(cityNames == ["at 1", "at 2", "at 3"])
    #expect(try await server.ask("open") == "0")
  }

  @Test("An answer that is cut off in the middle fails the field")
  func truncated() async throws {
    await store.running {
      choose("truncated")
      await store.until { $0.status(of: city).isSettled }
    }
    #expect(store.form.status(of: city) != .ready)
    #expect(cityNames.isEmpty)
    #expect(try await server.ask("open") == "0")
  }
}

extension OptionsStatus {
  /// Whether an answer came, good or bad.
  fileprivate var isSettled: Bool {
    switch self {
    case .ready, .failed: true
    case .loading, .blocked: false
    }
  }
}
