extension Listbox {
  /// What the list shows in so many lines; `isChosen` tells which options are the value.
  ///
  /// A closed list that can be seen shows the chosen row.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines. Rows that are handed in lend their memory.
  func listPresentation(
    lines: Int, isMulti: Bool, showing chosenRow: Int? = nil,
    reusing memory: consuming [ListPresentation.Row] = [], isChosen: (Option) -> Bool
  ) -> ListPresentation {
    switch status {
    case .loading: return ListPresentation(content: .loading, isMulti: isMulti)
    case .failed(let message):
      return ListPresentation(content: .failed(message: message), isMulti: isMulti)
    case .blocked(let parent):
      return ListPresentation(content: .blocked(by: parent), isMulti: isMulti)
    case .ready: break
    }
    guard rows.count > 0 else {
      if searchProgress == .underWay { return ListPresentation(content: .loading, isMulti: isMulti) }
      let isFiltered = activeQuery != nil && !options.isEmpty
      return ListPresentation(
        content: isFiltered ? .noMatch(query: state.query) : .empty, isMulti: isMulti)
    }
    let lines = max(0, min(lines, maximumRows))
    let first = firstRow(
      from: state.firstRow, showing: highlightRow ?? rowInView(chosenRow), lines: lines)
    let count = rowCount(from: first, lines: lines)
    let query = activeQuery
    var shown = memory
    shown.removeAll(keepingCapacity: true)
    shown.reserveCapacity(count)
    for row in first..<(first + count) {
      guard let option = option(atRow: row) else { continue }
      let reason = disabledReason(of: option)
      let label = presentation.label(option)
      shown.append(
        ListPresentation.Row(
          index: row, label: label, detail: presentation.detail?(option),
          sectionHeader: lines <= linesPerRow ? nil : header(aboveRow: row),
          isHighlighted: row == highlightRow, isChosen: isChosen(option),
          isEnabled: reason == nil, disabledReason: reason.flatMap { $0.isEmpty ? nil : $0 },
          isLocked: isLocked(option), matches: query.map { $0.ranges(in: label) } ?? []))
    }
    var list = ListPresentation(
      content: .rows, rows: shown, total: rows.count, isMulti: isMulti)
    list.linesPerRow = linesPerRow
    if let row = shown.first?.index, shown.first?.sectionHeader == nil {
      list.leadingSection = section(ofRow: row)
    }
    if list.lineCount < lines { useSpareLine(of: &list, after: first + count) }
    return list
  }

  /// Names a section in a line that a window leaves free because a row with its header needs more.
  private func useSpareLine(of list: inout ListPresentation, after row: Int) {
    if row < rows.count {
      list.trailingHeader = header(aboveRow: row)
    } else if let first = list.rows.first, first.index > 0, first.sectionHeader == nil {
      list.rows[0].sectionHeader = section(ofRow: first.index)
    }
  }

  /// The run of neighbouring rows that name the same section as a row.
  ///
  /// - Complexity: O(*s*), where *s* is the number of rows in it.
  func sectionRun(ofRow row: Int) -> ListPresentation.Section? {
    guard 0..<rows.count ~= row, let name = section(ofRow: row) else { return nil }
    var first = row
    while first > 0, section(ofRow: first - 1) == name { first -= 1 }
    var end = row + 1
    while end < rows.count, section(ofRow: end) == name { end += 1 }
    return ListPresentation.Section(name: name, rows: first..<end)
  }

  /// The row to be kept in view while nothing is highlighted: none in an open list.
  private func rowInView(_ chosenRow: Int?) -> Int? {
    guard !state.isOpen, let chosenRow, chosenRow < rows.count else { return nil }
    return chosenRow
  }

  /// The lines that the list would take if nothing were in its way.
  var wantedLines: Int {
    status == .ready && rows.count > 0 ? wantedLines(upTo: maximumRows) : 1
  }
}
