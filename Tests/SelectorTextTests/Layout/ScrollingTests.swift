import SelectorKit
import SelectorTesting
import SelectorText
import Testing

struct ScrollingTests {
  /// Stops in sections of different lengths; some of them of a single stop.
  private static let stops: [(label: String, section: String)] = [
    ("Arles", "South"), ("Nice", "South"), ("Lyon", "Middle"), ("Brest", "West"),
    ("Vannes", "West"),
    ("Nantes", "West"), ("Lille", "North"), ("Metz", "East"), ("Colmar", "East"),
    ("Belfort", "East"),
  ]

  private struct Stop: SelectorOption {
    var id: Int
    var label: String { ScrollingTests.stops[id].label }
    var section: String? { ScrollingTests.stops[id].section }
  }

  private func selector() -> Selector<Stop> {
    Selector("Where to?", options: Self.stops.indices.map { Stop(id: $0) })
  }

  @Test(arguments: 3...15)
  func `A list is as high wherever it is scrolled to`(rows: Int) {
    for keys in [KeyPress.Key.arrowDown, .arrowUp] {
      var selector = selector()
      let renderer = TextRenderer(columns: 30, rows: rows)
      var frame = TextFrame()
      var heights: Set<Int> = []
      selector.press(KeyPress(keys))
      for _ in Self.stops {
        let lines = renderer.listLines(for: 0, in: selector, keeping: frame)
        selector.send(.layout(rows: lines), at: .start)
        renderer.draw(selector, into: &frame)
        heights.insert(frame.canvas.rows)
        selector.press(KeyPress(keys))
      }
      #expect(heights.count == 1, "\(heights) lines on a screen of \(rows)")
    }
  }

  @Test func `A line that is left names the section that comes, or the one that goes on`() {
    var selector = selector()
    selector.press(KeyPress(.arrowDown))
    selector.send(.layout(rows: 4), at: .start)
    expectSnapshot(
      of: selector, as: .plain(columns: 30, rows: 6),
      matches: """
        › Where to?                  ▴
         │ South                     │
         │›  Arles                   │
         │   Nice                    │
         │ Middle                    │
         │   Lyon                    ↓
        """)
    #expect(
      TextRenderer(columns: 30, rows: 7).plain(selector).hasSuffix(
        "\n │ West                      ↓"))
    selector.press(KeyPress(.end))
    let screen = TextRenderer(columns: 30, rows: 4).plain(selector)
    #expect(
      screen == """
        › Where to?                  ▴
         │ East                      ↑
         │   Colmar                  │
         │›  Belfort                 │
        """)
    let list = selector.list(at: 0, lines: 3)
    #expect(list?.rows.map(\.label) == ["Colmar", "Belfort"])
    #expect(list?.rows.first?.sectionHeader == "East")
  }

  @Test func `Where there is no name for it the line stays free`() {
    var source = FakeSource.single(
      "Letter", text: "?",
      FakeSource.rows(["a", "b", "c"], highlighted: 0, sections: [0: "A", 1: "B", 2: "C"]))
    source.fields[0].most = 5
    expectSnapshot(
      of: source, as: .plain(columns: 30, rows: 9),
      matches: """
        › Letter   ?                 ▴
                  ┌──────────────────┐
                  │ A                │
                  │›  a              │
                  │ B                │
                  │   b              │
                  │                  │
                  └─────── ↓ 1 more ─┘
        """)
  }
}
