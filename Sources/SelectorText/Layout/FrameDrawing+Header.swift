import SelectorKit

extension FrameDrawing {
  /// Draws one control without its list: label, box, header.
  mutating func draw(
    _ control: ControlPresentation, _ label: SafeText, at index: Int, _ header: HeaderFrame,
    in view: FormView,
    options: ListPresentation? = nil
  ) {
    var traits: TextStyle.Traits = []
    if control.isFocused { traits.insert(.focused) }
    if !control.isEnabled { traits.insert(.disabled) }
    let owner = CanvasOwner(control: index)
    let brush = TextCanvas.Brush(TextStyle(.blank, traits), owner: owner)
    let top = view.top(of: index)
    let line = view.headerLine(of: index)
    fill(
      row: top, column: 0, width: header.column + header.width, height: view.style.height,
      brush: brush)

    let labelLine = view.style == .line ? line : line - view.style.headerLine
    let indent = header.indent(of: control)
    if header.labelWidth > indent {
      draw(
        label, isRequired: control.isRequired, row: labelLine, column: header.labelColumn + indent,
        limit: header.labelWidth - indent, brush.with(.label))
    }
    if control.isFocused {
      // Beside the header, not the label: an open list never covers this line.
      if header.textColumn > 0 {
        put(theme.pointer, row: line, column: 0, brush: brush.with(.indicator))
      }
      setCursor(row: line, column: header.textColumn)
    }
    if view.style.isBoxed { drawBox(around: line, header, issue: control.issues.first, brush) }
    if let options {
      draw(options, of: index, row: line, header, brush)
      return
    }
    let used = drawText(of: control, row: line, header, brush)
    if let mark = indicator(of: control) {
      let hugs = control.appearance == .menu && !view.style.isBoxed
      let column = hugs ? header.textColumn + used + 1 : header.indicatorColumn
      put(
        mark, row: line, column: min(column, header.indicatorColumn), brush: brush.with(.indicator))
    }
    if !view.style.isBoxed, let issue = control.issues.first {
      draw(issue, besides: used, row: line, header, brush)
    } else if control.isReadOnly {
      let words = renderer.safe(
        Phrase.fill(renderer.strings.readOnly, with: "", ascii: theme.isASCII))
      let width = renderer.policy.cells(of: words)
      guard used + 2 + width <= header.textWidth else { return }
      put(
        words, row: line, column: header.textColumn + header.textWidth - width, limit: width,
        brush: brush.with(.detail))
    }
  }

  /// Draws the name of a control, with a mark behind it if it needs a value.
  mutating func draw(
    _ label: SafeText, isRequired: Bool, row: Int, column: Int, limit: Int,
    _ brush: TextCanvas.Brush
  ) {
    guard isRequired, limit > 0 else {
      put(label, row: row, column: column, limit: limit, brush: brush)
      return
    }
    if renderer.policy.cells(of: label) < limit {
      let used = put(label, row: row, column: column, limit: limit - 1, brush: brush)
      put(theme.required, row: row, column: column + used, brush: brush)
      return
    }
    let used = frame.canvas.put(
      label, row: row, column: column, limit: limit - 1, brush: brush, policy: renderer.policy)
    put(theme.ellipsis, row: row, column: column + used, brush: brush)
  }

  /// What a press would do: open, close, or nothing; nil for what has no list.
  private func indicator(of control: ControlPresentation) -> Character? {
    if !control.isEnabled { return theme.disabled }
    switch control.kind {
    case .toggle, .text, .results, .group: return nil
    case .selector, .multi, .combobox: return control.isOpen ? theme.open : theme.closed
    }
  }

  /// Draws the text of a header.
  ///
  /// - Returns: The cells that it took.
  private mutating func drawText(
    of control: ControlPresentation, row: Int, _ header: HeaderFrame, _ brush: TextCanvas.Brush
  ) -> Int {
    let column = header.textColumn
    let limit = header.textWidth
    if control.kind == .toggle {
      let box = SafeText(safe: "[\(control.isOn ? theme.on : " ")]")
      var brush = brush
      if control.isOn { brush.style.traits.insert(.chosen) }
      let used = put(box, row: row, column: column, limit: limit, brush: brush.with(.mark))
      let words = renderer.safe(control.text)
      guard !words.string.isEmpty else { return used }
      let more = put(
        words, row: row, column: column + 4, limit: limit - 4, brush: brush.with(.value))
      return more > 0 ? 4 + more : used
    }
    if control.role == .input {
      return drawInput(
        control.text, row: row, column: column, limit: limit, brush,
        hasCaret: control.isFocused)
    }
    if control.isOpen, let query = control.query, !query.isEmpty {
      return drawInput(query, row: row, column: column, limit: limit, brush, hasCaret: true)
    }
    if control.kind == .multi, !control.chips.isEmpty || control.hiddenChipCount > 0 {
      let chips = chips(of: control, limit: limit)
      let used = put(chips.text, row: row, column: column, limit: limit, brush: brush.with(.value))
      guard let count = chips.count else { return used }
      let gap = used > 0 ? 1 : 0
      return used + gap
        + put(
          count, row: row, column: column + used + gap, limit: limit - used - gap,
          brush: brush.with(.count))
    }
    let role: TextStyle.Role = control.role == .placeholder ? .placeholder : .value
    return put(
      renderer.safe(control.text), row: row, column: column, limit: limit,
      brush: brush.with(role))
  }

  /// Draws what is typed, its end always in view, and the caret behind it.
  private mutating func drawInput(
    _ raw: String, row: Int, column: Int, limit: Int, _ brush: TextCanvas.Brush, hasCaret: Bool
  ) -> Int {
    let room = hasCaret ? limit - 1 : limit
    let used = put(
      renderer.safe(raw), row: row, column: column, limit: room, brush: brush.with(.input),
      end: hasCaret ? .head : .tail)
    guard hasCaret, limit > 0 else { return used }
    put(theme.caret, row: row, column: column + used, brush: brush.with(.caret))
    setCursor(row: row, column: column + used)
    return used + 1
  }

  /// The labels of what is chosen that fit, and how many do not.
  ///
  /// If not even the first fits beside the count, it is cut; if nothing of it fits, the count stands
  /// alone.
  private func chips(
    of control: ControlPresentation, limit: Int
  ) -> (text: SafeText, count: SafeText?) {
    let policy = renderer.policy
    let total = control.chips.count + control.hiddenChipCount.asLength
    var best: (text: SafeText, count: SafeText?)?
    var joined = SafeText.empty
    var width = 0
    for (place, raw) in control.chips.enumerated() {
      let chip = renderer.safe(raw)
      if place > 0 { joined = joined.appending(SafeText(safe: ", ")) }
      joined = joined.appending(chip, isIsolate: true)
      width += policy.cells(of: chip) + (place > 0 ? 2 : 0)
      if width > limit { break }
      let count = rest(total - place - 1)
      if width + (count.map { 1 + policy.cells(of: $0) } ?? 0) <= limit {
        best = (joined, count)
      }
    }
    if let best { return best }
    guard let first = control.chips.first, let all = rest(total) else {
      return (.empty, rest(total))
    }
    let count = rest(total - 1)
    let room = limit - (count.map { 1 + policy.cells(of: $0) } ?? 0)
    guard room >= 2 else { return (.empty, all) }
    let cut = Truncation(
      renderer.safe(first), to: room, ellipsis: theme.ellipsis, policy: policy)
    return (cut.text, count)
  }

  /// The words for a number of chosen options that are not shown; nil for none.
  private func rest(_ count: Int) -> SafeText? {
    guard count > 0 else { return nil }
    let ascii = theme.isASCII
    return renderer.safe(
      Phrase.fill(renderer.strings.moreChosen, with: String(count), ascii: ascii))
  }

  /// What is wrong, behind its mark.
  func issueText(_ issue: String) -> SafeText {
    SafeText(safe: "\(theme.issue) ").appending(renderer.safe(issue), isIsolate: true)
  }

  /// Draws what is wrong at the end of a header, as far as there is room beside its text.
  private mutating func draw(
    _ issue: String, besides used: Int, row: Int, _ header: HeaderFrame, _ brush: TextCanvas.Brush
  ) {
    let text = issueText(issue)
    let room = header.textWidth - used - 2
    let width = min(renderer.policy.cells(of: text), room)
    guard width > 0 else { return }
    let column = header.textColumn + header.textWidth - width
    if width < 4 {
      put(
        theme.issue, row: row, column: header.textColumn + header.textWidth - 1,
        brush: brush.with(.issue))
    } else {
      put(text, row: row, column: column, limit: width, brush: brush.with(.issue))
    }
  }

  /// Draws the box of a header, with what is wrong in its lower edge.
  private mutating func drawBox(
    around line: Int, _ header: HeaderFrame, issue: String?, _ brush: TextCanvas.Brush
  ) {
    let border = theme.boxBorder
    let brush = brush.with(.border)
    let (first, last) = (header.column, header.column + header.width - 1)
    for row in [line - 1, line + 1] {
      put(border.horizontal, row: row, column: first, count: header.width, brush: brush)
    }
    put(border.topLeading, row: line - 1, column: first, brush: brush)
    put(border.topTrailing, row: line - 1, column: last, brush: brush)
    put(border.vertical, row: line, column: first, brush: brush)
    put(border.vertical, row: line, column: last, brush: brush)
    put(border.bottomLeading, row: line + 1, column: first, brush: brush)
    put(border.bottomTrailing, row: line + 1, column: last, brush: brush)
    if let issue, header.width >= 10 {
      let text = SafeText(safe: " ").appending(issueText(issue)).appending(SafeText(safe: " "))
      put(
        text, row: line + 1, column: first + 2, limit: header.width - 4,
        brush: brush.with(.issue))
    }
  }
}
