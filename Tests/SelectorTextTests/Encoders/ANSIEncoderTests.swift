import SelectorKit
import SelectorTerminal
import SelectorText
import Testing

/// Lines with escape sequences.
@Suite struct ANSIEncoderTests {
  private func canvas(_ parts: [(String, TextStyle)]) -> TextCanvas {
    var canvas = TextCanvas(columns: 20, rows: 1)
    var column = 0
    for (text, style) in parts {
      column += canvas.put(
        SafeText(text), row: 0, column: column, limit: 20, brush: TextCanvas.Brush(style))
    }
    return canvas
  }

  @Test func `a sequence changes only what is different`() {
    var palette = TextPalette.dark
    palette.rules = [
      .init(.label, paint: TextPaint(TextColor(0x0000FF, indexed: 21, basic: 4), on: nil, .bold)),
      .init(
        .value,
        paint: TextPaint(TextColor(0x0000FF, indexed: 21, basic: 4), on: nil, [.bold, .underline])),
      .init(.detail, paint: TextPaint(nil, on: TextColor(0xFF0000, indexed: 196, basic: 9))),
    ]
    let canvas = canvas([
      ("a", TextStyle(.label)), ("b", TextStyle(.value)), ("c", TextStyle(.label)),
      ("d", TextStyle(.detail)), ("e", TextStyle(.option)),
    ])
    func line(_ depth: ColorDepth) -> String {
      ANSIEncoder(palette: palette, depth: depth).text(canvas)
        .replacing("\u{1B}", with: "^")
    }
    #expect(line(.none) == "abcde")
    #expect(line(.monochrome) == "^[1ma^[4mb^[24mc^[md e".replacing(" ", with: ""))
    #expect(line(.basic) == "^[1;34ma^[4mb^[24mc^[0;101md^[me")
    #expect(line(.indexed) == "^[1;38;5;21ma^[4mb^[24mc^[0;48;5;196md^[me")
    #expect(line(.trueColor) == "^[1;38;2;0;0;255ma^[4mb^[24mc^[0;48;2;255;0;0md^[me")
  }

  @Test func `blanks that look the same need no sequence, and those at the end go`() {
    let canvas = canvas([
      ("a", TextStyle(.label)), (" ", TextStyle(.blank)), ("b", TextStyle(.label)),
      ("   ", TextStyle(.label)),
    ])
    let line = ANSIEncoder(depth: .basic).text(canvas).replacing("\u{1B}", with: "^")
    #expect(line == "^[37ma b^[m")
  }

  @Test func `a painted ground is shown under blanks too`() {
    var palette = TextPalette.dark
    palette.rules = [.init(.label, paint: TextPaint(nil, on: nil, .reverse))]
    let canvas = canvas([("a ", TextStyle(.label)), (" b", TextStyle(.option))])
    let line = ANSIEncoder(palette: palette, depth: .basic).text(canvas)
    #expect(line == "\u{1B}[7ma \u{1B}[m b")
  }

  @Test func `each line ends as it began`() {
    let frame = TextRenderer(columns: 40, rows: 12).frame(of: FakeSource.trip(isOpen: true))
    for line in ANSIEncoder().lines(frame.canvas) {
      var terminal = VirtualTerminal(columns: 60, rows: 2)
      terminal.feed(line)
      #expect(terminal.pen == VirtualTerminal.Pen())
      #expect(terminal.unknown.isEmpty)
    }
  }

  @Test func `a link comes from a typed address only, never from a label`() throws {
    let label = "see \u{1B}]8;;https://evil.example\u{1B}\\here\u{1B}]8;;\u{1B}\\"
    let source = FakeSource.single("Tree", FakeSource.rows([label, "b"]))
    let frame = TextRenderer(columns: 40, rows: 8).frame(of: source)
    #expect(!ANSIEncoder().text(frame.canvas).contains("]8"))
    let link = try #require(TextLink("https://example.org/b"))
    let encoder = ANSIEncoder(links: [CanvasOwner(control: 0, row: 1): link])
    let text = encoder.text(frame.canvas)
    #expect(text.ranges(of: "\u{1B}]8;;https://example.org/b\u{1B}\\").count == 1)
    var terminal = VirtualTerminal(columns: 40, rows: 8)
    terminal.feed(text.replacing("\n", with: "\r\n"))
    let linked = (0..<8).flatMap { row in (0..<40).map { terminal.cell(row: row, column: $0) } }
      .filter { $0?.pen.link != nil }.map { $0?.text ?? "" }.joined()
    #expect(linked.contains("b"))
    #expect(!linked.contains("see"))
    #expect(!ANSIEncoder(depth: .none, links: encoder.links).text(frame.canvas).contains("\u{1B}"))
  }

  @Test func `O8 highlighted, chosen and both look different, with colours and without`() {
    for depth in ColorDepth.allCases {
      let rows = FakeSource.rows(["same", "same", "same", "same"], highlighted: 1, chosen: [1, 2])
      func line(_ place: Int, _ highlighted: Int, _ chosen: Set<Int>) -> String {
        var rows = rows
        for index in rows.indices {
          rows[index].isHighlighted = index == highlighted
          rows[index].isChosen = chosen.contains(index)
        }
        let source = FakeSource.single("Tree", rows)
        let frame = TextRenderer(columns: 40, rows: 8).frame(of: source)
        return ANSIEncoder(depth: depth).lines(frame.canvas)[2 + place]
      }
      let looks = [line(0, 1, []), line(0, 0, []), line(0, 1, [0]), line(0, 0, [0])]
      #expect(Set(looks).count == 4, "\(depth)")
    }
  }
}
