import SelectorKit
import SelectorText
import Synchronization
import Testing

struct FrameLawTests {
  /// Forms of all sorts: an open list of each content, hostile labels, every kind of control.
  private static let sources: [FakeSource] = {
    let hostile = [
      "東京都千代田区丸の内", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "e\u{301}e\u{301}", "क्षिक्षिक्षि", "\u{1B}[31mred", "a\nb", "",
      "\u{301}",
    ]
    let rows = FakeSource.rows(
      hostile, highlighted: 5, chosen: [0, 5], disabled: [2: "ひみつ"], details: [1: "🇫🇷", 4: "x"],
      sections: [0: "東", 5: "b"])
    var sources = [
      FakeSource.trip(), .trip(isOpen: true, most: 8), .single("市", rows, isMulti: true),
    ]
    for content in [
      ListPresentation.Content.loading, .failed(message: "線\n"), .empty, .noMatch(query: "東"),
      .blocked(by: "国"),
    ] {
      sources.append(.single("C", [], content: content, query: "東京"))
    }
    for open in [0, 7, 15] {
      sources.append(
        FakeSource(
          (0..<16).map { place in
            .init(
              control: ControlPresentation(
                kind: .selector, label: "F\(place)", text: "?", isOpen: place == open,
                isFocused: place == 3, issues: place == 4 ? ["wrong"] : []),
              rows: rows)
          }))
    }
    return sources
  }()

  @Test(arguments: 0...40)
  func `Z1 Z3 at any size no line is too wide, none too many, and nothing is halved`(columns: Int) {
    for rows in 0...40 {
      for layout in TextLayout.allCases {
        // Every form meets every width and every height, though not all pairs of them.
        for (place, source) in Self.sources.enumerated() where (place + rows + columns) % 4 == 0 {
          let frame = TextRenderer(columns: columns, rows: rows, layout: layout).frame(of: source)
          let lines = frame.canvas.plainLines()
          if lines.count > rows { Issue.record("\(lines.count) lines at \(columns) x \(rows)") }
          for line in lines where WidthPolicy.standard.cells(of: line) > columns {
            Issue.record("too wide at \(columns) x \(rows): \(line)")
          }
          for line in lines where line.last?.isWhitespace == true {
            Issue.record("trailing blank at \(columns) x \(rows): \(line)")
          }
          checkHalves(frame.canvas)
          checkList(of: source, frame, columns: columns, rows: rows, layout: layout)
        }
      }
    }
  }

  private func checkList(
    of source: FakeSource, _ frame: TextFrame, columns: Int, rows: Int, layout: TextLayout
  ) {
    guard columns > 0, rows > 0, let open = source.openIndex else { return }
    let renderer = TextRenderer(columns: columns, rows: rows, layout: layout)
    guard let list = frame.lists.first(where: { $0.control == open }) else {
      Issue.record("L3 the open list is not in view at \(columns) x \(rows)")
      return
    }
    #expect(renderer.listLines(for: open, in: source) == list.lines)
    let screen = LayoutRect(minX: 0, minY: 0, width: columns, height: rows)
    #expect(screen.contains(list.frame), "L5 the list stays on the screen")

    let owners = frame.canvas.cells.map(\.owner)
    if let row = source.fields[open].rows.first(where: \.isHighlighted) {
      let isShown = owners.contains(CanvasOwner(control: open, row: row.index))
      if !isShown { Issue.record("the highlight is out of view at \(columns) x \(rows)") }
    }
    let indicators = frame.canvas.cells.filter {
      $0.owner == CanvasOwner(control: open) && $0.glyph == frame.glyph("▴")
    }
    if rows > 1, indicators.isEmpty { Issue.record("header covered at \(columns) x \(rows)") }
  }

  @Test func `Sizes beyond all bounds are legal`() {
    for size in [Int.min, -1, Int.max] {
      for other in [Int.min, 0, 30, Int.max] {
        for layout in TextLayout.allCases {
          let frame = TextRenderer(columns: size, rows: other, layout: layout)
            .plainLines(FakeSource.trip(isOpen: true))
          #expect(frame.isEmpty == (size <= 0 || other <= 0))
        }
      }
    }
  }

  @Test func `A source that says nonsense is drawn as well as can be`() {
    struct Nonsense: PresentationSource {
      var controlCount: Int
      var focusedIndex: Int? { .max }
      var openIndex: Int? { -4 }
      var inlineIndices: [Int] { [-1, .max, 1, 1] }
      func control(at index: Int) -> ControlPresentation {
        ControlPresentation(
          kind: .multi, label: "A", chips: [""], hiddenChipCount: .max - 1, isOpen: true)
      }
      func wantedLines(at index: Int) -> Int { .max }
      func list(at index: Int, lines: Int) -> ListPresentation? {
        var rows = FakeSource.rows(["a", "b", "c"], highlighted: 2)
        rows[0].index = .min
        rows[2].index = .max
        rows[1].matches = [5..<9, -3..<2]
        return ListPresentation(content: .rows, rows: rows, total: .min)
      }
    }
    for count in [Int.min, 0, 1, Int.max] {
      let lines = TextRenderer(columns: 20, rows: 3).plainLines(Nonsense(controlCount: count))
      #expect(lines.isEmpty == (count <= 0))
    }
    #expect(TextRenderer(columns: 20, rows: 2).plain(Nonsense(controlCount: 1)).contains("›  c"))
  }

  @Test func `Of ten thousand controls only those in view are asked for`() {
    let asked = Mutex<Set<Int>>([])
    var source = FakeSource(
      (0..<10_000).map {
        .init(
          control: ControlPresentation(kind: .selector, label: "F\($0)", isFocused: $0 == 5_000))
      })
    source.onAsk = { index in _ = asked.withLock { $0.insert(index) } }
    let lines = TextRenderer(columns: 40, rows: 10).plainLines(source)
    #expect(lines.count == 10)
    #expect(lines.contains { $0.hasPrefix("› F5000") })
    #expect(asked.withLock { $0 } == Set(4_996...5_005))
  }

  @Test func `The open control is in view, and the focused one too where both fit`() {
    func lines(open: Int, focused: Int) -> String {
      let source = FakeSource(
        (0..<30).map {
          .init(
            control: ControlPresentation(
              kind: .selector, label: "F\($0)", text: "S\($0)?", isOpen: $0 == open,
              isFocused: $0 == focused),
            rows: FakeSource.rows(["a"], highlighted: 0))
        })
      return TextRenderer(columns: 40, rows: 8).plain(source)
    }
    #expect(lines(open: 20, focused: 2).contains("S20?"))
    #expect(!lines(open: 20, focused: 2).contains("S2?"))
    #expect(lines(open: 20, focused: 14).contains("S14?"))
    #expect(lines(open: 20, focused: 14).contains("S20?"))
    #expect(lines(open: 29, focused: 29).contains("S29?"))
  }

  @Test func `While a list is open it keeps its side and its width`() {
    var source = FakeSource.trip(isOpen: true)
    source.fields.swapAt(1, 4)
    let renderer = TextRenderer(columns: 40, rows: 8)
    var frame = renderer.frame(of: source)
    #expect(frame.lists.first?.side == .above)
    let width = frame.lists.first?.frame.width
    source.fields[4].most = 1
    source.fields[4].rows = FakeSource.rows(["a"])
    #expect(renderer.frame(of: source).lists.first?.side == .below)
    let lines = renderer.listLines(for: 4, in: source, keeping: frame)
    renderer.draw(source, into: &frame)
    #expect(frame.lists.first?.side == .above)
    #expect(frame.lists.first?.frame.width == width)
    #expect(frame.lists.first?.lines == lines)
  }

  @Test func `V1 V2 a press means what is drawn on top, and the header again after closing`() {
    var source = FakeSource.trip(isOpen: true)
    let renderer = TextRenderer(columns: 40, rows: 12)
    var frame = renderer.frame(of: source)
    #expect(frame.owner(row: 4, column: 20) == CanvasOwner(control: 1, row: 1))
    #expect(frame.owner(row: 2, column: 5) == CanvasOwner(control: 2))
    #expect(frame.owner(row: 0, column: 0) == CanvasOwner(control: 0))
    #expect(frame.owner(row: 40, column: 0) == .none)
    #expect(frame.owner(row: -1, column: .max) == .none)
    source.fields[1].control.isOpen = false
    renderer.draw(source, into: &frame)
    #expect(frame.owner(row: 4, column: 20) == CanvasOwner(control: 4))
    #expect(frame == renderer.frame(of: source), "drawing again leaves nothing behind")
  }

  @Test func `Of several open lists the one that keys go to lies on top`() {
    var source = FakeSource.trip(isOpen: true)
    source.fields[2].control.isOpen = true
    source.fields[2].rows = FakeSource.rows(["Breakfast", "Parking"])
    let renderer = TextRenderer(columns: 40, rows: 12)
    #expect(renderer.frame(of: source).lists.map(\.control) == [2, 1])
    #expect(renderer.plain(source).contains("›  Lille"))
    source.fields[1].control.isFocused = false
    #expect(renderer.frame(of: source).lists.map(\.control) == [1, 2])
    #expect(renderer.plain(source).contains("   Breakfast"))
  }

  @Test func `W12 A1 the cursor is where attention is`() {
    let renderer = TextRenderer(columns: 40, rows: 12)
    #expect(renderer.frame(of: FakeSource.trip()).cursor == .init(row: 1, column: 12))
    #expect(
      renderer.frame(of: FakeSource.trip(isOpen: true)).cursor == .init(row: 4, column: 12))
  }

  @Test func `Right to left the lines are the same, and the canvas says so`() {
    let left = TextRenderer(columns: 30, rows: 12)
    let right = TextRenderer(columns: 30, rows: 12, direction: .rightToLeft)
    let source = FakeSource.single("עיר", FakeSource.rows(["ירושלים", "חיפה"], highlighted: 0))
    #expect(left.plain(source) == right.plain(source))
    #expect(right.frame(of: source).canvas.direction == .rightToLeft)
  }

  @Test func `W4 where ambiguous letters are wide frames are drawn in ASCII`() {
    let policy = WidthPolicy(ambiguous: .wide)
    let source = FakeSource.trip(isOpen: true)
    let frame = TextRenderer(columns: 40, rows: 12, policy: policy).plain(source)
    #expect(frame == TextRenderer(columns: 40, rows: 12, theme: .ascii).plain(source))
  }
}

extension TextFrame {
  /// The glyph of a mark of one cell.
  func glyph(_ mark: String) -> CanvasGlyph {
    var canvas = TextCanvas(columns: 1, rows: 1)
    canvas.put(SafeText(mark), row: 0, column: 0, limit: 1, brush: .init(.blank))
    return canvas[0, 0]?.glyph ?? .space
  }
}
