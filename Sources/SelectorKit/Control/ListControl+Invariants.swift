extension ListControl {
  /// The rules that hold for every sort.
  ///
  /// - Complexity: O(*n*), where *n* is the number of options.
  func reportShared() -> InvariantReport {
    var report = InvariantReport()
    let state = list.state
    if !state.isOpen {
      report.require(state.highlight == nil, .closedHasNoHighlight, "a highlight is kept")
      report.require(state.query.isEmpty, .closedHasNoQuery, state.query)
    }
    report.require(!(state.isOpen && configuration.isDisabled), .disabledIsClosed, "it is open")
    reportRows(into: &report)
    reportHighlight(into: &report)
    for value in values {
      guard let position = value.position else { continue }
      report.require(
        list.options.holds(value.id, at: position), .valueStandsWhereItWas, "at \(position)")
    }
    var again = self
    again.refreshValues()
    report.require(again.valueIDs == valueIDs, .valueFollowsTheChoice, "\(valueIDs.count) ids")
    report.require(
      state.typeahead.lastTyped != nil || state.typeahead.buffer.isEmpty, .typeaheadHasAnInstant,
      state.typeahead.buffer)
    return report
  }

  private func reportRows(into report: inout InvariantReport) {
    let state = list.state
    report.require(
      state.firstRow >= 0 && state.firstRow <= max(0, list.rows.count - 1), .windowIsInRange,
      "\(state.firstRow) of \(list.rows.count)")
    let positions = (0..<list.rows.count).compactMap { list.rows.position(ofRow: $0) }
    let isSound =
      Set(positions).count == list.rows.count
      && positions.allSatisfy { $0 < list.optionCount && $0 >= 0 }
    report.require(isSound, .rowsAreOptions, "\(list.rows.count) rows")
    var checked = list.options
    _ = checked.array.first.map { checked.position(of: $0.id) }
    report.require(
      checked.count == list.options.count, .idsAreUnique, "\(checked.duplicates.count)")
    if let anchor = state.anchor, state.isOpen {
      report.require(
        list.options.currentPosition(of: anchor) != nil, .anchorIsAnOption, "it is gone")
    }
  }

  private func reportHighlight(into report: inout InvariantReport) {
    let state = list.state
    guard let highlight = state.highlight else {
      report.require(list.highlightRow == nil, .highlightIsARow, "a row without an id")
      return
    }
    guard let row = list.highlightRow, list.id(atRow: row) == highlight else {
      report.require(false, .highlightIsARow, "no row has it")
      return
    }
    report.require(list.canHighlight(row: row), .highlightCanBeReached, "row \(row)")
    if state.rowCapacity > 0 {
      let window = state.firstRow..<(state.firstRow + max(1, list.windowCount))
      report.require(window.contains(row), .highlightIsInTheWindow, "\(row) in \(window)")
    }
  }
}
