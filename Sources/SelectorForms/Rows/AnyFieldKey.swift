/// The key of a field without its type, found by its id: for programs that know a form by names.
public struct AnyFieldKey: FieldReference {
  /// The id of the field.
  public let fieldID: String
  /// Where the field stands in the form, from 0.
  public let fieldIndex: Int
  /// The form to which the key belongs.
  public let formID: FormID
  /// The row of the field, for a field of one row of a group that repeats.
  public internal(set) var rowID: RowID?

  /// The key of the field in one row; of a field that stands in no row, a key of nothing.
  public func `in`(_ row: RowID) -> Self {
    Self(
      fieldID: RowPath.id(of: fieldID, in: row), fieldIndex: fieldIndex, formID: formID, rowID: row)
  }
}

extension Form {
  /// The key of a field by its id, as changes and ``fields`` name it: `country`, `lines/2/product`.
  ///
  /// - Returns: The key; nil for an id that no field has, also where its row is not there.
  public func field(_ fieldID: String) -> AnyFieldKey? {
    var key: AnyFieldKey?
    if let index = plan.index[fieldID] {
      key = AnyFieldKey(fieldID: fieldID, fieldIndex: index, formID: id)
    } else if let (pattern, row) = RowPath.split(fieldID), let index = plan.index[pattern] {
      key = AnyFieldKey(fieldID: pattern, fieldIndex: index, formID: id).in(row)
    }
    return key.flatMap { place(of: $0) == nil ? nil : $0 }
  }

  /// Where the field with an id stands; nil for an id that no field has.
  func place(ofID fieldID: String) -> Int? { field(fieldID).flatMap { place(of: $0) } }

  /// The key of the field at a place.
  func key(at place: Int) -> AnyFieldKey {
    AnyFieldKey(
      fieldID: fieldID(place), fieldIndex: declared(place), formID: id,
      rowID: values.rows.instance(at: place)?.row)
  }
}

extension RowPath {
  /// The name of a field in any row and the row, from the name in one row; nil for another name.
  static func split(_ path: String) -> (pattern: String, row: RowID)? {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[1]), "\(number)" == parts[1] else { return nil }
    return ("\(parts[0])/*/\(parts[2])", RowID(number))
  }
}
