/// Where the fields of rows stand among all fields at work.
///
/// A form keeps its fields by *place*. The first places are those of the fields as they were declared; of
/// these, the fields of a row are only patterns. Each row has a run of places of its own behind them, which
/// it keeps as long as it can be shown or brought back: moving a row moves nothing but its id.
struct RowStore: Sendable {
  /// What stands at a place behind those of the declared fields.
  struct Instance: Sendable {
    /// The field as it was declared: its rules and its place in the graph.
    var declared: Int
    /// The group, from 0.
    var group: Int
    var row: RowID
    /// The name of the field: `lines/2/product`.
    var path: String
  }

  /// How many fields were declared.
  let declaredCount: Int
  private(set) var instances: [Instance] = []
  var groups: [RowGroup]

  init(declaredCount: Int, groups: [RowsDeclaration]) {
    self.declaredCount = declaredCount
    self.groups = groups.map { RowGroup($0) }
  }

  /// What stands at a place; nil for the places of declared fields.
  func instance(at place: Int) -> Instance? {
    place < declaredCount ? nil : instances[place - declaredCount]
  }

  /// The field of which a place is an instance: itself, but for the fields of rows.
  func declared(_ place: Int) -> Int {
    place < declaredCount ? place : instances[place - declaredCount].declared
  }

  /// The field that stands for the group of a place; nil for fields of no row.
  func owner(of place: Int) -> Int? {
    instance(at: place).map { groups[$0.group].declaration.place }
  }

  /// The group whose row a place belongs to, and the row.
  func row(of place: Int) -> (group: Int, row: RowID)? {
    instance(at: place).map { ($0.group, $0.row) }
  }

  /// Whether a place belongs to no row, or to one that is in the form now.
  func isAttached(_ place: Int) -> Bool {
    guard let instance = instance(at: place) else { return true }
    return groups[instance.group].positions[instance.row] != nil
  }

  /// How the rules of a place find the fields that they name.
  func scope(of place: Int) -> RowScope {
    guard let instance = instance(at: place) else { return .outside }
    return RowScope(
      fields: groups[instance.group].declaration.fields, shift: place - instance.declared)
  }

  /// Gives a row of a group a run of places.
  ///
  /// - Returns: The first of them; fields of a row that was given up may stand there.
  mutating func allocate(_ row: RowID, in group: Int) -> Int {
    let declaration = groups[group].declaration
    let made = zip(declaration.fields, declaration.names).map { field, name in
      Instance(
        declared: field, group: group, row: row,
        path: RowPath.id(name, of: declaration.id, in: row))
    }
    let base: Int
    if let free = groups[group].free.popLast() {
      base = free
      instances.replaceSubrange(
        base - declaredCount..<base - declaredCount + made.count, with: made)
    } else {
      base = declaredCount + instances.count
      instances += made
    }
    groups[group].bases[row] = base
    return base
  }
}

/// A group of fields that repeats, as it was declared.
struct RowsDeclaration: Sendable {
  /// The id of the group.
  var id: String
  /// The field that stands for the group itself.
  var place: Int
  /// The fields of a row.
  var fields: Range<Int>
  /// Their ids within a row.
  var names: [String] = []
  /// How a row is named; `{}` is its number, counted from 1.
  var rowLabel: String
  /// Of its fields those whose value no two rows may share.
  var unique: Set<Int> = []
}

/// The rows of one group at work.
struct RowGroup: Sendable {
  var declaration: RowsDeclaration
  /// The rows that are in the form, in order.
  private(set) var attached: [RowID] = []
  /// The places of their first fields, in order.
  private(set) var attachedBases: [Int] = []
  /// Where each of them stands, from 0.
  private(set) var positions: [RowID: Int] = [:]
  /// How many lines each of them takes among what can be seen.
  var ranks = RowRanks(weights: [])
  /// The places of the first fields of all rows that are kept: also those that undo may bring back.
  var bases: [RowID: Int] = [:]
  /// Places of rows that nothing can bring back.
  var free: [Int] = []
  /// The number of the next row.
  var next = 1
  /// Which rows hold a value, for each field whose values must differ.
  var holders: [Int: [FieldValue: Set<RowID>]] = [:]
  /// What each place holds there.
  var held: [Int: FieldValue] = [:]

  init(_ declaration: RowsDeclaration) { self.declaration = declaration }

  /// Puts rows in place, in order.
  mutating func attach(_ rows: [RowID]) {
    attached = rows
    attachedBases = rows.compactMap { bases[$0] }
    positions = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
  }

  /// The places of the fields of a row that is kept; none for another one.
  func places(of row: RowID) -> Range<Int> {
    bases[row].map { $0..<$0 + declaration.fields.count } ?? 0..<0
  }
}

/// How rules find the fields that they name: those of their own row stand elsewhere than declared.
struct RowScope: Hashable, Sendable {
  var fields: Range<Int>
  var shift: Int

  /// Rules of fields that stand in no row.
  static let outside = RowScope(fields: 0..<0, shift: 0)
}
