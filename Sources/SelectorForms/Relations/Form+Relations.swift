import SelectorKit

/// A relation is one slot of the form: what its fields brought is settled at once, then each takes its part.
extension Form {
  // MARK: Marking

  /// The choice of a field, or what else it brings into its relation, may be another.
  mutating func markRelation(of field: Int) {
    guard let seat = plan.seats[declared(field)], seat.member != nil else { return }
    dirty.insert(plan.graph.relationRanks[seat.relation])
  }

  /// A choice was written: of the fields of its relation it is the latest now.
  mutating func noteEdit(_ field: Int) {
    guard plan.seats[declared(field)]?.member != nil else { return }
    editCount += 1
    records[field].edit = editCount
    markRelation(of: field)
  }

  /// The relation of a field is settled anew, even if what the fields bring is the same.
  ///
  /// The program may have said something of options, or undo put a choice back that was there already.
  mutating func unsettleRelation(of field: Int) {
    guard let seat = plan.seats[declared(field)] else { return }
    relations[seat.relation].inputs = nil
    markRelation(of: field)
  }

  /// In a batch, finds out which choices others leave no room for before the field is written again.
  ///
  /// Whether the same choice is a new one depends on what was written before it.
  mutating func settleSeat(_ field: Int) {
    guard let seat = plan.seats[declared(field)], let member = seat.member,
      traces[field].isWritten || hasWrittenNeighbour(of: field, in: seat.relation)
    else { return }
    // What holds now is not what will hold at the end.
    markOptions(field)
    var settling = settling(of: seat.relation, narrowed: nil)
    settling.keepChoices()
    seatChoice(of: field, unseated: settling.unseated(member), in: seat.relation)
  }

  private func hasWrittenNeighbour(of field: Int, in relation: Int) -> Bool {
    plan.relations[relation].members.contains { $0.field != field && traces[$0.field].isWritten }
  }

  /// Takes back what a batch wrote to and fro in a relation: an equal write is no edit.
  mutating func settleEdits() {
    guard let transaction, transaction.origin == .batch else { return }
    for field in transaction.written {
      guard let seat = plan.seats[declared(field)], let member = seat.member,
        let before = transaction.memories[field], before.source == values.source(field),
        relations[seat.relation].outcomes[member].unseated.isEmpty,
        !hasWrittenNeighbour(of: field, in: seat.relation)
      else { continue }
      records[field].edit = before.edit
    }
  }

  /// The order in which the choices of relations were made, from 1, by field.
  var editRanks: [Int: Int] {
    let edited = records.indices.filter { place in
      plan.seats[declared(place)]?.member != nil && records[place].edit > 0
        && !values.machine(place).chosenIDs.isEmpty
    }
    let ordered = edited.sorted { records[$0].edit < records[$1].edit }
    return Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1, $0 + 1) })
  }

  /// Numbers the edits of saved data from 1: any numbers that order them will do there.
  mutating func countEditsAnew() {
    let numbers = Set(records.map(\.edit)).filter { $0 > 0 }.sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(numbers, 1...))
    for place in records.indices { records[place].edit = ranks[records[place].edit] ?? 0 }
    editCount = numbers.count
  }

  // MARK: Computing

  mutating func computeRelation(_ place: Int) {
    let old = relations[place]
    let key = narrowingKey(of: place)
    let isNarrowedAnew = key != old.narrowingKey
    let narrowed =
      isNarrowedAnew ? plan.relations[place].narrowing?.evaluate(values) : old.narrowed
    var settling = settling(of: place, narrowed: narrowed)
    guard isNarrowedAnew || settling.inputs != old.inputs else { return }
    settling.keepChoices()
    forgetUnseated(&settling, of: place)
    let members = plan.relations[place].members
    settling.keepDefaults { member, id in
      values.machine(members[member].field).isDisabledByProgram(id)
    }
    let new = settling.state(after: old, key: key)
    relations[place] = new
    if new.counts != old.counts { noteSeen() }
    // A field that was written forgot which of its choices hold, also where it comes to the same.
    for member in members.indices
    where old.inputs?[member] != new.inputs?[member] || old.outcomes[member] != new.outcomes[member]
    {
      markOptions(members[member].field)
    }
    guard old.outcomes.isEmpty || new.passing != old.passing else { return }
    for field in plan.relations[place].results.keys { markOptions(field) }
  }

  private func narrowingKey(of place: Int) -> NarrowingKey? {
    plan.relations[place].narrowing.map { rule in
      NarrowingKey(
        stamps: rule.reads.map { $0.readsChoice ? 0 : values.stamp($0.field) },
        choices: rule.reads.compactMap { $0.readsChoice ? values.machine($0.field).chosen : nil })
    }
  }

  func settling(of place: Int, narrowed: RowSet?) -> RelationSettling {
    let relation = plan.relations[place]
    let inputs = relation.members.map { member in
      let machine = values.machine(member.field)
      let chosen = machine.chosenIDs
      return MemberInput(
        isPresent: values.isReadable(member.field), chosen: chosen,
        isUntouched: !machine.isCleared && machine.chosen.isEmpty,
        isMulti: machine.kind == .multi, edit: records[member.field].edit,
        policy: records[member.field].missing, initial: initialChoice(of: member))
    }
    return RelationSettling(plan: relation, narrowed: narrowed, inputs: inputs)
  }

  /// The default as it was declared: the field itself holds only what follows from it now.
  private func initialChoice(of member: RelationMember) -> CodedDefault {
    member.initialRule.map { member.values.coded($0.choice(values)) } ?? member.initial
  }

  /// Forgets what was kept before the transaction and is not after it, where the policy says so.
  private mutating func forgetUnseated(_ settling: inout RelationSettling, of place: Int) {
    guard transaction?.mayForget == true else { return }
    for (member, before) in relations[place].outcomes.enumerated() {
      let field = settling.plan.members[member].field
      guard settling.inputs[member].policy == .clear, values.isVisible(field),
        !traces[field].isWritten, !before.kept.isEmpty
      else { continue }
      let codes = settling.plan.members[member].values
      let unseated = settling.unseated(member)
      let lost = unseated.filter { id in codes.code(of: id).map(before.kept.contains) ?? false }
      guard !lost.isEmpty else { continue }
      noteMemory(field)
      seatChoice(of: field, unseated: unseated, in: place)
      changeChoice(of: field) { $0.forgetMissing(heldBefore: lost) }
      // What the form forgot is not what a user wrote last.
      records[field].wasWrittenByUser = false
      settling.inputs[member].chosen = values.machine(field).chosenIDs
      settling.inputs[member].isUntouched = settling.inputs[member].chosen.isEmpty
    }
  }

  private mutating func seatChoice(of field: Int, unseated: [OptionID], in relation: Int) {
    let returns = plan.relations[relation].emptyOptions == .keep
    values.update(field) { $0.setUnseated(unseated, returnsWhenPressed: returns) }
  }

  // MARK: Taking part

  /// Gives a field of a relation its part: its list, which of its choices hold, and its default.
  mutating func takeSeat(_ field: Int, _ seat: RelationSeat) {
    noteSeen()
    note(.optionsChanged, of: field)
    markChanged(field)
    let relation = plan.relations[seat.relation]
    guard let member = seat.member else {
      showRows(of: relation, in: field, relations[seat.relation].passing)
      return
    }
    let outcome = relations[seat.relation].outcomes[member]
    let codes = relation.members[member].values
    let list = codes.list(outcome.listed)
    values.update(field) { $0.setInitialChoice(codes.initialChoice(outcome.defaults)) }
    seatChoice(of: field, unseated: outcome.unseated, in: seat.relation)
    noteHighlights(values.update(field) { $0.setList(list, status: .ready) }, of: field)
  }

  private mutating func showRows(of relation: RelationPlan, in field: Int, _ passing: RowSet?) {
    guard var rows = relation.results[field]?.filtered(passing) else { return }
    if let filter = plan.rules[declared(field)].filter?.evaluate(values) {
      rows = filter.apply(rows)
    }
    _ = values.update(field) { $0.setList(rows, status: .ready) }
  }
}
