import SelectorKit

/// The lines of the screen that an open list gets, before anything is asked about its rows.
struct ListRoom {
  /// The side of the header.
  let side: Placement<Int>.Side
  /// The lines for rows.
  let lines: Int
  /// Whether there is room for a line of border above and below the rows.
  let hasEdges: Bool
  /// The line of the header.
  private let headerLine: Int

  /// Works out the lines, or nil if the header is not on the screen.
  ///
  /// On a screen of one line the list lies over its own header, else never.
  /// - Complexity: O(1).
  init?(headerLine: Int, wanted: Int, rows: Int, previousSide: Placement<Int>.Side?) {
    guard headerLine >= 0, headerLine < rows else { return nil }
    let wanted = min(max(1, wanted), Int.farAway)
    let placement = Placement(
      Placement<Int>.Request(
        anchor: LayoutRect(minX: 0, minY: headerLine, width: 0, height: 1),
        bounds: LayoutRect(minX: 0, minY: 0, width: 0, height: rows),
        width: 0, height: wanted + 2, previousSide: previousSide))
    let room = placement.side == .below ? rows - headerLine - 1 : headerLine
    self.headerLine = headerLine
    side = placement.side
    lines = max(1, min(wanted, room))
    hasEdges = room >= wanted + 2
  }

  /// The lines of a list whose rows stand in the form itself, under a line with its name.
  init(inline lines: Int, under headLine: Int, hasEdges: Bool) {
    headerLine = headLine
    side = .below
    self.lines = lines
    self.hasEdges = hasEdges
  }

  /// The first line of a list that shows a number of lines, and how many it covers.
  func span(lines shown: Int, rows: Int) -> (top: Int, height: Int) {
    let height = shown + (hasEdges ? 2 : 0)
    let top = side == .below ? headerLine + 1 : headerLine - height
    return (max(0, min(top, rows - height)), height)
  }
}
