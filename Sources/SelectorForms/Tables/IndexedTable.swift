/// Rows that are found by what stands in one of their columns: options by their parent.
///
/// The index is made once. A look-up costs what it finds and not the table. A field whose options are such
/// rows is declared with ``FormBuilder/selector(_:_:rowsOf:under:label:)``.
///
/// Rows keep the order of the table. A key that no row has finds none.
public struct IndexedTable<Row: Sendable, Key: Hashable & Sendable>: Sendable {
  /// The rows, in order.
  public let rows: [Row]
  private let places: [Key: [Int]]

  /// Makes a table and its index.
  ///
  /// - Parameters:
  ///   - rows: The rows, in order.
  ///   - key: What a row is found by; rows that give nil are never found.
  /// - Complexity: O(*n*) hashes of keys, where *n* is the number of rows.
  public init(_ rows: [Row], by key: (Row) -> Key?) {
    self.rows = rows
    var places: [Key: [Int]] = [:]
    for (place, row) in rows.enumerated() {
      if let key = key(row) { places[key, default: []].append(place) }
    }
    self.places = places
  }

  /// The rows with a key, in the order of the table.
  ///
  /// - Complexity: O(*k*), where *k* is the number of rows found.
  public func rows(for key: Key) -> [Row] { (places[key] ?? []).map { rows[$0] } }

  /// The rows that have one of several keys, in the order of the table; a key given twice counts once.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of rows found.
  public func rows(forAny keys: some Sequence<Key>) -> [Row] {
    Set(keys).flatMap { places[$0] ?? [] }.sorted().map { rows[$0] }
  }
}
