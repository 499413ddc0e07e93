import SelectorKit

/// A relation as it was declared: its rows, its fields and what narrows it.
struct RelationPlan: Sendable {
  var id: String
  var rowCount: Int
  var emptyOptions: EmptyOptionPolicy
  /// The rows as they were given: an array of the row type.
  var rows: any Sendable
  var showsCounts = false
  /// The fields that are columns, in the order of the form.
  var members: [RelationMember] = []
  /// The fields that show the rows, with the rows in their type.
  var results: [Int: any RelationRows] = [:]
  /// Which rows are left by conditions on other fields; they decide nothing of what is kept.
  var narrowing: FormRule<RowSet>?

  /// What the relation reads besides the choices of its own fields.
  var reads: [Dependency] {
    (narrowing?.reads ?? []) + members.flatMap { $0.initialRule?.reads ?? [] }
  }

  /// The fields that are computed from the relation.
  var fields: [Int] { members.map(\.field) + results.keys.sorted() }
}

/// A field that is a column of a relation.
struct RelationMember: Sendable {
  var field: Int
  var index: ColumnIndex
  var values: any ColumnValues
  /// Whether what it brings depends on whether it can be seen; one that keeps its value is always there.
  var isSeenOrAbsent = true
  /// The default that was declared.
  var initial: CodedDefault
  /// The rule that gives the default instead: the relation follows it, not the field by itself.
  var initialRule: DefaultRule?
}

/// Where a field sits in a relation.
struct RelationSeat: Hashable, Sendable {
  var relation: Int
  /// Which member it is; nil for results.
  var member: Int?
}

/// The rows of a relation as a field shows them, without their type.
protocol RelationRows: Sendable {
  /// The rows of a set: a `FilteredRows` of the row type.
  func filtered(_ rows: RowSet?) -> any Sendable
}

/// Rows with ids, each once.
struct TypedRows<Row: Hashable & Identifiable & Sendable>: RelationRows where Row.ID: Sendable {
  private let list: OptionList<Row>
  /// Where each row stands in the list, or -1 for one whose id an earlier one has; nil where all are listed.
  private let places: [Int]?

  init(_ rows: [Row]) {
    list = OptionList(rows)
    guard !list.duplicates.isEmpty else {
      places = nil
      return
    }
    let dropped = Set(list.duplicates.map(\.dropped))
    var next = 0
    places = rows.indices.map { row in
      if dropped.contains(row) { return -1 }
      defer { next += 1 }
      return next
    }
  }

  func filtered(_ rows: RowSet?) -> any Sendable {
    guard let rows else { return FilteredRows(all: list, passing: Array(0..<list.count)) }
    var passing: [Int] = []
    rows.forEach { row in
      if let places {
        if places[row] >= 0 { passing.append(places[row]) }
      } else {
        passing.append(row)
      }
    }
    return FilteredRows(all: list, passing: passing)
  }
}
