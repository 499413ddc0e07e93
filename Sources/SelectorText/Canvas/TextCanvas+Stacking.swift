extension TextCanvas {
  /// Copies another canvas onto this one, its first cell at a place; what lies beyond the edges is left out.
  ///
  /// Cells come with their layers and owners. A wide cluster at an edge, or below something higher, is
  /// blanked, never halved.
  ///
  /// - Complexity: O(columns x rows) of the other canvas.
  public mutating func draw(_ other: TextCanvas, row: Int, column: Int = 0) {
    for line in 0..<other.rows {
      for place in 0..<other.columns {
        guard var cell = other[line, place], cell.part != .continuation else { continue }
        var end = place + 1
        while other[line, end]?.part == .continuation { end += 1 }
        if !cell.glyph.isInline, let cluster = other.text(of: cell.glyph).first {
          cell.glyph = glyph(for: cluster)
        }
        let places = (place..<end).map { index(row + line, column + $0) }
        let known = places.compactMap { $0 }
        let isFree = known.allSatisfy { cells[$0].layer <= cell.layer }
        if let first = known.first, known.count == places.count, isFree, places.count > 1 {
          write(cell, at: first..<first + known.count)
          continue
        }
        if places.count > 1 { cell.glyph = .space }
        cell.part = .single
        for index in known { write(cell, at: index) }
      }
    }
  }
}
