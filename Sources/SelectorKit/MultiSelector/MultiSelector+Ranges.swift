extension MultiSelector {
  mutating func didMove(_ cause: HighlightCause) {
    extensionBase = nil
    if cause != .hover { list.state.anchor = list.state.highlight }
  }

  mutating func didClose(_ reason: SelectorCloseReason) {
    extensionBase = nil
    list.state.anchor = nil
  }

  mutating func handle(
    _ gesture: SelectorGesture, into changes: inout [SelectorChange<Option.ID>]
  ) -> Bool {
    switch gesture {
    case .extend(let movement):
      guard list.state.isOpen, !configuration.isReadOnly else { return false }
      extend(movement, into: &changes)
    case .extendToEnd(let forward): extendToEnd(forward: forward, into: &changes)
    case .extendFromLast: extendFromLast(into: &changes)
    case .toggleAll: toggleAll(into: &changes)
    case .backspace: return takeLastAway(into: &changes)
    case .escape: return !list.state.isOpen
    default: return false
    }
    return true
  }

  // MARK: From the anchor

  private mutating func extend(
    _ movement: SelectorMovement, into changes: inout [SelectorChange<Option.ID>]
  ) {
    let step = list.row(
      for: movement, from: list.highlightRow, wraps: false, page: page, where: list.canHighlight)
    // At an end there is no step; then the row there is the target.
    guard let target = step ?? list.highlightRow else { return }
    draw(toRow: target, .keyboard, into: &changes)
  }

  mutating func extend(toRow row: Int, into changes: inout [SelectorChange<Option.ID>]) -> Bool {
    guard !configuration.isReadOnly else { return false }
    draw(toRow: row, .pointer, into: &changes)
    return true
  }

  /// Chooses everything from the anchor to a row, and takes away again what this drawing added beyond.
  private mutating func draw(
    toRow target: Int, _ reason: SelectorReason,
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    let base = extensionBase ?? gestureBase
    let start = list.state.anchor.flatMap { list.row(of: $0) } ?? target
    let isTaken = add(selectable(from: start, to: target), to: base, reason, into: &changes)
    guard isTaken || movesAtMaximum else { return }
    extensionBase = base
    list.state.anchor = list.id(atRow: start)
    if isTaken { lastChosen = list.id(atRow: target) }
    moveHighlight(to: target, into: &changes)
  }

  /// Whether a range that can choose nothing more moves the highlight all the same.
  private var movesAtMaximum: Bool { configuration.limits.overflow == .disableRest }

  /// The options that a range can choose, in the order from its start to its target.
  private func selectable(from start: Int, to target: Int) -> [Option.ID] {
    let step = start <= target ? 1 : -1
    return stride(from: start, through: target, by: step).compactMap { row in
      list.option(atRow: row).flatMap { list.isSelectable($0) ? $0.id : nil }
    }
  }

  private mutating func moveHighlight(
    to row: Int, into changes: inout [SelectorChange<Option.ID>]
  ) {
    let old = list.state.highlight
    list.place(row)
    if list.state.highlight != old { changes.append(.highlighted(list.state.highlight)) }
  }

  // MARK: From the highlight

  private mutating func extendToEnd(
    forward: Bool, into changes: inout [SelectorChange<Option.ID>]
  ) {
    guard list.state.isOpen, mayChoose(into: &changes),
      let end = forward ? list.lastHighlightable() : list.firstHighlightable()
    else { return }
    extensionBase = nil
    let start = list.highlightRow ?? end
    let target = forward ? list.rows.count - 1 : 0
    let isTaken = add(
      selectable(from: start, to: target), to: gestureBase, .keyboard, into: &changes)
    guard isTaken || movesAtMaximum else { return }
    if isTaken { lastChosen = list.id(atRow: end) }
    moveHighlight(to: end, into: &changes)
  }

  private mutating func extendFromLast(into changes: inout [SelectorChange<Option.ID>]) {
    guard list.state.isOpen, mayChoose(into: &changes), let target = list.highlightRow else {
      return
    }
    extensionBase = nil
    let last = lastChosen.flatMap { valueSet.contains($0) ? list.row(of: $0) : nil } ?? target
    if add(selectable(from: last, to: target), to: gestureBase, .keyboard, into: &changes) {
      lastChosen = list.id(atRow: target)
    }
  }

  // MARK: All and the last

  private mutating func toggleAll(into changes: inout [SelectorChange<Option.ID>]) {
    guard list.state.isOpen, mayChoose(into: &changes), list.rows.count > 0 else { return }
    extensionBase = nil
    let shown = selectable(from: 0, to: list.rows.count - 1)
    if shown.allSatisfy({ valueSet.contains($0) }) {
      let gone = Set(shown)
      write(gestureBase.filter { !gone.contains($0) }, .keyboard, into: &changes)
    } else {
      _ = add(shown, to: gestureBase, .keyboard, into: &changes)
    }
  }

  /// Backspace where a query would be typed and none is: the last choice shown that can go goes.
  private mutating func takeLastAway(
    into changes: inout [SelectorChange<Option.ID>]
  ) -> Bool {
    guard configuration.search != nil, list.state.query.isEmpty else { return false }
    guard mayChoose(into: &changes) else { return true }
    extensionBase = nil
    guard values.count > 1 || configuration.isClearable else {
      changes.append(.refused(nil, .notClearable))
      return true
    }
    let last = values.last { value in
      guard let option = value.position.flatMap({ options.option(at: $0) }) else { return true }
      return list.isSelectable(option)
    }
    if let last { write(gestureBase.filter { $0 != last.id }, .keyboard, into: &changes) }
    return true
  }

  private func mayChoose(into changes: inout [SelectorChange<Option.ID>]) -> Bool {
    if configuration.isReadOnly { changes.append(.refused(nil, .readOnly)) }
    return !configuration.isReadOnly
  }
}
