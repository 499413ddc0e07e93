import SelectorKit
import Testing

struct ListMetricsTests {
  struct ClassicRow: Sendable {
    let count: Int
    let height: Double
    let location: SourceLocation

    init(_ count: Int, _ height: Double, location: SourceLocation = #_sourceLocation) {
      self.count = count
      self.height = height
      self.location = location
    }
  }

  @Test(arguments: [
    ClassicRow(-3, 0), ClassicRow(0, 0), ClassicRow(1, 30), ClassicRow(7, 210),
    ClassicRow(8, 240), ClassicRow(9, 250), ClassicRow(100, 250), ClassicRow(.max, 250),
  ])
  func `Rows of 30 points add up to at most 250`(row: ClassicRow) {
    let metrics = ListMetrics<Double>.classic
    #expect(metrics.listHeight(rows: row.count) == row.height, sourceLocation: row.location)
    #expect(
      metrics.outerHeight(rows: row.count) == row.height + 10, sourceLocation: row.location)
  }

  @Test func `The list of a classic form begins ten points below its header`() {
    #expect(ListMetrics<Double>.classic.listOffset == 55)
  }

  @Test(arguments: [(0, 0), (1, 1), (8, 8), (9, 8), (10_000, 8)])
  func `A text list has at most eight lines`(count: Int, lines: Int) {
    #expect(ListMetrics<Int>.text.listHeight(rows: count) == lines)
  }

  @Test func `Section headers count with their own height`() {
    let metrics = ListMetrics<Double>(header: 45, row: 30, sectionHeader: 20)
    #expect(metrics.contentHeight(rows: 3, sectionHeaders: 2) == 130)
    #expect(ListMetrics<Int>.text.listHeight(rows: 3, sectionHeaders: 2) == 5)
  }

  @Test func `Metrics that are no sizes count as nothing`() {
    let metrics = ListMetrics<Double>(header: .nan, gap: -10, row: .nan, padding: -.infinity)
    #expect(metrics.listOffset == 0)
    #expect(metrics.outerHeight(rows: 9) == 0)
    let endless = ListMetrics<Double>(header: .infinity, row: .infinity)
    #expect(endless.listHeight(rows: 2, room: 400) == 400)
  }
}
