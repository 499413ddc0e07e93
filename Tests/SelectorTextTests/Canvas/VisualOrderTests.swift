import SelectorKit
import SelectorTesting
import Testing

@testable import SelectorText

struct VisualOrderTests {
  struct Row: Sendable {
    let logical: String
    let visual: String
    let direction: LayoutDirection
    let location: SourceLocation

    init(
      _ logical: String, _ visual: String, _ direction: LayoutDirection = .leftToRight,
      location: SourceLocation = #_sourceLocation
    ) {
      self.logical = logical
      self.visual = visual
      self.direction = direction
      self.location = location
    }
  }

  /// Expectations are written scalar by scalar, since an editor would reorder them.
  @Test(arguments: [
    Row("Lyon", "Lyon"), Row("", ""), Row("東京 (a)", "東京 (a)"),
    Row("\u{5D0}\u{5D1}", "\u{5D1}\u{5D0}"),
    Row("\u{5D0} 12", "12 \u{5D0}"), Row("\u{5D0}(b)", "(b)\u{5D0}"),
    Row("\u{5D0}(\u{5D1})", "(\u{5D1})\u{5D0}"),
    Row("a \u{5D0}\u{5D1}!", "a \u{5D1}\u{5D0}!"),
    Row("\u{5D0}\u{5D1}!", "!\u{5D1}\u{5D0}"),
    Row("\u{627}\u{64B}\u{628}", "\u{628}\u{627}\u{64B}"),
    Row("\u{5D0}東", "東\u{5D0}"), Row("\u{5D0} > \u{5D1}", "\u{5D1} < \u{5D0}"),
    Row("Lyon", "Lyon", .rightToLeft), Row("a!", "a!", .rightToLeft),
    Row("(1) -", "- (1)", .rightToLeft), Row("\u{5D0}\u{5D1}", "\u{5D1}\u{5D0}", .rightToLeft),
  ])
  func `UAX 9 a text stands in its cells as eyes see it`(row: Row) {
    var canvas = TextCanvas(columns: 12, rows: 1)
    canvas.direction = row.direction
    let text = SafeText(row.logical)
    canvas.put(text, row: 0, column: 0, limit: 12, brush: .init(TextStyle(.option)))
    let width = WidthPolicy.standard.cells(of: text)
    let blanks = String(repeating: " ", count: row.direction == .rightToLeft ? 12 - width : 0)
    let visual = canvas.visual()
    let lines = visual.plainLines()
    #expect(
      lines == (row.visual.isEmpty ? [] : [blanks + row.visual]), sourceLocation: row.location)
    #expect(visual.visual() == visual, "once is enough", sourceLocation: row.location)
  }

  @Test func `A frame from right to left is the mirror image of one from left to right`() {
    let source = FakeSource.trip(isOpen: true)
    let left = TextRenderer(columns: 40, rows: 12).frame(of: source).canvas.visual().plainLines()
    let right = TextRenderer(columns: 40, rows: 12, direction: .rightToLeft).frame(of: source)
      .canvas.visual().plainLines()
    expectSnapshot(
      of: right.joined(separator: "\n"), as: .text,
      matches: """
        ▾                     France   Country
        ▴                  Where to?      City ‹
        ┌───────────────────────────┐   Extras
        │                Bordeaux   │   Direct
        │                   Lille  ‹│     Note
        │                    Lyon ● │
        │ closed today       Nice – │
        │                   Paris   │
        └─ ↓ 8 more ────────────────┘
        """)
    #expect(left.count == right.count)
  }

  @Test func `The cursor and the owners go with their cells`() throws {
    let source = FakeSource.single(
      "\u{5E2}\u{5D9}\u{5E8}", FakeSource.rows(["\u{5D7}\u{5D9}", "abc"], highlighted: 1))
    for direction in LayoutDirection.allCases {
      let frame = TextRenderer(columns: 24, rows: 9, direction: direction).frame(of: source)
      let visual = frame.canvas.visual()
      let cursor = try #require(frame.cursor)
      let column = frame.canvas.visualColumn(of: cursor.column, inRow: cursor.row)
      let pointer = direction == .rightToLeft ? "‹" : "›"
      #expect(visual[cursor.row, column].map { visual.text(of: $0.glyph) } == pointer)
      #expect(visual[cursor.row, column]?.owner == CanvasOwner(control: 0, row: 1))
    }
    let canvas = TextCanvas(columns: 3, rows: 1)
    #expect(canvas.visualColumn(of: .max, inRow: .min) == 2)
    #expect(TextCanvas(columns: 0, rows: 0).visualColumn(of: 4, inRow: 0) == 0)
  }

  @Test func `The caret stands behind what is typed, on the side where typing goes on`() {
    let source = FakeSource.single("F", [], content: .empty, query: "\u{5D0}\u{5D1}")
    for direction in LayoutDirection.allCases {
      let lines = TextRenderer(columns: 20, rows: 5, direction: direction).frame(of: source)
        .canvas.visual().plainLines()
      #expect(lines.first?.contains("▏\u{5D1}\u{5D0}") == true)
    }
  }

  @Test func `A wide letter stays whole wherever it goes`() {
    var canvas = TextCanvas(columns: 7, rows: 1)
    canvas.direction = .rightToLeft
    canvas.put(
      SafeText("\u{5D0}東\u{5D1}京"), row: 0, column: 1, limit: 6, brush: .init(TextStyle(.option)))
    let visual = canvas.visual()
    #expect(visual.plainLines() == ["京\u{5D1}東\u{5D0}"])
    #expect(
      visual.cells.map(\.part) == [
        .lead, .continuation, .single, .lead, .continuation, .single, .single,
      ])
  }
}
