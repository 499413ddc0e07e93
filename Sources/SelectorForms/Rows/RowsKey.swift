/// The key of a group of fields that repeats, with the keys of its fields.
///
/// The key of a field of a row names the field in any row; `key.in(row)` names it in one.
public struct RowsKey<Fields: Sendable>: FieldReference {
  /// The id of the group.
  public let fieldID: String
  /// Where the group stands in the form, from 0.
  public let fieldIndex: Int
  /// The form to which the key belongs.
  public let formID: FormID
  /// What declaring the fields of a row gave: mostly their keys.
  public let fields: Fields
}

extension FieldReference {
  /// No row: most fields stand in the form itself.
  public var rowID: RowID? { nil }

  /// The key itself: only the fields of rows are there once a row.
  public func `in`(_ row: RowID) -> Self { self }
}

extension FieldKey {
  /// The key of the field in one row; of a field that stands in no row, a key of nothing.
  public func `in`(_ row: RowID) -> Self {
    Self(
      fieldID: RowPath.id(of: fieldID, in: row), fieldIndex: fieldIndex, formID: formID, rowID: row)
  }
}
extension MultiFieldKey {
  /// The key of the field in one row; of a field that stands in no row, a key of nothing.
  public func `in`(_ row: RowID) -> Self {
    Self(
      fieldID: RowPath.id(of: fieldID, in: row), fieldIndex: fieldIndex, formID: formID, rowID: row)
  }
}
extension ComboboxFieldKey {
  /// The key of the field in one row; of a field that stands in no row, a key of nothing.
  public func `in`(_ row: RowID) -> Self {
    Self(
      fieldID: RowPath.id(of: fieldID, in: row), fieldIndex: fieldIndex, formID: formID, rowID: row)
  }
}
extension ToggleFieldKey {
  /// The key of the field in one row; of a field that stands in no row, a key of nothing.
  public func `in`(_ row: RowID) -> Self {
    Self(
      fieldID: RowPath.id(of: fieldID, in: row), fieldIndex: fieldIndex, formID: formID, rowID: row)
  }
}
extension TextFieldKey {
  /// The key of the field in one row; of a field that stands in no row, a key of nothing.
  public func `in`(_ row: RowID) -> Self {
    Self(
      fieldID: RowPath.id(of: fieldID, in: row), fieldIndex: fieldIndex, formID: formID, rowID: row)
  }
}
extension ResultsFieldKey {
  /// The key of the rows in one row of the form; of results that stand in no row, a key of nothing.
  public func `in`(_ row: RowID) -> Self {
    Self(
      fieldID: RowPath.id(of: fieldID, in: row), fieldIndex: fieldIndex, formID: formID, rowID: row)
  }
}

/// How the field of a row is named: `lines/2/product`, and in any row `lines/*/product`.
enum RowPath {
  static func id(_ field: String, of group: String, in row: RowID? = nil) -> String {
    "\(group)/\(row?.description ?? "*")/\(field)"
  }

  /// The name in one row of a field that is named in any; another name stays.
  static func id(of path: String, in row: RowID) -> String {
    guard let star = path.firstRange(of: "/*/") else { return path }
    return "\(path[..<star.lowerBound])/\(row)/\(path[star.upperBound...])"
  }
}
