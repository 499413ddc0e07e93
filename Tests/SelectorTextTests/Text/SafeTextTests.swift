import SelectorText
import Testing

struct SafeTextTests {
  struct Row: Sendable {
    let raw: String
    let safe: String
    let location: SourceLocation

    init(_ raw: String, _ safe: String, location: SourceLocation = #_sourceLocation) {
      self.raw = raw
      self.safe = safe
      self.location = location
    }
  }

  private func check(_ row: Row) {
    #expect(SafeText(row.raw).string == row.safe, sourceLocation: row.location)
    #expect(
      SafeText(row.raw).string.unicodeScalars.elementsEqual(row.safe.unicodeScalars),
      sourceLocation: row.location)
    #expect(SafeText(row.safe).string == row.safe, "safe stays", sourceLocation: row.location)
  }

  @Test(arguments: [
    Row("Red \u{1B}[31mApple", "Red Apple"), Row("Go \u{1B}[10;10HPear", "Go Pear"),
    Row("Wipe \u{1B}cQuince", "Wipe Quince"), Row("Fruit\u{1B}[2J", "Fruit"),
    Row("\u{1B}[5mPick one", "Pick one"), Row("\u{9B}31mDrafts", "Drafts"),
    Row("a\u{1B}[?25lb\u{1B}[1 qc", "abc"), Row("a\u{1B}(Bb", "ab"), Row("a\u{1B}", "a"),
    Row("a\u{1B}[31", "a"), Row("a\u{1B}[3é", "aé"), Row("a\u{1B}\u{1B}[mb", "ab"),
    Row("a\u{1B}é", "aé"), Row("a\u{1B}(", "a"),
  ])
  func `S1 control sequences go as a whole`(row: Row) { check(row) }

  @Test(arguments: [
    Row("\u{1B}]52;c;Y3VybA==\u{7}Notes", "Notes"), Row("\u{1B}]0;owned\u{1B}\\Letters", "Letters"),
    Row("\u{9D}52;c;QQ==\u{9C}Photos", "Photos"), Row("\u{1B}Pq#0\u{1B}\\Scans", "Scans"),
    Row("\u{90}q\u{9C}a\u{98}b\u{9C}c\u{9E}d\u{9C}e\u{9F}f\u{9C}g", "aceg"),
    Row("\u{1B}X1\u{1B}\\a\u{1B}^2\u{1B}\\b\u{1B}_3\u{1B}\\c", "abc"),
    Row("\u{1B}Pa\u{7}b\u{1B}\\c", "c"), Row("\u{1B}]0;a\u{18}b", "b"),
    Row("\u{1B}]0;a\u{1B}[31mb", "b"), Row("\u{1B}]0;no end", "0;no end"),
    Row("\u{1B}]a\u{9D}b\u{1B}Pc", "c"), Row("a\u{9C}b", "ab"),
  ])
  func `S4 strings go with their payload, and stray introducers alone`(row: Row) { check(row) }

  @Test(arguments: [
    Row("North\nGate", "North⏎Gate"), Row("South\r\nGarden", "South⏎Garden"),
    Row("a\rb\u{2028}c\u{2029}d\u{85}e", "a⏎b⏎c⏎d⏎e"), Row("a\r\r\nb", "a⏎⏎b"),
    Row("East\tHarbour", "East Harbour"), Row("West\u{0}Point", "WestPoint"),
    Row("Centre\u{B}\u{C}\u{8}\u{7F}Yard", "CentreYard"), Row("Bills\u{85}", "Bills⏎"),
  ])
  func `O2 a label is one line`(row: Row) { check(row) }

  @Test(arguments: [
    Row("photo\u{202E}gpj.exe", "photogpj.exe"), Row("\u{2066}safe\u{2069}.txt", "safe.txt"),
    Row("\u{200E}note\u{200F}.md", "note.md"), Row("\u{61C}memo", "memo"),
    Row("\u{202A}\u{202B}\u{202C}\u{202D}plain.c", "plain.c"), Row("a\u{206A}b", "ab"),
  ])
  func `Direction controls leave no trace`(row: Row) { check(row) }

  @Test(arguments: [
    Row("", ""), Row("e\u{301}", "e\u{301}"), Row("\u{301}a", "\u{25CC}\u{301}a"),
    Row("a\u{200B}b\u{FEFF}", "ab"), Row("a\u{1FFFE}b", "a\u{FFFD}b"),
    Row("👨‍👩‍👧 क्षि 한국", "👨‍👩‍👧 क्षि 한국"), Row("\u{200D}", ""), Row("\u{FE0F}", ""),
    Row("a\t\u{301}", "a \u{301}"),
  ])
  func `No cluster without a cell`(row: Row) { check(row) }

  @Test func `On ASCII screens line breaks are spaces`() {
    #expect(SafeText("a\r\nb", lineBreaks: .space).string == "a b")
  }

  struct Shown: Sendable {
    let raw: String
    let pictures: String
    let carets: String
  }

  @Test(arguments: [
    Shown(raw: "a\u{1B}[31mb", pictures: "a␛[31mb", carets: "a^[[31mb"),
    Shown(raw: "\u{9B}1m\u{9D}x\u{9C}", pictures: "␛[1m␛]x␛\\", carets: "^[[1m^[]x^[\\"),
    Shown(raw: "\u{0}\u{7}\t\u{7F}", pictures: "␀␇␉␡", carets: "^@^G^I^?"),
    Shown(raw: "a\r\nb\u{85}", pictures: "a⏎b⏎", carets: "a⏎b⏎"),
    Shown(raw: "a\u{202E}b\u{200B}c", pictures: "abc", carets: "abc"),
    Shown(raw: "\u{1B}]0;t\u{7}é", pictures: "␛]0;t␇é", carets: "^[]0;t^Gé"),
  ])
  func `Controls can be shown, but never direction controls`(row: Shown) {
    #expect(SafeText(row.raw, policy: .init(controls: .pictures)).string == row.pictures)
    #expect(SafeText(row.raw, policy: .init(controls: .carets)).string == row.carets)
  }

  @Test func `A renderer shows controls where it is told to`() {
    let source = FakeSource.single("A", FakeSource.rows(["x\u{1B}[0my"], highlighted: 0))
    var renderer = TextRenderer(columns: 30, rows: 6)
    #expect(renderer.plain(source).contains("xy"))
    renderer.showsControls = true
    #expect(renderer.plain(source).contains("x␛[0my"))
    renderer.theme = .ascii
    #expect(renderer.plain(source).contains("x^[[0my"))
  }

  @Test func `Ill-formed bytes and halves of surrogates become replacement letters`() {
    let bytes: [([UInt8], String)] = [
      ([0x61, 0xED, 0xA0, 0x80, 0x62], "a\u{FFFD}\u{FFFD}\u{FFFD}b"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xE2, 0x82], "\u{FFFD}"), ([0x9B, 0x33], "\u{FFFD}3"), ([0xC2, 0x9B, 0x31, 0x6D], ""),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xFF, 0x0A], "\u{FFFD}⏎"),
    ]
    for (bytes, safe) in bytes {
      #expect(SafeText(decoding: bytes, as: UTF8.self).string == safe, "\(bytes)")
    }
    let halves: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00, 0xD83D, 0xDE00]
    #expect(SafeText(decoding: halves, as: UTF16.self).string == "a\u{FFFD}b\u{FFFD}😀")
    #expect(SafeText(decoding: [0xD800, 0x110000], as: UTF32.self).string == "\u{FFFD}\u{FFFD}")
  }

  @Test func `A cluster without measure becomes one replacement letter`() {
    let piled = "a" + String(repeating: "\u{301}", count: 1000) + "b"
    #expect(SafeText(piled).string == "\u{FFFD}b")
  }

  @Test func `S2 styles of a label may be kept, as spans and never as sequences`() {
    let policy = SafeText.Policy(keepsStyles: true)
    let text = SafeText(
      "a\u{1B}[1;31mb東\u{1B}[mc\u{9B}38;5;200md\u{1B}[38:2:255:0:0;4me", policy: policy)
    #expect(text.string == "ab東cde")
    #expect(
      text.spans == [
        .init(range: 1..<3, ink: TextInk(1, .bold)), .init(range: 4..<5, ink: TextInk(200)),
        .init(range: 5..<6, ink: TextInk(196, .underline)),
      ])
    #expect(SafeText("\u{1B}[31mred").spans.isEmpty)
    // What is cut, wrapped or padded keeps its spans.
    #expect(Truncation(text, to: 4, end: .head).text.spans.first?.range == 2..<3)
    #expect(text.padded(to: 9, .trailing).spans.first?.range == 3..<5)
  }

  @Test(arguments: [
    "\u{1B}[5;8mx", "\u{1B}[38;5mx", "\u{1B}[38;5;999mx", "\u{1B}[38;2;1;2mx", "\u{1B}[>4;1mx",
    "\u{1B}[1Kx", "\u{1B}]1mx", "\u{1B}[99999999999999999999mx", "\u{1B}[31;0mx",
  ])
  func `S2 what is no style, or none for labels, changes nothing`(raw: String) {
    #expect(SafeText(raw, policy: .init(keepsStyles: true)).spans.isEmpty)
  }

  @Test func `S2 a renderer draws the colours of labels where it is told to, under its own`() {
    let source = FakeSource.single("A", FakeSource.rows(["\u{1B}[32mok\u{1B}[m"], highlighted: 0))
    var renderer = TextRenderer(columns: 30, rows: 6)
    let inks = { (renderer: TextRenderer) in
      Set(renderer.frame(of: source).canvas.cells.map(\.style.ink))
    }
    #expect(inks(renderer) == [.none])
    renderer.keepsLabelStyles = true
    #expect(inks(renderer) == [.none, TextInk(2)])
    let paint = TextPalette.dark.paint(for: TextStyle(.option, ink: TextInk(2, .bold)))
    #expect(paint.foreground == TextColor(index: 2))
    #expect(paint.attributes.contains(.bold))
  }

  @Test func `A megabyte of anything takes linear time`() {
    let size = 1 << 20
    let pieces = [
      "x", "\u{1B}", "\u{1B}]", "\u{1B}P", "\u{9B}", "\u{9D}\u{90}", "\n", "é", "\u{301}",
    ]
    for piece in pieces {
      let text = SafeText(String(repeating: piece, count: size / piece.utf8.count))
      #expect(text.string.utf8.count <= 3 * size)
    }
  }

  @Test func `Marks follow their letters when something before them goes`() {
    let text = SafeText("\u{1B}[31mAp\u{0}ple", marks: [5..<6, 8..<10])
    #expect(text.string == "Apple")
    #expect(text.marks == [0..<1, 2..<4])
    #expect(SafeText("Lyon", marks: [0..<2]).marks == [0..<2])
    #expect(SafeText("Lyon", marks: [-4..<2]).marks.isEmpty)
    #expect(SafeText("\u{1B}Lyon", marks: [0..<9]).marks == [0..<3])
  }
}
