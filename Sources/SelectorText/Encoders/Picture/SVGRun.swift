/// Neighbouring cells of a row that make one text of a picture: of one style, one width, one direction.
struct SVGRun {
  var style: TextStyle
  var owner: CanvasOwner
  var columns: Range<Int>
  /// The text in the order in which it is read.
  var text: String
  /// What its cells have in common besides style and owner.
  private let shape: Shape

  /// Whether it is lines and corners, which are drawn as such.
  var isLine: Bool { shape == .line }
  /// Whether each of its letters takes two cells.
  var isWide: Bool { shape == .wide }
  /// Whether it reads from right to left.
  var isRightToLeft: Bool { shape == .rightToLeft }

  private enum Shape {
    case narrow
    case wide
    case line
    case rightToLeft
  }

  /// The runs of a row of a canvas in visual order, without blanks at their ends.
  ///
  /// - Complexity: O(columns).
  static func runs(of canvas: TextCanvas, row: Int) -> [SVGRun] {
    let cells = Array(canvas.cells(inRow: row))
    var runs: [SVGRun] = []
    var column = 0
    while column < cells.count {
      let first = cells[column]
      if first.glyph.isBlank {
        column += 1
        continue
      }
      let shape = shape(of: first, canvas)
      var texts = [canvas.text(of: first.glyph)]
      var end = Self.end(of: cells, column)
      while end < cells.count {
        // One blank between words is part of a text, if that looks the same.
        let isGap = cells[end].glyph.isBlank && cells[end].part == .single
        let next = isGap ? end + 1 : end
        guard next < cells.count, !cells[next].glyph.isBlank, cells[next].style == first.style,
          cells[next].owner == first.owner, self.shape(of: cells[next], canvas) == shape,
          !isGap || shape != .wide && shape != .line && cells[end].style == first.style
        else { break }
        if isGap { texts.append(" ") }
        texts.append(canvas.text(of: cells[next].glyph))
        end = Self.end(of: cells, next)
      }
      // Cells are in visual order, but a viewer orders letters itself: it gets them as they are read.
      if shape == .rightToLeft { texts.reverse() }
      runs.append(
        SVGRun(
          style: first.style, owner: first.owner, columns: column..<end,
          text: texts.joined(), shape: shape))
      column = end
    }
    return runs
  }

  /// The column after the cluster that begins at one.
  private static func end(of cells: [CanvasCell], _ column: Int) -> Int {
    var end = column + 1
    while end < cells.count, cells[end].part == .continuation { end += 1 }
    return end
  }

  private static func shape(of cell: CanvasCell, _ canvas: TextCanvas) -> Shape {
    if cell.glyph.bits < 0x80 { return .narrow }
    guard let scalar = canvas.text(of: cell.glyph).unicodeScalars.first else { return .narrow }
    if BoxLines.isKnown(scalar) { return .line }
    if cell.part == .lead { return .wide }
    return isRightToLeft(scalar) ? .rightToLeft : .narrow
  }

  /// Whether a scalar lies in the blocks of scripts that read from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      // Digits of Arabic read from left to right.
      !(0x660...0x669).contains(scalar.value) && !(0x6F0...0x6F9).contains(scalar.value)
    default: false
    }
  }
}
