public import SelectorKit

/// The rows of a group: which there are, and what can be done to them.
///
/// Whoever adds, removes, moves or copies a row says on whose behalf: by `.keyboard` or `.pointer` a user did
/// it, which makes the group touched and dirty, and which a disabled or hidden group refuses.
extension Form {
  /// The rows of a group, in order; none for a key of another form.
  public func rows<Fields>(of rows: RowsKey<Fields>) -> [RowID] {
    group(of: rows).map { values.rows.groups[$0].attached } ?? []
  }

  /// Adds a row whose fields are as they were declared; one step to take back.
  ///
  /// - Parameters:
  ///   - rows: The group.
  ///   - position: Where, from 0; beyond the ends at the nearest end, and without it at the end.
  ///   - reason: Why.
  /// - Returns: The row and what changed; no row where the group may have no more.
  /// - Complexity: O(*n* + *k*), where *n* is the number of rows and *k* that of fields of a row.
  @discardableResult
  public mutating func addRow<Fields>(
    to rows: RowsKey<Fields>, at position: Int? = nil, reason: SelectorReason = .program
  ) -> RowInsertion {
    guard let group = group(of: rows) else { return RowInsertion(row: nil, changes: []) }
    return insertRow(like: nil, in: group, at: position ?? .max, reason)
  }

  /// Adds a row that holds what another one does: choices, also held ones, and what it remembers.
  ///
  /// Its loaders ask anew for what the other one has no answer for. A row that is not there is not copied.
  ///
  /// - Parameters:
  ///   - row: The row to copy.
  ///   - rows: The group.
  ///   - position: Where, from 0; without it behind the other row.
  ///   - reason: Why.
  /// - Returns: The new row and what changed; no row where the group may have no more.
  @discardableResult
  public mutating func copyRow<Fields>(
    _ row: RowID, in rows: RowsKey<Fields>, at position: Int? = nil,
    reason: SelectorReason = .program
  ) -> RowInsertion {
    guard let group = group(of: rows),
      let place = values.rows.groups[group].positions[row]
    else { return RowInsertion(row: nil, changes: []) }
    return insertRow(like: row, in: group, at: position ?? place + 1, reason)
  }

  /// Removes a row; a list that is open in it closes, and answers to its requests count no more.
  ///
  /// Undo brings it back with its id and all that it held. If it had the focus, the row that takes its place
  /// gets it. A row that is not there changes nothing.
  @discardableResult
  public mutating func removeRow<Fields>(
    _ row: RowID, from rows: RowsKey<Fields>, reason: SelectorReason = .program
  ) -> [FormChange] {
    group(of: rows).map { change($0, .remove(row), reason) } ?? []
  }

  /// Moves a row; all that it holds, what is open in it and what it asked for stay.
  ///
  /// - Parameters:
  ///   - row: The row; one that is not there changes nothing.
  ///   - position: Where it stands then, from 0; beyond the ends at the nearest end.
  ///   - rows: The group.
  ///   - reason: Why.
  /// - Returns: What changed.
  @discardableResult
  public mutating func moveRow<Fields>(
    _ row: RowID, to position: Int, in rows: RowsKey<Fields>, reason: SelectorReason = .program
  ) -> [FormChange] {
    group(of: rows).map { change($0, .move(row, position: position), reason) } ?? []
  }

  // MARK: How

  private func group<Fields>(of rows: RowsKey<Fields>) -> Int? {
    rows.formID == id ? plan.groupAtField[rows.fieldIndex] : nil
  }

  mutating func insertRow(
    like original: RowID?, in group: Int, at position: Int, _ reason: SelectorReason
  ) -> RowInsertion {
    var made: RowID?
    let changes = transact(group, reason) { form in
      let place = form.plan.groups[group].place
      let limit = form.values.machine(place).configuration.limits.maximum ?? .max
      guard form.values.machine(place).rowOrder?.count ?? 0 < limit,
        let row = form.makeRow(in: group, like: original)
      else { return }
      made = row
      form.act(on: place) { $0.perform(.add(row, position: position), reason) }
    }
    return RowInsertion(row: made, changes: changes)
  }

  mutating func change(
    _ group: Int, _ verb: RowVerb, _ reason: SelectorReason
  ) -> [FormChange] {
    transact(group, reason) { form in
      form.act(on: form.plan.groups[group].place) { $0.perform(verb, reason) }
    }
  }

  private mutating func transact(
    _ group: Int, _ reason: SelectorReason, _ body: (inout Form) -> Void
  ) -> [FormChange] {
    let isByUser = reason == .keyboard || reason == .pointer
    if isByUser, !isUsable(plan.groups[group].place) { return [] }
    return transact(isByUser ? .user : .program) { form in
      body(&form)
      // What follows in a batch finds the rows as they are then.
      form.followRows(of: group)
    }
  }
}

/// A row that was added.
public struct RowInsertion: Hashable, Sendable {
  /// The row; nil where none could be added.
  public var row: RowID?
  /// What changed.
  public var changes: [FormChange]
}

// MARK: Values by row

extension Form {
  /// The option that is the value of a field in a row; nil for none, and for a row that is not there.
  public subscript<Option>(row row: RowID, _ field: FieldKey<Option>) -> Option? {
    self[field.in(row)]
  }

  /// The options that are the value of a field in a row, in option order.
  public subscript<Option>(row row: RowID, _ field: MultiFieldKey<Option>) -> [Option] {
    self[field.in(row)]
  }

  /// The option that is the value of a combobox in a row; nil for none and for a text of one's own.
  public subscript<Option>(row row: RowID, _ field: ComboboxFieldKey<Option>) -> Option? {
    self[field.in(row)]
  }

  /// Whether a switch is on in a row.
  public subscript(row row: RowID, _ field: ToggleFieldKey) -> Bool { self[field.in(row)] }

  /// The text of a field in a row.
  public subscript(row row: RowID, _ field: TextFieldKey) -> String { self[field.in(row)] }

  /// The rows of a table that pass the filters in a row of the form.
  public subscript<Row>(row row: RowID, _ field: ResultsFieldKey<Row>) -> [Row] {
    self[field.in(row)]
  }
}
