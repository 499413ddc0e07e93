import SelectorKit

/// Marking what follows: a rule of a row is marked in its own row, or in all of them.
extension Form {
  mutating func mark(_ rank: Int, at place: Int) {
    dirty.insert(rank)
    if place >= values.rows.declaredCount { waiting.insert(place, rank: rank) }
  }

  /// Marks a slot as declared: for the field of a row, in every row.
  mutating func markEverywhere(_ rank: Int) {
    let field = FormGraph.field(plan.graph.order[rank])
    guard plan.groupOfField[field] != nil else { return dirty.insert(rank) }
    for place in places(ofColumn: field) { mark(rank, at: place) }
  }

  /// Marks a slot that reads a field at a place: in the same row, if it stands in the same group.
  private mutating func mark(_ rank: Int, readingFrom place: Int) {
    if plan.groups.isEmpty { return dirty.insert(rank) }
    let reader = FormGraph.field(plan.graph.order[rank])
    if let own = values.rows.instance(at: place), plan.groupOfField[reader] == own.group {
      mark(rank, at: place + reader - own.declared)
    } else {
      markEverywhere(rank)
    }
  }

  mutating func markValueReaders(of place: Int) {
    let field = declared(place)
    for reader in plan.graph.valueReaderRanks.places(of: field) {
      mark(plan.graph.valueReaderRanks[reader], readingFrom: place)
    }
    for rank in plan.graph.columnReaderRanks[field] ?? [] { markEverywhere(rank) }
  }

  mutating func markChoiceReaders(of place: Int) {
    let field = declared(place)
    for reader in plan.graph.choiceReaderRanks.places(of: field) {
      mark(plan.graph.choiceReaderRanks[reader], readingFrom: place)
    }
    for rank in plan.graph.columnChoiceReaderRanks[field] ?? [] { markEverywhere(rank) }
  }

  func hasChoiceReaders(_ place: Int) -> Bool {
    let field = declared(place)
    return !plan.graph.choiceReaderRanks.places(of: field).isEmpty
      || plan.graph.columnChoiceReaderRanks[field] != nil
  }

  /// Marks a slot of all fields of all rows, where a field stands for a group.
  mutating func markRows(of field: Int, _ slot: FormGraph.Slot) {
    guard let group = plan.groupAtField[field] else { return }
    for field in plan.groups[group].fields {
      markEverywhere(plan.graph.rank[FormGraph.id(field, slot)])
    }
  }
}

/// What a row takes over from the group that it belongs to.
extension Form {
  /// What becomes of the value of a field while it is hidden: its group says so while that is hidden.
  func hiddenPolicy(of place: Int) -> HiddenPolicy {
    if let owner = values.rows.owner(of: place), !values.isVisible(owner) {
      return plan.slotRules[owner].onHidden
    }
    return plan.slotRules[declared(place)].onHidden
  }

  mutating func followHiddenPolicy(of place: Int) {
    let isKept = hiddenPolicy(of: place) == .keep
    guard isKept != values.isKept(place) else { return }
    values.setKept(place, isKept)
    note(.parentChanged, of: place)
    mark(place, .options)
    mark(place, .value)
  }
}
