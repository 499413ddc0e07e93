import SelectorKit

/// What a form is by its declaration: it never changes, so all copies of a form share it.
final class FormPlan: Sendable {
  let fieldIDs: [String]
  let index: [String: Int]
  let rules: [FieldRules]
  /// The rules again, as propagation reads them.
  let slotRules: [SlotRules]
  let graph: FormGraph
  /// The fields whose options are asked of a loader.
  let loaded: [Int]
  /// For each field whether a rule or a check reads it.
  let isRead: [Bool]
  let relations: [RelationPlan]
  /// Where fields sit in relations.
  let seats: [RelationSeat?]
  /// For each field the checks that may attach an issue to it.
  let checks: [Int: [FormRule<String?>]]
  /// The groups of fields that repeat, in order.
  let groups: [RowsDeclaration]
  /// For the fields of rows the group, by its place among the groups.
  let groupOfField: [Int: Int]
  /// For the fields that stand for groups the group.
  let groupAtField: [Int: Int]
  /// For each field of a row the checks of all rows that may attach an issue to it.
  let rowChecks: [Int: [FormRule<[RowID: String]>]]

  init(
    fieldIDs: [String], index: [String: Int], rules: [FieldRules], graph: FormGraph,
    relations: [RelationPlan], checks: [FormCheck], groups: [RowsDeclaration],
    rowChecks: [RowCheck]
  ) {
    self.fieldIDs = fieldIDs
    self.index = index
    self.rules = rules
    slotRules = rules.map { SlotRules($0) }
    self.graph = graph
    self.relations = relations
    seats = Self.seats(in: relations, count: rules.count)
    loaded = rules.indices.filter { rules[$0].options?.isLoaded ?? false }
    self.groups = groups
    var groupOfField: [Int: Int] = [:]
    var groupAtField: [Int: Int] = [:]
    for (group, declaration) in groups.enumerated() {
      groupAtField[declaration.place] = group
      for field in declaration.fields { groupOfField[field] = group }
    }
    self.groupOfField = groupOfField
    self.groupAtField = groupAtField
    self.checks = checks.reduce(into: [:]) { found, check in
      for field in check.fields { found[field, default: []].append(check.rule) }
    }
    self.rowChecks = rowChecks.reduce(into: [:]) { found, check in
      found[check.field, default: []].append(check.rule)
    }
    var isRead = fieldIDs.indices.map {
      !graph.valueReaders[$0].isEmpty || !graph.choiceReaders[$0].isEmpty
        || graph.columnReaderRanks[$0] != nil
    }
    for read in checks.flatMap(\.rule.reads) + rowChecks.flatMap(\.rule.reads) {
      isRead[read.field] = true
    }
    self.isRead = isRead
  }

  private static func seats(in relations: [RelationPlan], count: Int) -> [RelationSeat?] {
    var seats: [RelationSeat?] = Array(repeating: nil, count: count)
    for (place, relation) in relations.enumerated() {
      for field in relation.results.keys { seats[field] = RelationSeat(relation: place) }
      for (number, member) in relation.members.enumerated() {
        seats[member.field] = RelationSeat(relation: place, member: number)
      }
    }
    return seats
  }
}
