import SelectorKit

extension FrameDrawing {
  /// Draws a control whose rows stand in the form itself: its name, how much there is, and the rows.
  mutating func draw(
    _ control: ControlPresentation, _ label: SafeText, with list: ListPresentation?,
    in room: ListRoom, at index: Int, _ header: HeaderFrame, of view: FormView
  ) {
    var traits: TextStyle.Traits = []
    if control.isFocused { traits.insert(.focused) }
    if !control.isEnabled { traits.insert(.disabled) }
    let brush = TextCanvas.Brush(
      TextStyle(.blank, traits), owner: CanvasOwner(control: index))
    let line = view.top(of: index)
    fill(
      row: line, column: 0, width: header.column + header.width, height: view.height(of: index),
      brush: brush)
    drawHead(of: control, label, row: line, header, view, brush)
    guard let list, room.lines > 0 else { return }
    let isChoosable = control.kind != .results
    let plan = ListPlan(
      inline: list, control: index, room: room, under: header, in: view,
      isChoosable: isChoosable, renderer: renderer)
    draw(plan, named: label, in: view, under: header, brush)
    if control.isOpen {
      frame.lists.append(
        TextFrame.List(control: index, side: .below, frame: plan.frame, lines: room.lines))
    }
    if !isChoosable, !room.hasEdges, plan.lines.count < room.lines,
      let cue = cue(plan.hidden.after, isBefore: false, limit: plan.frame.width)
    {
      put(
        cue.text, row: plan.frame.maxY, column: plan.frame.maxX - cue.width, limit: cue.width,
        brush: brush.with(.count))
    }
  }

  /// What stands at the end of the line with the name: how much there is, what is typed or wrong.
  private func beside(_ control: ControlPresentation) -> SafeText {
    if let query = control.query, control.isOpen {
      return renderer.safe(query + String(theme.caret))
    }
    if let issue = control.issues.first { return issueText(issue) }
    if !control.isEnabled, control.kind != .results {
      return renderer.safe(String(theme.disabled))
    }
    if control.isReadOnly {
      return renderer.safe(
        Phrase.fill(renderer.strings.readOnly, with: "", ascii: theme.isASCII))
    }
    return renderer.safe(control.summary)
  }

  /// Draws the line above the rows: the name, and at its end how many rows there are.
  private mutating func drawHead(
    of control: ControlPresentation, _ label: SafeText, row: Int, _ header: HeaderFrame,
    _ view: FormView, _ brush: TextCanvas.Brush
  ) {
    let isBare = view.style == .headerOnly || view.style == .indicatorOnly
    let label = isBare ? .empty : label
    let isRequired = control.isRequired && !isBare
    let end = header.column + header.width
    let begin = header.labelColumn + header.indent(of: control)
    let room = end - begin
    let summary = beside(control)
    let summaryWidth = renderer.policy.cells(of: summary)
    let labelWidth = renderer.policy.cells(of: label) + (isRequired ? 1 : 0)
    var limit = room
    // Of a long name a few cells are enough; without them the number would tell nothing.
    let least = labelWidth > 0 ? min(labelWidth, 4) + 2 : 0
    if summaryWidth > 0, least + summaryWidth <= room || labelWidth == 0 {
      let width = min(summaryWidth, room)
      let role: TextStyle.Role = control.issues.isEmpty ? .count : .issue
      put(summary, row: row, column: end - width, limit: width, brush: brush.with(role))
      limit = room - width - 2
    }
    draw(
      label, isRequired: isRequired, row: row, column: begin, limit: limit, brush.with(.label))
    guard control.isFocused else { return }
    if header.labelColumn > 0 {
      put(theme.pointer, row: row, column: 0, brush: brush.with(.indicator))
    }
    setCursor(row: row, column: header.labelColumn)
  }
}
