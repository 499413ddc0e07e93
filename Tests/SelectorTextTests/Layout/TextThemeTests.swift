import SelectorKit
import SelectorText
import Testing

struct TextThemeTests {
  @Test func `A mark that takes no single cell gives way to its ASCII stand-in`() {
    var renderer = TextRenderer(columns: 40, rows: 12)
    renderer.theme.pointer = "👉"
    renderer.theme.closed = "\u{1B}"
    renderer.theme.open = "\u{301}"
    renderer.theme.caret = "\u{200B}"
    let lines = renderer.plainLines(FakeSource.trip(isOpen: true))
    #expect(lines[0].hasSuffix(" v"))
    #expect(lines[1].hasPrefix("> City"))
    #expect(lines[1].hasSuffix(" ^"))
  }

  @Test func `A border of too few or unfit marks is filled up with ASCII`() {
    #expect(TextTheme.Border("").horizontal == "-")
    let border = TextTheme.Border("═東┌┐└┘├┤┴┬ and more")
    #expect(border.horizontal == "═")
    #expect(border.vertical == "|")
    #expect(border.joinDown == "┬")
  }

  @Test func `A theme and its words can be anything, sizes too`() {
    var renderer = TextRenderer()
    renderer.strings.more = "\u{1B}[31m{} 東京\n"
    renderer.strings.moreChosen = ""
    renderer.strings.loading = String(repeating: "long ", count: 100)
    let sources = [
      FakeSource.trip(isOpen: true, most: 3), .single("C", [], content: .loading),
    ]
    for columns in 0...40 {
      renderer.columns = columns
      renderer.rows = 9
      for source in sources {
        for line in renderer.plainLines(source) {
          #expect(WidthPolicy.standard.cells(of: line) <= columns)
          #expect(!line.unicodeScalars.contains("\u{1B}"))
        }
      }
    }
  }

  @Test func `A control that can only be looked at says so where there is room`() {
    var source = FakeSource.trip()
    source.fields[0].control.isReadOnly = true
    let wide = TextRenderer(columns: 40, rows: 5).plainLines(source)
    #expect(wide[0] == "  Country   France           read only ▾")
    let narrow = TextRenderer(columns: 22, rows: 5).plainLines(source)
    #expect(narrow[0] == "  Country   France   ▾")
  }

  @Test func `What is typed goes before the query of a list`() {
    let source = FakeSource([
      .init(
        control: ControlPresentation(
          kind: .combobox, label: "City", text: "Lyon", role: .input, query: "Ly", isOpen: true,
          isFocused: true),
        rows: FakeSource.rows(["Lyon"], highlighted: 0))
    ])
    let frame = TextRenderer(columns: 30, rows: 5).frame(of: source)
    #expect(frame.canvas.plainLines().first?.hasPrefix("› City   Lyon▏") == true)
    #expect(frame.cursor == TextFrame.Position(row: 0, column: 13))
  }
}
