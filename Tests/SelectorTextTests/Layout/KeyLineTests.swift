import SelectorKit
import Testing

@testable import SelectorText

/// Lines that say how things stand and what keys do.
@Suite struct KeyLineTests {
  static let keys = ["↑↓ move", "Enter choose", "Esc cancel"]

  private func line(_ facts: [String], limit: Int, theme: TextTheme = .unicode) -> String {
    TextRenderer(theme: theme).keyLine(facts, Self.keys, limit: limit).string
  }

  @Test func `Keys go as a whole, the last ones first, and a mark says so`() {
    #expect(line([], limit: 80) == "↑↓ move · Enter choose · Esc cancel")
    #expect(line([], limit: 35) == "↑↓ move · Enter choose · Esc cancel")
    #expect(line([], limit: 34) == "↑↓ move · Enter choose …")
    #expect(line([], limit: 23) == "↑↓ move …")
    #expect(line([], limit: 8) == "↑↓ move…")
    #expect(line([], limit: 7) == "↑↓ mov…")
    #expect(line([], limit: 5) == "↑↓ m…")
    #expect(line([], limit: 0) == "")
    #expect(line([], limit: 30, theme: .ascii) == "↑↓ move - Enter choose ~")
  }

  @Test func `What stands before them is cut last`() {
    #expect(line(["3/12", "Lyon"], limit: 60) == "3/12  Lyon  ↑↓ move · Enter choose · Esc cancel")
    #expect(line(["3/12", "Lyon"], limit: 40) == "3/12  Lyon  ↑↓ move · Enter choose …")
    #expect(line(["3/12", "Lyon"], limit: 13) == "3/12  Lyon …")
    #expect(line(["3/12", "Lyon"], limit: 11) == "3/12  Lyon…")
    #expect(line(["3/12", "Lyon"], limit: 10) == "3/12  Lyon")
    #expect(line(["3/12", "Lyon"], limit: 8) == "3/12  L…")
  }

  @Test(arguments: 0...80)
  func `A line is never wider than it may be`(limit: Int) {
    for facts in [[], ["1/2"], ["東京", "ירושלים"]] {
      for theme in [TextTheme.unicode, .ascii] {
        let text = TextRenderer(theme: theme).keyLine(facts, Self.keys, limit: limit)
        #expect(WidthPolicy.standard.cells(of: text) <= limit)
        let isWhole = text.string.hasSuffix(Self.keys[2])
        let isFact = !facts.isEmpty && text.string == facts.joined(separator: "  ")
        #expect(isWhole || text.string.contains(theme.ellipsis) || limit == 0 || isFact)
      }
    }
  }

  // MARK: Directions

  /// A text in the order in which eyes see it.
  private func seen(_ text: SafeText, _ direction: LayoutDirection = .leftToRight) -> String {
    var canvas = TextCanvas(columns: 60, rows: 1)
    canvas.direction = direction
    canvas.put(text, row: 0, column: 0, limit: 60, brush: .init(TextStyle(.message)))
    return canvas.visual().plainLines().first?.trimming ?? ""
  }

  @Test func `UAX 9 a label from right to left leaves what stands beside it where it is`() {
    let renderer = TextRenderer()
    let alef = "\u{5D0}\u{5D1}\u{5D2}"
    let line = renderer.keyLine(["3/12", alef], ["Enter x"], limit: 60)
    #expect(seen(line) == "3/12  \u{5D2}\u{5D1}\u{5D0}  Enter x")
    // The whole line is turned, no part of it is.
    #expect(seen(line, .rightToLeft) == "Enter x  \u{5D2}\u{5D1}\u{5D0}  3/12")
    let numbered = renderer.keyLine([alef + " 7", "12"], [], limit: 60)
    #expect(seen(numbered) == "7 \u{5D2}\u{5D1}\u{5D0}  12")
  }

  @Test func `UAX 9 chips stand in the order of the line, each in its own`() throws {
    var source = FakeSource.trip()
    source.fields[2].control.chips = ["\u{5D0}\u{5D1}", "Park", "\u{5D2}\u{5D3}", "\u{5D4}\u{5D5}"]
    let line = TextRenderer(columns: 60, rows: 6).frame(of: source).canvas.visual().plainLines()[2]
    #expect(line.contains("\u{5D1}\u{5D0}, Park, \u{5D3}\u{5D2}, \u{5D5}\u{5D4} +2"))
  }

  @Test func `UAX 9 a phrase is not turned around by what it speaks of`() {
    let name = "\u{5D0}\u{5D1}!"
    let source = FakeSource.single("City", [], content: .blocked(by: name))
    let lines = TextRenderer(columns: 50, rows: 6).frame(of: source).canvas.visual().plainLines()
    #expect(lines.joined().contains("Choose !\u{5D1}\u{5D0} first"))
    let page = HTMLEncoder().document(source)
    #expect(page.contains("Choose <bdi>\(name)</bdi> first"))
    var wrong = FakeSource.trip()
    wrong.fields[0].control.issues = [name]
    let marked = TextRenderer(columns: 60, rows: 6).frame(of: wrong).canvas.visual().plainLines()
    #expect(marked[0].contains("! !\u{5D1}\u{5D0}"))
  }

  @Test func `A cut keeps the texts within a text`() {
    let text = SafeText("ab ").appending(SafeText("\u{5D0}\u{5D1} c"), isIsolate: true)
      .appending(SafeText(" de"))
    #expect(text.isolates == [3..<7])
    let tail = Truncation(text, to: 6)
    #expect(tail.text.isolates == [3..<5])
    #expect(text.padded(to: 20, .trailing).isolates == [13..<17])
    #expect(text.wrapped(to: 5).map(\.isolates) == [[3..<5], [0..<1]])
    // A mark that joins the letter before it is not lost.
    let joined = SafeText("e").appending(SafeText(safe: "\u{301}x"), isIsolate: true)
    #expect(joined.string == "e\u{301}x")
    #expect(joined.isolates.allSatisfy { $0.upperBound <= joined.string.count })
  }
}

extension String {
  /// The text without blanks at its start.
  fileprivate var trimming: String { String(drop { $0 == " " }) }
}
