import SelectorKit

/// An open list that is about to be drawn: its lines, and the cells that it covers.
struct ListPlan {
  /// The place of the control in its source.
  let control: Int
  /// Its lines.
  var lines: [ListLine]
  /// The lines of the screen that it gets.
  let room: ListRoom
  /// The cells that it covers.
  let frame: LayoutRect<Int>
  /// Whether there are lines of border at its sides.
  let hasSides: Bool
  /// What stands before the text of lines.
  let lead: ListLead
  /// The cells that are kept free at the end of lines, for an arrow and for the eye.
  let trail: Int
  /// The option rows before and after those that are shown.
  let hidden: (before: Int, after: Int)
  /// Whether a mark means "chosen too".
  let isMulti: Bool
  /// Whether its rows stand in the form itself, under the name of the control.
  let isInline: Bool
  /// Whether pointer and marks stand before rows: not where nothing can be chosen.
  let hasMarks: Bool
  /// How many option rows there are.
  let total: Int

  /// Plans a list on a screen, under (or over) a header.
  ///
  /// - Parameters:
  ///   - list: What can be seen of the list.
  ///   - control: The place of its control in the source.
  ///   - room: The lines that it gets.
  ///   - header: Where the header stands.
  ///   - view: The screen.
  ///   - leastWidth: The width of its header, or what it has already.
  ///   - renderer: The settings.
  ///   - memory: Lines that are not needed any more.
  /// - Complexity: O(*n*) in the rows that the list holds.
  init(
    _ list: ListPresentation, control: Int, room: ListRoom, under header: HeaderFrame,
    in view: FormView, leastWidth: Int, renderer: TextRenderer,
    reusing memory: consuming [ListLine] = []
  ) {
    var lines = memory
    renderer.fill(&lines, with: list, limit: room.lines)
    hidden = Self.hidden(lines, of: list)
    // Where a row with its header would need more than there are, lines stay free: nothing jumps.
    let free = room.lines - lines.count
    if free <= max(1, list.linesPerRow), hidden.before > 0 || hidden.after > 0 {
      for _ in 0..<max(0, free) { lines.append(.blank) }
    }
    var labels = 0
    var everything = 0
    for line in lines {
      let label = line.lead(.full) + line.width + 1
      // A label that is cut in any case does not cost the others their border.
      if line.isNamed, label <= view.columns { labels = max(labels, label) }
      let beside = line.detailWidth > 0 ? 2 + line.detailWidth : 0
      everything = max(everything, label + beside)
    }
    // The list gets wider before it loses its sides, and loses them before a label is cut.
    let least = min(leastWidth, view.columns)
    let sided = min(max(least, everything + 2), view.columns)
    hasSides = labels + 2 <= sided && view.columns >= 8
    let width = hasSides ? sided : min(max(least, everything), view.columns)
    let span = room.span(lines: lines.count, rows: view.rows)
    frame = LayoutRect(
      minX: max(0, min(header.column, view.columns - width)), minY: span.top, width: width,
      height: span.height)
    lead = width < 6 ? .narrow : .full
    trail = width < 6 ? 0 : 1
    isMulti = list.isMulti
    isInline = false
    hasMarks = true
    total = list.total.asLength
    self.control = control
    self.lines = lines
    self.room = room
  }

  /// Plans rows that stand in the form itself, under the name of their control.
  ///
  /// In a form of boxes they have one; else a line of their own says how many are not shown.
  /// - Complexity: O(*n*) in the rows that the list holds.
  init(
    inline list: ListPresentation, control: Int, room: ListRoom, under header: HeaderFrame,
    in view: FormView, isChoosable: Bool, renderer: TextRenderer
  ) {
    var lines: [ListLine] = []
    renderer.fill(&lines, with: list, limit: room.lines, isInline: !isChoosable)
    var hidden = Self.hidden(lines, of: list)
    let isBare = view.style == .headerOnly
    // A row that stands alone has an arrow at its end.
    let isFull = lines.count >= room.lines
    let rowLines = lines.last?.isDetail == true ? 2 : 1
    let hasArrow =
      !room.hasEdges && !isBare
      && (isChoosable
        ? hidden.before + hidden.after > 0
        : hidden.after > 0 && isFull && lines.count <= rowLines)
    // No line may go where one may be highlighted: arrows say that there is more.
    if hidden.after > 0, !room.hasEdges, isFull, lines.count > rowLines, !isChoosable {
      lines.removeLast(rowLines)
      hidden = Self.hidden(lines, of: list)
    }
    let column =
      room.hasEdges
      ? header.column
      : isBare ? 0 : isChoosable ? header.labelColumn : header.textColumn(ofRows: view.style)
    let span = room.span(lines: lines.count, rows: view.rows)
    let end = header.column + header.width
    frame = LayoutRect(
      minX: column, minY: span.top, width: max(0, end - column), height: span.height)
    hasSides = room.hasEdges
    lead =
      isChoosable
      ? (end - column < 6 ? .narrow : .full) : room.hasEdges ? .narrow : ListLead.none
    trail = room.hasEdges ? 1 : hasArrow ? 2 : 0
    isMulti = list.isMulti
    isInline = true
    hasMarks = isChoosable
    total = list.total.asLength
    self.hidden = hidden
    self.control = control
    self.lines = lines
    self.room = room
  }

  /// Plans the rows of a list on a screen of its own.
  init(
    screenOf list: ListPresentation, control: Int, in area: FullScreenRoom, renderer: TextRenderer
  ) {
    var lines: [ListLine] = []
    renderer.fill(&lines, with: list, limit: area.lines)
    hidden = Self.hidden(lines, of: list)
    frame = LayoutRect(minX: 0, minY: area.firstLine, width: area.columns, height: area.lines)
    hasSides = false
    lead = area.columns < 6 ? .narrow : .full
    trail = area.columns < 6 ? 0 : 2
    isMulti = list.isMulti
    isInline = false
    hasMarks = true
    total = list.total.asLength
    room = ListRoom(inline: area.lines, under: area.firstLine - 1, hasEdges: false)
    self.control = control
    self.lines = lines
  }

  /// The column behind the side line, where the cells for lines begin.
  var innerColumn: Int { frame.minX + (hasSides ? 1 : 0) }
  /// The cells of a line between the sides.
  var innerWidth: Int { frame.width - (hasSides ? 2 : 0) }
  /// The first line of rows.
  var firstLine: Int { frame.minY + (room.hasEdges ? 1 : 0) }

  /// The option rows before and after the lines, never below zero.
  private static func hidden(
    _ lines: [ListLine], of list: ListPresentation
  ) -> (before: Int, after: Int) {
    var places: (first: Int, last: Int)?
    for line in lines {
      guard case .row(let row) = line.content else { continue }
      places = (places?.first ?? row.index, row.index)
    }
    guard let places else { return (0, 0) }
    return (places.first.asLength, max(0, list.total.asLength - places.last.cleaned - 1))
  }
}
