/// Fields whose options are rows of an indexed table.
extension FormBuilder {
  /// Declares a field that holds one row of a table, of those under the value of another field.
  ///
  /// Without a value of the parent the options are blocked.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - table: The rows, by the ids of the parent's options.
  ///   - parent: The field whose value says which rows are options.
  ///   - rowLabel: How a row reads.
  /// - Returns: The key of the field.
  /// - Complexity: A change of the parent costs O(*k*), where *k* is the number of rows under it.
  public mutating func selector<Row, Parent>(
    _ id: String, _ label: String, rowsOf table: IndexedTable<Row, Parent.ID>,
    under parent: FieldKey<Parent>, label rowLabel: @escaping @Sendable (Row) -> String
  ) -> FieldKey<Row> {
    let key = selector(id, label, options: [], label: rowLabel)
    derive(key, from: parent) { table.rows(for: $0.id) }
    return key
  }

  /// Declares a field that holds one row of a table, of those under one of the values of another field.
  ///
  /// Without a value of the parent the options are blocked.
  public mutating func selector<Row, Parent>(
    _ id: String, _ label: String, rowsOf table: IndexedTable<Row, Parent.ID>,
    underAny parent: MultiFieldKey<Parent>, label rowLabel: @escaping @Sendable (Row) -> String
  ) -> FieldKey<Row> {
    let key = selector(id, label, options: [], label: rowLabel)
    derive(key, from: parent) { parents in table.rows(forAny: parents.map(\.id)) }
    return key
  }
}
