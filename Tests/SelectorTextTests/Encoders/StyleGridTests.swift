import SelectorKit
import SelectorTesting
import SelectorText
import Testing

/// Letters for styles.
@Suite struct StyleGridTests {
  @Test func `a frame shows what became of its styles`() {
    let source = FakeSource.single(
      "Tree", FakeSource.rows(["Ash", "Beech"], highlighted: 1, chosen: [0]))
    let frame = TextRenderer(columns: 24, rows: 8).frame(of: source)
    expectSnapshot(
      of: frame.canvas.plainWithStyles(), as: .text,
      matches: """
        › Tree   Pick          ▴
                ┌──────────────┐
                │ ● Ash        │
                │›  Beech      │
                └──────────────┘

        abccccbbbddddbbbbbbbbbba
        ........eeeeeeeeeeeeeeee
        ........efgfhhhffffffffe
        ........eijjkkkkkjjjjjje
        ........eeeeeeeeeeeeeeee

        a  indicator focused
        b  blank focused
        c  label focused
        d  placeholder focused
        e  border raised
        f  blank chosen raised
        g  mark chosen raised
        h  option chosen raised
        i  mark highlighted raised
        j  blank highlighted raised
        k  option highlighted raised
        """)
    let grid = StyleGrid(frame.canvas)
    #expect(grid.lines.count == frame.canvas.plainLines().count)
    #expect(grid.legend.contains { $0.hasSuffix("  option highlighted raised") })
    #expect(grid.legend.contains { $0.hasSuffix("  option chosen raised") })
    #expect(!grid.lines.joined().unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func `a letter that a query found is another style`() {
    var rows = FakeSource.rows(["Ash"])
    rows[0].matches = [0..<1]
    let frame = TextRenderer(columns: 24, rows: 8).frame(of: FakeSource.single("Tree", rows))
    #expect(StyleGrid(frame.canvas).legend.contains { $0.hasSuffix("option match raised") })
  }

  @Test func `every style has a letter of one cell of its own`() {
    var canvas = TextCanvas(columns: 64, rows: TextStyle.Role.allCases.count)
    for (row, role) in TextStyle.Role.allCases.enumerated() {
      for traits in 0..<64 {
        let style = TextStyle(role, TextStyle.Traits(rawValue: UInt8(traits)))
        canvas.put(SafeText("x"), row: row, column: traits, limit: 1, brush: .init(style))
      }
    }
    let grid = StyleGrid(canvas)
    let letters = Set(grid.legend.compactMap(\.first))
    // All but the style that stands for nothing.
    #expect(letters.count == TextStyle.Role.allCases.count * 64 - 1)
    #expect(letters.allSatisfy { WidthPolicy.standard.cells(of: $0) == 1 })
  }

  @Test func `an empty canvas has no letters`() {
    #expect(StyleGrid(TextCanvas(columns: 0, rows: 0)).lines.isEmpty)
    #expect(TextCanvas(columns: 3, rows: 2).plainWithStyles() == "\n\n\n\n")
  }
}
