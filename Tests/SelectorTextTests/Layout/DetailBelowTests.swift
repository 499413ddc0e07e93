import SelectorForms
import SelectorKit
import SelectorText
import Testing

/// Options of two lines: the label, and what is secondary below it.
@Suite struct DetailBelowTests {
  static let details = [0: "port, wine and mirrors", 1: "braderie", 2: "two rivers", 3: "the sea"]

  private func source(
    highlighted: Int = 1, most: Int = 8, sections: [Int: String] = [:]
  ) -> FakeSource {
    var source = FakeSource.single(
      "City",
      FakeSource.rows(
        Array(FakeSource.cities.prefix(6)), highlighted: highlighted, chosen: [2],
        disabled: [3: "closed"], details: Self.details, sections: sections))
    source.fields[0].linesPerRow = 2
    source.fields[0].most = most
    return source
  }

  private func plain(_ source: FakeSource, columns: Int = 36, rows: Int = 14) -> String {
    TextRenderer(columns: columns, rows: rows).plain(source)
  }

  @Test func `A detail stands below its label, a reason beside it`() {
    #expect(
      plain(source()) == """
        › City   Pick                      ▴
                ┌──────────────────────────┐
                │   Bordeaux               │
                │   port, wine and mirrors │
                │›  Lille                  │
                │   braderie               │
                │ ● Lyon                   │
                │   two rivers             │
                │ – Nice            closed │
                │   the sea                │
                └─────────────── ↓ 2 more ─┘
        """)
  }

  @Test func `Sections count as lines, and lines that no row fits in stay free`() {
    let source = source(highlighted: 4, most: 6, sections: [0: "Atlantic", 3: "Riviera"])
    #expect(
      plain(source) == """
        › City   Pick                      ▴
                ┌─────────────── ↑ 3 more ─┐
                │ Riviera                  │
                │ – Nice            closed │
                │   the sea                │
                │›  Paris                  │
                │                          │
                │                          │
                └─────────────── ↓ 1 more ─┘
        """)
  }

  @Test func `A detail that is wider than the screen is cut, and never its label`() {
    let text = plain(source(), columns: 24, rows: 6)
    #expect(text.contains("port, wine a…") || text.contains("braderie"))
    #expect(text.contains("Lille"))
    for columns in 12...40 {
      #expect(plain(source(), columns: columns, rows: 3).contains("Lille"), "\(columns)")
    }
  }

  @Test func `Of a row that is higher than its list the label is shown`() {
    #expect(plain(source(), rows: 2).contains("Lille"))
    #expect(!plain(source(), rows: 2).contains("braderie"))
    #expect(plain(source(), rows: 1).contains("Lille"))
  }

  @Test func `A press on either line means the option`() {
    let frame = TextRenderer(columns: 36, rows: 14).frame(of: source())
    for line in 4...5 {
      #expect(frame.owner(row: line, column: 30) == CanvasOwner(control: 0, row: 1))
    }
    #expect(frame.owner(row: 6, column: 12) == CanvasOwner(control: 0, row: 2))
    #expect(frame.cursor == .init(row: 4, column: 9))
    let styles = frame.canvas.cells(inRow: 5).filter { $0.style.traits.contains(.highlighted) }
    #expect(styles.contains { $0.style.role == .detail })
  }

  @Test func `Results have a leading line, a dim second one, and a cue`() {
    var shop = FakeSource.shop(most: 5)
    shop.fields[2].linesPerRow = 2
    #expect(
      plain(shop, columns: 40) == """
        › Category   All                       ▾
          In stock   any                       ▾
          Products                        6 of 6
            Watch One
            $199
            Laptop Air
            $999
                                        ↓ 4 more
        """)
    shop.fields[2].most = 4
    #expect(
      plain(shop, columns: 40).hasSuffix(
        "Watch One\n    $199\n" + #"                                ↓ 5 more"#))
    shop.fields[2].most = 2
    #expect(
      plain(shop, columns: 40).hasSuffix("Watch One\n    $199                               ↓"))
  }

  @Test func `A section in view all the time takes a line from whole rows`() throws {
    struct City: SelectorOption {
      var id: Int
      var label: String { "City \(id)" }
      var detail: String? { "number \(id)" }
      var section: String? { id < 8 ? "West" : "East" }
    }
    var selector = DropdownSelector("City", options: (0..<12).map { City(id: $0) })
    selector.configure { $0.detailPlacement = .below }
    selector.press(KeyPress(.arrowDown))
    var renderer = TextRenderer(columns: 30, rows: 12)
    renderer.hasStickySections = true
    for _ in 0..<12 {
      let lines = renderer.plainLines(selector)
      let highlight = try #require(selector.highlight)
      let row = try #require(lines.firstIndex { $0.contains("›  City \(highlight) ") })
      #expect(lines[row + 1].contains("number \(highlight) "))
      #expect(lines[2].contains("West") || lines[2].contains("East"))
      // No line of a row without the other.
      let cities = lines.count { $0.contains("City ") } - 1
      #expect(lines.count { $0.contains("number ") } == cities)
      #expect(lines.count == 11)
      selector.press(KeyPress(.arrowDown))
    }
  }

  @Test func `The tree, the document and what is said have the detail`() throws {
    struct Plan: SelectorOption {
      var id: String
      var label: String { id }
      var detail: String? { id == "Free" ? nil : "for \(id.lowercased()) use" }
      var disabledReason: String? { id == "Team" ? "not yet" : nil }
    }
    let plans = ["Free", "Home", "Team"].map { Plan(id: $0) }
    var selector = DropdownSelector("Which?", options: plans, default: .id("Home"))
    selector.configure {
      $0.label = "Plan"
      $0.detailPlacement = .below
    }
    var announcer = Announcer()
    let opened = announcer.announce(selector.press(KeyPress(.arrowDown)), in: selector)
    #expect(opened.map(\.text) == ["Plan, 3 options, Home, chosen, 2 of 3, for home use"])
    let moved = announcer.announce(selector.press(KeyPress(.arrowUp)), in: selector)
    #expect(moved.map(\.text) == ["Free, 1 of 3"])
    announcer.strings.detail = ""
    let silent = announcer.announce(selector.press(KeyPress(.arrowDown)), in: selector)
    #expect(silent.map(\.text) == ["Home, chosen, 2 of 3"])

    let tree = AccessibilityTree(of: selector).text
    #expect(tree.contains(#"option "Team" 3/3 [disabled: "not yet"] desc="for team use""#))

    let page = HTMLEncoder().document(selector)
    #expect(page.contains(#"aria-describedby="c0-o2-detail c0-o2-below""#))
    #expect(page.contains(#"<span class="detail" id="c0-o2-detail" dir="auto">not yet</span>"#))
    #expect(
      page.contains(#"<span class="detail below" id="c0-o2-below" dir="auto">for team use</span>"#))
    #expect(page.contains(#"aria-describedby="c0-o1-below""#))
    #expect(!page.contains("c0-o0-below"))
  }
}
