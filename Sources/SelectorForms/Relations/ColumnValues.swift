import SelectorKit

/// The values of a column as options of a field, without the option type.
protocol ColumnValues: Sendable {
  /// The number of a value, by first appearance in the table; nil for one that no row has.
  func code(of id: OptionID) -> Int?
  func id(of code: Int) -> OptionID
  /// The options that are listed: an `OptionList` of the field's option type.
  func list(_ listed: ListedValues) -> any Sendable
  /// A default, an `InitialChoice` of the field's ids, by numbers.
  func coded(_ choice: any Sendable) -> CodedDefault
  /// A default that names exactly these values; nil for none at all.
  func initialChoice(_ codes: [Int]?) -> any Sendable
}

/// What the list of a field holds, by numbers.
struct ListedValues: Hashable, Sendable {
  /// The values, ascending.
  var codes: [Int32] = []
  /// Whether each of them is listed and cannot be chosen; empty where all can be.
  var isOutOfReach: [Bool] = []
  /// Values that no row has and that are listed all the same, at the end.
  var strangers: [OptionID] = []
}

/// A default by the numbers of values.
enum CodedDefault: Hashable, Sendable {
  case none
  case values([Int])
  case index(Int)
  case first
  case firstEnabled
  case only
}

/// The values of a column, as options that a closure makes of them.
struct TypedValues<Option: Hashable & Identifiable & Sendable>: ColumnValues
where Option.ID: Sendable {
  /// Makes an option: from its id, its label where rows give one, and whether it is out of reach.
  typealias Make = @Sendable (Option.ID, String?, Bool) -> Option

  private let whole: OptionList<Option>
  /// The options where they are out of reach; empty where none ever is.
  private let outOfReach: [Option]
  private let make: Make

  init(_ distinct: DistinctValues<Option.ID>, disables: Bool, make: @escaping Make) {
    self.make = make
    let values = distinct.values.indices
    let labels = distinct.labels
    func options(areOutOfReach: Bool) -> [Option] {
      values.map { make(distinct.values[$0], labels.isEmpty ? nil : labels[$0], areOutOfReach) }
    }
    whole = OptionList(options(areOutOfReach: false), positions: distinct.places)
    outOfReach = disables ? options(areOutOfReach: true) : []
  }

  func code(of id: OptionID) -> Int? {
    id.typed(as: Option.ID.self).flatMap { whole.currentPosition(of: $0) }
  }

  func id(of code: Int) -> OptionID { OptionID(whole.array[code].id) }

  func list(_ listed: ListedValues) -> any Sendable {
    let codes = listed.codes
    var options: [Option] = []
    options.reserveCapacity(codes.count)
    for place in codes.indices {
      let isOut = !listed.isOutOfReach.isEmpty && listed.isOutOfReach[place]
      options.append(isOut ? outOfReach[Int(codes[place])] : whole.array[Int(codes[place])])
    }
    guard !listed.strangers.isEmpty else { return OptionList(options, at: codes, of: whole) }
    return OptionList(
      options + listed.strangers.compactMap { $0.typed() }.map { make($0, nil, false) })
  }

  func coded(_ choice: any Sendable) -> CodedDefault {
    switch choice as? InitialChoice<Option.ID> {
    case .some(.none), nil: .none
    case .id(let id): .values([id].compactMap { whole.currentPosition(of: $0) })
    case .ids(let ids): .values(ids.compactMap { whole.currentPosition(of: $0) })
    case .index(let index): .index(index)
    case .first: .first
    case .firstEnabled: .firstEnabled
    case .only: .only
    }
  }

  func initialChoice(_ codes: [Int]?) -> any Sendable {
    codes.map { InitialChoice.ids($0.map { whole.array[$0].id }) } ?? .none
  }
}

/// The distinct values of a column, found row by row.
struct DistinctValues<Value: Hashable> {
  private(set) var values: [Value] = []
  /// How each value reads; empty where no row is asked.
  private(set) var labels: [String?] = []
  /// The place of each row's value among the values; -1 for a row without one.
  private(set) var codes: [Int32] = []
  /// The place of each value.
  private(set) var places: [Value: Int] = [:]

  /// - Complexity: O(*n*) hashes, where *n* is the number of rows.
  init<Row>(of rows: [Row], _ column: (Row) -> Value?, label: ((Row) -> String?)?) {
    codes.reserveCapacity(rows.count)
    for row in rows { codes.append(Int32(add(row, column, label))) }
  }

  private mutating func add<Row>(
    _ row: Row, _ column: (Row) -> Value?, _ label: ((Row) -> String?)?
  ) -> Int {
    guard let value = column(row) else { return -1 }
    if let place = places[value] {
      if let label, labels[place] == nil { labels[place] = label(row) }
      return place
    }
    places[value] = values.count
    values.append(value)
    if let label { labels.append(label(row)) }
    return values.count - 1
  }
}
