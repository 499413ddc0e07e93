import SelectorKit

extension FrameDrawing {
  /// Draws the edges of a list above and below its rows, with how much is not shown.
  ///
  /// In a form of boxes the list grows out of its box: they share the edge between them.
  mutating func drawEdges(
    of plan: ListPlan, in view: FormView, under header: HeaderFrame, _ ground: TextCanvas.Brush
  ) {
    let isBoxed = view.style.isBoxed
    let border = isBoxed ? theme.boxBorder : theme.listBorder
    let area = plan.frame
    let edges = [
      (row: area.minY, isTop: true, hidden: plan.hidden.before),
      (row: area.maxY - 1, isTop: false, hidden: plan.hidden.after),
    ]
    let brush = ground.with(.border)
    for edge in edges {
      put(border.horizontal, row: edge.row, column: area.minX, count: area.width, brush: brush)
      if plan.hasSides {
        let (first, last) =
          edge.isTop
          ? (border.topLeading, border.topTrailing)
          : (border.bottomLeading, border.bottomTrailing)
        put(first, row: edge.row, column: area.minX, brush: brush)
        put(last, row: edge.row, column: area.maxX - 1, brush: brush)
      }
      if isBoxed, !plan.isInline, edge.isTop == (plan.room.side == .below) {
        join(edge.row, isTop: edge.isTop, plan, header, border, brush)
      }
      drawCue(edge.hidden, isBefore: edge.isTop, row: edge.row, plan, ground.with(.count))
    }
  }

  /// Draws the joints where the sides of a box meet the edge that it shares with its list.
  private mutating func join(
    _ row: Int, isTop: Bool, _ plan: ListPlan, _ header: HeaderFrame, _ border: TextTheme.Border,
    _ brush: TextCanvas.Brush
  ) {
    let joint = isTop ? border.joinUp : border.joinDown
    let (first, last) = (header.column, header.column + header.width - 1)
    let isFirst = plan.hasSides && first == plan.frame.minX
    let isLast = plan.hasSides && last == plan.frame.maxX - 1
    put(isFirst ? border.joinLeading : joint, row: row, column: first, brush: brush)
    put(isLast ? border.joinTrailing : joint, row: row, column: last, brush: brush)
  }

  /// Says in an edge how many rows lie beyond it, in as many words as there is room for.
  private mutating func drawCue(
    _ count: Int, isBefore: Bool, row: Int, _ plan: ListPlan, _ brush: TextCanvas.Brush
  ) {
    guard let cue = cue(count, isBefore: isBefore, limit: plan.frame.width - 6) else { return }
    let text = SafeText(safe: " \(cue.text.string) ")
    put(
      text, row: row, column: plan.frame.maxX - 4 - cue.width, limit: cue.width + 2, brush: brush)
  }

  /// How many rows are not shown, in as many words as there is room for; nil for none.
  func cue(_ count: Int, isBefore: Bool, limit: Int) -> (text: SafeText, width: Int)? {
    guard count > 0 else { return nil }
    let arrow = isBefore ? theme.moreBefore : theme.moreAfter
    let words = Phrase.fill(renderer.strings.more, with: String(count), ascii: theme.isASCII)
    for text in ["\(arrow) \(words)", "\(arrow) \(count)", "\(arrow)"] {
      let cue = renderer.safe(text)
      let width = renderer.policy.cells(of: cue)
      if width <= limit { return (cue, width) }
    }
    return nil
  }
}
