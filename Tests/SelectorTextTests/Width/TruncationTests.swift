import SelectorText
import Testing

struct TruncationTests {
  struct Row: Sendable {
    let text: String
    let limit: Int
    let cut: String
    let location: SourceLocation

    init(_ text: String, _ limit: Int, _ cut: String, location: SourceLocation = #_sourceLocation) {
      self.text = text
      self.limit = limit
      self.cut = cut
      self.location = location
    }
  }

  @Test(arguments: [
    Row("Lyon", 4, "Lyon"), Row("Lyon", 3, "Ly…"), Row("Lyon", 1, "…"), Row("Lyon", 0, ""),
    Row("Lyon", -5, ""), Row("", 5, ""), Row("東京都", 6, "東京都"), Row("東京都", 5, "東京…"),
    Row("東京都", 4, "東…"), Row("東京都", 2, "…"), Row("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), Row("🇫🇷🇩🇪", 3, "🇫🇷…"),
    Row("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), Row("क्षिक्षि", 3, "क्षि…"),
    Row("Lyon", .max, "Lyon"),
  ])
  func `O6 a text is cut between clusters, and the cut is shown`(row: Row) {
    let cut = Truncation(SafeText(row.text), to: row.limit)
    #expect(cut.text.string == row.cut, sourceLocation: row.location)
    #expect(cut.cells == WidthPolicy.standard.cells(of: cut.text), sourceLocation: row.location)
    #expect(cut.isCut == (row.text != row.cut), sourceLocation: row.location)
  }

  @Test(arguments: [Row("Lyon", 3, "…on"), Row("東京都", 4, "…都"), Row("Lyon", 9, "Lyon")])
  func `What is typed loses its start`(row: Row) {
    let cut = Truncation(SafeText(row.text), to: row.limit, end: .head)
    #expect(cut.text.string == row.cut, sourceLocation: row.location)
  }

  @Test func `An ellipsis of two cells is left out where it does not fit`() {
    let wide = WidthPolicy(ambiguous: .wide)
    #expect(Truncation(SafeText("Lyon"), to: 3, policy: wide).text.string == "L…")
    #expect(Truncation(SafeText("Lyon"), to: 1, policy: wide).text.string == "L")
  }
}
