extension ListControl {
  /// The row of the value that can be highlighted: the first one in option order.
  mutating func highlightableValueRow() -> Int? {
    for value in values {
      if let position = value.position, let row = list.rows.row(ofPosition: position),
        list.canHighlight(row: row)
      {
        return row
      }
    }
    return nil
  }

  private var firstValueRow: Int? {
    values.first?.position.flatMap { list.rows.row(ofPosition: $0) }
  }

  /// The row where the highlight begins in a list that opens.
  mutating func openingRow(_ place: OpeningPlace) -> Int? {
    switch place {
    case .first: list.firstHighlightable()
    case .last: list.lastHighlightable()
    case .chosenOrNone: highlightableValueRow()
    case .chosenOrFirst: highlightableValueRow() ?? list.firstHighlightable()
    case .chosenOrLast: highlightableValueRow() ?? list.lastHighlightable()
    }
  }

  /// Opens a closed list; by a key at a place, by pointer or program at the chosen option or none.
  mutating func open(
    by reason: SelectorReason, at place: OpeningPlace?, into changes: inout Changes
  ) {
    guard !list.state.isOpen else { return }
    guard !configuration.isDisabled else {
      changes.append(.refused(nil, .disabled))
      return
    }
    list.endTypeahead()
    list.state.isOpen = true
    list.state.firstRow = 0
    let query = openingQuery(by: reason)
    if query.isEmpty {
      list.place(openingRow(place ?? .chosenOrNone))
    } else {
      list.search(query)
      list.place(place.map { openingRow($0) } ?? editedRow())
    }
    if list.highlightRow == nil, let row = firstValueRow { list.reveal(row) }
    didMove(.opening)
    changes.append(.opened(reason))
    if let highlight = list.state.highlight { changes.append(.highlighted(highlight)) }
  }

  /// Closes an open list; the query and the highlight are forgotten, and nothing is chosen.
  mutating func close(_ reason: SelectorCloseReason, into changes: inout Changes) {
    if list.state.isOpen {
      list.endTypeahead()
      list.state.isOpen = false
      list.search("")
      list.place(nil)
      changes.append(.closed(reason))
    }
    didClose(reason)
  }

  mutating func pressHeader(into changes: inout Changes) {
    list.endTypeahead()
    if list.state.isOpen {
      close(.toggled, into: &changes)
    } else {
      open(by: .pointer, at: nil, into: &changes)
    }
  }

  /// Moves the highlight and reports it if it went anywhere.
  mutating func highlight(_ row: Int?, _ cause: HighlightCause, into changes: inout Changes) {
    let old = list.state.highlight
    list.place(row)
    didMove(cause)
    if list.state.highlight != old { changes.append(.highlighted(list.state.highlight)) }
  }

  mutating func hover(_ id: Option.ID, into changes: inout Changes) {
    guard list.state.isOpen, let row = list.row(of: id), let option = list.option(atRow: row),
      list.isEnabled(option)
    else { return }
    highlight(row, .hover, into: &changes)
  }

  /// The rows of a page now.
  var page: Int { max(1, list.windowCount - 1) }

  /// The row to which a key moves the highlight; nil to stay.
  func target(of movement: SelectorMovement) -> Int? {
    list.row(
      for: movement, from: list.highlightRow,
      wraps: configuration.wraps || configuration.keyMap.wraps, page: page,
      where: list.canHighlight)
  }
}
