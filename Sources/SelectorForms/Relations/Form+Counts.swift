public import SelectorKit

extension Form {
  /// How many rows each option of a relation's field would leave, in the order of the table.
  ///
  /// A row counts if it agrees with the option, with what holds in the other fields of the relation, and
  /// with what narrows it. Options that are not listed are there too, with 0. Empty for a field that
  /// belongs to no relation.
  ///
  /// - Complexity: O(*v*), where *v* is the number of values of the column.
  public func optionCounts<Key: ListFieldReference>(
    of field: Key
  ) -> [OptionCount<Key.Control.Option.ID>] {
    guard let place = place(of: field), let (codes, counts) = counts(at: place) else { return [] }
    return counts.indices.compactMap { code in
      codes.id(of: code).typed().map { OptionCount(id: $0, count: Int(counts[code])) }
    }
  }

  /// How many rows an option of a relation's field would leave.
  ///
  /// - Returns: 0 for an id that no row has; nil for a field that belongs to no relation.
  /// - Complexity: O(1) hashes on average.
  public func optionCount<Key: ListFieldReference>(
    of id: Key.Control.Option.ID, in field: Key
  ) -> Int? {
    guard let place = place(of: field), let (codes, counts) = counts(at: place) else { return nil }
    return codes.code(of: OptionID(id)).map { Int(counts[$0]) } ?? 0
  }

  private func counts(at place: Int) -> (any ColumnValues, [Int32])? {
    guard let seat = plan.seats[declared(place)], let member = seat.member,
      relations[seat.relation].counts.indices.contains(member)
    else { return nil }
    return (
      plan.relations[seat.relation].members[member].values,
      relations[seat.relation].counts[member]
    )
  }

  /// Writes behind the labels of a list how many rows each option would leave, if the relation says so.
  func withCounts(_ list: ListPresentation, at place: Int) -> ListPresentation {
    guard let seat = plan.seats[declared(place)], plan.relations[seat.relation].showsCounts,
      let (codes, counts) = counts(at: place)
    else { return list }
    var list = list
    for row in list.rows.indices {
      guard let id = values.machine(place).optionID(atRow: list.rows[row].index) else { continue }
      let count = codes.code(of: id).map { Int(counts[$0]) } ?? 0
      list.rows[row].detail = [list.rows[row].detail, "\(count)"].compactMap { $0 }.joined(
        separator: " ")
    }
    return list
  }
}
