import SelectorKit

/// The part of a form that is on the screen: which controls, and at which lines.
///
/// Controls are of one height but for those with rows in the form itself, which the source names: so
/// any control is found without looking at others.
struct FormView {
  /// How controls stand.
  let style: ControlStyle
  /// The cells of a line.
  let columns: Int
  /// The lines of the screen.
  let rows: Int
  /// The controls that have at least one line on the screen.
  let visible: Range<Int>
  /// The lines of controls with rows in the form itself.
  private let rooms: InlineRooms
  /// The line of the form that is the first of the screen.
  private let offset: Int

  /// Looks at a source on the screen of a renderer.
  ///
  /// - Complexity: O(*r* + log *n*) for *n* controls, of which *r* have rows in the form itself; apart
  ///   from asking the source for what has focus.
  init(_ source: some PresentationSource, renderer: TextRenderer) {
    columns = min(renderer.columns.asLength, TextCanvas.columnLimit)
    rows = min(renderer.rows.asLength, TextCanvas.rowLimit)
    let count = min(source.controlCount.asLength, Int.farAway)
    let style = ControlStyle(renderer.layout, columns: columns, rows: rows)
    // A selector that stands alone often has no name: no line is kept for one.
    let isNameless = count == 1 && source.control(at: 0).label.isEmpty
    self.style = isNameless ? style.withoutName : style
    let rooms = InlineRooms(of: source, count: count, style: self.style, rows: rows)
    self.rooms = rooms
    guard columns > 0, rows > 0, count > 0 else {
      visible = 0..<0
      offset = 0
      return
    }
    let total = rooms.start(of: count)
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
    var first = rooms.start(of: main) + self.style.headerLine - (rows - 1) / 2
    if let focused, focused != main {
      let top = rooms.start(of: min(main, focused))
      let bottom = rooms.start(of: max(main, focused) + 1)
      if bottom - top <= rows { first = max(bottom - rows, min(first, top)) }
    }
    // The first line of the screen is the first line of a control, where that keeps the main one.
    let fits = rows >= rooms.height(of: main)
    let aligned = { (line: Int) in
      let control = rooms.control(at: line, count: count)
      return rooms.start(of: rooms.start(of: control) < line ? control + 1 : control)
    }
    if fits, first > 0, aligned(first) <= rooms.start(of: main) { first = aligned(first) }
    let last = fits ? min(aligned(total - rows), rooms.start(of: main)) : total - rows
    offset = max(0, min(first, last))
    let bottom = rooms.control(at: offset + rows - 1, count: count)
    visible = rooms.control(at: offset, count: count)..<bottom + 1
  }

  /// The line of the screen where a control begins; below zero if that is above the screen.
  func top(of index: Int) -> Int { rooms.start(of: index) - offset }

  /// The line of the screen where the header of a control stands, or the name of rows.
  func headerLine(of index: Int) -> Int {
    top(of: index) + (rooms.lines(of: index) == nil ? style.headerLine : 0)
  }

  /// The lines of the screen that a control takes, should it begin there.
  func height(of index: Int) -> Int { rooms.height(of: index) }

  /// The lines for rows that stand in the form itself, as far as they are on the screen; nil for a
  /// control that has none there.
  func inlineRoom(of index: Int) -> ListRoom? {
    guard let lines = rooms.lines(of: index) else { return nil }
    let left = rows - top(of: index) - 1 - (rooms.hasEdges ? 2 : 0)
    return ListRoom(
      inline: max(0, min(lines, left)), under: top(of: index), hasEdges: rooms.hasEdges)
  }

  /// The lines of the screen that controls take.
  var usedLines: Int {
    guard !visible.isEmpty else { return 0 }
    let last = visible.upperBound - 1
    return min(rows, top(of: last) + height(of: last))
  }
}
