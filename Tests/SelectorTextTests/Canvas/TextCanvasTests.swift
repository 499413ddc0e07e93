import SelectorText
import Testing

struct TextCanvasTests {
  private let brush = TextCanvas.Brush(TextStyle(.option))

  @Test func `A wide cluster owns two cells or none`() {
    var canvas = TextCanvas(columns: 5, rows: 1)
    canvas.put(SafeText("東京都"), row: 0, column: 0, limit: 9, brush: brush)
    #expect(canvas.plain() == "東京")
    #expect(canvas[0, 0]?.part == .lead)
    #expect(canvas[0, 1]?.part == .continuation)
    #expect(canvas[0, 4]?.part == .single)
  }

  @Test(arguments: [(0, "x 京"), (1, " x京"), (2, "東x"), (3, "東 x")])
  func `W1 W3 covering half of a wide cluster blanks the other half`(column: Int, line: String) {
    var canvas = TextCanvas(columns: 4, rows: 1)
    canvas.put(SafeText("東京"), row: 0, column: 0, limit: 4, brush: brush)
    canvas.put(SafeText("x"), row: 0, column: column, limit: 1, brush: brush)
    #expect(canvas.plain() == line)
    checkHalves(canvas)
  }

  @Test func `A wide cluster over halves of two others blanks both`() {
    var canvas = TextCanvas(columns: 4, rows: 1)
    canvas.put(SafeText("東京"), row: 0, column: 0, limit: 4, brush: brush)
    canvas.put(SafeText("都"), row: 0, column: 1, limit: 2, brush: brush)
    #expect(canvas.plain() == " 都")
    checkHalves(canvas)
  }

  @Test func `What lies higher is never covered`() {
    var canvas = TextCanvas(columns: 6, rows: 1)
    let high = TextCanvas.Brush(TextStyle(.option, .raised), layer: 1)
    canvas.put(SafeText("東"), row: 0, column: 2, limit: 2, brush: high)
    canvas.put(SafeText("abcdef"), row: 0, column: 0, limit: 6, brush: brush)
    #expect(canvas.plain() == "ab東ef")
    canvas.put(SafeText("京京"), row: 0, column: 1, limit: 4, brush: brush)
    #expect(canvas.plain() == "a 東 f")
    checkHalves(canvas)
  }

  @Test func `Z3 nothing is drawn off the canvas, wherever that is`() {
    var canvas = TextCanvas(columns: 3, rows: 2)
    for row in [Int.min, -1, 2, Int.max] {
      canvas.put(SafeText("x"), row: row, column: 0, limit: 1, brush: brush)
      canvas.fill(row: row, column: row, width: row, height: row, brush: brush)
    }
    for column in [Int.min, -9, 3, Int.max] {
      canvas.put(SafeText("xyz東"), row: 0, column: column, limit: .max, brush: brush)
    }
    #expect(canvas.plain() == "")
    canvas.put(SafeText("東京"), row: 1, column: -1, limit: 4, brush: brush)
    #expect(canvas.plain() == "\n 京")
    checkHalves(canvas)
  }

  @Test func `Sizes below zero are zero, and boundless ones have a bound`() {
    #expect(TextCanvas(columns: -5, rows: .min).plainLines() == [])
    let canvas = TextCanvas(columns: .max, rows: 1)
    #expect(canvas.columns == TextCanvas.columnLimit)
  }

  @Test func `Clusters of any length come back as they were`() {
    var canvas = TextCanvas(columns: 20, rows: 1)
    let text = "é👨‍👩‍👧क्षि🇫🇷e\u{301}\u{302}\u{303}\u{304}"
    canvas.put(SafeText(text), row: 0, column: 0, limit: 20, brush: brush)
    #expect(canvas.plain() == text)
    var other = TextCanvas(columns: 1, rows: 1)
    other.reset(columns: 20, rows: 1)
    #expect(other != canvas)
    other.put(SafeText(text), row: 0, column: 0, limit: 20, brush: brush)
    #expect(other == canvas)
  }

  @Test func `Letters that a query found have their own style`() {
    var canvas = TextCanvas(columns: 4, rows: 1)
    canvas.put(
      SafeText("Lyon", marks: [0..<1, 2..<9]), row: 0, column: 0, limit: 4, brush: brush)
    #expect(
      canvas.cells.map { $0.style.traits.contains(.match) } == [true, false, true, true])
  }

  @Test func `Lines end without blanks of any kind`() {
    var canvas = TextCanvas(columns: 8, rows: 3)
    let spaces = "\u{A0}\u{1680}\u{2000}\u{200A}\u{202F}\u{205F}\u{3000} "
    for space in spaces {
      canvas.reset(columns: 8, rows: 3)
      canvas.put(SafeText("a\(space)b\(space)"), row: 0, column: 0, limit: 8, brush: brush)
      #expect(canvas.plainLines() == ["a\(space)b"])
    }
  }
}

/// Fails if a wide cluster on the canvas has lost one of its halves.
func checkHalves(_ canvas: TextCanvas, location: SourceLocation = #_sourceLocation) {
  for row in 0..<canvas.rows {
    for column in 0..<canvas.columns {
      guard let cell = canvas[row, column] else { continue }
      let next = canvas[row, column + 1]?.part
      let before = canvas[row, column - 1]?.part
      let isWhole =
        switch cell.part {
        case .single: next != .continuation
        case .lead: next == .continuation
        case .continuation: before == .lead
        }
      #expect(isWhole, "half a cluster at \(row), \(column)", sourceLocation: location)
    }
  }
}
