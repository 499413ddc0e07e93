extension TextCanvas {
  /// Copies another canvas onto this one, its first cell at a place; what lies beyond the edges is left out.
  ///
  /// Cells come with their layers and owners. A wide cluster at an edge is blanked, never halved; nor is one
  /// where something higher lies.
  ///
  /// - Complexity: O(columns x rows) of the other canvas.
  public mutating func draw(_ other: TextCanvas, row: Int, column: Int = 0) {
    for line in 0..<other.rows {
      var place = 0
      while place < other.columns, var cell = other[line, place] {
        let next = other.endOfCluster(row: line, column: place)
        if !cell.glyph.isInline, let cluster = other.text(of: cell.glyph).first {
          cell.glyph = glyph(for: cluster)
        }
        draw(cell, cells: next - place, row: row + line, column: column + place)
        place = next
      }
    }
  }

  /// The column behind the cluster that begins at a cell.
  private func endOfCluster(row: Int, column: Int) -> Int {
    var end = column + 1
    while let cell = self[row, end], cell.part == .continuation { end += 1 }
    return end
  }

  /// Draws a cluster of a number of cells where there is room for it, else blanks of its style.
  private mutating func draw(_ cell: CanvasCell, cells count: Int, row: Int, column: Int) {
    let places = (column..<column + count).compactMap { index(row, $0) }
    if count > 1, places.count == count, let first = places.first,
      places.allSatisfy({ cells[$0].layer <= cell.layer })
    {
      write(cell, at: first..<first + count)
      return
    }
    var cell = cell
    if count > 1 || cell.part != .single { cell.glyph = .space }
    cell.part = .single
    for place in places { write(cell, at: place) }
  }
}
