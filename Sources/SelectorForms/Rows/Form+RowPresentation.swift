import SelectorKit

extension Form {
  /// The places of the names of groups and of rows among all that can be seen.
  var headingRanks: [Int] {
    plan.groups.indices.flatMap { group -> [Int] in
      guard let first = rank(of: plan.groups[group].place) else { return [] }
      let ranks = values.rows.groups[group].ranks
      var next = first + 1
      return [first]
        + ranks.weights.map { weight in
          defer { next += weight }
          return next
        }
    }
  }

  /// The name of a row.
  func heading(of item: ShownItem) -> ControlPresentation {
    guard case .row(let group, let position) = item else {
      return ControlPresentation(kind: .text, label: "")
    }
    let label = SelectorStrings.fill(plan.groups[group].rowLabel, with: "\(position + 1)")
    let isEnabled = !values.machine(plan.groups[group].place).configuration.isDisabled
    return ControlPresentation(kind: .group, label: label, isEnabled: isEnabled, level: 1)
  }

  /// The rules of rows that the form breaks: empty, unless there is a fault in this package.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields of all rows.
  func brokenRowInvariants() -> [String] {
    var broken: [String] = []
    var used: Set<Int> = []
    for (group, declaration) in plan.groups.enumerated() {
      let rows = values.rows.groups[group]
      func check(_ holds: Bool, _ words: String) {
        if !holds { broken.append("\(declaration.id): \(words)") }
      }
      check(
        values.machine(declaration.place).rowOrder == rows.attached,
        "the rows in the form are not those of its field")
      check(Set(rows.attached).count == rows.attached.count, "a row is there twice")
      check(rows.attachedBases.count == rows.attached.count, "a row has no fields")
      check(rows.attached.allSatisfy { $0.number < rows.next }, "a row has a number of the future")
      // Rows without fields take no place.
      let bases = declaration.fields.isEmpty ? [] : rows.free + rows.bases.values
      for base in bases { check(used.insert(base).inserted, "two rows share their fields") }
      let weights = rows.attachedBases.map { base in
        1 + (base..<base + declaration.fields.count).count { values.isVisible($0) }
      }
      check(weights == rows.ranks.weights, "the lines of rows are counted wrong")
      for (row, base) in rows.bases where rows.positions[row] == nil {
        for place in base..<base + declaration.fields.count {
          check(!values.isOpen(place), "a list is open in row \(row), which is not there")
          check(records[place].load?.isRunning == nil, "row \(row), which is not there, loads")
          check(focusedField != place, "row \(row), which is not there, has the focus")
        }
      }
      check(
        holders(in: group)
          == rows.holders.mapValues { $0.filter { !$0.value.isEmpty } }
          .filter { !$0.value.isEmpty }, "who holds which value is noted wrong")
    }
    for rank in 0..<shownCount
    where shownPlace(at: rank).map({ self.rank(of: $0) != rank }) ?? false {
      broken.append("what stands at line \(rank) is not found there")
    }
    return broken
  }

  /// Which rows hold a value, found by looking at all of them.
  private func holders(in group: Int) -> [Int: [FieldValue: Set<RowID>]] {
    let rows = values.rows.groups[group]
    var holders: [Int: [FieldValue: Set<RowID>]] = [:]
    for field in plan.groups[group].unique {
      for (row, place) in zip(rows.attached, places(ofColumn: field)) {
        let value = values.value(place)
        if !value.isEmpty { holders[field, default: [:]][value, default: []].insert(row) }
      }
    }
    return holders
  }
}
