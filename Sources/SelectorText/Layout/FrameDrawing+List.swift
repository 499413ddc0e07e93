import SelectorKit

extension FrameDrawing {
  /// Draws an open list over what lies below it.
  mutating func draw(
    _ plan: ListPlan, named label: SafeText, in view: FormView, under header: HeaderFrame,
    layer: UInt8
  ) {
    let owner = CanvasOwner(control: plan.control)
    draw(
      plan, named: label, in: view, under: header,
      TextCanvas.Brush(TextStyle(.blank, .raised), owner: owner, layer: layer))
  }

  /// Draws a list over what lies below it, on a ground.
  mutating func draw(
    _ plan: ListPlan, named label: SafeText, in view: FormView, under header: HeaderFrame,
    _ ground: TextCanvas.Brush
  ) {
    let area = plan.frame
    if plan.room.hasEdges {
      drawEdges(of: plan, in: view, under: header, ground)
      if view.style == .boxed, plan.room.side == .above {
        // The list covers the name of its control, which stands above the box: it lends it a place.
        let name = SafeText(safe: " " + label.string + " ")
        put(
          name, row: plan.frame.minY, column: plan.frame.minX + 2,
          limit: min(view.style.widest / 3, plan.frame.width / 2), brush: ground.with(.label))
      }
    }
    for (place, line) in plan.lines.enumerated() {
      let row = plan.firstLine + place
      draw(line, of: plan, row: row, ground)
      if plan.hasSides {
        let border = theme.listBorder.vertical
        put(border, row: row, column: area.minX, brush: ground.with(.border))
        put(border, row: row, column: area.maxX - 1, brush: ground.with(.border))
      }
    }
    if renderer.showsScrollbars { drawScrollbar(of: plan, ground) }
    if !plan.room.hasEdges, !plan.isInline || plan.trail > 0 { drawArrows(of: plan, ground) }
  }

  /// Draws one line: pointer and mark, label, and what stands beside it.
  private mutating func draw(
    _ line: ListLine, of plan: ListPlan, row: Int, _ ground: TextCanvas.Brush
  ) {
    var brush = ground
    let start = plan.innerColumn
    let lead = line.lead(plan.lead)
    if !line.isRow, !line.isDetail {
      fill(row: row, column: start, width: plan.innerWidth, height: 1, brush: ground)
    }
    switch line.content {
    case .section: brush = brush.with(.section)
    case .message: brush = brush.with(.message)
    case .issue:
      brush = brush.with(.issue)
      let mark = plan.lead == .full ? start + 1 : start
      put(theme.issue, row: row, column: mark, brush: brush)
    case .row(let option):
      brush = self.brush(for: option, ground)
      fill(row: row, column: start, width: plan.innerWidth, height: 1, brush: brush.with(.blank))
      if plan.hasMarks { drawMarks(of: option, plan, row: row, brush) }
      if option.isHighlighted { moveCursor(to: row, start, owner: ground.owner) }
      brush = brush.with(.option)
    case .detail(let option):
      brush = self.brush(for: option, ground)
      fill(row: row, column: start, width: plan.innerWidth, height: 1, brush: brush.with(.blank))
      brush = brush.with(.detail)
    }
    let limit = max(0, plan.innerWidth - lead - plan.trail)
    let used = put(
      line.text, row: row, column: start + lead, limit: limit, brush: brush,
      end: cut(of: line, limit))
    let room = limit - used - 2
    let width = min(line.detailWidth, room)
    guard width > 0, width == line.detailWidth || room >= 4 else { return }
    put(
      line.detail, row: row, column: start + lead + limit - width, limit: width,
      brush: brush.with(.detail))
  }

  /// Where the text of a line is cut: at its end, unless that would hide what the query found.
  private func cut(of line: ListLine, _ limit: Int) -> Truncation.End {
    guard line.width > limit, let match = line.text.marks.first else { return .tail }
    let shown = Truncation(
      line.text, to: limit, ellipsis: theme.ellipsis, policy: renderer.policy)
    return match.upperBound < shown.text.string.count ? .tail : .around(match)
  }

  /// The brush of an option row.
  private func brush(
    for option: ListPresentation.Row, _ ground: TextCanvas.Brush
  ) -> TextCanvas.Brush {
    var brush = ground
    brush.owner = CanvasOwner(control: ground.owner.control, row: option.index)
    if option.isHighlighted { brush.style.traits.insert(.highlighted) }
    if option.isChosen { brush.style.traits.insert(.chosen) }
    if !option.isEnabled { brush.style.traits.insert(.disabled) }
    return brush
  }

  /// Draws pointer and mark, each in a column of its own so that neither ever moves aside.
  private mutating func drawMarks(
    of option: ListPresentation.Row, _ plan: ListPlan, row: Int, _ brush: TextCanvas.Brush
  ) {
    var mark: Character?
    if option.isChosen {
      mark = plan.isMulti ? theme.chosenInMulti : theme.chosen
    } else if !option.isEnabled || option.isLocked {
      mark = theme.disabled
    }
    let brush = brush.with(.mark)
    if option.isHighlighted {
      put(theme.pointer, row: row, column: plan.innerColumn, brush: brush)
      if plan.lead == .narrow { return }
    }
    if let mark {
      put(mark, row: row, column: plan.innerColumn + (plan.lead == .narrow ? 0 : 1), brush: brush)
    }
  }

  /// Moves the cursor to the highlighted row, unless the user is typing.
  private mutating func moveCursor(to row: Int, _ column: Int, owner: CanvasOwner) {
    if let cursor = frame.cursor, let cell = frame.canvas[cursor.row, cursor.column],
      cell.style.role == .caret || cell.style.role == .input, cell.owner == owner
    {
      return
    }
    setCursor(row: row, column: column)
  }

  /// Says at the end of the first and last line that more lies before or after, where no edge does.
  private mutating func drawArrows(of plan: ListPlan, _ ground: TextCanvas.Brush) {
    guard plan.frame.width >= 3, !plan.lines.isEmpty else { return }
    let column = plan.frame.maxX - 1
    let last = plan.firstLine + plan.lines.count - 1
    if plan.hidden.before > 0, plan.lines.count > 1 || plan.hidden.after == 0 {
      put(theme.moreBefore, row: plan.firstLine, column: column, brush: ground.with(.count))
    }
    if plan.hidden.after > 0 {
      put(theme.moreAfter, row: last, column: column, brush: ground.with(.count))
    }
  }
}
