/// Which rows have which value of a column: the values by number, in order of first appearance.
struct ColumnIndex: Sendable {
  /// Up to so many values each has a bit set of its own; of more, rows are counted one by one.
  private static let mostSets = 64

  let rowCount: Int
  let valueCount: Int
  /// The number of each row's value; -1 for a row without one.
  private let codes: [Int32]
  /// Where the rows of each value begin in `rows`, and where the last ones end.
  private let starts: [Int32]
  /// The rows, by their values and in order.
  private let rows: [Int32]
  /// The rows of each value, where values are few.
  private let sets: [RowSet]

  /// Makes the index of a column.
  ///
  /// - Parameters:
  ///   - codes: The number of each row's value, or -1.
  ///   - valueCount: How many values there are.
  /// - Complexity: O(*n* + *v*) for *n* rows and *v* values.
  init(codes: [Int32], valueCount: Int) {
    self.codes = codes
    self.valueCount = valueCount
    rowCount = codes.count
    var starts = [Int32](repeating: 0, count: valueCount + 1)
    for code in codes where code >= 0 { starts[Int(code) + 1] += 1 }
    for value in 0..<valueCount { starts[value + 1] += starts[value] }
    var next = starts
    var rows = [Int32](repeating: 0, count: Int(starts[valueCount]))
    for (row, code) in codes.enumerated() where code >= 0 {
      rows[Int(next[Int(code)])] = Int32(row)
      next[Int(code)] += 1
    }
    self.starts = starts
    self.rows = rows
    guard valueCount <= Self.mostSets else {
      sets = []
      return
    }
    sets = (0..<valueCount).map { value in
      var set = RowSet(none: codes.count)
      for row in rows[Int(starts[value])..<Int(starts[value + 1])] { set.insert(Int(row)) }
      return set
    }
  }

  /// The rows of a value.
  func set(of value: Int) -> RowSet {
    if !sets.isEmpty { return sets[value] }
    var set = RowSet(none: rowCount)
    for row in rows(of: value) { set.insert(Int(row)) }
    return set
  }

  private func rows(of value: Int) -> ArraySlice<Int32> {
    rows[Int(starts[value])..<Int(starts[value + 1])]
  }

  /// Whether one of some rows, or of all, has a value.
  func occurs(_ value: Int, in some: RowSet?) -> Bool {
    guard let some else { return starts[value] < starts[value + 1] }
    return rows(of: value).contains { some.contains(Int($0)) }
  }

  /// How many of some rows, or of all, have each value.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows; O(*v* *n* / 64) where there are few values *v*.
  func counts(in some: RowSet?) -> [Int32] {
    guard let some else { return (0..<valueCount).map { starts[$0 + 1] - starts[$0] } }
    if !sets.isEmpty { return sets.map { Int32($0.commonCount(with: some)) } }
    var counts = [Int32](repeating: 0, count: valueCount)
    let codes = codes.span
    for (place, word) in some.words.enumerated() {
      var bits = word
      while bits != 0 {
        let code = codes[place << 6 + bits.trailingZeroBitCount]
        if code >= 0 { counts[Int(code)] &+= 1 }
        bits &= bits &- 1
      }
    }
    return counts
  }
}
