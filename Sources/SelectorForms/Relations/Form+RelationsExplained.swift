import SelectorKit

/// Why a field of a relation is as it is.
extension Form {
  /// What a field of a relation depends on: the choices of the others, and what narrows the rows.
  func neighbours(of place: Int) -> [(rule: String, read: Dependency)] {
    guard let seat = plan.seats[declared(place)] else { return [] }
    let relation = plan.relations[seat.relation]
    let initial = seat.member.flatMap { relation.members[$0].initialRule?.reads } ?? []
    let others = relation.members.filter { $0.field != place }
      .map { Dependency(field: $0.field, readsChoice: true) }
    return initial.map { ("default", $0) }
      + (others + (relation.narrowing?.reads ?? [])).map { ("relation", $0) }
  }

  /// What narrows the list of a field: what holds in the others, and what the conditions read.
  func inputs(of seat: RelationSeat) -> [Explanation.Input] {
    let relation = plan.relations[seat.relation]
    let others = relation.members.indices.filter {
      $0 != seat.member && holds($0, in: seat.relation)
    }
    return others.map { input(relation.members[$0].field) } + inputs(relation.narrowing?.reads)
  }

  /// Which later choices a choice gives way to; nil where it holds, or where no row has it at all.
  func wayGiven(at place: Int) -> Explanation.Fact? {
    guard let seat = plan.seats[declared(place)], let member = seat.member, values.isReadable(place)
    else {
      return nil
    }
    let relation = plan.relations[seat.relation]
    let codes = relation.members[member].values
    let unseated = relations[seat.relation].outcomes[member].unseated.filter {
      codes.code(of: $0) != nil
    }
    guard !unseated.isEmpty else { return nil }
    let later = relation.members.indices.filter {
      $0 != member && !relations[seat.relation].outcomes[$0].kept.isEmpty
        && records[relation.members[$0].field].edit > records[place].edit
    }
    return .gaveWay(
      FieldValue.options(unseated).words ?? "", to: later.map { input(relation.members[$0].field) })
  }

  private func holds(_ member: Int, in relation: Int) -> Bool {
    let outcome = relations[relation].outcomes[member]
    return !outcome.kept.isEmpty || !(outcome.defaults ?? []).isEmpty
  }

  private func input(_ field: Int) -> Explanation.Input {
    Explanation.Input(field: label(at: field), value: values.ownValue(field).words)
  }
}
