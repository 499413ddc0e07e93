extension TextCanvas {
  /// Copies another canvas onto this one, its first cell at a place; what lies beyond the edges is left out.
  ///
  /// Cells come with their layers and owners. A wide cluster at an edge is blanked, never halved.
  ///
  /// - Complexity: O(columns x rows) of the other canvas.
  public mutating func draw(_ other: TextCanvas, row: Int, column: Int = 0) {
    for line in 0..<other.rows {
      for place in 0..<other.columns {
        guard let index = index(row + line, column + place), var cell = other[line, place] else {
          continue
        }
        if !cell.glyph.isInline, let cluster = other.text(of: cell.glyph).first {
          cell.glyph = glyph(for: cluster)
        }
        let isWhole =
          switch cell.part {
          case .single: true
          case .lead: column + place + 1 < columns
          case .continuation: column + place > 0
          }
        if !isWhole {
          cell.part = .single
          cell.glyph = .space
        }
        if cell.part == .continuation {
          writeContinuation(cell, at: index)
        } else {
          write(cell, at: index)
        }
      }
    }
  }
}
