import SelectorKit

/// The part of a form that is on the screen: which controls, and at which lines.
///
/// All controls of a form are of one height, so any of them is found without looking at others.
struct FormView {
  /// How controls stand.
  let style: ControlStyle
  /// The cells of a line.
  let columns: Int
  /// The lines of the screen.
  let rows: Int
  /// The controls that have at least one line on the screen.
  let visible: Range<Int>
  /// The line of the form that is the first of the screen.
  private let offset: Int

  /// Looks at a source on the screen of a renderer.
  ///
  /// - Complexity: O(1), apart from asking the source for what has focus.
  init(_ source: some PresentationSource, renderer: TextRenderer) {
    columns = min(renderer.columns.asLength, TextCanvas.columnLimit)
    rows = min(renderer.rows.asLength, TextCanvas.rowLimit)
    let count = min(source.controlCount.asLength, Int.farAway)
    let style = ControlStyle(renderer.layout, columns: columns, rows: rows)
    // A selector that stands alone often has no name: no line is kept for one.
    let isNameless = count == 1 && source.control(at: 0).label.isEmpty
    self.style = isNameless ? style.withoutName : style
    guard columns > 0, rows > 0, count > 0 else {
      visible = 0..<0
      offset = 0
      return
    }
    let height = self.style.height
    let total = height * count
    guard total > rows else {
      offset = 0
      visible = 0..<count
      return
    }
    let known = { (index: Int?) in index.flatMap { 0..<count ~= $0 ? $0 : nil } }
    let open = known(source.openIndex)
    let focused = known(source.focusedIndex)
    let main = open ?? focused ?? 0
    // In the middle, so that there is something to see on both sides and room for a list on one.
    var first = main * height + self.style.headerLine - (rows - 1) / 2
    if let focused, focused != main {
      let top = min(main, focused) * height
      let bottom = (max(main, focused) + 1) * height
      if bottom - top <= rows { first = max(bottom - rows, min(first, top)) }
    }
    // The first line of the screen is the first line of a control, where that keeps the main one.
    let whole = (first + height - 1) / height * height
    if rows >= height, first > 0, whole <= main * height { first = whole }
    let last = (total - rows + height - 1) / height * height
    offset = max(0, min(first, rows >= height ? last : total - rows))
    visible = offset / height..<min(count, (offset + rows - 1) / height + 1)
  }

  /// The line of the screen where a control begins; below zero if that is above the screen.
  func top(of index: Int) -> Int { index * style.height - offset }

  /// The line of the screen where the header of a control stands.
  func headerLine(of index: Int) -> Int { top(of: index) + style.headerLine }

  /// The lines of the screen that controls take.
  var usedLines: Int {
    visible.isEmpty ? 0 : min(rows, top(of: visible.upperBound - 1) + style.height)
  }
}
