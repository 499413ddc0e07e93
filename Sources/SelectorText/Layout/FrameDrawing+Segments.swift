import SelectorKit

extension FrameDrawing {
  /// One of options side by side.
  private struct Segment {
    var row: ListPresentation.Row
    var text: SafeText
    var width: Int
  }

  /// Draws options side by side in the line of a header: what is chosen in brackets, what is highlighted
  /// between marks that point at it.
  ///
  /// Every text has a cell on either side for its marks, so that nothing moves when they do. What does
  /// not fit is counted; the highlighted option, else the chosen one, is always among those that do.
  mutating func draw(
    _ list: ListPresentation, of control: Int, row: Int, _ header: HeaderFrame,
    _ brush: TextCanvas.Brush
  ) {
    let end = max(header.indicatorColumn + 1, header.textColumn)
    guard case .rows = list.content, !list.rows.isEmpty else {
      var lines: [ListLine] = []
      renderer.fill(&lines, with: list, limit: 1)
      guard let line = lines.first else { return }
      put(
        line.text, row: row, column: header.textColumn, limit: end - header.textColumn,
        brush: brush.with(line.isIssue ? .issue : .message))
      return
    }
    let segments = list.rows.map { option in
      let text = renderer.safe(option.label, marks: option.matches)
      return Segment(row: option, text: text, width: renderer.policy.cells(of: text))
    }
    let key =
      list.rows.firstIndex(where: \.isHighlighted) ?? list.rows.firstIndex(where: \.isChosen) ?? 0
    let room = end - header.textColumn - 1
    let shown = run(of: segments, around: key, total: list.total.asLength, room: room)
    var column = header.textColumn
    if segments[shown.lowerBound].row.index > 0, room > 4 {
      put(theme.ellipsis, row: row, column: column, brush: brush.with(.count))
      column += 3
    }
    for segment in segments[shown] {
      let limit = max(1, min(segment.width, end - 1 - column))
      draw(segment, of: control, row: row, column: column, limit: limit, brush)
      column += limit + 3
    }
    let hidden = list.total.asLength - segments[shown.upperBound - 1].row.index.cleaned - 1
    guard hidden > 0 else { return }
    let count = renderer.safe(
      Phrase.fill(renderer.strings.moreChosen, with: String(hidden), ascii: theme.isASCII))
    put(count, row: row, column: column - 1, limit: end - column + 1, brush: brush.with(.count))
  }

  /// The options that fit beside each other, one of them given.
  private func run(
    of segments: [Segment], around key: Int, total: Int, room: Int
  ) -> Range<Int> {
    /// The cells of a run: texts, marks between them, and the cues at both ends.
    func cells(_ run: Range<Int>) -> Int {
      var cells = segments[run].reduce(0) { $0 + $1.width } + 3 * (run.count - 1)
      if segments[run.lowerBound].row.index > 0 { cells += 3 }
      let hidden = total - segments[run.upperBound - 1].row.index.cleaned - 1
      if hidden > 0 { cells += 3 + String(hidden).utf8.count }
      return cells
    }
    var run = key..<key + 1
    // From the start as long as that shows the key, so that nothing moves while it need not.
    while run.lowerBound > 0, cells(run.lowerBound - 1..<run.upperBound) <= room {
      run = run.lowerBound - 1..<run.upperBound
    }
    while run.upperBound < segments.count, cells(run.lowerBound..<run.upperBound + 1) <= room {
      run = run.lowerBound..<run.upperBound + 1
    }
    return run
  }

  private mutating func draw(
    _ segment: Segment, of control: Int, row: Int, column: Int, limit: Int,
    _ ground: TextCanvas.Brush
  ) {
    let option = segment.row
    var brush = ground
    brush.owner = CanvasOwner(control: control, row: option.index)
    if option.isHighlighted { brush.style.traits.insert(.highlighted) }
    if option.isChosen { brush.style.traits.insert(.chosen) }
    if !option.isEnabled { brush.style.traits.insert(.disabled) }
    fill(row: row, column: column, width: limit, height: 1, brush: brush.with(.blank))
    put(segment.text, row: row, column: column, limit: limit, brush: brush.with(.option))
    let marks = brush.with(.mark)
    let (before, after) = (column - 1, column + limit)
    if option.isChosen {
      put("[", row: row, column: before, brush: marks)
      put("]", row: row, column: after, brush: marks)
    } else if !option.isEnabled || option.isLocked {
      put(theme.disabled, row: row, column: before, brush: marks)
    }
    guard option.isHighlighted else { return }
    // One that is chosen too has the marks of both, in the cells between.
    let gap = option.isChosen || !option.isEnabled ? 1 : 0
    put(theme.pointerBack, row: row, column: before - gap, brush: marks)
    put(theme.pointer, row: row, column: after + gap, brush: marks)
    setCursor(row: row, column: column)
  }
}
