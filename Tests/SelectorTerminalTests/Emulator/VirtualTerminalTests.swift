import SelectorTerminal
import SelectorText
import Testing

@Suite("A terminal in memory")
struct VirtualTerminalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var bytes: String
    var lines: [String]
    var cursor: [Int]
    var line: UInt

    init(_ bytes: String, _ lines: [String], at cursor: [Int], line: UInt = #line) {
      (self.bytes, self.lines, self.cursor, self.line) = (bytes, lines, cursor, line)
    }

    var testDescription: String { "line \(line): \(bytes.debugDescription)" }
  }

  static let rows: [Row] = [
    Row("abc", ["abc"], at: [0, 3]),
    Row("a\nb", ["a", " b"], at: [1, 2]),
    Row("a\r\nb", ["a", "b"], at: [1, 1]),
    Row("abcdefghij", ["abcdefghij"], at: [0, 9]),
    Row("abcdefghijk", ["abcdefghij", "k"], at: [1, 1]),
    Row("\u{1B}[?7labcdefghijk", ["abcdefghik"], at: [0, 9]),
    Row("1\r\n2\r\n3\r\n4", ["2", "3", "4"], at: [2, 1]),
    Row("ab\u{1B}[1Dx", ["ax"], at: [0, 2]),
    Row("\u{1B}[2;3Hx", ["", "  x"], at: [1, 3]),
    Row("\u{1B}[99;99Hx", ["", "", "         x"], at: [2, 9]),
    Row("abc\u{1B}[2G\u{1B}[K", ["a"], at: [0, 1]),
    Row("abc\u{1B}[2G\u{1B}[1K", ["  c"], at: [0, 1]),
    Row("abc\u{1B}[2G\u{1B}[1P", ["ac"], at: [0, 1]),
    Row("abc\u{1B}[2G\u{1B}[2@", ["a  bc"], at: [0, 1]),
    Row("abc\u{1B}[2G\u{1B}[1X", ["a c"], at: [0, 1]),
    Row("a\u{1B}[3b", ["aaaa"], at: [0, 4]),
    Row("1\r\n2\r\n3\u{1B}[1;1H\u{1B}[M", ["2", "3"], at: [0, 0]),
    Row("1\r\n2\r\n3\u{1B}[1;1H\u{1B}[L", ["", "1", "2"], at: [0, 0]),
    Row("1\r\n2\r\n3\u{1B}[2;3r\u{1B}[2;1H\u{1B}M", ["1", "", "2"], at: [1, 0]),
    Row("1\r\n2\r\n3\u{1B}[1;2r\u{1B}[2;1H\nx", ["2", "x", "3"], at: [1, 1]),
    Row("a\u{1B}7\u{1B}[3;3Hb\u{1B}8c", ["ac", "", "  b"], at: [0, 2]),
    Row("あい", ["あい"], at: [0, 4]),
    Row("あ\u{1B}[2Gx", [" x"], at: [0, 2]),
    Row("あ\u{1B}[1Gx", ["x"], at: [0, 1]),
    Row("123456789あ", ["123456789", "あ"], at: [1, 2]),
    Row("e\u{301}x", ["e\u{301}x"], at: [0, 2]),
    Row("👨‍👩‍👧x", ["👨‍👩‍👧x"], at: [0, 3]),
    Row("❤x", ["❤x"], at: [0, 2]),
    Row("❤\u{FE0F}x", ["❤️x"], at: [0, 3]),
    Row("🇫🇷🇩🇪", ["🇫🇷🇩🇪"], at: [0, 4]),
    Row("1\u{FE0F}\u{20E3}x", ["1️⃣x"], at: [0, 3]),
    Row("ab\tc", ["ab      c"], at: [0, 9]),
    Row("ab\u{8}c", ["ac"], at: [0, 2]),
    Row("\u{1B}]0;title\u{7}a", ["a"], at: [0, 1]),
    Row("\u{1B}]8;;http://x\u{1B}\\a", ["a"], at: [0, 1]),
    Row("\u{1B}Pany thing\u{1B}\\a", ["a"], at: [0, 1]),
    Row("x\u{1B}[?1049hy", [" y"], at: [0, 2]),
    Row("x\u{1B}[?1049hy\u{1B}[?1049l", ["x"], at: [0, 1]),
  ]

  @Test("Draws what the table says", arguments: rows)
  func draws(row: Row) {
    var whole = VirtualTerminal(columns: 10, rows: 3)
    whole.feed(row.bytes)
    #expect(whole.lines == row.lines)
    #expect([whole.cursor.row, whole.cursor.column] == row.cursor)
    var pieces = VirtualTerminal(columns: 10, rows: 3)
    for byte in row.bytes.utf8 { pieces.feed([byte]) }
    #expect(pieces.lines == whole.lines && pieces.cursor == whole.cursor)
  }

  @Test("Keeps colours and attributes with the cells")
  func keepsPens() {
    var terminal = VirtualTerminal(columns: 10, rows: 1)
    terminal.feed(
      "\u{1B}[1;38;5;9ma\u{1B}[22;48;2;1;2;3mb\u{1B}[0;7mc\u{1B}[38:2::4:5:6md\u{1B}[me")
    let pens = (0..<5).map { terminal.cell(row: 0, column: $0)?.pen }
    #expect(pens[0]?.attributes == .bold && pens[0]?.foreground == .palette(9))
    #expect(pens[1]?.attributes == [] && pens[1]?.background == .rgb(1, 2, 3))
    #expect(pens[2]?.attributes == .reverse && pens[2]?.foreground == nil)
    #expect(pens[3]?.foreground == .rgb(4, 5, 6))
    #expect(pens[4] == VirtualTerminal.Pen())
  }

  @Test("Answers what a program asks, and nothing that it does not know")
  func answers() {
    var terminal = VirtualTerminal(columns: 10, rows: 3)
    terminal.feed("ab\u{1B}[6n\u{1B}[c\u{1B}[?2026$p\u{1B}[?u\u{1B}[?77$p")
    let expected = "\u{1B}[1;3R\u{1B}[?62;22c\u{1B}[?2026;2$y\u{1B}[?0u\u{1B}[?77;0$y"
    #expect(String(decoding: terminal.takeReplies(), as: UTF8.self) == expected)
    #expect(terminal.takeReplies().isEmpty)
    var old = VirtualTerminal(columns: 10, rows: 3, answers: [.attributes])
    old.feed("\u{1B}[6n\u{1B}[?2026$p\u{1B}[?u\u{1B}[c")
    #expect(String(decoding: old.takeReplies(), as: UTF8.self) == "\u{1B}[?62;22c")
  }

  @Test("Old terminals draw a letter for each scalar")
  func scalars() {
    var terminal = VirtualTerminal(columns: 20, rows: 1, clustering: .scalars)
    terminal.feed("👨‍👩‍👧x")
    #expect(terminal.cursor.column == 7)
    terminal.feed("\u{1B}[1G\u{1B}[K❤\u{FE0F}x")
    #expect(terminal.cursor.column == 2)
  }

  @Test("Modes, levels of the keyboard, links and unknown sequences can be looked at")
  func modes() {
    var terminal = VirtualTerminal(columns: 10, rows: 3)
    #expect(terminal.modes == .initial)
    terminal.feed("\u{1B}[?25l\u{1B}[?1000;1006h\u{1B}[?2004h\u{1B}[>1u\u{1B}[99z\u{1B}[?5h")
    #expect(!terminal.showsCursor)
    #expect(terminal.modes.isSuperset(of: [.mousePresses, .mouseNumbers, .paste, .kittyKeyboard]))
    #expect(terminal.unknown == ["[99z", "[?5h"])
    terminal.feed("\u{1B}[<1u\u{1B}[?25h\u{1B}[?1000l\u{1B}[?1006l\u{1B}[?2004l")
    #expect(terminal.modes == .initial)
  }

  @Test("Any size is legal, and resizing keeps the line of the cursor")
  func resizes() {
    var terminal = VirtualTerminal(columns: 0, rows: -3)
    #expect(terminal.columns == 1 && terminal.rows == 1)
    terminal.feed("あb")
    terminal.resize(columns: 5, rows: 4)
    terminal.feed("\u{1B}[H1\r\n2\r\n3\r\n4あ")
    terminal.resize(columns: 2, rows: 2)
    #expect(terminal.lines == ["3", "4"])
    #expect(terminal.scrollback == ["1", "2"])
  }

  @Test("No bytes whatever trap it, and every line stays as wide as the screen")
  func random() {
    var state: UInt64 = 7
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let pieces = [
      "\u{1B}[", "\u{1B}", ";", "?", "あ", "\u{301}", "H", "J", "m", "r", "1", "99", "\n",
    ]
    for _ in 0..<300 {
      var terminal = VirtualTerminal(
        columns: Int(next() % 9) + 1, rows: Int(next() % 5) + 1,
        clustering: next() % 2 == 0 ? .graphemes : .scalars)
      for _ in 0..<200 {
        if next() % 3 == 0 {
          terminal.feed([UInt8(truncatingIfNeeded: next())])
        } else {
          terminal.feed(pieces[Int(next()) % pieces.count])
        }
        if next() % 50 == 0 { terminal.resize(columns: Int(next() % 9), rows: Int(next() % 5)) }
      }
      for row in 0..<terminal.rows {
        let widths = (0..<terminal.columns).map { terminal.cell(row: row, column: $0)?.width ?? -1 }
        for (column, width) in widths.enumerated() where width == 0 {
          #expect(column > 0 && widths[column - 1] == 2)
        }
        for (column, width) in widths.enumerated() where width == 2 {
          #expect(column + 1 < terminal.columns && widths[column + 1] == 0)
        }
      }
    }
  }
}
