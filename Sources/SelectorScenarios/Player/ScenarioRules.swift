import SelectorForms
import SelectorKit

/// A condition of a scenario with the fields that it reads, each once.
struct ConditionRule: Sendable {
  let reads: [AnyFieldRead]
  private let condition: Scenario.Condition
  private let places: [String: Int]
  private let kinds: [String: Bool]

  init(
    _ condition: Scenario.Condition, keys: [String: ScenarioForm.Key], in scope: String? = nil
  ) {
    self.condition = condition
    var places: [String: Int] = [:]
    var reads: [AnyFieldRead] = []
    var toggles: [String: Bool] = [:]
    for field in condition.fields where places[field] == nil {
      guard let key = keys[field], let read = keys.read(field, in: scope) else { continue }
      places[field] = reads.count
      reads.append(read)
      if case .toggle = key { toggles[field] = true }
    }
    self.places = places
    self.reads = reads
    kinds = toggles
  }

  func holds(_ values: [FieldValue]) -> Bool { holds(condition, values) }

  private func holds(_ condition: Scenario.Condition, _ values: [FieldValue]) -> Bool {
    switch condition {
    case .all(let parts): return parts.allSatisfy { holds($0, values) }
    case .any(let parts): return parts.contains { holds($0, values) }
    case .not(let part): return !holds(part, values)
    case .isSet(let field, let isSet):
      guard let place = places[field] else { return !isSet }
      return values[place].isEmpty != isSet
    case .count(let field, let least, let most):
      guard let place = places[field], case .rows(let rows) = values[place] else {
        return least == 0
      }
      return rows.count >= least && rows.count <= most ?? .max
    case .equals(let field, let expected):
      guard let place = places[field] else { return false }
      return Self.holds(values[place], expected)
    }
  }

  private static func holds(_ value: FieldValue, _ expected: Scenario.Value) -> Bool {
    switch (value, expected) {
    case (.option(let id), .id(let expected)): id.typed() == expected
    case (.options(let ids), .id(let expected)): ids.contains { $0.typed() == expected }
    case (.text(let text), .id(.text(let expected))): text == expected
    case (.text(let text), .text(let expected)): text == expected
    case (.on(let isOn), .on(let expected)): isOn == expected
    // A hidden field holds nothing: a switch that is off, an empty text.
    case (.none, .on(let expected)): !expected
    case (.none, .text(let expected)), (.none, .id(.text(let expected))): expected.isEmpty
    default: false
    }
  }
}

extension Scenario.Condition {
  /// The fields that the condition names, in its order.
  var fields: [String] {
    switch self {
    case .equals(let field, _), .isSet(let field, _), .count(let field, _, _): [field]
    case .all(let parts), .any(let parts): parts.flatMap(\.fields)
    case .not(let part): part.fields
    }
  }
}

/// Rows of a table by what stands in some of its columns.
///
/// A look-up costs what it finds and not the table; a field that holds several ids finds the rows of each,
/// in table order.
struct TableIndex: Sendable {
  private let rows: [Scenario.Option]
  private let places: [[Scenario.Scalar]: [Int]]

  init(_ rows: [Scenario.Option], columns: [String]) {
    self.rows = rows
    var places: [[Scenario.Scalar]: [Int]] = [:]
    for (place, row) in rows.enumerated() {
      let cells = columns.compactMap { row[$0] }
      if cells.count == columns.count { places[cells, default: []].append(place) }
    }
    self.places = places
  }

  func rows(matching values: [FieldValue]) -> [Scenario.Option] {
    var keys: [[Scenario.Scalar]] = [[]]
    for value in values {
      let cells = value.scalars
      keys = keys.flatMap { key in cells.map { key + [$0] } }
    }
    let found = keys.flatMap { places[$0] ?? [] }
    return (keys.count > 1 ? found.sorted() : found).map { rows[$0] }
  }
}

extension FieldValue {
  /// What a column of a table may hold to match the value: one of these.
  var scalars: [Scenario.Scalar] {
    switch self {
    case .none: []
    case .option(let id):
      [id].compactMap { $0.typed(as: ScenarioID.self).map(Scenario.Scalar.init) }
    case .options(let ids):
      ids.compactMap { $0.typed(as: ScenarioID.self).map(Scenario.Scalar.init) }
    case .text(let text): [.text(text)]
    case .on(let isOn): [.flag(isOn)]
    case .rows: []
    }
  }
}

extension [String: ScenarioForm.Key] {
  /// How a rule reads a field: one of its own row, one of the form, or one of rows in all of them.
  func read(_ field: String, in scope: String?) -> AnyFieldRead? {
    guard let key = self[field] else { return nil }
    guard let address = RowAddress(field), address.group != scope,
      let rows = self[address.group]
    else { return AnyFieldRead(key.reference) }
    return AnyFieldRead(column: key.reference, of: rows.reference)
  }
}

/// Which rows of results pass: those that agree with each filter whose field holds something.
struct RowCondition: Sendable {
  let filters: [Scenario.Filter]
  let match: Scenario.Match?

  /// The condition for what the filters' fields hold, and the field of the match after them.
  func condition(_ values: [FieldValue]) -> @Sendable (Scenario.Option) -> Bool {
    var wanted: [(column: String, scalars: Set<Scenario.Scalar>)] = []
    for (filter, value) in zip(filters, values) {
      // A switch restricts only when it is on, another field only when it holds something.
      if value == .on(false) || value.isEmpty { continue }
      wanted.append((filter.column, Set(value.scalars)))
    }
    let columns = match?.columns ?? []
    let text = match == nil ? nil : values.last.flatMap { $0.matchText }.flatMap { TextFilter($0) }
    return { [wanted] row in
      let agrees = wanted.allSatisfy { column, scalars in
        row[column].map { scalars.contains($0) } ?? false
      }
      guard agrees, let text else { return agrees }
      return text.passes(columns.flatMap { row.texts(column: $0) })
    }
  }
}

extension FieldValue {
  fileprivate var matchText: String? {
    switch self {
    case .text(let text): text
    case .option(let id): id.description
    case .none, .options, .on, .rows: nil
    }
  }
}

extension Scenario.Option {
  /// The texts that a match looks into: a column's, and with the label its keywords.
  fileprivate func texts(column: String) -> [String] {
    let own: [String] =
      switch self[column] {
      case .text(let text): [text]
      case .whole(let number): [String(number)]
      case .fraction(let number): [String(number)]
      case .flag, nil: []
      }
    return column == "label" ? own + keywords : own
  }
}
