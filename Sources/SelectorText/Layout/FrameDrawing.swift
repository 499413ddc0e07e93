import SelectorKit

/// The drawing of one frame: what is in view is planned first, then drawn from the ground up.
struct FrameDrawing {
  /// The settings, with a theme of which every mark can be drawn.
  let renderer: TextRenderer
  /// The frame that is drawn; at first the one before it.
  var frame: TextFrame

  /// Whether a line for the legend lies below the screen of ``renderer``.
  let hasLegendLine: Bool

  /// Prepares to draw into a frame.
  init(renderer: TextRenderer, frame: TextFrame) {
    hasLegendLine = renderer.hasLegendLine
    var renderer = renderer.withoutLegendLine
    renderer.theme = renderer.theme.usable(under: renderer.policy)
    self.renderer = renderer
    self.frame = frame
  }

  /// The theme.
  var theme: TextTheme { renderer.theme }

  /// Draws what can be seen of a source.
  ///
  /// - Complexity: O(columns x rows).
  mutating func draw(_ source: some PresentationSource) {
    let view = FormView(source, renderer: renderer)
    // Taken out while it is worked with, so that it has one owner.
    var memory = FrameMemory()
    swap(&memory, &frame.memory)
    defer {
      memory.clear()
      swap(&memory, &frame.memory)
    }
    var widest = 0
    for index in view.visible {
      let control = source.control(at: index)
      let label = renderer.safe(control.label)
      memory.controls.append(control)
      memory.labels.append(label)
      // The name of rows has a line for itself.
      guard view.style == .line, view.inlineRoom(of: index) == nil else { continue }
      let more = (control.isRequired ? 1 : 0) + HeaderFrame.indent(of: control)
      widest = max(widest, renderer.policy.cells(of: label) + more)
    }
    if let index = memory.controls.firstIndex(where: \.isScreen) {
      drawFullScreen(source, at: view.visible.lowerBound + index, memory, view)
      return
    }
    let header = HeaderFrame(view.style, columns: view.columns, widestLabel: widest)
    plan(source, under: header, in: view, &memory)

    var used = view.usedLines
    for plan in memory.plans { used = max(used, plan.frame.maxY) }
    begin(columns: view.columns, rows: hasLegendLine ? view.rows + 1 : used)
    for index in view.visible {
      let place = index - view.visible.lowerBound
      let (control, label) = (memory.controls[place], memory.labels[place])
      if let room = view.inlineRoom(of: index) {
        let list = room.lines > 0 ? source.list(at: index, lines: room.lines) : nil
        draw(control, label, with: list, in: room, at: index, header, of: view)
      } else {
        let options =
          control.appearance == .segmented
          ? source.list(at: index, lines: source.wantedLines(at: index)) : nil
        draw(control, label, at: index, header, in: view, options: options)
      }
    }
    for (layer, plan) in memory.plans.enumerated() {
      let place = plan.control - view.visible.lowerBound
      var label = memory.labels[place]
      if view.style.isBoxed, memory.controls[place].isRequired {
        label = SafeText(safe: label.string + String(theme.required))
      }
      draw(plan, named: label, in: view, under: header, layer: UInt8(min(layer + 1, 255)))
      frame.lists.append(
        TextFrame.List(
          control: plan.control, side: plan.room.side, frame: plan.frame, lines: plan.room.lines))
    }
    if hasLegendLine {
      drawLegend(for: memory.controls.first(where: \.isFocused), row: view.rows, view.columns)
    }
  }

  /// Blanks the frame.
  mutating func begin(columns: Int, rows: Int) {
    frame.canvas.reset(columns: columns, rows: rows)
    frame.canvas.direction = renderer.direction
    frame.cursor = nil
    frame.lists.removeAll(keepingCapacity: true)
    frame.screen = TextFrame.Position(row: renderer.rows, column: renderer.columns)
  }

  /// Plans the open lists whose headers are on the screen.
  private func plan(
    _ source: some PresentationSource, under header: HeaderFrame, in view: FormView,
    _ memory: inout FrameMemory
  ) {
    let first = view.visible.lowerBound
    for index in view.visible where memory.controls[index - first].isOpen {
      let control = memory.controls[index - first]
      if view.inlineRoom(of: index) != nil || control.appearance == .segmented { continue }
      let before = frame.list(of: index, for: renderer)
      guard
        let room = ListRoom(
          headerLine: view.headerLine(of: index), wanted: source.wantedLines(at: index),
          rows: view.rows, previousSide: before?.side),
        var list = source.list(at: index, lines: room.lines, reusing: memory.takeRows())
      else { continue }
      memory.plans.append(
        ListPlan(
          list, control: index, room: room, under: header, in: view,
          leastWidth: max(
            before?.frame.width ?? 0, listWidth(of: control, under: header, in: view)),
          renderer: renderer,
          reusing: memory.takeLines()))
      var rows: [ListPresentation.Row] = []
      swap(&rows, &list.rows)
      memory.giveBack(rows)
    }
    // The list that keys go to lies on top of others that happen to be open.
    guard memory.plans.count > 1,
      let focused = memory.plans.firstIndex(where: {
        memory.controls[$0.control - first].isFocused
      })
    else { return }
    memory.plans.append(memory.plans.remove(at: focused))
  }

  /// The least width of an open list: that of its header.
  private func listWidth(
    of control: ControlPresentation, under header: HeaderFrame, in view: FormView
  ) -> Int {
    guard control.appearance == .menu, !view.style.isBoxed else { return header.width }
    return min(header.width, renderer.policy.cells(of: renderer.safe(control.text)) + 4)
  }

  /// Draws a text, cut to a number of cells if it is longer.
  ///
  /// - Returns: The cells that it took.
  @discardableResult
  mutating func put(
    _ text: SafeText, row: Int, column: Int, limit: Int, brush: TextCanvas.Brush,
    end: Truncation.End = .tail
  ) -> Int {
    let width = renderer.policy.cells(of: text)
    if width <= limit || end == .tail {
      let mark = theme.ellipsis
      let isCut = width > limit && limit > 0
      let used = frame.canvas.put(
        text, row: row, column: column, limit: isCut ? limit - 1 : limit, brush: brush,
        policy: renderer.policy)
      if isCut { put(mark, row: row, column: column + used, brush: brush) }
      return isCut ? used + 1 : used
    }
    let cut = Truncation(
      text, to: limit, ellipsis: theme.ellipsis, end: end, policy: renderer.policy)
    return frame.canvas.put(
      cut.text, row: row, column: column, limit: limit, brush: brush, policy: renderer.policy)
  }

  /// Draws a mark of the theme, a number of times in a row.
  mutating func put(
    _ mark: Character, row: Int, column: Int, count: Int = 1, brush: TextCanvas.Brush
  ) {
    frame.canvas.put(mark, row: row, column: column, count: count, brush: brush)
  }

  /// Blanks a rectangle.
  mutating func fill(row: Int, column: Int, width: Int, height: Int, brush: TextCanvas.Brush) {
    frame.canvas.fill(row: row, column: column, width: width, height: height, brush: brush)
  }

  /// Says where attention is.
  mutating func setCursor(row: Int, column: Int) {
    guard row >= 0, row < frame.canvas.rows, column >= 0, column < frame.canvas.columns else {
      return
    }
    frame.cursor = TextFrame.Position(row: row, column: column)
  }
}
