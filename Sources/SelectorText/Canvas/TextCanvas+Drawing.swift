extension TextCanvas {
  /// What is the same for all that is drawn in one go.
  public struct Brush: Hashable, Sendable {
    /// How it is drawn.
    public var style: TextStyle
    /// Whose it is.
    public var owner: CanvasOwner
    /// How high it lies.
    public var layer: UInt8

    /// Makes a brush; on the ground and nobody's by default.
    public init(_ style: TextStyle, owner: CanvasOwner = .none, layer: UInt8 = 0) {
      self.style = style
      self.owner = owner
      self.layer = layer
    }

    /// The same brush for something else.
    public func with(_ role: TextStyle.Role) -> Brush {
      Brush(TextStyle(role, style.traits), owner: owner, layer: layer)
    }
  }

  /// Draws a text from a column on, as far as it fits in a number of cells.
  ///
  /// Off the canvas nothing is drawn; a wide cluster that would be halved leaves a blank.
  /// - Returns: The cells that were used, whether or not they lie on the canvas.
  /// - Complexity: O(limit) for ASCII, else O(limit) clusters.
  @discardableResult
  public mutating func put(
    _ text: SafeText, row: Int, column: Int, limit: Int, brush: Brush,
    policy: WidthPolicy = .standard
  ) -> Int {
    guard limit > 0, row >= 0, row < rows, column < columns else { return 0 }
    if text.isASCII && text.marks.isEmpty && text.spans.isEmpty && text.isolates.isEmpty {
      return putASCII(text.string.utf8, row: row, column: column, limit: limit, brush: brush)
    }
    var used = 0
    var pending = text.marks[...]
    var spans = text.spans[...]
    var isolates = text.isolates[...]
    for (offset, cluster) in text.string.enumerated() {
      let width = policy.cells(of: cluster)
      if width == 0 { continue }
      if used + width > limit { break }
      while let first = pending.first, first.upperBound <= offset { pending.removeFirst() }
      var brush = brush
      if let first = pending.first, first.contains(offset) { brush.style.traits.insert(.match) }
      while let first = spans.first, first.range.upperBound <= offset { spans.removeFirst() }
      if let first = spans.first, first.range.contains(offset) { brush.style.ink = first.ink }
      while let first = isolates.first, first.upperBound <= offset { isolates.removeFirst() }
      var cell = CanvasCell(
        glyph: glyph(for: cluster), style: brush.style, layer: brush.layer, owner: brush.owner)
      if let first = isolates.first, first.contains(offset) {
        cell.isolate = isolates.startIndex.isMultiple(of: 2) ? 1 : 2
      }
      put(cell, width: width, row: row, column: column + used)
      used += width
    }
    return used
  }

  private mutating func putASCII(
    _ bytes: String.UTF8View, row: Int, column: Int, limit: Int, brush: Brush
  ) -> Int {
    let cell = CanvasCell(style: brush.style, layer: brush.layer, owner: brush.owner)
    let column = column.cleaned
    let used = min(limit, bytes.count, columns - column)
    let hidden = max(0, -column)
    guard used > hidden else { return max(0, used) }
    let start = row * columns + column + hidden
    let range = start..<start + used - hidden
    let letters = bytes.dropFirst(hidden)
    if isFree(range, for: brush.layer) {
      openUp(range)
      overwrite(range, with: cell, letters: letters)
    } else {
      var cell = cell
      for (index, byte) in zip(range, letters) {
        cell.glyph = CanvasGlyph(ascii: byte)
        write(cell, at: index)
      }
    }
    return used
  }

  /// Draws one mark of a theme, a given number of times in a row.
  ///
  /// - Complexity: O(count).
  mutating func put(_ mark: Character, row: Int, column: Int, count: Int = 1, brush: Brush) {
    guard count > 0, row >= 0, row < rows else { return }
    let glyph = glyph(for: mark)
    let start = column.cleaned
    let end = min(columns, start + count.asLength)
    for column in max(0, start)..<max(0, start, end) {
      put(glyph, width: 1, row: row, column: column, brush: brush)
    }
  }

  /// Blanks a rectangle with a brush: the opaque ground of an overlay.
  ///
  /// - Complexity: O(width x height).
  public mutating func fill(row: Int, column: Int, width: Int, height: Int, brush: Brush) {
    let first = max(0, column.cleaned)
    let last = max(first, min(columns, column.cleaned + width.asLength))
    let bottom = min(rows, row.cleaned + height.asLength)
    let cell = CanvasCell(style: brush.style, layer: brush.layer, owner: brush.owner)
    for line in max(0, row)..<max(0, row, bottom) {
      let range = line * columns + first..<line * columns + last
      if isFree(range, for: brush.layer) {
        openUp(range)
        overwrite(range, with: cell)
      } else {
        for index in range { write(cell, at: index) }
      }
    }
  }

  private mutating func put(
    _ glyph: CanvasGlyph, width: Int, row: Int, column: Int, brush: Brush
  ) {
    let cell = CanvasCell(
      glyph: glyph, style: brush.style, layer: brush.layer, owner: brush.owner)
    put(cell, width: width, row: row, column: column)
  }

  /// Draws a cluster of a width, or blanks where it cannot be drawn whole.
  mutating func put(_ cell: CanvasCell, width: Int, row: Int, column: Int) {
    var cell = cell
    cell.part = .single
    if width == 1 {
      if let index = index(row, column) { write(cell, at: index) }
      return
    }
    if let first = index(row, column), index(row, column + width - 1) != nil,
      isFree(first..<first + width, for: cell.layer)
    {
      write(cell, at: first..<first + width)
      return
    }
    cell.glyph = .space
    for column in column..<column + width {
      if let index = index(row, column) { write(cell, at: index) }
    }
  }
}
