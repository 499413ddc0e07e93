/// The paints of the styles of a canvas, each worked out once.
struct PaintCache {
  private let palette: TextPalette
  private let depth: ColorDepth
  private var known: [TextStyle: TextPaint] = [:]
  /// Neighbours are mostly of one style.
  private var last: (style: TextStyle, paint: TextPaint)?

  init(_ palette: TextPalette, _ depth: ColorDepth) {
    self.palette = palette
    self.depth = depth
  }

  subscript(style: TextStyle) -> TextPaint {
    mutating get {
      if let last, last.style == style { return last.paint }
      let paint = known[style] ?? palette.paint(for: style).reduced(to: depth)
      known[style] = paint
      last = (style, paint)
      return paint
    }
  }

  /// How many cells at the end of a line cannot be seen.
  mutating func invisibleTail(of cells: ArraySlice<CanvasCell>) -> Int {
    var count = 0
    for cell in cells.reversed() {
      guard cell.part == .single, cell.glyph.isBlank, self[cell.style].isInvisibleOnBlank else {
        break
      }
      count += 1
    }
    return count
  }
}
