import SelectorKit

/// The drawing of one frame: what is in view is planned first, then drawn from the ground up.
struct FrameDrawing {
  /// The settings, with a theme of which every mark can be drawn.
  let renderer: TextRenderer
  /// The frame that is drawn; at first the one before it.
  private(set) var frame: TextFrame

  /// Prepares to draw into a frame.
  init(renderer: TextRenderer, frame: TextFrame) {
    var renderer = renderer
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
    let controls = view.visible.map { source.control(at: $0) }
    let labels = controls.map(label)
    var widest = 0
    for (place, label) in labels.enumerated() where view.style == .line {
      // The name of rows has a line for itself.
      if view.inlineRoom(of: view.visible.lowerBound + place) != nil { continue }
      let indent = 2 * max(0, min(controls[place].level, Int.farAway))
      widest = max(widest, renderer.policy.cells(of: label) + indent)
    }
    let header = HeaderFrame(view.style, columns: view.columns, widestLabel: widest)
    let plans = plans(for: controls, of: source, under: header, in: view)

    let used = plans.reduce(view.usedLines) { max($0, $1.frame.maxY) }
    frame.canvas.reset(columns: view.columns, rows: used)
    frame.canvas.direction = renderer.direction
    frame.cursor = nil
    frame.lists.removeAll(keepingCapacity: true)
    frame.screen = TextFrame.Position(row: renderer.rows, column: renderer.columns)
    for (place, control) in controls.enumerated() {
      let index = view.visible.lowerBound + place
      if let room = view.inlineRoom(of: index) {
        let list = room.lines > 0 ? source.list(at: index, lines: room.lines) : nil
        draw(control, labels[place], with: list, in: room, at: index, header, of: view)
      } else {
        draw(control, labels[place], at: index, header, in: view)
      }
    }
    for (layer, plan) in plans.enumerated() {
      let label = labels[plan.control - view.visible.lowerBound]
      draw(plan, named: label, in: view, under: header, layer: UInt8(min(layer + 1, 255)))
      frame.lists.append(
        TextFrame.List(
          control: plan.control, side: plan.room.side, frame: plan.frame, lines: plan.room.lines))
    }
  }

  /// The open lists whose headers are on the screen.
  private func plans(
    for controls: [ControlPresentation], of source: some PresentationSource,
    under header: HeaderFrame, in view: FormView
  ) -> [ListPlan] {
    let first = view.visible.lowerBound
    var plans: [ListPlan] = []
    for (place, control) in controls.enumerated() where control.isOpen {
      let index = first + place
      if view.inlineRoom(of: index) != nil { continue }
      let before = frame.list(of: index, for: renderer)
      guard
        let room = ListRoom(
          headerLine: view.headerLine(of: index), wanted: source.wantedLines(at: index),
          rows: view.rows, previousSide: before?.side),
        let list = source.list(at: index, lines: room.lines)
      else { continue }
      plans.append(
        ListPlan(
          list, control: index, room: room, under: header, in: view,
          leastWidth: before?.frame.width ?? 0, renderer: renderer))
    }
    // The list that keys go to lies on top of others that happen to be open.
    if let focused = plans.firstIndex(where: { controls[$0.control - first].isFocused }) {
      plans.append(plans.remove(at: focused))
    }
    return plans
  }

  /// The name of a control, with a mark if it needs a value.
  private func label(of control: ControlPresentation) -> SafeText {
    let name = renderer.safe(control.label)
    return control.isRequired ? SafeText(safe: name.string + String(theme.required)) : name
  }

  /// Draws a text, cut to a number of cells if it is longer.
  ///
  /// - Returns: The cells that it took.
  @discardableResult
  mutating func put(
    _ text: SafeText, row: Int, column: Int, limit: Int, brush: TextCanvas.Brush,
    end: Truncation.End = .tail
  ) -> Int {
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
