/// What a user was at, found anew after the list changed.
extension Listbox {
  var oldRows: OldRows<Option> { OldRows(rows: rows, options: options, status: status) }

  /// Finds highlight and anchor anew after rows changed; with a query and no survivor, the first match.
  mutating func follow(_ old: OldRows<Option>) {
    guard state.isOpen else { return }
    if let anchor = state.anchor {
      state.anchor = survivor(of: anchor, oldRow: old.row(of: anchor), old).flatMap {
        id(atRow: $0)
      }
    }
    let row = state.highlight.flatMap { survivor(of: $0, oldRow: highlightRow, old) }
    place(row ?? (activeQuery == nil ? nil : firstHighlightable()))
  }

  /// Follows from an earlier list again, so that those in between leave no trace.
  mutating func follow(since earlier: Self) {
    guard state.isOpen, earlier.state.isOpen else { return }
    state.highlight = earlier.state.highlight
    state.anchor = earlier.state.anchor
    state.firstRow = earlier.state.firstRow
    highlightRow = earlier.highlightRow
    follow(earlier.oldRows)
  }

  /// The row of an id, else of the next survivor in the old order, else of the one before.
  private mutating func survivor(of id: ID, oldRow: Int?, _ old: OldRows<Option>) -> Int? {
    if let row = row(of: id), canHighlight(row: row) { return row }
    guard let oldRow else { return nil }
    for candidates in [
      stride(from: oldRow + 1, to: old.rows.count, by: 1), stride(from: oldRow - 1, to: -1, by: -1),
    ] {
      for candidate in candidates {
        if let id = old.id(atRow: candidate), let row = row(of: id), canHighlight(row: row) {
          return row
        }
      }
    }
    return nil
  }
}

/// What rows were before a change, so that what stood on them can be followed.
struct OldRows<Option: Hashable & Identifiable> {
  var rows: VisibleRows
  var options: OptionList<Option>
  var status: OptionsStatus

  func id(atRow row: Int) -> Option.ID? {
    guard case .ready = status else { return nil }
    return rows.position(ofRow: row).flatMap { options.option(at: $0) }?.id
  }

  func row(of id: Option.ID) -> Int? {
    guard case .ready = status else { return nil }
    return options.currentPosition(of: id).flatMap { rows.row(ofPosition: $0) }
  }
}

extension OldRows: Sendable where Option: Sendable, Option.ID: Sendable {}
