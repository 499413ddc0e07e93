import SelectorKit
import SelectorTesting
import SelectorText
import Testing

struct ListFrameTests {
  private func lines(_ source: FakeSource, columns: Int = 40, rows: Int = 12) -> String {
    TextRenderer(columns: columns, rows: rows).plain(source)
  }

  @Test func `Sections have lines of their own, and several choices several marks`() {
    let rows = FakeSource.rows(
      ["Breakfast", "Lunch", "Parking", "Garage"], highlighted: 2, chosen: [0, 2],
      disabled: [3: "full"], details: [0: "12 €", 1: "9 €"], sections: [0: "Food", 2: "Car"])
    expectSnapshot(
      of: lines(.single("Extras", text: "None", rows, isMulti: true)), as: .text,
      matches: """
        › Extras   None                        ▴
                  ┌────────────────────────────┐
                  │ Food                       │
                  │ ✓ Breakfast           12 € │
                  │   Lunch                9 € │
                  │ Car                        │
                  │›✓ Parking                  │
                  │ – Garage              full │
                  └────────────────────────────┘
        """)
  }

  @Test func `The pointer stands before the mark of a chosen row`() {
    let rows = FakeSource.rows(["Lille", "Lyon"], highlighted: 1, chosen: [1])
    #expect(lines(.single("City", rows)).contains("│›● Lyon  "))
  }

  @Test func `A chosen option that is disabled says both`() {
    var rows = FakeSource.rows(["Lille"], chosen: [0])
    rows[0].isEnabled = false
    #expect(lines(.single("City", rows)).contains("│ ● Lille                    – │"))
  }

  struct State: Sendable {
    let content: ListPresentation.Content
    let line: String
  }

  @Test(arguments: [
    State(content: .loading, line: "│   Loading…"),
    State(content: .failed(message: "Busy"), line: "│ ! Busy · Enter: try again"),
    State(content: .empty, line: "│   No options"),
    State(content: .noMatch(query: "zzz"), line: "│   No match for \"zzz\""),
    State(content: .noMatch(query: "{}"), line: "│   No match for \"{}\""),
    State(content: .blocked(by: "Country"), line: "│   Choose Country first"),
    State(content: .failed(message: "\u{1B}[31mred\nand {}"), line: "│ ! red⏎and {} · Enter"),
  ])
  func `What stands for rows is said in words`(state: State) {
    #expect(lines(.single("City", [], content: state.content)).contains(state.line))
  }

  @Test func `Words can be replaced`() {
    var renderer = TextRenderer(columns: 40, rows: 12)
    renderer.strings.blocked = "Erst {} wählen …"
    renderer.theme = .ascii
    let frame = renderer.plain(FakeSource.single("Ort", [], content: .blocked(by: "Land")))
    #expect(frame.contains("Erst Land wählen ..."))
  }

  @Test func `The query stands in the header with a caret, its end in view`() {
    let source = FakeSource.single("City", FakeSource.rows(["Lyon"], highlighted: 0), query: "Ly")
    #expect(lines(source).hasPrefix("› City   Ly▏   "))
    let long = FakeSource.single("City", [], content: .empty, query: "a long query")
    #expect(lines(long, columns: 20).hasPrefix("› City   …g query▏ ▴"))
    let frame = TextRenderer(columns: 40, rows: 12).frame(of: source)
    #expect(frame.cursor == TextFrame.Position(row: 0, column: 11))
  }

  @Test(arguments: [
    (26, "  Anchor, Bridge, Candle ▾"), (25, "  Anchor, Bridge +1     ▾"),
    (21, "  Anchor, Bridge +1 ▾"), (13, "  Anchor +2 ▾"), (12, "  Anch… +2 ▾"),
    (9, "  A… +2 ▾"), (8, "  +3   ▾"), (6, "  +3 ▾"),
  ])
  func `Chips that do not fit are counted`(columns: Int, line: String) {
    let source = FakeSource([
      .init(
        control: ControlPresentation(
          kind: .multi, label: "", chips: ["Anchor", "Bridge", "Candle"]))
    ])
    #expect(TextRenderer(columns: columns, rows: 3).plainLines(source).last == line)
  }

  @Test func `Details stand beside labels where there is room for both`() {
    let source = FakeSource.single(
      "Plan",
      FakeSource.rows(
        ["Basic plan", "Team plan"], highlighted: 0,
        details: [0: "5 GB for one person", 1: "1 TB shared by up to twelve people"]))
    #expect(lines(source, columns: 60).contains("1 TB shared by up to twelve people"))
    let narrow = lines(source, columns: 24)
    #expect(narrow.contains("Basic plan"))
    #expect(narrow.contains("Team plan"))
    #expect(!narrow.contains("twelve"))
  }

  @Test(arguments: 12...60)
  func `From 12 columns on a label of up to 8 fewer is whole`(columns: Int) {
    let label = String("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".prefix(columns - 8))
    for layout in TextLayout.allCases {
      let source = FakeSource.single(
        "A name", FakeSource.rows([label, "x"], details: [0: "detail", 1: "other"]))
      let frame = TextRenderer(columns: columns, rows: 12, layout: layout).plain(source)
      #expect(frame.contains(label), "\(layout)")
    }
  }

  @Test func `O8 highlighted, chosen and both look different`() {
    var seen: Set<String> = []
    for (highlighted, chosen) in [(0, 1), (1, 0), (0, 0), (1, 1)] {
      let rows = FakeSource.rows(["a", "b"], highlighted: highlighted, chosen: [chosen])
      seen.insert(lines(.single("City", rows)))
    }
    #expect(seen.count == 4)
  }

  @Test func `O7 how much is hidden takes no line`() {
    var source = FakeSource.trip(isOpen: true)
    source.fields[1].first = 4
    source.fields[1].rows = FakeSource.rows(FakeSource.cities, highlighted: 5)
    let frame = lines(source)
    #expect(frame.contains("┌──────────────── ↑ 4 more ─┐"))
    #expect(frame.contains("└──────────────── ↓ 4 more ─┘"))
  }

  @Test func `A label that is cut shows what the query found in it`() {
    var rows = FakeSource.rows(["Saint-Rémy-de-Provence, Bouches-du-Rhône"], highlighted: 0)
    rows[0].matches = [24..<31]
    let source = FakeSource.single("C", rows)
    #expect(lines(source, columns: 24, rows: 3).contains("… Bouches-du-Rhône"))
    rows[0].matches = [0..<5]
    #expect(lines(.single("C", rows), columns: 24, rows: 3).contains("Saint-Rémy-de-Pr"))
  }
}
