import SelectorForms
import SelectorKit
import Synchronization

enum Continent: String, SelectableCase, Codable {
  case europe, asia
}

enum Nation: String, SelectableCase, Codable {
  case france, spain, japan

  var continent: Continent { self == .japan ? .asia : .europe }
  var capital: Town {
    switch self {
    case .france: .paris
    case .spain: .madrid
    case .japan: .tokyo
    }
  }

  static func of(_ continent: Continent) -> [Nation] {
    allCases.filter { $0.continent == continent }
  }
}

enum Town: String, SelectableCase, Codable {
  case paris, lyon, madrid, tokyo

  var nation: Nation {
    switch self {
    case .paris, .lyon: .france
    case .madrid: .spain
    case .tokyo: .japan
    }
  }

  static func of(_ nation: Nation) -> [Town] { allCases.filter { $0.nation == nation } }
}

/// Continent, nation, town: three fields, each with the options of the one before.
struct Atlas {
  /// Where nations and towns come from.
  enum Source: Sendable, CaseIterable {
    case computed, loaded
  }

  struct Keys {
    let continent: FieldKey<Continent>
    let nation: FieldKey<Nation>
    let town: FieldKey<Town>
  }

  var form: Form
  let keys: Keys

  var continent: FieldKey<Continent> { keys.continent }
  var nation: FieldKey<Nation> { keys.nation }
  var town: FieldKey<Town> { keys.town }

  init(
    _ source: Source = .computed, missing: MissingPolicy = .mask,
    _ change: (inout FormBuilder, Keys) -> Void = { _, _ in }
  ) throws {
    var make = FormBuilder()
    keys = Keys(
      continent: make.selector(
        "continent", "Continent", options: Continent.allCases, label: \.label),
      nation: make.selector("nation", "Nation", options: [], label: \.label),
      town: make.selector("town", "Town", options: [], label: \.label, placeholder: "Which town?"))
    switch source {
    case .computed:
      make.derive(keys.nation, from: keys.continent) { Nation.of($0) }
      make.derive(keys.town, from: keys.nation) { Town.of($0) }
    case .loaded:
      make.load(keys.nation, for: keys.continent) { Nation.of($0) }
      make.load(keys.town, for: keys.nation) { Town.of($0) }
    }
    make.configure(keys.nation) { $0.missing = missing }
    make.configure(keys.town) { $0.missing = missing }
    change(&make, keys)
    form = try make.build()
  }

  /// Answers the requests that count, parents first.
  mutating func settle() {
    if form.status(of: nation) == .loading, let continent = form[continent] {
      _ = form.respond(
        to: form.requestCount(of: nation), of: nation, with: Nation.of(continent))
    }
    if form.status(of: town) == .loading, let nation = form[nation] {
      _ = form.respond(to: form.requestCount(of: town), of: town, with: Town.of(nation))
    }
  }

  mutating func choose(_ town: Town) {
    form.choose(continent, id: town.nation.continent)
    form.choose(nation, id: town.nation)
    form.choose(self.town, id: town)
    settle()
  }
}

/// A nation, and its towns from a loader that the test answers by hand.
struct TownDesk {
  struct Keys {
    let nation: FieldKey<Nation>
    let town: FieldKey<Town>
  }

  var form: Form
  let keys: Keys

  var nation: FieldKey<Nation> { keys.nation }
  var town: FieldKey<Town> { keys.town }

  init(
    _ policy: LoadPolicy = LoadPolicy(), nation initial: InitialChoice<Nation> = .none,
    _ change: (inout FormBuilder, Keys) -> Void = { _, _ in }
  ) throws {
    var make = FormBuilder()
    keys = Keys(
      nation: make.selector(
        "nation", "Nation", options: Nation.allCases, label: \.label, default: initial),
      town: make.selector("town", "Town", options: [], label: \.label, placeholder: "Which town?"))
    make.load(keys.town, for: keys.nation, policy: policy) { Town.of($0) }
    change(&make, keys)
    form = try make.build()
  }

  /// Answers a request with the towns of a nation and tells the events; nil if it never started.
  mutating func answer(_ number: Int, _ nation: Nation) -> [String]? {
    form.respond(to: number, of: town, with: Town.of(nation))?.lines
  }

  /// Answers the last request, if it counts.
  mutating func settle() {
    guard form.status(of: town) == .loading, let nation = form[nation] else { return }
    _ = answer(form.requestCount(of: town), nation)
  }

  /// The towns that are offered.
  var towns: [Town] { form.control(of: town)?.options.array ?? [] }
}

/// Counts, by name, what closures of rules are called for.
final class Tally: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  func note(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }
  subscript(_ name: String) -> Int { counts.withLock { $0[name] ?? 0 } }
  var names: [String: Int] { counts.withLock { $0 } }
  func forget() { counts.withLock { $0 = [:] } }
}

extension Form {
  /// What a display shows of a field; nil for a hidden one.
  func look(of field: some FieldReference) -> ControlPresentation? {
    visibleIndex(of: field).map { control(at: $0) }
  }
}
