/// What a field holds in one row.
public struct RowValue<Value: Sendable>: Sendable {
  /// The row.
  public var row: RowID
  /// What the field holds there.
  public var value: Value
}

/// Reads a field in all rows of its group.
///
/// A rule of the form gets what a condition of a row would get, row by row: it never waits. A group that is
/// hidden has no rows, unless it keeps its value.
///
/// - Complexity: A rule that reads a column is computed anew when any row changes it: O(*n*) for *n* rows.
public struct ColumnRead<Base: FieldRead>: FieldRead {
  /// How one row is read.
  public let base: Base
  let rows: any FieldReference

  /// The field that is read.
  public var field: any FieldReference { base.field }
  /// Whether the choice is read.
  public var readsChoice: Bool { base.readsChoice }
  /// All rows are read.
  public var readsRows: Bool { true }

  /// What the field holds, row by row.
  public func output(in values: FormValues) -> [RowValue<Base.Value>]? { value(in: values) }

  /// What the field holds, row by row.
  public func value(in values: FormValues) -> [RowValue<Base.Value>] {
    rows(in: values).map { RowValue(row: $0, value: base.value(in: $1)) }
  }

  /// What the field holds by ids, row by row: never waits.
  public func part(in values: FormValues) -> FieldValue? {
    .option(
      OptionID(
        rows(in: values).map {
          ColumnPart(row: $0, value: base.part(in: $1) ?? FieldValue.none)
        }))
  }

  private func rows(in values: FormValues) -> [(RowID, FormValues)] {
    guard values.isReadable(rows.fieldIndex),
      let group = values.rows.groups.first(where: { $0.declaration.place == rows.fieldIndex })
    else { return [] }
    return zip(group.attached, group.attachedBases).map { row, base in
      (row, values.seen(from: base))
    }
  }
}

private struct ColumnPart: Hashable, Sendable {
  var row: RowID
  var value: FieldValue
}

/// Reads how many rows a group has; a group that is hidden has none, unless it keeps its value.
public struct RowCountRead: FieldRead {
  let rows: any FieldReference

  /// The group.
  public var field: any FieldReference { rows }
  /// The number of rows.
  public func output(in values: FormValues) -> Int? { value(in: values) }
  /// The number of rows.
  public func value(in values: FormValues) -> Int {
    if case .rows(let rows) = values.value(rows.fieldIndex) { rows.count } else { 0 }
  }
  /// The number of rows: never waits.
  public func part(in values: FormValues) -> FieldValue? { .option(OptionID(value(in: values))) }
}

extension RowsKey {
  /// Reads how many rows there are.
  public var count: RowCountRead { RowCountRead(rows: self) }

  /// Reads a field in all rows.
  ///
  /// - Parameter read: The key of a field of a row, or what is read of it: `product`, `product.id`.
  /// - Returns: A read that gives what the field holds, row by row.
  public func column<Read: FieldRead>(_ read: Read) -> ColumnRead<Read> {
    ColumnRead(base: read, rows: self)
  }
}
