import SelectorForms
import SelectorKit
import SelectorTesting
import SelectorText
import Testing

struct AppearanceFrameTests {
  private func control(
    _ appearance: SelectorAppearance, open highlighted: Int? = nil, count: Int = 4,
    isMulti: Bool = false
  ) -> FakeSource {
    var source = FakeSource.trip()
    let labels = [
      "All", "Electronics", "Wearables", "Accessories", "Kitchen", "Garden", "Books", "Music",
    ]
    source.fields[1] = FakeSource.Field(
      control: ControlPresentation(
        kind: isMulti ? .multi : .selector, label: "Category", text: "Wearables", role: .value,
        isOpen: highlighted != nil, isFocused: true, appearance: appearance),
      rows: FakeSource.rows(
        Array(labels.prefix(count)), highlighted: highlighted, chosen: [2],
        disabled: [3: "sold out"]), isMulti: isMulti)
    return source
  }

  private func lines(
    _ source: some PresentationSource, columns: Int = 56, rows: Int = 12,
    _ change: (inout TextRenderer) -> Void = { _ in }
  ) -> [String] {
    var renderer = TextRenderer(columns: columns, rows: rows)
    change(&renderer)
    return renderer.plainLines(source)
  }

  @Test func `A menu hugs its text, and its list is as wide as its options`() {
    #expect(lines(control(.menu))[1] == "› Category   Wearables ▾")
    expectSnapshot(
      of: control(.menu, open: 0), as: .plain(columns: 56, rows: 12),
      matches: """
          Country    France                                    ▾
        › Category   Wearables ▴
          Extras    ┌─────────────────────────┐                ▾
          Direct    │›  All                   │
          Note      │   Electronics           │
                    │ ● Wearables             │
                    │ – Accessories  sold out │
                    └─────────────────────────┘
        """)
  }

  struct Segments: Sendable {
    let highlighted: Int?
    var columns = 80
    var count = 4
    let line: String
  }

  @Test(arguments: [
    Segments(highlighted: nil, line: "› Category   All   Electronics  [Wearables] –Accessories"),
    Segments(
      highlighted: nil, columns: 57,
      line: "› Category   All   Electronics  [Wearables] –Accessories"),
    Segments(
      highlighted: nil, columns: 56, line: "› Category   All   Electronics  [Wearables] +1"),
    Segments(highlighted: 0, line: "› Category  ‹All›  Electronics  [Wearables] –Accessories"),
    Segments(highlighted: 2, line: "› Category   All   Electronics ‹[Wearables]›–Accessories"),
    Segments(highlighted: 0, columns: 40, count: 8, line: "› Category  ‹All›  Electronics  +6"),
    Segments(highlighted: 5, columns: 40, count: 8, line: "› Category   …  Kitchen  ‹Garden› +2"),
    Segments(
      highlighted: 7, columns: 40, count: 8, line: "› Category   …  Garden   Books  ‹Music›"),
    Segments(highlighted: nil, columns: 24, count: 8, line: "› Category   … [Wearab…]"),
  ])
  func `O8 options side by side are marked in cells of their own`(row: Segments) {
    let source = control(.segmented, open: row.highlighted, count: row.count)
    #expect(lines(source, columns: row.columns)[1] == row.line)
  }

  @Test func `Options side by side say what a list would say`() {
    var source = control(.segmented)
    source.fields[1].content = .failed(message: "Line is busy")
    #expect(lines(source)[1] == "› Category   Line is busy · Enter: try again")
    source.fields[1].content = .loading
    #expect(lines(source)[1] == "› Category   Loading…")
  }

  @Test func `An inline list stands under its name, open or not`() {
    expectSnapshot(
      of: control(.inlineList), as: .plain(columns: 56, rows: 12),
      matches: """
          Country   France                                     ▾
        › Category
             All
             Electronics
           ● Wearables
           – Accessories                                sold out
          Extras    Breakfast, Parking +2                      ▾
          Direct    [x] only direct trains
          Note      late arrival
        """)
    #expect(lines(control(.inlineList, open: 0))[2] == "  ›  All")
    let cut = lines(control(.inlineList, open: 6, count: 8), rows: 9)
    #expect(cut[5].hasPrefix("  ›  Books"))
    #expect(cut[2].hasSuffix("↑") && cut[5].hasSuffix("↓"))
  }

  @Test func `The cursor is on the highlighted option, wherever it stands`() {
    for (appearance, column) in [(SelectorAppearance.inlineList, 2), (.segmented, 13)] {
      let frame = TextRenderer(columns: 80, rows: 12).frame(of: control(appearance, open: 0))
      let row = appearance == .inlineList ? 2 : 1
      #expect(frame.cursor == .init(row: row, column: column))
      #expect(frame.owner(row: row, column: 14) == CanvasOwner(control: 1, row: 0))
    }
  }

  // MARK: A screen of its own

  private func tagScreen() -> DropdownSelector<ValueOption<String>> {
    var selector = DropdownSelector("", options: ["All", "One", "Two"])
    selector.configure {
      $0.label = "Tag"
      $0.appearance = .fullScreen
    }
    selector.choose(id: "All")
    return selector
  }

  @Test func `S78 S81 S82 S87 a tag is chosen on a screen of its own`() {
    var tag = tagScreen()
    let closed = lines(tag, columns: 40, rows: 7)
    #expect(closed == ["  Tag   All                            ▾"])
    tag.open()
    expectSnapshot(
      of: tag, as: .plain(columns: 40, rows: 7),
      matches: """
        ✕ Tag
        ›● All
           One
           Two


        ↑↓ move · Enter choose · Esc cancel
        """)
  }

  @Test func `S79 S80 the bar says which tag it is, and never cuts the name where there is room`() {
    var tag = tagScreen()
    tag.configure { $0.appearance = .menu }
    for id in ["All", "One", "Two"] {
      tag.choose(id: id)
      #expect(lines(tag, columns: 14, rows: 3).joined() == "  Tag\n  \(id) ▾".filter { $0 != "\n" })
    }
  }

  @Test func `S83 S86 choosing closes the screen, and the mark says what is chosen`() {
    var tag = tagScreen()
    tag.open()
    tag.press(KeyPress(.arrowDown))
    tag.press(KeyPress(.enter))
    #expect(lines(tag, columns: 40, rows: 7) == ["  Tag   One                            ▾"])
    tag.open()
    #expect(lines(tag, columns: 40, rows: 7)[2] == "›● One")
    tag.replaceOptions(OptionList([]))
    #expect(lines(tag, columns: 40, rows: 7)[1] == "   No options")
  }

  @Test func `S84 a press on the cross leaves without choosing`() throws {
    var tag = tagScreen()
    tag.open()
    tag.press(KeyPress(.arrowDown))
    let frame = TextRenderer(columns: 40, rows: 7).frame(of: tag)
    #expect(frame.owner(row: 0, column: 0) == CanvasOwner(control: 0), "the header of the control")
    #expect(frame.owner(row: 2, column: 9) == CanvasOwner(control: 0, row: 1))
    tag.send(.pressHeader, at: .start)
    #expect(!tag.isOpen)
    #expect(lines(tag, columns: 40, rows: 7) == ["  Tag   All                            ▾"])
  }

  @Test
  func `A screen of its own has rows to its edge, and the title stays while two lines are left`() {
    let options = (0..<1_000).map { "Tag \($0)" }
    var tag = DropdownSelector("", options: options)
    tag.configure {
      $0.label = "Tag"
      $0.appearance = .fullScreen
      $0.search = .substring
    }
    tag.open()
    for rows in 1...40 {
      let renderer = TextRenderer(columns: 30, rows: rows)
      let count = renderer.listLines(for: 0, in: tag)
      tag.send(.layout(rows: count), at: .start)
      for _ in 0..<5 { tag.press(KeyPress(.arrowDown)) }
      let frame = renderer.frame(of: tag)
      let lines = renderer.plainLines(tag)
      #expect(count == (rows == 1 ? 1 : rows < 4 ? rows - 1 : rows - 2))
      #expect(frame.lists.first?.lines == count)
      #expect(lines.count { $0.hasPrefix("›") } == 1)
      if rows >= 2 { #expect(lines[0].hasPrefix("✕ Tag")) }
    }
    tag.press(KeyPress(.character("7")))
    #expect(lines(tag, columns: 30, rows: 6)[0] == "✕ Tag  7▏")
    #expect(lines(tag, columns: 30, rows: 6)[1].hasPrefix("›  Tag 7"))
  }

  // MARK: Beside the rows

  @Test func `A scrollbar says which part of a list is shown`() {
    let labels = (0..<100).map { "Row \($0)" }
    func bar(_ highlighted: Int, rows: Int = 12) -> String {
      let source = FakeSource.single("A", FakeSource.rows(labels, highlighted: highlighted))
      return lines(source, columns: 30, rows: rows) { $0.showsScrollbars = true }
        .dropFirst(2).dropLast().compactMap { $0.last.map(String.init) }.joined()
    }
    #expect(bar(0) == "┃│││││││")
    #expect(bar(8) == "│┃││││││")
    #expect(bar(50) == "│││┃││││")
    #expect(bar(98) == "││││││┃│")
    #expect(bar(99) == "│││││││┃")
  }

  @Test(arguments: 0...12)
  func `Z1 a scrollbar of any length, none among them, is legal`(size: Int) {
    for total in [0, 1, 2, 9, 1_000_000] {
      var list = ListPresentation(content: .rows, total: total)
      list.rows = FakeSource.rows(["a", "b"].prefix(total).map { $0 }, highlighted: 0)
      struct One: PresentationSource {
        let shown: ListPresentation
        var controlCount: Int { 1 }
        func control(at index: Int) -> ControlPresentation {
          ControlPresentation(kind: .selector, label: "A", isOpen: true)
        }
        func wantedLines(at index: Int) -> Int { 8 }
        func list(at index: Int, lines: Int) -> ListPresentation? { shown }
      }
      for columns in [0, 1, 5, 8, 30] {
        let drawn = lines(One(shown: list), columns: columns, rows: size) {
          $0.showsScrollbars = true
          $0.showsLegend = true
          $0.hasStickySections = true
        }
        #expect(drawn.count <= size)
      }
    }
  }

  @Test func `The name of a section stays in view where that is asked for`() {
    let items = (0..<20).map { Item(id: $0) }
    var selector = DropdownSelector("Pick", options: items)
    selector.configure { $0.rows = 5 }
    selector.open()
    for _ in 0..<6 { selector.press(KeyPress(.arrowDown)) }
    let plain = lines(selector, columns: 30, rows: 12)
    let sticky = lines(selector, columns: 30, rows: 12) { $0.hasStickySections = true }
    #expect(!plain.contains { $0.contains("Low") })
    #expect(sticky[2].contains(" Low "), "\(sticky)")
    #expect(sticky.contains { $0.contains("›  Item 5") })
    #expect(sticky.count == plain.count, "it takes the line of a row")
  }

  private struct Item: SelectorOption {
    var id: Int
    var label: String { "Item \(id)" }
    var section: String? { id < 10 ? "Low" : "High" }
  }

  // MARK: Legend

  @Test func `The legend says what the keys of the focused control do`() {
    let legend = { (source: FakeSource, keys: KeyMap) in
      self.lines(source, rows: 8) {
        $0.showsLegend = true
        $0.keyMap = keys
      }.last
    }
    #expect(legend(control(.dropdown), .apg) == "↓ open")
    #expect(
      legend(control(.dropdown, open: 1), .apg) == "↑↓ move · Enter choose · Esc cancel")
    #expect(
      legend(control(.dropdown, open: 1, isMulti: true), .apg)
        == "↑↓ move · Space choose · Esc cancel")
    #expect(legend(control(.dropdown), .windowsNative) == "Alt+↓ open · ↑↓ choose")
    var own = KeyMap(name: "own")
    own.bind(KeyPress(.character("j"), .control), .move(.next), phase: .open)
    #expect(legend(control(.dropdown, open: 1), own) == "Control+j move")
    let ascii = lines(control(.dropdown, open: 1), rows: 8) {
      $0.showsLegend = true
      $0.theme = .ascii
    }
    #expect(ascii.last == "Up/Down move - Enter choose - Esc cancel")
    #expect(lines(control(.dropdown), rows: 3) { $0.showsLegend = true }.count == 3)
  }

  // MARK: In a form

  @Test func `A field of a form looks as it is told, and never hides its options`() throws {
    var make = FormBuilder()
    let size = make.selector(
      "size", "Size", DropdownSelector("Any", options: ["S", "M", "L"]))
    let color = make.selector(
      "color", "Colour", DropdownSelector("Any", options: ["Red", "Green"]))
    make.configure(size) { $0.appearance = .inlineList }
    make.configure(color) { $0.appearance = .segmented }
    var form = try make.build()
    form.choose(size, id: "M")
    form.choose(color, id: "Red")
    expectSnapshot(
      of: form, as: .plain(columns: 30, rows: 12),
      matches: """
          Size
             S
           ● M
             L
          Colour  [Red]  Green
        """)
    form.configure(size) { $0.appearance = .dropdown }
    #expect(lines(form, columns: 30)[0] == "  Size     M                 ▾")
    form.pressHeader(color)
    #expect(lines(form, columns: 30)[1] == "› Colour ‹[Red]› Green")
  }
}
