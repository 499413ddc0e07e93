import SelectorKit

/// A check of all rows of a group, with the rows of one field to which it attaches issues.
struct RowCheck: Sendable {
  var field: Int
  var rule: FormRule<[RowID: String]>
}

extension Form {
  // MARK: Values that must differ

  /// Notes which row holds a value that no two rows may share.
  mutating func noteHolder(_ place: Int) {
    guard let instance = values.rows.instance(at: place),
      plan.groups[instance.group].unique.contains(instance.declared)
    else { return }
    forgetHolder(place)
    let value = values.value(place)
    guard !value.isEmpty else { return }
    values.rows.groups[instance.group].held[place] = value
    values.rows.groups[instance.group].holders[instance.declared, default: [:]][value, default: []]
      .insert(instance.row)
  }

  mutating func forgetHolder(_ place: Int) {
    guard let instance = values.rows.instance(at: place),
      let value = values.rows.groups[instance.group].held.removeValue(forKey: place)
    else { return }
    var rows = values.rows.groups[instance.group].holders[instance.declared]?[value] ?? []
    rows.remove(instance.row)
    values.rows.groups[instance.group].holders[instance.declared]?[value] =
      rows.isEmpty ? nil : rows
  }

  /// Whether a row before holds the same value, where no two rows may.
  ///
  /// - Complexity: O(*d*), where *d* is the number of rows that hold the value.
  func isDuplicate(_ place: Int) -> Bool {
    guard let instance = values.rows.instance(at: place) else { return false }
    let rows = values.rows.groups[instance.group]
    guard let value = rows.held[place], let own = rows.positions[instance.row],
      let holders = rows.holders[instance.declared]?[value]
    else { return false }
    return holders.contains { rows.positions[$0] ?? own < own }
  }

  // MARK: Checks of all rows

  /// What checks of all rows find wrong with the field of a row.
  ///
  /// - Complexity: O(*n*) for each check, where *n* is the number of rows; `known` keeps what was found.
  func rowFindings(at place: Int, known: inout [Int: [[RowID: String]]]) -> [String] {
    guard !plan.rowChecks.isEmpty, let instance = values.rows.instance(at: place),
      let checks = plan.rowChecks[instance.declared]
    else { return [] }
    let found = known[instance.declared] ?? checks.map { $0.evaluate(values) }
    known[instance.declared] = found
    return found.compactMap { $0[instance.row] }
  }

  // MARK: Submit

  /// What a field gives when the form is submitted; nil for nothing.
  func submitted(_ place: Int, as id: String) -> SubmittedField? {
    guard values.isReadable(place), values.machine(place).kind != .results else { return nil }
    let value = values.ownValue(place)
    guard !value.isEmpty else { return nil }
    return SubmittedField(
      id: id, value: value, rows: plan.groupAtField[place].map { submittedRows(of: $0) } ?? [])
  }

  func submittedRows(of group: Int) -> [SubmittedRow] {
    let rows = values.rows.groups[group]
    return zip(rows.attached, rows.attachedBases).map { row, base in
      SubmittedRow(
        id: row,
        fields: plan.groups[group].names.enumerated().compactMap { offset, name in
          submitted(base + offset, as: name)
        })
    }
  }
}

/// What one row gives when a form is submitted.
public struct SubmittedRow: Hashable, Sendable {
  /// The id of the row.
  public var id: RowID
  /// What its fields give, in order, by their ids within the row; a field that gives nothing is left out.
  public var fields: [SubmittedField]

  /// Makes what a row gives.
  public init(id: RowID, fields: [SubmittedField]) {
    self.id = id
    self.fields = fields
  }
}
