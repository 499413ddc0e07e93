/// The lines of a list on a screen of its own: title, rows, legend.
struct FullScreenRoom {
  /// The cells of a line.
  let columns: Int
  /// The line of the title; nil on a screen of one line, which a row gets.
  let titleLine: Int?
  /// The first line of rows.
  let firstLine: Int
  /// The lines of rows.
  let lines: Int
  /// The line of the legend; nil where rows need it.
  let legendLine: Int?

  /// Spreads the lines of a screen.
  init(columns: Int, rows: Int) {
    let rows = min(rows.asLength, TextCanvas.rowLimit)
    self.columns = columns
    titleLine = rows >= 2 ? 0 : nil
    firstLine = rows >= 2 ? 1 : 0
    legendLine = rows >= 4 ? rows - 1 : nil
    lines = max(0, rows - (rows >= 2 ? 1 : 0) - (rows >= 4 ? 1 : 0))
  }
}
