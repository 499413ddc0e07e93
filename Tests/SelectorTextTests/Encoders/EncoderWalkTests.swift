import SelectorForms
import SelectorKit
import SelectorTerminal
import SelectorText
import Testing

/// What must hold between the renderings of any form on any screen.
@Suite struct EncoderWalkTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `Walk: plain, ANSI, picture and document show the same rows`(seed: UInt64) throws {
    var walk = try RandomForm(seed: seed)
    for _ in 0..<max(20, (WalkLength.steps ?? 0) / 400) {
      _ = walk.step()
      let renderer = walk.renderer()
      let frame = renderer.frame(of: walk.form)
      let rows = Shown.trimmed(frame.canvas.visual().plainLines())

      let bare = ANSIEncoder(depth: .none).lines(frame.canvas)
      #expect(Shown.trimmed(bare) == rows, "seed \(seed)")
      let painted = ANSIEncoder().lines(frame.canvas).map(Shown.withoutEscapes)
      #expect(Shown.trimmed(painted) == rows, "seed \(seed)")
      let picture = SVGEncoder(title: "T").document(frame.canvas)
      #expect(Shown.rows(ofPicture: picture) == rows, "seed \(seed)")
      try checkDocument(of: walk.form, frame, renderer, seed)
    }
  }

  /// Each row of an open list that a frame shows whole is a row of the document, in the same order.
  private func checkDocument(
    of form: Form, _ frame: TextFrame, _ renderer: TextRenderer, _ seed: UInt64
  ) throws {
    let html = HTMLEncoder(title: "T").document(form, in: renderer)
    for list in frame.lists where form.control(at: list.control).kind != .results {
      let rows = try #require(form.list(at: list.control, lines: list.lines)).rows
      let ids = rows.map { "id=\"c\(list.control)-o\($0.index)\" role=\"option\"" }
      let lines = html.split(separator: "\n")
      let found = lines.filter {
        $0.contains("id=\"c\(list.control)-o") && $0.contains("role=\"option\"")
      }
      #expect(found.count == ids.count, "seed \(seed)")
      for (line, (id, row)) in zip(found, zip(ids, rows)) {
        #expect(line.contains(id), "seed \(seed)")
        let shown = Shown.squeezed(Shown.unescaped(Shown.withoutTags(String(line))))
        checkRow(row, shown, of: list, frame, seed)
      }
    }
  }

  private func checkRow(
    _ row: ListPresentation.Row, _ shown: String, of list: TextFrame.List, _ frame: TextFrame,
    _ seed: UInt64
  ) {
    let owner = CanvasOwner(control: list.control, row: row.index)
    for line in 0..<frame.canvas.rows {
      let cells = frame.canvas.cells(inRow: line).filter { $0.owner == owner }
      if cells.isEmpty { continue }
      let text = Shown.squeezed(cells.map { frame.canvas.text(of: $0.glyph) }.joined())
      let isCut = text.contains("…") || text.contains("~") || list.frame.width < 12
      // Marks and label stand before what is beside them, which a narrow list leaves out.
      // A second line has what stands at the end of the row.
      #expect(isCut || shown.contains(text), "seed \(seed): \(shown), \(text)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `Walk: tree and announcements name the same options`(seed: UInt64) throws {
    var walk = try RandomForm(seed: seed)
    var announcer = Announcer(of: walk.form)
    for _ in 0..<max(60, (WalkLength.steps ?? 0) / 100) {
      let changes = walk.step()
      let said = announcer.announce(changes, in: walk.form)
      for announcement in said {
        let isClean = announcement.text.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E
        }
        #expect(isClean && !announcement.text.isEmpty, "seed \(seed)")
      }
      let nodes = AccessibilityTree(of: walk.form).nodes
      for announcement in said where announcement.kind == .moved || announcement.kind == .opened {
        guard let field = announcement.field, let place = Int(field.dropFirst()),
          nodes.indices.contains(place), let list = nodes[place].children.first
        else { continue }
        let options = list.children.flatMap { $0.role == .group ? $0.children : [$0] }
        guard let active = options.first(where: { $0.states.contains(.activeOption) }) else {
          continue
        }
        let position = try #require(active.position)
        #expect(announcement.text.contains(active.name), "seed \(seed)")
        let whereabouts = "\(position.place) of \(position.count)"
        #expect(announcement.text.contains(whereabouts), "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>, [true, false])
  func `Walk: the difference of two frames makes a terminal show the second`(
    seed: UInt64, isInline: Bool
  ) throws {
    var walk = try RandomForm(seed: seed)
    var encoder = DifferenceEncoder(origin: isInline ? .inline : .screen(row: 2))
    encoder.keepsClusters = seed % 2 == 0
    encoder.isSynchronized = seed % 3 == 0
    var terminal = VirtualTerminal(columns: 48, rows: 50)
    terminal.feed("$ selector\r\n\n")
    var screen: DifferenceEncoder.Screen?
    var renderer = walk.renderer()
    // As wide as the frame, where the last column has to be taken care of, or wider.
    let isTight = seed % 4 < 2
    if isTight { terminal.resize(columns: renderer.columns, rows: 50) }
    var frame = TextFrame()
    for step in 0..<max(30, (WalkLength.steps ?? 0) / 400) {
      _ = walk.step()
      if step % 7 == 6 {
        let direction = renderer.direction
        renderer = walk.renderer()
        renderer.direction = direction
        if isTight { terminal.resize(columns: renderer.columns, rows: 50) }
      }
      renderer.draw(walk.form, into: &frame)
      let difference = encoder.difference(from: screen, to: frame)
      terminal.feed(difference.bytes)
      screen = difference.screen
      check(terminal, shows: frame, encoder, "seed \(seed), step \(step)")
      // What is shown already is not written again.
      #expect(encoder.difference(from: screen, to: frame).bytes.isEmpty, "seed \(seed)")
    }
  }

  private func check(
    _ terminal: VirtualTerminal, shows frame: TextFrame, _ encoder: DifferenceEncoder,
    _ comment: Comment
  ) {
    let canvas = frame.canvas.visual()
    for row in 0..<40 {
      for column in 0..<canvas.columns {
        let cell = terminal.cell(row: row + 2, column: column)
        let wanted = canvas[row, column] ?? CanvasCell()
        let text = wanted.part == .continuation ? "" : canvas.text(of: wanted.glyph)
        guard
          cell?.text == text || cell?.text == " " && wanted.glyph.isBlank && wanted.part == .single
        else {
          Issue.record("\(comment): \(cell?.text ?? "nothing") at \(row), \(column), not \(text)")
          return
        }
        if wanted.glyph.isBlank { continue }
        let paint = encoder.palette.paint(for: wanted.style)
        let color = paint.foreground.map { VirtualTerminal.Color.rgb($0.red, $0.green, $0.blue) }
        #expect(cell?.pen.foreground == color, comment)
        #expect(cell?.pen.attributes.contains(.bold) == paint.attributes.contains(.bold), comment)
      }
    }
    #expect(terminal.showsCursor == (frame.cursor != nil && canvas.rows > 0), comment)
    #expect(terminal.unknown.isEmpty, comment)
    if let cursor = frame.cursor, canvas.rows > 0 {
      let column = frame.canvas.visualColumn(of: cursor.column, inRow: cursor.row)
      #expect(terminal.cursor == .init(row: cursor.row + 2, column: column), comment)
    }
  }
}
