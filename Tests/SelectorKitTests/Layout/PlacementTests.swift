import SelectorKit
import Testing

struct PlacementTests {
  private func request(
    header: Int, height: Int, rows: Int = 12, previous: Placement<Int>.Side? = nil
  ) -> Placement<Int> {
    Placement(
      .init(
        anchor: LayoutRect(minX: 5, minY: header, width: 20, height: 1),
        bounds: LayoutRect(minX: 0, minY: 0, width: 40, height: rows), width: 10,
        height: height, previousSide: previous))
  }

  @Test func `A list that fits lies below its header, as wide as it`() {
    let placement = request(header: 2, height: 8)
    #expect(placement.side == .below)
    #expect(placement.frame == LayoutRect(minX: 5, minY: 3, width: 20, height: 8))
    #expect(!placement.isClipped)
  }

  @Test func `L6 it goes above only if it does not fit below and there is more room above`() {
    #expect(request(header: 8, height: 5).side == .above)
    #expect(request(header: 8, height: 5).frame.minY == 3)
    #expect(request(header: 8, height: 3).side == .below)
    #expect(request(header: 5, height: 9).side == .below)
    #expect(request(header: 5, height: 9).frame.height == 6)
    #expect(request(header: 5, height: 9).isClipped)
  }

  @Test func `An open list keeps its side as long as it fits there`() {
    #expect(request(header: 8, height: 2, previous: .above).side == .above)
    #expect(request(header: 8, height: 2, previous: .below).side == .below)
    #expect(request(header: 8, height: 5, previous: .below).side == .above)
    #expect(request(header: 2, height: 5, previous: .above).side == .below)
  }

  @Test func `A wide list moves to stay within the bounds, from either edge`() {
    var request = Placement<Double>.Request(
      anchor: LayoutRect(minX: 250, minY: 0, width: 40, height: 45),
      bounds: LayoutRect(minX: 0, minY: 0, width: 300, height: 600), width: 100, height: 260,
      gap: 10)
    #expect(Placement(request).frame == LayoutRect(minX: 200, minY: 55, width: 100, height: 260))
    request.alignment = .trailing
    #expect(Placement(request).frame.minX == 190)
    request.anchor.minX = 10
    #expect(Placement(request).frame.minX == 0)
    request.width = 1000
    #expect(Placement(request).frame.width == 300)
  }

  @Test func `Without room on either side nothing of the list is left`() {
    #expect(request(header: 0, height: 5, rows: 1).frame.height == 0)
    #expect(request(header: 0, height: 5, rows: 0).frame.height == 0)
  }

  private static let points: [Double] = [
    .nan, .infinity, -.infinity, -.greatestFiniteMagnitude, -7, -0.0, 0, 0.5, 30, 250, 1e9,
    .greatestFiniteMagnitude,
  ]
  private static let cells = [Int.min, -9, -1, 0, 1, 2, 8, 24, 80, Int.max]

  @Test func `In points any input gives a list within the bounds and off its header`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      checkLaws { Self.points[Int(random.next() % UInt64(Self.points.count))] }
    }
  }

  @Test func `In cells any input gives a list within the bounds and off its header`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      checkLaws { Self.cells[Int(random.next() % UInt64(Self.cells.count))] }
    }
  }

  private func checkLaws<Unit: LayoutUnit>(_ pick: () -> Unit) {
    let anchor = LayoutRect(minX: pick(), minY: pick(), width: pick(), height: pick())
    let bounds = LayoutRect(minX: pick(), minY: pick(), width: pick(), height: pick())
    let request = Placement<Unit>.Request(
      anchor: anchor, bounds: bounds, width: pick(), height: pick(), gap: pick())
    let placement = Placement(request)
    let frame = placement.frame
    let height = max(.zero, Unit.layoutNumber(request.height))
    #expect(bounds.contains(frame), "\(request)")
    #expect(frame.width >= .zero && frame.height >= .zero)
    #expect(frame.height <= height)
    #expect(placement.isClipped == (frame.height < height))
    if frame.height > .zero {
      let isOff =
        placement.side == .below
        ? frame.minY >= anchor.maxY : frame.maxY <= Unit.layoutNumber(anchor.minY)
      #expect(isOff, "\(request)")
    }
    var kept = request
    kept.previousSide = placement.side
    #expect(Placement(kept) == placement, "placing again moves nothing")
  }
}
