/// Writes one difference: what changed, line by line.
struct ScreenPainter {
  private let encoder: DifferenceEncoder
  private let old: TextCanvas?
  private let next: TextCanvas
  private let wasCursorVisible: Bool
  private var pen: SGR
  private var paints: PaintCache
  private var cursor: CursorMotion
  private var bytes: [UInt8] = []

  init(_ encoder: DifferenceEncoder, from screen: DifferenceEncoder.Screen?, to next: TextCanvas) {
    self.encoder = encoder
    self.next = next
    wasCursorVisible = screen?.isCursorVisible ?? true
    pen = SGR(depth: encoder.depth)
    paints = PaintCache(encoder.palette, encoder.depth)
    let isKept = screen?.canvas.columns == next.columns
    old = isKept ? screen?.canvas : nil
    cursor = CursorMotion(
      origin: encoder.origin, at: screen?.cursor, lines: screen.map { max(1, $0.canvas.rows) } ?? 1)
  }

  // MARK: All lines

  mutating func paint() {
    if let old {
      for row in 0..<next.rows { paint(row, over: row < old.rows ? old : nil) }
      // What is left of a taller frame goes in one piece.
      if old.rows > next.rows { eraseBelow(next.rows) }
    } else {
      eraseBelow(0)
      for row in 0..<next.rows { paint(row, over: nil) }
    }
  }

  private mutating func eraseBelow(_ row: Int) {
    pen.reset(into: &bytes)
    cursor.move(to: row, 0, into: &bytes)
    bytes += "\u{1B}[J".utf8
  }

  /// The bytes with the cursor put where it belongs.
  mutating func finish(cursor place: TextFrame.Position?) -> DifferenceEncoder.Difference {
    pen.reset(into: &bytes)
    let isPainted = !bytes.isEmpty
    let isVisible = place != nil && next.rows > 0 && next.columns > 0
    if isVisible, let place {
      cursor.move(
        to: min(max(0, place.row), next.rows - 1), place.column, into: &bytes)
    } else if cursor.column == nil {
      // Where nobody looks, it still must be known where the cursor is.
      cursor.move(to: cursor.row, 0, into: &bytes)
    }
    wrap(isPainted: isPainted, isVisible: isVisible)
    return DifferenceEncoder.Difference(
      bytes: bytes,
      screen: DifferenceEncoder.Screen(
        canvas: next,
        cursor: TextFrame.Position(row: cursor.row, column: cursor.column ?? 0),
        isCursorVisible: isVisible))
  }

  /// Lets a person see no half of it: at once where the terminal can, else without the cursor.
  private mutating func wrap(isPainted: Bool, isVisible: Bool) {
    let hides = wasCursorVisible && (isPainted && !encoder.isSynchronized || !isVisible)
    let shows = isVisible && (hides || !wasCursorVisible)
    var before = encoder.isSynchronized && isPainted ? "\u{1B}[?2026h" : ""
    if hides { before += "\u{1B}[?25l" }
    if shows { bytes += "\u{1B}[?25h".utf8 }
    if encoder.isSynchronized, isPainted { bytes += "\u{1B}[?2026l".utf8 }
    if !before.isEmpty { bytes.insert(contentsOf: before.utf8, at: 0) }
  }

  // MARK: One line

  private mutating func paint(_ row: Int, over old: TextCanvas?) {
    let cells = next.cells(inRow: row)
    let before = old?.cells(inRow: row)
    if let before, let old, isSame(cells, before, old) { return }
    let end = cells.count - paints.invisibleTail(of: cells)
    let oldEnd = before.map { $0.count - paints.invisibleTail(of: $0) } ?? 0
    var spans = changedSpans(cells, before, old, upTo: end)
    if spans.isEmpty, oldEnd <= end {
      // Inline, a line that stays blank still has to be made.
      if before == nil { cursor.reach(row, into: &bytes) }
      return
    }
    let isUncertain = hasGreatDoubt(in: before, of: old)
    if isUncertain { spans = end > 0 ? [0..<end] : [] }
    for span in spans { write(span, of: cells, row) }
    if isUncertain || oldEnd > end { erase(row, from: end, to: isUncertain ? cells.count : oldEnd) }
  }

  /// Blanks the end of a line.
  private mutating func erase(_ row: Int, from end: Int, to oldEnd: Int) {
    guard oldEnd > end else { return }
    pen.reset(into: &bytes)
    cursor.move(to: row, end, into: &bytes)
    if oldEnd - end > 3 || oldEnd == next.columns {
      bytes += "\u{1B}[K".utf8
    } else {
      bytes += repeatElement(UInt8(ascii: " "), count: oldEnd - end)
      cursor.advance(by: oldEnd - end, columns: next.columns)
    }
  }

  private func isSame(
    _ cells: ArraySlice<CanvasCell>, _ before: ArraySlice<CanvasCell>, _ old: TextCanvas
  ) -> Bool {
    zip(cells, before).allSatisfy {
      $0.glyph == $1.glyph && $0.style == $1.style && $0.glyph.isInline
    }
  }

  /// The columns to write: whole clusters that changed, near ones joined.
  private mutating func changedSpans(
    _ cells: ArraySlice<CanvasCell>, _ before: ArraySlice<CanvasCell>?, _ old: TextCanvas?,
    upTo end: Int
  ) -> [Range<Int>] {
    guard let before, let old else { return end > 0 ? [0..<end] : [] }
    var spans: [Range<Int>] = []
    var column = 0
    while column < end {
      var last = column + 1
      while last < end, isContinued(cells, last) || isContinued(before, last) { last += 1 }
      if !(column..<last).allSatisfy({ looksSame(cells, before, old, at: $0) }) {
        if let previous = spans.last, column - previous.upperBound <= 4 {
          spans[spans.count - 1] = previous.lowerBound..<last
        } else {
          spans.append(column..<last)
        }
      }
      column = last
    }
    return spans
  }

  private func isContinued(_ cells: ArraySlice<CanvasCell>, _ column: Int) -> Bool {
    cells[cells.startIndex + column].part == .continuation
  }

  private mutating func looksSame(
    _ cells: ArraySlice<CanvasCell>, _ before: ArraySlice<CanvasCell>, _ old: TextCanvas,
    at column: Int
  ) -> Bool {
    let (new, was) = (cells[cells.startIndex + column], before[before.startIndex + column])
    guard new.part == was.part else { return false }
    let isSameGlyph =
      new.glyph.isInline && was.glyph.isInline
      ? new.glyph == was.glyph : next.text(of: new.glyph) == old.text(of: was.glyph)
    guard isSameGlyph else { return false }
    if new.style == was.style { return true }
    let (paint, oldPaint) = (paints[new.style], paints[was.style])
    return paint == oldPaint
      || new.glyph.isBlank && new.part == .single && paint.isInvisibleOnBlank
        && oldPaint.isInvisibleOnBlank
  }

  private mutating func write(_ span: Range<Int>, of cells: ArraySlice<CanvasCell>, _ row: Int) {
    for column in span {
      let cell = cells[cells.startIndex + column]
      if cell.part == .continuation { continue }
      cursor.move(to: row, column, into: &bytes)
      var end = column + 1
      while end < cells.count, isContinued(cells, end) { end += 1 }
      let width = end - column
      if cell.glyph.isBlank {
        pen.setForBlank(paints[cell.style], into: &bytes)
      } else {
        pen.set(paints[cell.style], into: &bytes)
      }
      let doubt = encoder.keepsClusters ? .none : doubt(about: cell, of: next)
      if doubt == .great, width > 1 {
        // A terminal that takes it for narrow would leave the other cells as they were.
        bytes += repeatElement(UInt8(ascii: " "), count: width)
        cursor.advance(by: width, columns: next.columns)
        cursor.move(to: row, column, into: &bytes)
      }
      next.appendBytes(of: cell.glyph, to: &bytes)
      cursor.advance(by: width, columns: next.columns)
      if doubt == .great || doubt == .slight && endsRun(cells, end) { cursor.forgetColumn() }
    }
  }

  // MARK: Width

  /// How sure it is that a terminal takes a cluster to be as wide as it is here.
  private enum Doubt {
    case none
    case slight
    case great
  }

  /// Whether nobody knows which cells a line took on the screen: it is better written as a whole.
  private func hasGreatDoubt(in cells: ArraySlice<CanvasCell>?, of canvas: TextCanvas?) -> Bool {
    guard !encoder.keepsClusters, let cells, let canvas else { return false }
    return cells.contains { doubt(about: $0, of: canvas) == .great }
  }

  private func doubt(about cell: CanvasCell, of canvas: TextCanvas) -> Doubt {
    if cell.glyph.bits < 0x80 { return .none }
    let scalars = canvas.text(of: cell.glyph).unicodeScalars
    if scalars.count > 1 { return .great }
    return cell.part == .lead ? .slight : .none
  }

  /// Whether the wide letters end before a column: one look at the column is enough for all of them.
  private func endsRun(_ cells: ArraySlice<CanvasCell>, _ column: Int) -> Bool {
    column >= cells.count || cells[cells.startIndex + column].part != .lead
  }
}
