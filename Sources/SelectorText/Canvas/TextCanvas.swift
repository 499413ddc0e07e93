public import SelectorKit

/// A screen of cells: what every encoder (plain text, ANSI, SVG, a difference of two) is a function of.
///
/// Columns are counted in reading direction: column 0 is where lines begin, also right to left. A wide
/// cluster owns two neighbouring cells, or none: what covers half of it blanks the other half.
public struct TextCanvas: Sendable {
  /// The cells of a line.
  public private(set) var columns = 0
  /// The lines.
  public private(set) var rows = 0
  /// Whether an encoder that knows direction mirrors the lines.
  public internal(set) var direction: LayoutDirection = .leftToRight
  /// All cells, line by line.
  public private(set) var cells: [CanvasCell] = []
  /// Clusters too long to be held in a cell, in order of first use.
  private var clusters: [String] = []
  private var clusterNumbers: [String: Int] = [:]

  /// The most columns of a canvas; more count as this many.
  public static var columnLimit: Int { 1_000 }
  /// The most lines of a canvas; more count as this many.
  public static var rowLimit: Int { 4_000 }

  /// Makes a blank canvas; a size below zero counts as zero.
  ///
  /// - Complexity: O(columns x rows).
  public init(columns: Int, rows: Int) {
    reset(columns: columns, rows: rows)
  }

  /// Blanks the canvas and gives it a size, keeping its memory.
  ///
  /// - Complexity: O(columns x rows).
  public mutating func reset(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Self.columnLimit)
    self.rows = min(max(0, rows), Self.rowLimit)
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(CanvasCell(), count: self.columns * self.rows))
    if !clusters.isEmpty {
      clusters.removeAll(keepingCapacity: true)
      clusterNumbers.removeAll(keepingCapacity: true)
    }
  }

  /// The cell at a place, or nil off the canvas.
  ///
  /// - Complexity: O(1).
  public subscript(row: Int, column: Int) -> CanvasCell? {
    index(row, column).map { cells[$0] }
  }

  /// The cells of a line; none off the canvas.
  ///
  /// - Complexity: O(1).
  public func cells(inRow row: Int) -> ArraySlice<CanvasCell> {
    guard row >= 0, row < rows else { return [] }
    return cells[row * columns..<(row + 1) * columns]
  }

  /// The cluster that a cell of this canvas holds; empty for the second cell of a wide one.
  ///
  /// - Complexity: O(1) in the size of the canvas.
  public func text(of glyph: CanvasGlyph) -> String {
    var bytes: [UInt8] = []
    appendBytes(of: glyph, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the UTF-8 of a glyph of this canvas.
  ///
  /// - Complexity: O(1) in the size of the canvas.
  public func appendBytes(of glyph: CanvasGlyph, to bytes: inout [UInt8]) {
    if glyph.bits < 0x80 {
      if glyph.bits != 0 { bytes.append(UInt8(truncatingIfNeeded: glyph.bits)) }
      return
    }
    if let number = glyph.tableIndex {
      if number < clusters.count { bytes.append(contentsOf: clusters[number].utf8) }
      return
    }
    var bits = glyph.bits
    while bits != 0 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  /// The place of a cell in ``cells``, or nil off the canvas.
  func index(_ row: Int, _ column: Int) -> Int? {
    guard row >= 0, row < rows, column >= 0, column < columns else { return nil }
    return row * columns + column
  }

  /// Writes a cell unless a higher one is there, and blanks the other half of what it cuts in two.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  mutating func write(_ cell: CanvasCell, at index: Int) -> Bool {
    guard cells[index].layer <= cell.layer else { return false }
    switch cells[index].part {
    case .single: break
    case .lead: if index + 1 < cells.count { blank(index + 1) }
    case .continuation: if index > 0 { blank(index - 1) }
    }
    cells[index] = cell
    return true
  }

  /// Writes the second cell of a wide cluster whose first cell was just written before it.
  mutating func writeContinuation(_ cell: CanvasCell, at index: Int) {
    if cells[index].part == .lead, index + 1 < cells.count { blank(index + 1) }
    cells[index] = cell
  }

  /// Makes half of a wide cluster a blank of the same style.
  private mutating func blank(_ index: Int) {
    guard cells[index].part != .single else { return }
    cells[index].glyph = .space
    cells[index].part = .single
  }

  /// The glyph of a cluster, in place or from the side table.
  mutating func glyph(for cluster: Character) -> CanvasGlyph {
    if let glyph = CanvasGlyph(inline: cluster) { return glyph }
    let text = String(cluster)
    if let number = clusterNumbers[text] { return CanvasGlyph(tableIndex: number) }
    clusterNumbers[text] = clusters.count
    clusters.append(text)
    return CanvasGlyph(tableIndex: clusters.count - 1)
  }
}

extension TextCanvas: Equatable {
  /// Tells whether two canvases show the same: size, direction and every cell.
  ///
  /// - Complexity: O(columns x rows).
  public static func == (left: TextCanvas, right: TextCanvas) -> Bool {
    left.columns == right.columns && left.rows == right.rows && left.direction == right.direction
      && left.cells == right.cells && left.clusters == right.clusters
  }
}
