public import SelectorKit

/// A screen of cells: what every encoder (plain text, ANSI, SVG, a difference of two) is a function of.
///
/// Columns are counted in reading direction: column 0 is where lines begin, also right to left. A wide
/// cluster owns two neighbouring cells (more under a policy that adds scalars up), or none: what covers
/// a part of it blanks the rest.
public struct TextCanvas: Sendable {
  /// The cells of a line.
  public private(set) var columns = 0
  /// The lines.
  public private(set) var rows = 0
  /// Whether an encoder that knows direction mirrors the lines.
  public internal(set) var direction: LayoutDirection = .leftToRight
  /// Whether columns are counted from the left as eyes see them: see ``visual()``.
  public internal(set) var isVisual = false
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
  public init(columns: Int, rows: Int, direction: LayoutDirection = .leftToRight) {
    self.direction = direction
    reset(columns: columns, rows: rows)
  }

  /// Blanks the canvas and gives it a size, keeping its memory.
  ///
  /// - Complexity: O(columns x rows).
  public mutating func reset(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Self.columnLimit)
    self.rows = min(max(0, rows), Self.rowLimit)
    isVisual = false
    let count = self.columns * self.rows
    if cells.count > count { cells.removeLast(cells.count - count) }
    overwrite(0..<cells.count, with: CanvasCell())
    cells.append(contentsOf: repeatElement(CanvasCell(), count: count - cells.count))
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

  /// Writes a cell unless a higher one is there, and blanks the rest of a cluster that it cuts.
  mutating func write(_ cell: CanvasCell, at index: Int) {
    guard cells[index].layer <= cell.layer else { return }
    if cells[index].part != .single { blankCluster(at: index) }
    cells[index] = cell
  }

  /// Writes a cluster of several cells, all of which have to be on the canvas and none of them higher.
  mutating func write(_ cell: CanvasCell, at range: Range<Int>) {
    for index in range where cells[index].part != .single { blankCluster(at: index) }
    var cell = cell
    cell.part = .lead
    for index in range {
      cells[index] = cell
      cell.part = .continuation
      cell.glyph = .empty
    }
  }

  /// Whether nothing in a run of cells lies higher than a layer.
  func isFree(_ range: Range<Int>, for layer: UInt8) -> Bool {
    cells[range].allSatisfy { $0.layer <= layer }
  }

  /// Blanks the clusters that a run of cells would cut in two, so that its cells can be overwritten.
  mutating func openUp(_ range: Range<Int>) {
    guard let first = range.first, let last = range.last else { return }
    if cells[first].part == .continuation { blankCluster(at: first) }
    if last + 1 < cells.count, cells[last + 1].part == .continuation { blankCluster(at: last) }
  }

  /// Overwrites a run of cells that is free and opened up.
  mutating func overwrite(_ range: Range<Int>, with cell: CanvasCell) {
    var span = cells.mutableSpan
    for index in range { span[index] = cell }
  }

  /// Overwrites a run of cells that is free and opened up, with as many letters of ASCII.
  mutating func overwrite(
    _ range: Range<Int>, with cell: CanvasCell, letters: Substring.UTF8View
  ) {
    var span = cells.mutableSpan
    var cell = cell
    var index = range.lowerBound
    for byte in letters.prefix(range.count) {
      cell.glyph = CanvasGlyph(ascii: byte)
      span[index] = cell
      index += 1
    }
  }

  /// Puts a cell in place of another, whatever that was.
  mutating func replace(_ cell: CanvasCell, at index: Int) {
    cells[index] = cell
  }

  /// Makes the cluster that owns a cell blanks of the same style.
  private mutating func blankCluster(at index: Int) {
    var start = index
    while start > 0, cells[start].part == .continuation { start -= 1 }
    var end = start
    repeat {
      cells[end].glyph = .space
      cells[end].part = .single
      end += 1
    } while end < cells.count && cells[end].part == .continuation
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
    left.columns == right.columns && left.rows == right.rows
      && left.direction == right.direction && left.isVisual == right.isVisual
      && left.cells == right.cells && left.clusters == right.clusters
  }
}
