import SelectorForms
import SelectorKit
import SelectorTerminal
import Testing

@testable import SelectorText

/// What is written to make a terminal show the next frame.
@Suite struct DifferenceEncoderTests {
  private static func frame(_ lines: [String], columns: Int = 20, cursor: TextFrame.Position? = nil)
    -> TextFrame
  {
    var source = FakeSource(
      lines.map { .init(control: ControlPresentation(kind: .text, label: $0, role: .input)) })
    if let cursor { source.fields[cursor.row].control.isFocused = true }
    return TextRenderer(columns: columns, rows: 40).frame(of: source)
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func `the same frame again is nothing to write`() {
    let encoder = DifferenceEncoder()
    let frame = TextRenderer(columns: 40, rows: 12).frame(of: FakeSource.trip(isOpen: true))
    let first = encoder.difference(from: nil, to: frame)
    #expect(encoder.difference(from: first.screen, to: frame).bytes.isEmpty)
    #expect(encoder.difference(from: first.screen, to: frame).screen == first.screen)
  }

  @Test(arguments: [ColorDepth.monochrome, .basic, .indexed, .trueColor])
  func `an arrow key takes at most 300 bytes`(depth: ColorDepth) throws {
    var make = FormBuilder()
    let city = make.selector(
      "city", "City",
      DropdownSelector("Where to?", options: (1...1_000).map { "City number \($0)" }))
    var form = try make.build()
    form.focus(city)
    form.press(KeyPress(.arrowDown))
    for origin in [DifferenceEncoder.Origin.inline, .screen(row: 5)] {
      var encoder = DifferenceEncoder(depth: depth, origin: origin, isSynchronized: true)
      encoder.keepsClusters = true
      var form = form
      let renderer = TextRenderer(columns: 80, rows: 24)
      var screen = encoder.difference(from: nil, to: renderer.frame(of: form)).screen
      // Down to the last row of the window, then on: the whole list moves.
      for _ in 0..<20 {
        form.press(KeyPress(.arrowDown))
        let next = encoder.difference(from: screen, to: renderer.frame(of: form))
        #expect(next.bytes.count <= 300, "\(next.bytes.count): \(Self.text(next.bytes))")
        screen = next.screen
      }
    }
  }

  @Test func `one letter is one letter`() {
    let encoder = DifferenceEncoder(depth: .basic, isSynchronized: false)
    let first = encoder.difference(from: nil, to: Self.frame(["abc", "def"]))
    let next = encoder.difference(from: first.screen, to: Self.frame(["abc", "dxf"]))
    #expect(Self.text(next.bytes).contains("x"))
    #expect(!Self.text(next.bytes).contains("d"))
  }

  @Test func `a terminal that can shows it at once, another without a cursor`() {
    let frame = FakeSource.trip(isOpen: true)
    let renderer = TextRenderer(columns: 40, rows: 12)
    let atOnce = DifferenceEncoder(isSynchronized: true)
    let bytes = Self.text(atOnce.difference(from: nil, to: renderer.frame(of: frame)).bytes)
    #expect(bytes.hasPrefix("^[?2026h"))
    #expect(bytes.hasSuffix("^[?2026l"))
    let other = DifferenceEncoder()
    let plain = Self.text(other.difference(from: nil, to: renderer.frame(of: frame)).bytes)
    #expect(plain.hasPrefix("^[?25l"))
    #expect(plain.hasSuffix("^[?25h"))
  }

  @Test func `a width that changed is drawn anew`() {
    let encoder = DifferenceEncoder(depth: .basic)
    let source = FakeSource.trip(isOpen: true)
    let first = encoder.difference(
      from: nil, to: TextRenderer(columns: 40, rows: 12).frame(of: source))
    let next = encoder.difference(
      from: first.screen, to: TextRenderer(columns: 41, rows: 12).frame(of: source))
    #expect(Self.text(next.bytes).contains("^[J"))
    #expect(Self.text(next.bytes).contains("Country"))
  }

  @Test func `inline new lines scroll, and what stood above stays`() {
    var terminal = VirtualTerminal(columns: 40, rows: 6)
    terminal.feed("$ one\r\n$ two\r\n$ three\r\n$ four\r\n")
    let encoder = DifferenceEncoder()
    let closed = FakeSource.single("Tree", []).fields[0].control
    var source = FakeSource.single("Tree", FakeSource.rows(["Ash", "Oak"], highlighted: 0))
    source.fields[0].control.isOpen = false
    _ = closed
    let renderer = TextRenderer(columns: 40, rows: 6)
    let first = encoder.difference(from: nil, to: renderer.frame(of: source))
    terminal.feed(first.bytes)
    #expect(terminal.lines.count == 5)
    source.fields[0].control.isOpen = true
    let open = encoder.difference(from: first.screen, to: renderer.frame(of: source))
    terminal.feed(open.bytes)
    #expect(terminal.scrollback == ["$ one", "$ two", "$ three"])
    #expect(terminal.lines.first == "$ four")
    #expect(terminal.lines.last?.contains("└") == true)
    source.fields[0].control.isOpen = false
    let again = encoder.difference(from: open.screen, to: renderer.frame(of: source))
    terminal.feed(again.bytes)
    #expect(terminal.lines.count == 2, "the list is gone, and nothing below is left")
  }

  @Test(arguments: ["❤️", "👨‍👩‍👧", "1️⃣", "🇫🇷", "क्षि", "👍🏽"], [true, false])
  func `W1 W2 W7 W10 W11 what comes after a cluster stands where it should`(
    cluster: String, isWide: Bool
  ) {
    // A terminal that takes each scalar for itself, and one that takes clusters.
    let clustering: VirtualTerminal.Clustering = isWide ? .graphemes : .scalars
    var terminal = VirtualTerminal(columns: 30, rows: 4, clustering: clustering)
    let encoder = DifferenceEncoder(origin: .screen(row: 0))
    var screen: DifferenceEncoder.Screen?
    for label in ["plain", "\(cluster) after", "\(cluster)", "a\(cluster)b", "ab\(cluster)", "x"] {
      let frame = Self.frame([label, "tail"], columns: 30)
      let difference = encoder.difference(from: screen, to: frame)
      terminal.feed(difference.bytes)
      screen = difference.screen
      for row in 0..<2 {
        for (column, cell) in frame.canvas.cells(inRow: row).enumerated() {
          guard cell.glyph.isInline,
            let letter = frame.canvas.text(of: cell.glyph).unicodeScalars.first,
            letter.isASCII, letter != " ", cell.part == .single,
            !cluster.contains(Character(letter))
          else { continue }
          #expect(terminal.cell(row: row, column: column)?.text == String(letter), "\(label)")
        }
      }
    }
    #expect(terminal.lines.first?.contains("x") == true)
    #expect(terminal.line(0).filter { !$0.isWhitespace } == "x", "W6 no debris is left")
  }

  @Test func `W3 a ground that is not covered any more is painted over`() {
    var palette = TextPalette.dark
    palette.rules = [.init(nil, .highlighted, paint: TextPaint(nil, on: nil, .reverse))]
    let encoder = DifferenceEncoder(palette: palette, origin: .screen(row: 0))
    let renderer = TextRenderer(columns: 30, rows: 8)
    let rows = FakeSource.rows(["東京", "大阪"], highlighted: 0)
    var terminal = VirtualTerminal(columns: 30, rows: 8)
    let first = encoder.difference(
      from: nil, to: renderer.frame(of: FakeSource.single("Tree", rows)))
    terminal.feed(first.bytes)
    var moved = rows
    moved[0].isHighlighted = false
    moved[1].isHighlighted = true
    let next = encoder.difference(
      from: first.screen, to: renderer.frame(of: FakeSource.single("Tree", moved)))
    terminal.feed(next.bytes)
    var fresh = VirtualTerminal(columns: 30, rows: 8)
    fresh.feed(
      encoder.difference(from: nil, to: renderer.frame(of: FakeSource.single("Tree", moved))).bytes)
    for row in 0..<8 {
      for column in 0..<30 {
        #expect(
          terminal.cell(row: row, column: column)?.pen.attributes
            == fresh.cell(row: row, column: column)?.pen.attributes, "\(row), \(column)")
      }
    }
  }

  @Test func `a ground lies under letters and blanks of its row, and under nothing else`() {
    var palette = TextPalette.dark
    palette.rules = [.init(nil, .highlighted, paint: TextPaint(nil, on: nil, .reverse))]
    let encoder = DifferenceEncoder(palette: palette, origin: .screen(row: 0))
    var terminal = VirtualTerminal(columns: 30, rows: 8)
    let rows = FakeSource.rows(
      ["New York", "San Jose"], highlighted: 0, details: [0: "large", 1: "small"])
    var source = FakeSource.single("City", rows)
    // The second line of a row begins with blanks.
    source.fields[0].linesPerRow = 2
    let frame = TextRenderer(columns: 30, rows: 8).frame(of: source)
    terminal.feed(encoder.difference(from: nil, to: frame).bytes)
    var kinds: Set<[Bool]> = []
    for row in 0..<frame.canvas.rows {
      for (column, cell) in frame.canvas.cells(inRow: row).enumerated() {
        let isHighlighted = cell.style.traits.contains(.highlighted)
        let attributes = terminal.cell(row: row, column: column)?.pen.attributes ?? []
        #expect(attributes.contains(.reverse) == isHighlighted, "\(row), \(column)")
        kinds.insert([isHighlighted, cell.glyph.isBlank])
      }
    }
    #expect(kinds.count == 4)
  }

  @Test func `O5 A4 drawing again never adds a line`() {
    let encoder = DifferenceEncoder()
    let frame = TextRenderer(columns: 40, rows: 12).frame(of: FakeSource.trip(isOpen: true))
    var terminal = VirtualTerminal(columns: 40, rows: 20)
    var screen = encoder.difference(from: nil, to: frame).screen
    terminal.feed(encoder.difference(from: nil, to: frame).bytes)
    let lines = terminal.lines
    for _ in 0..<3 {
      let again = encoder.difference(from: screen, to: frame)
      terminal.feed(again.bytes)
      screen = again.screen
    }
    #expect(terminal.lines == lines)
  }

  @Test func `A1 W12 the cursor sits where attention is`() {
    let encoder = DifferenceEncoder(origin: .screen(row: 3))
    let frame = TextRenderer(columns: 40, rows: 12).frame(of: FakeSource.trip(isOpen: true))
    var terminal = VirtualTerminal(columns: 40, rows: 20)
    terminal.feed(encoder.difference(from: nil, to: frame).bytes)
    #expect(terminal.cursor.row == 3 + (frame.cursor?.row ?? -1))
    #expect(terminal.cursor.column == frame.cursor?.column)
    #expect(terminal.showsCursor)
  }

  @Test func `a cursor beyond the frame goes to its nearest cell`() {
    let corner = TextFrame.Position(row: 1, column: 29)
    for origin in [DifferenceEncoder.Origin.inline, .screen(row: 0)] {
      let encoder = DifferenceEncoder(origin: origin)
      var frame = Self.frame(["one", "two"], columns: 30)
      for (place, nearest) in [
        (TextFrame.Position(row: 2, column: 30), corner), (.init(row: .max, column: .max), corner),
        (.init(row: -1, column: -1), .init(row: 0, column: 0)),
      ] {
        frame.cursor = place
        let difference = encoder.difference(from: nil, to: frame)
        frame.cursor = nearest
        #expect(difference.bytes == encoder.difference(from: nil, to: frame).bytes)
      }
    }
  }

  @Test func `frames without lines or columns are legal`() {
    let encoder = DifferenceEncoder()
    let empty = encoder.difference(from: nil, to: TextFrame())
    let full = TextRenderer(columns: 40, rows: 12).frame(of: FakeSource.trip())
    let shown = encoder.difference(from: empty.screen, to: full)
    #expect(!shown.bytes.isEmpty)
    let gone = encoder.difference(from: shown.screen, to: TextFrame())
    var terminal = VirtualTerminal(columns: 40, rows: 20)
    for bytes in [empty.bytes, shown.bytes, gone.bytes] { terminal.feed(bytes) }
    #expect(terminal.lines.isEmpty)
    let far = DifferenceEncoder(origin: .screen(row: .max))
    #expect(!far.difference(from: nil, to: full).bytes.isEmpty)
  }
}
