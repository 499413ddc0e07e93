import SelectorKit
import SelectorText
import Testing

/// Faults of long lists and small screens that other libraries were told of, each under its label.
struct LongListFaultTests {
  private func selector(
    _ count: Int, chosen: Int? = nil, _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) -> DropdownSelector<ValueOption<String>> {
    var selector = DropdownSelector("Pick", options: (0..<count).map { "Row \($0)" })
    selector.configure(change)
    if let chosen { selector.choose(id: "Row \(chosen)") }
    return selector
  }

  private func lines(
    _ source: some PresentationSource, columns: Int = 30, rows: Int = 24
  ) -> [String] {
    TextRenderer(columns: columns, rows: rows).plainLines(source)
  }

  @Test(arguments: SelectorAppearance.allCases)
  func `L1 a chosen option outside of the first page is in view as soon as the list is`(
    appearance: SelectorAppearance
  ) {
    var selector = selector(100, chosen: 60) { $0.appearance = appearance }
    if appearance.showsOptionsWhileClosed {
      #expect(lines(selector, columns: 60).contains { $0.contains("Row 60") }, "closed")
    }
    selector.press(KeyPress(.enter))
    for rows in 3...24 {
      #expect(lines(selector, columns: 60, rows: rows).joined().contains("Row 60"))
    }
  }

  @Test func `L2 the highlight moves and the options stay, until it comes to an edge`() {
    var selector = selector(100)
    selector.press(KeyPress(.enter))
    let first = lines(selector)
    selector.press(KeyPress(.arrowDown))
    let second = lines(selector)
    #expect(
      first.map { $0.replacing("›", with: " ") } == second.map { $0.replacing("›", with: " ") })
    #expect(first.firstIndex { $0.contains("›  Row 0") } == 2)
    #expect(second.firstIndex { $0.contains("›  Row 1") } == 3)
  }

  @Test func `L3 every option of a list that is taller than its screen can be reached and seen`() {
    var selector = selector(40) { $0.rows = 30 }
    selector.press(KeyPress(.enter))
    for row in 0..<40 {
      #expect(lines(selector, rows: 5).contains { $0.contains("›  Row \(row) ") })
      selector.press(KeyPress(.arrowDown))
    }
  }

  @Test func `L4 what a query finds is paged like any list`() {
    var selector = selector(1_000) { $0.search = .fuzzy }
    selector.press(KeyPress(.enter))
    selector.press(KeyPress(.character("7")))
    let first = lines(selector)
    #expect(first.count == 11)
    #expect(first.last?.contains("263 more") == true)
    selector.press(KeyPress(.pageDown))
    #expect(lines(selector).joined().contains("›  Row"))
    #expect(selector.windowRows.contains(7))
  }

  @Test func `L6 V1 a list without room below opens above, and leaves its header in view`() {
    var source = FakeSource.trip(isOpen: true)
    source.fields.swapAt(1, 4)
    for rows in 5...12 {
      let frame = TextRenderer(columns: 40, rows: rows).frame(of: source)
      let list = frame.lists[0]
      // Four lines lie above the header: from nine on there are as many below.
      #expect(list.side == (rows < 9 ? .above : .below))
      #expect(frame.canvas.plainLines().contains { $0.contains("City") && $0.contains("▴") })
    }
  }

  @Test func `Z2 what is asked for never wins over what there is`() {
    var selector = selector(100) { $0.rows = 50 }
    selector.press(KeyPress(.enter))
    for rows in 0...6 {
      for columns in 0...9 {
        let lines = lines(selector, columns: columns, rows: rows)
        #expect(lines.count <= rows)
        for line in lines { #expect(WidthPolicy.standard.cells(of: SafeText(line)) <= columns) }
      }
    }
  }

  @Test func `Z4 a screen without columns is an empty frame, one with a few lines still a list`() {
    var selector = selector(100)
    selector.press(KeyPress(.enter))
    for rows in 0...40 { #expect(lines(selector, columns: 0, rows: rows).isEmpty) }
    #expect(lines(selector, columns: 20, rows: 3).count == 3, "not five rows on a screen of three")
    #expect(SafeText("abc").wrapped(to: 0).isEmpty)
    #expect(Truncation(SafeText("abc"), to: 0).cells == 0)
  }

  @Test func `O1 O2 O3 labels of several lines take one each, so the last option stays`() {
    let options = ["one\ntwo\nthree", "four\r\nfive", "six"]
    var selector = DropdownSelector("Pick", options: options)
    selector.press(KeyPress(.enter))
    for option in options {
      let shown = lines(selector, rows: 6)
      #expect(shown.count <= 6)
      let label = SafeText(option).string
      #expect(shown.contains { $0.contains("›  " + label) })
      selector.press(KeyPress(.arrowDown))
    }
  }

  @Test func `V2 where two lists overlap a press means what is on top, while it is open`() {
    var source = FakeSource.trip(isOpen: true)
    source.fields[2].control.isOpen = true
    source.fields[2].rows = FakeSource.rows(["Breakfast", "Parking"])
    let renderer = TextRenderer(columns: 40, rows: 12)
    let both = renderer.frame(of: source)
    #expect(both.owner(row: 4, column: 20) == CanvasOwner(control: 1, row: 1))
    source.fields[1].control.isOpen = false
    let one = renderer.frame(of: source)
    #expect(one.owner(row: 4, column: 20) == CanvasOwner(control: 2, row: 0))
    #expect(one.owner(row: 2, column: 20) == CanvasOwner(control: 2))
  }
}
