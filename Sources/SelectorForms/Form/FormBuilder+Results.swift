public import SelectorKit

/// Rows that other fields narrow: a product list under its filters.
extension FormBuilder {
  /// Declares rows of a table.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - rows: The rows, in order; of rows with one id the first stays.
  ///   - presentation: How a row reads.
  /// - Returns: The key of the rows.
  public mutating func results<Row>(
    _ id: String, _ label: String, rows: [Row], presentation: OptionPresentation<Row>
  ) -> ResultsFieldKey<Row> {
    let list = OptionList(rows)
    let field = ResultsField(
      rows: list, presentation: presentation, configuration: SelectorConfiguration(label: label))
    let index = declare(id, field)
    let key = ResultsFieldKey<Row>(
      fieldID: fields[index].id, fieldIndex: index, formID: formID)
    setRule(of: key, reading: []) {
      $0.options = OptionsRule(any: [], source: .derived { { _ in .given(list) } })
    }
    return key
  }

  /// Declares rows of a table whose label a closure or a key path gives.
  public mutating func results<Row>(
    _ id: String, _ label: String, rows: [Row],
    label rowLabel: @escaping @Sendable (Row) -> String
  ) -> ResultsFieldKey<Row> {
    results(id, label, rows: rows, presentation: OptionPresentation(label: rowLabel))
  }

  /// Asks a loader for the rows; filters narrow its answer without asking again.
  public mutating func load<Row, each Read: FieldRead>(
    _ field: ResultsFieldKey<Row>, for reads: repeat each Read,
    policy: LoadPolicy = LoadPolicy(),
    loading: @escaping @concurrent @Sendable (repeat (each Read).Output) async throws -> [Row]
  ) {
    setRule(of: field, reading: Self.fields(repeat each reads)) {
      $0.options = OptionsRule(
        repeat each reads,
        source: Self.loader(repeat each reads, policy: policy, loading: loading))
    }
  }

  /// Lets only those rows pass for which a condition on other fields holds.
  ///
  /// - Parameters:
  ///   - field: The rows.
  ///   - reads: What the condition reads besides the row.
  ///   - condition: Whether a row passes.
  /// - Complexity: O(*n*) conditions a change, where *n* is the number of rows.
  public mutating func filter<Row, each Read: FieldRead>(
    _ field: ResultsFieldKey<Row>, by reads: repeat each Read,
    condition: @escaping @Sendable (Row, repeat (each Read).Value) -> Bool
  ) {
    let rule = FormRule<RowFilter>(repeat each reads) { (values: repeat (each Read).Value) in
      RowFilter { row in
        guard let row = row as? Row else { return false }
        return condition(row, repeat each values)
      }
    }
    setRule(of: field, reading: Self.fields(repeat each reads)) {
      $0.filter = rule.map { filter in filter.applied(to: Row.self) }
    }
  }

  /// Lets only those rows pass for which a condition on other fields holds, without types.
  public mutating func filter<Row>(
    _ field: ResultsFieldKey<Row>, byAny reads: [AnyFieldRead],
    condition: @escaping @Sendable ([FieldValue]) -> @Sendable (Row) -> Bool
  ) {
    let rule = FormRule<RowFilter>(any: reads) { values in
      let passes = condition(values)
      return RowFilter { row in (row as? Row).map(passes) ?? false }
    }
    setRule(of: field, reading: reads.map(\.field)) {
      $0.filter = rule.map { filter in filter.applied(to: Row.self) }
    }
  }
}

/// A condition on rows, without their type.
struct RowFilter: Sendable {
  var passes: @Sendable (any Sendable) -> Bool

  init(_ passes: @escaping @Sendable (any Sendable) -> Bool) { self.passes = passes }

  /// What the filter makes of a list of rows of the type.
  func applied<Row: Hashable & Identifiable & Sendable>(to type: Row.Type) -> ListFilter
  where Row.ID: Sendable {
    ListFilter { [passes] options in
      if let rows = options as? FilteredRows<Row> {
        let passing = rows.passing.filter { passes(rows.all.array[$0]) }
        return FilteredRows(all: rows.all, passing: passing)
      }
      guard let list = options as? OptionList<Row> else { return options }
      let passing = list.array.indices.filter { passes(list.array[$0]) }
      return FilteredRows(all: list, passing: passing)
    }
  }
}

/// Narrows a list that came from a rule or a loader.
struct ListFilter: Sendable {
  var apply: @Sendable (any Sendable) -> any Sendable
}
