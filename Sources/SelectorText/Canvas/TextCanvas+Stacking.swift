extension TextCanvas {
  /// Copies another canvas onto this one, its first cell at a place; what lies beyond the edges is left out.
  ///
  /// Cells come with their layers and owners. A wide cluster at an edge is blanked, never halved.
  ///
  /// - Complexity: O(columns x rows) of the other canvas.
  public mutating func draw(_ other: TextCanvas, row: Int, column: Int = 0) {
    for line in 0..<other.rows {
      var place = 0
      while place < other.columns, var cell = other[line, place] {
        var end = place + 1
        while let next = other[line, end], next.part == .continuation { end += 1 }
        if !cell.glyph.isInline, let cluster = other.text(of: cell.glyph).first {
          cell.glyph = glyph(for: cluster)
        }
        draw(cell, row: row + line, column: column + place, width: end - place)
        place = end
      }
    }
  }

  private mutating func draw(_ cell: CanvasCell, row: Int, column: Int, width: Int) {
    guard width > 1 else {
      if let index = index(row, column) { write(cell, at: index) }
      return
    }
    if let first = index(row, column), let last = index(row, column + width - 1),
      (first...last).allSatisfy({ cells[$0].layer <= cell.layer })
    {
      return write(cell, at: first..<last + 1)
    }
    var blank = cell
    blank.glyph = .space
    blank.part = .single
    for place in column..<column + width {
      if let index = index(row, place) { write(blank, at: index) }
    }
  }
}
