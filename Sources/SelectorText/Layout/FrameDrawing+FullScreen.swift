import SelectorKit

extension FrameDrawing {
  /// Draws an open list on a screen of its own: the way out and the title, rows to the edge, a legend.
  mutating func drawFullScreen(
    _ source: some PresentationSource, at index: Int, _ memory: FrameMemory, _ view: FormView
  ) {
    let rows = view.rows + (hasLegendLine ? 1 : 0)
    let room = FullScreenRoom(columns: view.columns, rows: rows)
    let place = index - view.visible.lowerBound
    let control = memory.controls[place]
    begin(columns: view.columns, rows: rows)
    let owner = CanvasOwner(control: index)
    let ground = TextCanvas.Brush(TextStyle(.blank, .raised), owner: owner, layer: 1)
    fill(row: 0, column: 0, width: view.columns, height: rows, brush: ground)
    if let line = room.titleLine {
      drawTitle(of: control, memory.labels[place], row: line, view.columns, ground)
    }
    if room.lines > 0, let list = source.list(at: index, lines: room.lines) {
      let plan = ListPlan(screenOf: list, control: index, in: room, renderer: renderer)
      let header = HeaderFrame(view.style, columns: view.columns, widestLabel: 0)
      draw(plan, named: memory.labels[place], in: view, under: header, ground)
      frame.lists.append(
        TextFrame.List(control: index, side: .below, frame: plan.frame, lines: room.lines))
    }
    if let line = room.legendLine { drawLegend(for: control, row: line, view.columns, layer: 1) }
  }

  /// Draws `✕ Tag` and what is typed; a press on either leaves without choosing.
  private mutating func drawTitle(
    of control: ControlPresentation, _ label: SafeText, row: Int, _ columns: Int,
    _ ground: TextCanvas.Brush
  ) {
    put(theme.cancel, row: row, column: 0, brush: ground.with(.indicator))
    let title = label.string.isEmpty ? renderer.safe(control.text) : label
    let used = put(title, row: row, column: 2, limit: columns - 2, brush: ground.with(.label))
    setCursor(row: row, column: 0)
    guard let query = control.screenQuery else { return }
    let column = 2 + used + 2
    let limit = columns - column - 1
    guard limit >= 0 else { return }
    let typed = put(
      renderer.safe(query), row: row, column: column, limit: limit, brush: ground.with(.input),
      end: .head)
    put(theme.caret, row: row, column: column + typed, brush: ground.with(.caret))
    setCursor(row: row, column: column + typed)
  }

  /// Draws what keys do, as many of them as there is room for.
  mutating func drawLegend(
    for control: ControlPresentation?, row: Int, _ columns: Int, layer: UInt8 = 0
  ) {
    guard let control, let legend = renderer.legend(for: control, limit: columns) else { return }
    let brush = TextCanvas.Brush(TextStyle(.detail), layer: layer)
    put(legend, row: row, column: 0, limit: columns, brush: brush)
  }

  /// Draws which part of a list its rows are: a bar in its side, or at the end of its lines.
  mutating func drawScrollbar(of plan: ListPlan, _ ground: TextCanvas.Brush) {
    let lines = plan.lines.count
    guard plan.hidden.before + plan.hidden.after > 0, lines > 0, plan.total > 0,
      plan.hasSides || plan.trail > 0
    else { return }
    let shown = plan.total - plan.hidden.before - plan.hidden.after
    let (length, quotient) = (Double(lines), Double(plan.total))
    let thumb = max(1, min(lines, Int(length * Double(max(1, shown)) / quotient)))
    // The bar touches an end only where the list does.
    var start = Int(
      (length - Double(thumb)) * Double(plan.hidden.before) / (quotient - Double(shown)))
    start = max(0, min(start, lines - thumb))
    if plan.hidden.before > 0, start == 0, lines > thumb { start = 1 }
    if plan.hidden.after > 0, start == lines - thumb,
      start > 1 || start > 0 && plan.hidden.before == 0
    {
      start -= 1
    }
    for line in start..<start + thumb {
      put(
        theme.thumb, row: plan.firstLine + line, column: plan.frame.maxX - 1,
        brush: ground.with(.border))
    }
  }
}
