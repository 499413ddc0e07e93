import Testing

@testable import SelectorForms

@Suite struct ColumnIndexTests {
  /// More rows than the bits of some words, and values on both sides of what has a set of its own.
  @Test(arguments: [1, 64, 65, 200])
  func `rows are counted by value, however many values there are`(valueCount: Int) {
    let codes = (0..<500).map { Int32($0 * 7 % (valueCount + 1)) - 1 }
    let index = ColumnIndex(codes: codes, valueCount: valueCount)
    for some in [nil, RowSet(count: codes.count) { $0 % 3 == 0 }, RowSet(none: codes.count)] {
      var counts = [Int32](repeating: 0, count: valueCount)
      for (row, code) in codes.enumerated() where code >= 0 && some?.contains(row) != false {
        counts[Int(code)] += 1
      }
      #expect(index.counts(in: some) == counts)
      #expect((0..<valueCount).map { index.occurs($0, in: some) } == counts.map { $0 > 0 })
    }
    for value in 0..<valueCount {
      let rows = codes.indices.filter { index.set(of: value).contains($0) }
      #expect(rows == codes.indices.filter { codes[$0] == value })
    }
  }
}
