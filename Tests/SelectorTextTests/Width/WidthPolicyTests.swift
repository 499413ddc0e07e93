import SelectorText
import Testing

struct WidthPolicyTests {
  struct Row: Sendable {
    let text: String
    let cells: Int
    let location: SourceLocation

    init(_ text: String, _ cells: Int, location: SourceLocation = #_sourceLocation) {
      self.text = text
      self.cells = cells
      self.location = location
    }
  }

  @Test(arguments: [
    Row("", 0), Row("Lyon", 4), Row("é", 1), Row("e\u{301}", 1), Row("e\u{300}", 1),
    Row("o\u{302}\u{323}", 1),
    Row("あ", 2), Row("한", 2), Row("Ａ", 2), Row("東京", 4), Row("\u{1112}\u{1161}\u{11AB}", 2),
    Row("ｶﾞ", 2), Row("①", 1), Row("…→─▼●", 5), Row("⸻", 2), Row("ß", 1), Row("\u{A0}", 1),
    Row("لا", 2), Row("עיר", 3), Row("𝄞", 1), Row("\u{E000}", 1),
  ])
  func `Letters take one cell, East Asian ones two`(row: Row) { check(row) }

  @Test(arguments: [
    Row("❤", 1), Row("❤\u{FE0F}", 2), Row("⌚", 2), Row("⌚\u{FE0E}", 2), Row("1\u{FE0F}\u{20E3}", 2),
    Row("🇫🇷", 2), Row("🇫", 2), Row("👍🏽", 2), Row("👨‍👩‍👧", 2), Row("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), Row("a🏽", 1),
    Row("a\u{FE0F}", 1),
  ])
  func `W5 W8 W10 an emoji takes two cells, however it is built`(row: Row) { check(row) }

  @Test(arguments: [
    Row("कि", 2), Row("क्ष", 2), Row("क्षि", 2), Row("กำ", 2), Row("नमस्ते", 4), Row("दिल्ली", 4),
  ])
  func `Conjuncts and vowel signs take two cells at most`(row: Row) { check(row) }

  @Test func `W9 what terminals do not agree on is a policy`() {
    let wide = WidthPolicy(ambiguous: .wide)
    #expect(wide.cells(of: SafeText("①…─")) == 6)
    #expect(wide.cells(of: SafeText("aé東")) == 5)
    #expect(WidthPolicy(textSelectorNarrows: true).cells(of: "⌚\u{FE0E}") == 1)
  }

  private func check(_ row: Row) {
    let cells = WidthPolicy.standard.cells(of: SafeText(row.text))
    #expect(cells == row.cells, "\(row.text)", sourceLocation: row.location)
  }
}
