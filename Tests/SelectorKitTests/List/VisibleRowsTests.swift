import Testing

@testable import SelectorKit

@Suite struct `Visible rows` {
  @Test(arguments: [VisibleRows.all(3), .some([0, 1, 2])])
  func `are rows from the first to the last option and no others`(rows: VisibleRows) {
    #expect((-1...3).map(rows.position(ofRow:)) == [nil, 0, 1, 2, nil])
    #expect((-1...3).map(rows.row(ofPosition:)) == [nil, 0, 1, 2, nil])
    #expect(rows.count == 3)
  }

  @Test(arguments: [[Int32(1), 4, 7], [7, 1, 4]])
  func `that a query finds know their positions in either order`(found: [Int32]) {
    let rows = VisibleRows.some(found)
    for (row, position) in found.enumerated() {
      #expect(rows.position(ofRow: row) == Int(position))
      #expect(rows.row(ofPosition: Int(position)) == row)
    }
    #expect(rows.row(ofPosition: 2) == nil && rows.position(ofRow: 3) == nil)
  }
}
