/// The window: the first row that is shown, and how many lines there are for rows and headers.
///
/// All rows take the same lines. A section header is a line and scrolls away with the row it stands above;
/// where there are only lines for a row that begins a section, the row is shown and not its header. Of a
/// row that is higher than the window the first lines are shown.
extension Listbox {
  /// The header that stands above a row; nil where the row goes on with its section.
  func header(aboveRow row: Int) -> String? {
    guard let section = section(ofRow: row) else { return nil }
    return row > 0 && self.section(ofRow: row - 1) == section ? nil : section
  }

  private func lines(ofRow row: Int) -> Int {
    header(aboveRow: row) == nil ? linesPerRow : linesPerRow + 1
  }

  /// How many rows stand in so many lines, from a row on.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines.
  func rowCount(from first: Int, lines: Int) -> Int {
    var left = lines
    var row = first
    while left > 0, row < rows.count {
      let needed = self.lines(ofRow: row)
      guard needed <= left || row == first else { break }
      left -= needed
      row += 1
    }
    return max(0, row - first)
  }

  /// The first row of a window that was at `first` and must show a row, moved as little as needed.
  func firstRow(from first: Int, showing row: Int?, lines: Int) -> Int {
    let clamped = max(0, min(first, firstRow(endingAt: rows.count - 1, lines: lines)))
    guard let row, lines > 0 else { return clamped }
    if row < clamped { return row }
    if row < clamped + rowCount(from: clamped, lines: lines) { return clamped }
    return firstRow(endingAt: row, lines: lines)
  }

  /// The first row of the window that shows a row in its last line.
  private func firstRow(endingAt row: Int, lines: Int) -> Int {
    var left = lines
    var first = row + 1
    while first > 0 {
      let needed = self.lines(ofRow: first - 1)
      guard needed <= left || first == row + 1 else { break }
      left -= needed
      first -= 1
    }
    return max(0, min(first, row))
  }

  /// The option rows in the window now.
  var windowCount: Int { rowCount(from: state.firstRow, lines: state.rowCapacity) }

  mutating func clampWindow() {
    state.firstRow = firstRow(
      from: state.firstRow, showing: highlightRow, lines: state.rowCapacity)
  }

  /// Puts the window where a row shows that is not highlighted, as on opening.
  mutating func reveal(_ row: Int) {
    state.firstRow = firstRow(from: state.firstRow, showing: row, lines: state.rowCapacity)
  }

  /// The lines that rows and headers take, up to a number of them.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines.
  func wantedLines(upTo limit: Int) -> Int {
    var total = 0
    var row = 0
    while total < limit, row < rows.count {
      total += lines(ofRow: row)
      row += 1
    }
    return max(0, min(total, limit))
  }
}
