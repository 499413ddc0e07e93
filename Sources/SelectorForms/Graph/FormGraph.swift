/// What depends on what in a form: the order in which slots are computed, and who reads whom.
struct FormGraph: Sendable {
  /// What is computed of a field, in the order in which it is computed.
  enum Slot: Int, Hashable, Sendable {
    /// Whether it can be seen.
    case visible
    /// Its options and its default.
    case options
    /// What it holds.
    case value
    /// Whether it is enabled and required, its label and placeholder.
    case traits

    /// The word that messages use.
    var word: String {
      switch self {
      case .visible: "visible"
      case .options: "options"
      case .value: "value"
      case .traits: "traits"
      }
    }
  }

  /// A slot of a field, as one number.
  typealias SlotID = Int

  /// How many slots a field has.
  static let slotsPerField = 4

  static func id(_ field: Int, _ slot: Slot) -> SlotID { field * slotsPerField + slot.rawValue }
  static func field(_ id: SlotID) -> Int { id / slotsPerField }
  static func slot(_ id: SlotID) -> Slot { Slot(rawValue: id % slotsPerField) ?? .value }

  /// Slots in an order in which each stands behind what it reads.
  private(set) var order: [SlotID] = []
  /// The place of each slot in the order.
  private(set) var rank: [Int] = []
  /// For each field the slots of other fields that read its value.
  private(set) var valueReaders: [[SlotID]]
  /// For each field the slots that read its choice.
  private(set) var choiceReaders: [[SlotID]]
  /// For each field the ranks of those that read its value.
  private(set) var valueReaderRanks = RankLists()
  /// For each field the ranks of those that read its choice.
  private(set) var choiceReaderRanks = RankLists()
  /// For each field of a row the ranks of those that read its value, or its choice, in all rows.
  private(set) var columnReaderRanks: [Int: [Int]] = [:]
  private(set) var columnChoiceReaderRanks: [Int: [Int]] = [:]
  private var columnReaders: [Int: [SlotID]] = [:]
  private var columnChoiceReaders: [Int: [SlotID]] = [:]
  /// The groups of fields that repeat, by the fields that stand for them.
  private let groups: [Int: RowsDeclaration]
  /// The number of the first slot of a relation: those of fields come before.
  let firstRelation: Int
  /// For each relation the fields that are computed from it.
  private let fieldsOfRelations: [[Int]]
  /// For each field the relation that depends on whether it can be seen.
  private var relationOfMember: [Int: Int] = [:]
  /// The ranks of the slots of relations.
  private(set) var relationRanks: [Int] = []
  /// The fields whose choice becomes another without a write: who reads it stands behind the value.
  private let movingChoices: Set<Int>
  /// Cycles, each as its shortest loop; empty for a form that can be computed.
  private(set) var cycles: [[SlotID]] = []

  init(
    rules: [FieldRules], movingChoices: Set<Int>, relations: [RelationPlan] = [],
    groups: [RowsDeclaration] = []
  ) {
    let count = rules.count
    self.groups = Dictionary(groups.map { ($0.place, $0) }) { first, _ in first }
    firstRelation = count * Self.slotsPerField
    fieldsOfRelations = relations.map(\.fields)
    self.movingChoices = movingChoices
    valueReaders = Array(repeating: [], count: count)
    choiceReaders = Array(repeating: [], count: count)
    for (field, rules) in rules.enumerated() {
      for (slot, reads) in rules.reads {
        for read in reads { add(Self.id(field, slot), reading: read) }
      }
    }
    for (place, relation) in relations.enumerated() {
      for member in relation.members where member.isSeenOrAbsent {
        relationOfMember[member.field] = place
      }
      for read in relation.reads { add(firstRelation + place, reading: read) }
    }
    sort()
    relationRanks = relations.indices.map { rank[firstRelation + $0] }
    valueReaderRanks = RankLists(valueReaders, rank: rank)
    choiceReaderRanks = RankLists(choiceReaders, rank: rank)
    columnReaderRanks = columnReaders.mapValues { $0.map { rank[$0] } }
    columnChoiceReaderRanks = columnChoiceReaders.mapValues { $0.map { rank[$0] } }
  }

  /// What reads a field in all rows follows from the field and from which rows there are.
  private mutating func addColumnReader(_ reader: SlotID, of read: Dependency) {
    if let group = groups.values.first(where: { $0.fields.contains(read.field) }) {
      valueReaders[group.place].append(reader)
    }
    if read.readsChoice {
      columnChoiceReaders[read.field, default: []].append(reader)
    } else {
      columnReaders[read.field, default: []].append(reader)
    }
  }

  private mutating func add(_ reader: SlotID, reading read: Dependency) {
    if read.readsRows {
      addColumnReader(reader, of: read)
    } else if read.readsChoice {
      choiceReaders[read.field].append(reader)
    } else {
      valueReaders[read.field].append(reader)
    }
  }

  /// The relation whose slot it is; nil for the slot of a field.
  func relation(_ id: SlotID) -> Int? { id < firstRelation ? nil : id - firstRelation }

  /// The slots that follow from a slot.
  func successors(of id: SlotID) -> [SlotID] {
    if let relation = relation(id) {
      return fieldsOfRelations[relation].map { Self.id($0, .options) }
    }
    let field = Self.field(id)
    let rows = groups.isEmpty ? 0..<0 : groups[field]?.fields ?? 0..<0
    switch Self.slot(id) {
    case .visible:
      let own =
        [Self.id(field, .options), Self.id(field, .value)] + rows.map { Self.id($0, .visible) }
      return relationOfMember[field].map { own + [firstRelation + $0] } ?? own
    // Which rows there are comes before anything of a row.
    case .options: return [Self.id(field, .value)] + rows.map { Self.id($0, .visible) }
    case .value:
      var readers = valueReaders[field]
      if let column = columnReaders[field] { readers += column }
      guard movingChoices.contains(field) else { return readers }
      return readers + choiceReaders[field] + (columnChoiceReaders[field] ?? [])
    case .traits: return rows.map { Self.id($0, .traits) }
    }
  }

  /// Kahn's sort with ties in the order of declaration; what is left over holds the cycles.
  private mutating func sort() {
    let slots = firstRelation + fieldsOfRelations.count
    var missing = Array(repeating: 0, count: slots)
    for id in 0..<slots {
      for next in successors(of: id) { missing[next] += 1 }
    }
    var ready = DirtySlots(count: slots)
    for id in 0..<slots where missing[id] == 0 { ready.insert(id) }
    rank = Array(repeating: slots, count: slots)
    while let id = ready.popFirst() {
      rank[id] = order.count
      order.append(id)
      for next in successors(of: id) {
        missing[next] -= 1
        if missing[next] == 0 { ready.insert(next) }
      }
    }
    if order.count < slots {
      cycles = shortestCycles(among: (0..<slots).filter { missing[$0] > 0 })
    }
  }
}

extension FieldRules {
  /// Every rule by its name, with what it reads.
  var named: [(String, [Dependency])] {
    [
      ("visible", visible?.reads ?? []), ("options", options?.reads ?? []),
      ("filter", filter?.reads ?? []), ("default", initialChoice?.reads ?? []),
      ("enabled", enabled?.reads ?? []), ("required", required?.reads ?? []),
      ("label", label?.reads ?? []), ("placeholder", placeholder?.reads ?? []),
    ]
  }

  /// Which slots read which fields.
  var reads: [(FormGraph.Slot, [Dependency])] {
    let traits =
      [enabled?.reads, required?.reads, label?.reads, placeholder?.reads].compactMap { $0 }
    return [
      (.visible, visible?.reads ?? []),
      (
        .options,
        (options?.reads ?? []) + (initialChoice?.reads ?? []) + (filter?.reads ?? [])
      ),
      (.traits, traits.flatMap { $0 }),
    ]
  }
}
