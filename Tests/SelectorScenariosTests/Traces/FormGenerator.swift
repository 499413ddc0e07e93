import SelectorScenarios

/// Makes forms of real data with random fields and policies.
struct FormGenerator {
  var random: TraceRandom
  private let data: TraceData
  private var form = TraceForm(fields: [])
  /// What table each field's ids come from.
  private var levels: [String: Level] = [:]

  enum Level: String, CaseIterable {
    case countries, regions, cities
    /// The columns of its table that name other levels.
    var columns: [(name: String, level: Level)] {
      switch self {
      case .countries: []
      case .regions: [("country", .countries)]
      case .cities: [("country", .countries), ("region", .regions)]
      }
    }
  }

  init(seed: UInt64, data: TraceData) {
    random = TraceRandom(seed: seed)
    self.data = data
  }

  mutating func make() -> TraceForm {
    makeTables()
    let count = 2 + random.below(5)
    for index in 0..<count { form.fields.append(field("f\(index)")) }
    // A field may read one that is declared after it.
    if random.chance(30) { form.fields.shuffle(using: &random) }
    return form
  }

  private mutating func makeTables() {
    var countries: [TraceOption] = []
    var regions: [TraceOption] = []
    var cities: [TraceOption] = []
    // Short codes stand under several parents: the same id, another thing.
    let isShort = random.chance(50)
    for _ in 0..<(2 + random.below(2)) {
      guard let country = random.pick(data.countries) else { continue }
      countries.append(
        TraceOption(
          id: country.id, isDisabled: random.chance(10),
          cells: ["continent": country.continent]))
      for (index, region) in country.regions.shuffled(using: &random).prefix(3).enumerated() {
        let id = isShort ? .text("r\(index)") : region.id
        regions.append(
          TraceOption(id: id, isDisabled: random.chance(10), cells: ["country": country.id]))
        for (index, city) in region.cities.prefix(2).enumerated() {
          cities.append(
            TraceOption(
              id: isShort ? .number(index) : city, isDisabled: random.chance(10),
              cells: ["country": country.id, "region": id]))
        }
      }
    }
    form.tables = [
      TraceTable(name: "countries", rows: countries), TraceTable(name: "regions", rows: regions),
      TraceTable(name: "cities", rows: cities),
    ]
  }

  // MARK: Fields

  private mutating func field(_ id: String) -> TraceField {
    var field = TraceField(id: id)
    let isFirst = form.fields.isEmpty
    switch isFirst ? 40 : random.below(100) {
    case ..<10: field.kind = .toggle
    case ..<18: field.kind = .text
    case ..<32: field.kind = .multi
    case ..<38: field.kind = .results
    default: field.kind = .selector
    }
    if field.kind != .toggle, field.kind != .text { addSource(&field) }
    if field.isList { addPolicies(&field) }
    if field.kind != .results {
      field.isRequired = field.kind != .toggle && random.chance(25)
      field.isDisabled = random.chance(6)
    }
    if random.chance(22) { field.visibleWhen = condition() }
    if random.chance(12) { field.enabledWhen = condition() }
    if field.visibleWhen != nil {
      field.onHidden = random.pick([.mask, .mask, .keep, .clear]) ?? .mask
    }
    return field
  }

  private mutating func addSource(_ field: inout TraceField) {
    let known = Level.allCases.filter { level in
      level == .countries || level.columns.contains { parent($0.level) != nil }
    }
    let level = random.chance(75) ? known.last ?? .countries : random.pick(known) ?? .countries
    levels[field.id] = level
    var filters = level.columns.compactMap { column in
      parent(column.level).map { TraceFilter(column: column.name, field: $0) }
    }
    if filters.count > 1, random.chance(60) { filters.removeFirst() }
    let isLoaded = field.kind != .results && !filters.isEmpty && random.chance(45)
    if isLoaded {
      var keys = filters.map(\.field)
      if random.chance(15), let other = random.pick(form.fields.map(\.id)), !keys.contains(other) {
        keys.append(other)
      }
      field.source = .async(keys.filter { key in form.field(key)?.kind != .results })
      field.debounce = random.pick([0, 0, 100, 250]) ?? 0
    } else if level == .countries, random.chance(50), field.kind != .results {
      field.source = .fixed(
        form.rows(level.rawValue).map { option in
          TraceOption(id: option.id, isDisabled: option.isDisabled)
        })
    } else {
      field.source = .table(level.rawValue, where: filters)
    }
  }

  /// A field whose ids are of a level.
  private mutating func parent(_ level: Level) -> String? {
    random.pick(
      form.fields.filter { levels[$0.id] == level && $0.isList }.map(\.id))
  }

  private mutating func addPolicies(_ field: inout TraceField) {
    let ids = ids(of: field)
    field.onMissing = random.pick(Scenario.Field.OnMissing.allCases) ?? .mask
    switch random.below(12) {
    case 0: field.initial = .first
    case 1: field.initial = .firstEnabled
    case 2: field.initial = .only
    case 3: field.initial = .index(random.below(4) - 1)
    case 4:
      if let id = random.pick(ids) { field.initial = .id(id) }
    case 5 where field.kind == .multi:
      field.initial = .ids(Array(ids.shuffled(using: &random).prefix(2)))
    default: break
    }
    if field.kind == .multi {
      field.minimum = random.pick([0, 0, 1, 2]) ?? 0
      if random.chance(30) { field.maximum = max(1, field.minimum) }
    } else {
      field.isDeselectable = random.chance(20)
      // Of several, each id would need its own parents.
      field.isUnique = random.chance(25) && !field.parents.isEmpty
    }
  }

  func ids(of field: TraceField) -> [ScenarioID] {
    if case .fixed(let options) = field.source { return options.map(\.id) }
    let rows = levels[field.id].map { form.rows($0.rawValue) } ?? []
    var seen: Set<ScenarioID> = []
    return rows.map(\.id).filter { seen.insert($0).inserted }
  }

  // MARK: Conditions

  private mutating func condition() -> TraceCondition? {
    let readable = form.fields.filter { $0.kind != .results }
    guard let field = random.pick(readable) else { return nil }
    let base: TraceCondition
    switch field.kind {
    case .toggle: base = .holds(field.id, .on(random.chance(70)))
    case .text: base = random.chance(50) ? .isSet(field.id, true) : .holds(field.id, .text("a"))
    default:
      if random.chance(50), let id = random.pick(ids(of: field)) {
        base = .holds(field.id, .id(id))
      } else {
        base = .isSet(field.id, random.chance(70))
      }
    }
    switch random.below(10) {
    case 0: return .not(base)
    case 1: if let other = condition() { return .both(base, other) }
    case 2: if let other = condition() { return .either(base, other) }
    default: break
    }
    return base
  }
}
