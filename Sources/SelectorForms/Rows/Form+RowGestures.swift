import SelectorKit

/// What a user does to the rows of a group from where the focus is.
extension Form {
  /// The label of the group to which a row would be added from a place: the one that the place belongs to,
  /// else the next one, else the last; nil where there is none that a user can change.
  package func rowGroup(at index: Int?) -> String? {
    group(near: index).map { values.machine(plan.groups[$0].place).configuration.label }
  }

  /// Adds a row as a user: behind the row of a place, else at the end, and moves the focus to its first field.
  ///
  /// - Returns: Whether there is room for one more.
  package mutating func addRow(at index: Int?) -> Bool {
    guard let group = group(near: index) else { return false }
    let row = index.flatMap { shownPlace(at: $0) }.flatMap { values.rows.row(of: $0) }
    let position = row.flatMap {
      $0.group == group ? values.rows.groups[group].positions[$0.row] : nil
    }
    let made = insertRow(like: nil, in: group, at: position.map { $0 + 1 } ?? .max, .keyboard).row
    guard let made, let base = values.rows.groups[group].bases[made] else { return false }
    let places = base..<base + plan.groups[group].fields.count
    if let first = places.first(where: { rank(of: $0) != nil }), let rank = rank(of: first) {
      focus(at: rank)
    }
    return true
  }

  /// Removes the row that a place belongs to, as a user.
  ///
  /// - Returns: What changed; nothing for a place that belongs to no row.
  package mutating func removeRow(at index: Int) -> [FormChange] {
    guard let place = shownPlace(at: index), let (group, row) = values.rows.row(of: place) else {
      return []
    }
    return change(group, .remove(row), .keyboard)
  }

  /// Removes a row of the group that stands at a place, as a user.
  ///
  /// - Parameter position: The position of the row, from 0.
  /// - Returns: What changed; nothing where there is no such row or group.
  package mutating func removeRow(_ position: Int, ofGroupAt index: Int) -> [FormChange] {
    guard let place = shownPlace(at: index), let group = plan.groupAtField[place],
      values.rows.groups[group].attached.indices.contains(position)
    else { return [] }
    return change(group, .remove(values.rows.groups[group].attached[position]), .keyboard)
  }

  private func group(near index: Int?) -> Int? {
    let usable = plan.groups.indices.filter { group in
      let place = plan.groups[group].place
      return values.isVisible(place) && isUsable(place)
    }
    guard let place = index.flatMap({ shownPlace(at: $0) }) else { return usable.last }
    if let own = values.rows.row(of: place)?.group { return usable.contains(own) ? own : nil }
    return usable.first { plan.groups[$0].place >= place } ?? usable.last
  }
}
