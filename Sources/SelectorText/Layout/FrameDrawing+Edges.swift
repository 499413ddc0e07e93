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
    let brush = ground.with(.border)
    for place in 0..<2 {
      let isTop = place == 0
      let row = isTop ? area.minY : area.maxY - 1
      put(border.horizontal, row: row, column: area.minX, count: area.width, brush: brush)
      if plan.hasSides {
        let first = isTop ? border.topLeading : border.bottomLeading
        let last = isTop ? border.topTrailing : border.bottomTrailing
        put(first, row: row, column: area.minX, brush: brush)
        put(last, row: row, column: area.maxX - 1, brush: brush)
      }
      if isBoxed, !plan.isInline, isTop == (plan.room.side == .below) {
        join(row, isTop: isTop, plan, header, border, brush)
      }
      let hidden = isTop ? plan.hidden.before : plan.hidden.after
      drawCue(hidden, isBefore: isTop, row: row, plan, ground.with(.count))
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
    let column = plan.frame.maxX - 4 - cue.width
    put(" ", row: row, column: column, brush: brush)
    put(cue.text, row: row, column: column + 1, limit: cue.width, brush: brush)
    put(" ", row: row, column: column + 1 + cue.width, brush: brush)
  }

  /// How many rows are not shown, in as many words as there is room for; nil for none.
  func cue(_ count: Int, isBefore: Bool, limit: Int) -> (text: SafeText, width: Int)? {
    guard count > 0 else { return nil }
    let arrow = String(isBefore ? theme.moreBefore : theme.moreAfter)
    for words in 0..<3 {
      var text = arrow
      if words < 2 {
        text += " "
        text +=
          words == 0
          ? Phrase.fill(renderer.strings.more, with: String(count), ascii: theme.isASCII)
          : String(count)
      }
      let cue = renderer.safe(text)
      let width = renderer.policy.cells(of: cue)
      if width <= limit { return (cue, width) }
    }
    return nil
  }
}
