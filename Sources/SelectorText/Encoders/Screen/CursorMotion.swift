/// Knows where the cursor of a terminal is, and moves it by the fewest bytes.
struct CursorMotion {
  private let origin: DifferenceEncoder.Origin
  /// The line of the canvas.
  private(set) var row: Int
  /// The column from the left; nil where it is not known, as after the last column.
  private(set) var column: Int?
  /// The lines of the canvas that the terminal has; further ones are made by line feeds.
  private var lines: Int

  /// Begins where the cursor is; nil for an unknown place, which inline counts as the first line.
  init(origin: DifferenceEncoder.Origin, at place: TextFrame.Position?, lines: Int) {
    self.origin = origin
    row = place?.row ?? 0
    column = place?.column
    self.lines = origin == .inline ? lines : .max
    isPlaced = place != nil || origin == .inline
  }

  /// Whether the line is known.
  private var isPlaced: Bool

  /// Something was written that took so many cells.
  mutating func advance(by cells: Int, columns: Int) {
    guard let column else { return }
    // Behind the last column terminals wait in different places.
    self.column = column + cells < columns ? column + cells : nil
  }

  /// It is not sure how many cells were taken.
  mutating func forgetColumn() { column = nil }

  /// Makes a line, where it is not there yet.
  mutating func reach(_ row: Int, into bytes: inout [UInt8]) {
    if row >= lines { move(to: row, 0, into: &bytes) }
  }

  /// Moves to a place of the canvas.
  mutating func move(to row: Int, _ column: Int, into bytes: inout [UInt8]) {
    guard !isPlaced || self.row != row || self.column != column else { return }
    var best = relative(to: row, column)
    if case .screen(let first) = origin {
      // The sum cannot overflow: both are clamped to what a screen can have.
      let line = min(max(0, first), TextCanvas.rowLimit) + row + 1
      let absolute = column == 0 ? "\u{1B}[\(line)H" : "\u{1B}[\(line);\(column + 1)H"
      if best.map({ absolute.utf8.count < $0.utf8.count }) ?? true { best = absolute }
    }
    bytes += (best ?? "").utf8
    isPlaced = true
    self.row = row
    self.column = column
    lines = max(lines, row == .max ? row : row + 1)
  }

  /// The motion that names no line; nil where it is not known from where.
  private func relative(to row: Int, _ column: Int) -> String? {
    guard isPlaced else { return nil }
    if row >= lines {
      // Lines that are not there yet are made, which puts the cursor in the first column.
      let down = lines - 1 > self.row ? Self.sequence(lines - 1 - self.row, "B") : ""
      let feeds = String(repeating: "\n", count: row - max(lines - 1, self.row))
      return down + "\r" + feeds + across(from: 0, to: column)
    }
    let vertical =
      row < self.row
      ? Self.sequence(self.row - row, "A")
      : row > self.row ? Self.sequence(row - self.row, "B") : ""
    let straight = vertical + across(from: self.column, to: column)
    // Line feeds after a carriage return are a byte each.
    guard row > self.row, row - self.row <= 3 else { return straight }
    let feeds = "\r" + String(repeating: "\n", count: row - self.row) + across(from: 0, to: column)
    return feeds.utf8.count < straight.utf8.count ? feeds : straight
  }

  private func across(from start: Int?, to column: Int) -> String {
    if start == column { return "" }
    if column == 0 { return "\r" }
    let named = "\u{1B}[\(column + 1)G"
    guard let start else { return named }
    let steps =
      column > start
      ? Self.sequence(column - start, "C")
      : start - column <= 3
        ? String(repeating: "\u{8}", count: start - column) : Self.sequence(start - column, "D")
    return steps.utf8.count <= named.utf8.count ? steps : named
  }

  private static func sequence(_ count: Int, _ final: String) -> String {
    count == 1 ? "\u{1B}[\(final)" : "\u{1B}[\(count)\(final)"
  }
}
