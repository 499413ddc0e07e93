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

  struct Cut: Sendable {
    let text: String
    let limit: Int
    let end: Truncation.End
    let shown: String
    let location: SourceLocation

    init(
      _ text: String, _ limit: Int, _ end: Truncation.End, _ shown: String,
      location: SourceLocation = #_sourceLocation
    ) {
      (self.text, self.limit, self.end, self.shown) = (text, limit, end, shown)
      self.location = location
    }
  }

  @Test(arguments: [
    Cut("abcdefghij", 6, .middle, "abc…ij"), Cut("abcdefghij", 7, .middle, "abc…hij"),
    Cut("abcdefghij", 10, .middle, "abcdefghij"), Cut("abcdefghij", 2, .middle, "a…"),
    Cut("abcdefghij", 1, .middle, "…"), Cut("東京都千代田区", 8, .middle, "東京…区"),
    Cut("東京都千代田区", 7, .middle, "東…田区"), Cut("abcdefghij", 0, .middle, ""),
    Cut("abcdefghij", 5, .head, "…ghij"), Cut("東京都", 4, .head, "…都"),
  ])
  func `The middle or an end goes`(cut: Cut) { check(cut) }

  @Test(arguments: [
    // The range with ten cells behind it, and as much before as fits.
    Cut("0123456789abcdefghijklmnopqrstuvwxyz", 16, .around(20..<22), "…ijklmnopqrstuv…"),
    Cut("0123456789abcdefghijklmnopqrstuvwxyz", 16, .around(0..<2), "0123456789abcde…"),
    Cut("0123456789abcdefghijklmnopqrstuvwxyz", 16, .around(34..<36), "…lmnopqrstuvwxyz"),
    Cut("0123456789abcdefghijklmnopqrstuvwxyz", 5, .around(20..<22), "…klm…"),
    Cut("0123456789abcdefghijklmnopqrstuvwxyz", 6, .around(10..<30), "…abcd…"),
    Cut("0123456789", 4, .around(3..<99), "…34…"), Cut("0123456789", 4, .around(-5 ..< -2), "012…"),
    Cut("東京都千代田区丸の内", 9, .around(5..<6), "…田区丸…"),
    Cut("東京都千代田区丸の内", 3, .around(5..<6), "…"), Cut("ab", 9, .around(0..<1), "ab"),
  ])
  func `A match stays in view`(cut: Cut) { check(cut) }

  private func check(_ cut: Cut) {
    let result = Truncation(SafeText(cut.text), to: cut.limit, end: cut.end)
    #expect(result.text.string == cut.shown, sourceLocation: cut.location)
    #expect(result.cells == WidthPolicy.standard.cells(of: result.text))
    #expect(result.cells <= cut.limit)
  }

  @Test func `Marks of a match go with what stays`() {
    let text = SafeText("0123456789", marks: [0..<2, 8..<10])
    #expect(Truncation(text, to: 6, end: .middle).text.marks == [0..<2, 4..<6])
    #expect(Truncation(text, to: 5, end: .around(8..<10)).text.marks == [3..<5])
    #expect(Truncation(text, to: 5).text.marks == [0..<2])
  }

  @Test func `At every limit a cut text fits, and shows of a match as much as there is room for`() {
    let texts = ["Grüße aus Köln", "東京都 千代田区", "👨‍👩‍👧 família", "क्षिक्षि nama", "abc"]
    for raw in texts {
      let count = raw.count
      for limit in 0...24 {
        for start in 0..<count {
          let range = start..<min(count, start + 2)
          for end in [Truncation.End.tail, .head, .middle, .around(range)] {
            let cut = Truncation(SafeText(raw, marks: [range]), to: limit, end: end)
            #expect(cut.cells <= limit)
            #expect(cut.isCut == (WidthPolicy.standard.cells(of: SafeText(raw)) > limit))
            guard case .around = end, limit >= 8 else { continue }
            #expect(cut.text.string.contains(String(Array(raw)[range])), "\(cut.text) at \(limit)")
          }
        }
      }
    }
  }

  // MARK: Wrapping and padding

  struct Wrapped: Sendable {
    let text: String
    let width: Int
    let lines: [String]
  }

  @Test(arguments: [
    Wrapped(text: "a bc def", width: 4, lines: ["a bc", "def"]),
    Wrapped(text: "a bc def", width: 3, lines: ["a", "bc", "def"]),
    Wrapped(text: "abcdef", width: 4, lines: ["abcd", "ef"]),
    Wrapped(text: "ab  cd", width: 2, lines: ["ab", "cd"]),
    Wrapped(text: "東京都 区", width: 5, lines: ["東京", "都 区"]),
    Wrapped(text: "東", width: 1, lines: [""]), Wrapped(text: "", width: 3, lines: [""]),
    Wrapped(text: "a", width: 0, lines: []), Wrapped(text: "abc   ", width: 3, lines: ["abc"]),
    Wrapped(text: "closed on 24 December", width: 10, lines: ["closed on", "24", "December"]),
  ])
  func `O1 O3 lines break between words, else between clusters`(row: Wrapped) {
    #expect(SafeText(row.text).wrapped(to: row.width).map(\.string) == row.lines)
  }

  @Test func `No line is wider than asked, and no letter is lost`() {
    for raw in ["Grüße aus Köln am Rhein", "東京都 千代田区 丸の内", "a👨‍👩‍👧b क्षि", "   x"] {
      for width in 1...12 {
        let lines = SafeText(raw).wrapped(to: width)
        for line in lines { #expect(WidthPolicy.standard.cells(of: line) <= width) }
        let letters = lines.map(\.string).joined().filter { $0 != " " }
        if width > 1 { #expect(letters == raw.filter { $0 != " " }) }
      }
    }
    let lines = SafeText("one two three", marks: [4..<7]).wrapped(to: 5, limit: 2)
    #expect(lines.map(\.string) == ["one", "two …"])
    #expect(lines.map(\.marks) == [[], [0..<3]])
  }

  @Test func `Padding fills a column exactly`() {
    let text = SafeText("東a", marks: [1..<2])
    #expect(text.padded(to: 6).string == "東a   ")
    #expect(text.padded(to: 6, .center).string == " 東a  ")
    #expect(text.padded(to: 6, .trailing).string == "   東a")
    #expect(text.padded(to: 6, .trailing).marks == [4..<5])
    for width in [Int.min, 0, 2, 3] { #expect(text.padded(to: width) == text) }
    #expect(SafeText("").padded(to: .max).string.count == 1_000)
  }
}
