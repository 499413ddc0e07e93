import SelectorKit
import SelectorText
import Testing

struct CanvasBoundsTests {
  @Test func `Every owner has the rectangle of its cells, as far as they are seen`() {
    let frame = TextRenderer(columns: 40, rows: 12).frame(of: FakeSource.trip(isOpen: true))
    let canvas = frame.canvas
    #expect(
      canvas.bounds(of: CanvasOwner(control: 0))
        == LayoutRect(minX: 0, minY: 0, width: 40, height: 1))
    #expect(
      canvas.bounds(of: CanvasOwner(control: 1, row: 1))
        == LayoutRect(minX: 12, minY: 4, width: 27, height: 1))
    // Of the next header only what the list leaves.
    #expect(
      canvas.bounds(of: CanvasOwner(control: 2))
        == LayoutRect(minX: 0, minY: 2, width: 11, height: 1))
    let city = canvas.bounds(ofControl: 1)
    #expect(city == LayoutRect(minX: 0, minY: 1, width: 40, height: 8))
    #expect(canvas.bounds(of: CanvasOwner(control: 9)) == nil)
    let all = canvas.boundsByOwner()
    #expect(all.count == 10)
    for (owner, bounds) in all { #expect(canvas.bounds(of: owner) == bounds) }
  }

  @Test func `A canvas laid over another lies by its layers, and halves no wide letter`() {
    func canvas(_ text: String, layer: UInt8 = 0) -> TextCanvas {
      var canvas = TextCanvas(columns: 4, rows: 1)
      canvas.put(
        SafeText(text), row: 0, column: 0, limit: 4, brush: .init(TextStyle(.option), layer: layer))
      return canvas
    }
    var ground = TextCanvas(columns: 8, rows: 2)
    ground.draw(canvas("東京"), row: 0)
    ground.draw(canvas("ab"), row: 0, column: 1)
    #expect(ground.plainLines() == [" ab"], "its blanks cover too")
    ground.draw(canvas("東京"), row: 1, column: 5)
    #expect(ground.plainLines() == [" ab", "     東"])
    ground.draw(canvas("東京"), row: 1, column: -1)
    #expect(ground.plainLines() == [" ab", " 京  東"])
    ground.draw(canvas("zzzz"), row: 1, column: 0, lift: 2)
    ground.draw(canvas("yyyy", layer: 1), row: 1, column: 2)
    #expect(ground.plainLines() == [" ab", "zzzzyy"], "what lies higher stays, and cuts 東")
    for place in [Int.min, -9, 99, .max] {
      ground.draw(canvas("a"), row: place, column: place)
      ground.draw(canvas("a"), row: 0, column: place)
    }
    #expect(ground.plainLines() == [" ab", "zzzzyy"])
  }
}
