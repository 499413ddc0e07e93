extension TextCanvas {
  /// Lays another canvas over this one, its first cell at a place; what lies beyond the edges is left out.
  ///
  /// Cells come with their styles and owners, and lie by their layers: a cell that lies higher here stays.
  /// A wide cluster is drawn whole or, where an edge or a higher cell cuts it, as blanks.
  ///
  /// - Parameters:
  ///   - other: What is laid over.
  ///   - row: The line of its first cell.
  ///   - column: The column of its first cell.
  ///   - lift: How many layers it is lifted, so that it lies on top of what was drawn before.
  /// - Complexity: O(columns x rows) of the other canvas.
  public mutating func draw(_ other: TextCanvas, row: Int, column: Int = 0, lift: UInt8 = 0) {
    let (row, column) = (row.cleaned, column.cleaned)
    for line in max(0, -row)..<max(0, -row, min(other.rows, rows - row)) {
      var place = 0
      while place < other.columns {
        guard var cell = other[line, place] else { break }
        var width = 1
        while other[line, place + width]?.part == .continuation { width += 1 }
        cell.layer = UInt8(min(255, Int(cell.layer) + Int(lift)))
        if !cell.glyph.isInline, let cluster = other.text(of: cell.glyph).first {
          cell.glyph = glyph(for: cluster)
        }
        put(cell, width: width, row: row + line, column: column + place)
        place += width
      }
    }
  }
}
