import SelectorForms
import SelectorKit
import SelectorTesting
import SelectorText
import Synchronization
import Testing

struct ResultsFrameTests {
  private func lines(
    _ source: FakeSource, columns: Int = 40, rows: Int = 24, layout: TextLayout = .dense
  ) -> String {
    TextRenderer(columns: columns, rows: rows, layout: layout).plain(source)
  }

  @Test func `Results are a name, how many there are, and rows`() {
    expectSnapshot(
      of: lines(.shop()), as: .text,
      matches: """
        › Category   All                       ▾
          In stock   any                       ▾
          Products                        6 of 6
            Watch One                       $199
            Laptop Air                      $999
            Watch Pro                       $349
            Phone Case                       $19
            Speaker                          $79
            Fitness Band                     $49
        """)
  }

  @Test func `An open list lies over results as over any field`() {
    expectSnapshot(
      of: lines(.shop(open: 0)), as: .text,
      matches: """
        › Category   All                       ▴
          In stock  ┌──────────────────────────┐
          Products  │   Electronics            │
            Watch On│›  Wearables              │
            Laptop A│   Accessories            │
            Watch Pr└──────────────────────────┘
            Phone Case                       $19
            Speaker                          $79
            Fitness Band                     $49
        """)
  }

  @Test func `Airy results have a box`() {
    var source = FakeSource.shop(count: 4, most: 3)
    source.fields.remove(at: 1)
    expectSnapshot(
      of: lines(source, layout: .airy), as: .text,
      matches: """
          Category
          ╭────────────────────────────────────╮
        › │ All                              ▾ │
          ╰────────────────────────────────────╯
          Products                        4 of 6
          ╭────────────────────────────────────╮
          │ Watch One                     $199 │
          │ Laptop Air                    $999 │
          │ Watch Pro                     $349 │
          ╰───────────────────────── ↓ 1 more ─╯
        """)
  }

  @Test func `Results give way before any field does`() {
    expectSnapshot(
      of: lines(.shop(), rows: 6), as: .text,
      matches: """
        › Category   All                       ▾
          In stock   any                       ▾
          Products                        6 of 6
            Watch One                       $199
            Laptop Air                      $999
                                        ↓ 4 more
        """)
    expectSnapshot(
      of: lines(.shop(), rows: 4), as: .text,
      matches: """
        › Category   All                       ▾
          In stock   any                       ▾
          Products                        6 of 6
            Watch One                     $199 ↓
        """)
    expectSnapshot(
      of: lines(.shop(), rows: 3), as: .text,
      matches: """
        › Category   All                       ▾
          In stock   any                       ▾
          Products                        6 of 6
        """)
    #expect(lines(.shop(open: 1), rows: 1) == "› In stock  │›  any                    ↓")
  }

  @Test func `Rows beyond those asked for are counted in a line of their own`() {
    #expect(
      lines(.shop(most: 4)).hasSuffix(
        """
            Laptop Air                      $999
            Watch Pro                       $349
                                        ↓ 3 more
        """))
  }

  @Test func `Two results share what is left, and the focused field stays`() {
    var source = FakeSource.shop(count: 3)
    source.fields.append(FakeSource.shop().fields[2])
    source.fields.append(FakeSource.trip().fields[4])
    #expect(
      lines(source, rows: 12) == """
        › Category   All                       ▾
          In stock   any                       ▾
          Products                        3 of 6
            Watch One                       $199
            Laptop Air                      $999
            Watch Pro                       $349
          Products                        6 of 6
            Watch One                       $199
            Laptop Air                      $999
            Watch Pro                       $349
                                        ↓ 3 more
          Note       late arrival
        """)
    source.fields[0].control.isFocused = false
    source.fields[4].control.isFocused = true
    expectSnapshot(
      of: lines(source, rows: 5), as: .text,
      matches: """
          Products                        3 of 6
            Watch One                     $199 ↓
          Products                        6 of 6
            Watch One                     $199 ↓
        › Note   late arrival▏
        """)
  }

  @Test(arguments: [
    (ListPresentation.Content.loading, "    Loading…"), (.empty, "    No results"),
    (.failed(message: "Line is busy"), "    ! Line is busy"),
    (.blocked(by: "City"), "    Choose City first"),
    (.noMatch(query: "zzz"), "    No match for \"zzz\""),
  ])
  func `A state stands in place of rows`(content: ListPresentation.Content, line: String) {
    #expect(lines(.shop(content: content)).hasSuffix("\n  Products\n" + line))
    let boxed = lines(.shop(content: content), layout: .airy)
    #expect(boxed.contains("  │ \(line.dropFirst(4)) "))
  }

  @Test func `Narrow results keep their rows`() {
    expectSnapshot(
      of: lines(.shop(count: 2), columns: 14), as: .text,
      matches: """
          Category
        › All        ▾
          In stock
          any        ▾
          Pro…  2 of 6
          Watch One
          Laptop Air
        """)
    #expect(lines(.shop(count: 2), columns: 5) == "All ▾\nany ▾\n2 of…\nWatc…\nLapt…")
  }

  @Test func `A row that is disabled says so, and one in ASCII counts in ASCII`() {
    var source = FakeSource.shop(most: 3)
    source.fields[2].rows[0].isEnabled = false
    source.fields[2].rows[1].isEnabled = false
    source.fields[2].rows[1].detail = nil
    source.fields[2].rows[0].disabledReason = "sold out"
    let frame = TextRenderer(columns: 40, rows: 24, theme: .ascii).plain(source)
    #expect(
      frame.hasSuffix(
        """
          Products                        6 of 6
            Watch One                   sold out
            Laptop Air                         -
                                        v 4 more
        """))
  }

  private struct Tea: Hashable, Identifiable, Sendable {
    var id: Int
    var name: String
  }

  @Test func `A form draws its results, and finds them among the fields that can be seen`() throws {
    var make = FormBuilder()
    let query = make.text("query", "Search")
    let teas = make.results(
      "teas", "Teas", rows: [Tea(id: 1, name: "Sencha"), Tea(id: 2, name: "Assam")], label: \.name)
    make.filter(teas, by: query) { tea, text in tea.name.contains(text) }
    var form = try make.build()
    #expect(form.inlineIndices == [1])
    #expect(
      TextRenderer(columns: 30, rows: 9).plain(form) == """
          Search
          Teas                  2 of 2
            Sencha
            Assam
        """)
    form.focus(query)
    form.press(KeyPress(.character("q")))
    expectSnapshot(
      of: form, as: .plain(columns: 30, rows: 9),
      matches: """
        › Search   q▏
          Teas                  0 of 2
            No match for "q"
        """)
  }

  @Test func `A press on a row is a press on its control`() {
    let frame = TextRenderer(columns: 40, rows: 24).frame(of: FakeSource.shop())
    #expect(frame.owner(row: 2, column: 5) == CanvasOwner(control: 2))
    #expect(frame.owner(row: 4, column: 5) == CanvasOwner(control: 2, row: 1))
    #expect(frame.lists.isEmpty)
  }

  @Test func `Of ten thousand controls with results only those in view are asked for`() {
    let asked = Mutex<Set<Int>>([])
    var source = FakeSource(
      (0..<10_000).map {
        .init(
          control: ControlPresentation(
            kind: $0 % 1_000 == 3 ? .results : .selector, label: "F\($0)", isFocused: $0 == 5_001),
          rows: FakeSource.rows(["a", "b", "c", "d"]))
      })
    source.onAsk = { index in _ = asked.withLock { $0.insert(index) } }
    let frame = TextRenderer(columns: 40, rows: 12).plain(source)
    #expect(frame.contains("› F5001"))
    #expect(asked.withLock { $0.count } <= 12)
    #expect(
      frame.hasSuffix(
        """
          F5003
            a
            b
                                        ↓ 2 more
          F5004                                ▾
        """))
  }

  @Test(arguments: 0...40)
  func `Every size is legal, and what has focus is in view`(columns: Int) {
    for rows in 0...40 {
      for layout in TextLayout.allCases {
        // Every form meets every width and every height, though not all pairs of them.
        for open in [nil, 0, 1] where (rows + columns + (open ?? 2)) % 4 == 0 {
          var source = FakeSource.shop(open: open, count: 5)
          source.fields.insert(FakeSource.shop().fields[2], at: 0)
          source.fields += source.fields
          for place in source.fields.indices {
            let isMain = place == (open ?? 0) + (rows % 2 == 0 ? 1 : 5)
            source.fields[place].control.isFocused = isMain
            source.fields[place].control.isOpen = isMain && open != nil
          }
          let renderer = TextRenderer(columns: columns, rows: rows, layout: layout)
          check(renderer.frame(of: source), of: source, columns: columns, rows: rows)
        }
      }
    }
  }

  private func check(_ frame: TextFrame, of source: FakeSource, columns: Int, rows: Int) {
    let lines = frame.canvas.plainLines()
    if lines.count > rows { Issue.record("\(lines.count) lines at \(columns) x \(rows)") }
    for line in lines where WidthPolicy.standard.cells(of: line) > columns {
      Issue.record("too wide at \(columns) x \(rows): \(line)")
    }
    guard columns > 0, rows > 0, let focused = source.focusedIndex else { return }
    let owners = frame.canvas.cells.map(\.owner)
    if !owners.contains(where: { $0.control == focused }) {
      Issue.record("out of view at \(columns) x \(rows)")
    }
    if let open = source.openIndex, let row = source.fields[open].rows.first(where: \.isHighlighted)
    {
      let isShown = owners.contains(CanvasOwner(control: open, row: row.index))
      if !isShown { Issue.record("the highlight is out of view at \(columns) x \(rows)") }
    }
  }
}
