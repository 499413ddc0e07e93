extension ListControl {
  /// Puts a list state in place as far as the options allow, and tells what changed.
  ///
  /// A highlight that is no option now, or cannot be reached, is gone; the window is put where it shows
  /// something. The state itself must be sound.
  mutating func restore(
    list state: ListState<Option.ID>, _ putChoice: (inout Self) -> Void
  ) throws(RestoreError) -> Changes {
    try state.validate()
    let oldValues = valueIDs
    let oldText = valueText
    let wasOpen = list.state.isOpen
    let oldHighlight = list.state.highlight
    putChoice(&self)
    list.state = state
    if configuration.isDisabled, state.isOpen { list.state = state.closed }
    list.state.rowCapacity = min(state.rowCapacity, list.maximumRows)
    if list.searchMode == nil { list.state.query = "" }
    list.rebuild()
    if let row = list.highlightRow, list.canHighlight(row: row) {
      list.place(row)
    } else {
      list.place(nil)
    }
    if let anchor = list.state.anchor, list.row(of: anchor) == nil { list.state.anchor = nil }
    refreshValues()
    var changes: Changes = []
    if valueIDs != oldValues || valueText != oldText {
      changes.append(.valueChanged(previous: oldValues, current: valueIDs, .restored))
    }
    if list.state.isOpen != wasOpen {
      changes.append(list.state.isOpen ? .opened(.restored) : .closed(.program))
    }
    if list.state.isOpen, list.state.highlight != oldHighlight {
      changes.append(.highlighted(list.state.highlight))
    }
    return changes
  }
}

extension ListState {
  /// Throws where the parts of a state contradict each other, as no selector's do.
  func validate() throws(RestoreError) {
    if !isOpen, highlight != nil { throw .inconsistent("a closed list has a highlight") }
    if !isOpen, !query.isEmpty { throw .inconsistent("a closed list has a query") }
    if firstRow < 0 { throw .inconsistent("the first row is \(firstRow)") }
    if rowCapacity < 0 { throw .inconsistent("the list has \(rowCapacity) lines") }
    if typeahead.lastTyped == nil, !typeahead.buffer.isEmpty {
      throw .inconsistent("letters were typed at no time")
    }
  }

  /// The same list, closed.
  var closed: Self { Self(rowCapacity: rowCapacity) }
}

extension Selector {
  /// Puts a saved state in place and tells what changed.
  ///
  /// What the options do not allow is mended: a highlight that is gone is none, a choice that is gone is
  /// kept and holds again once its option is back.
  ///
  /// - Throws: ``RestoreError`` for a state whose parts contradict each other; then nothing changed.
  @discardableResult
  public mutating func restore(
    _ state: SelectorState<Option.ID>
  ) throws(RestoreError) -> [SelectorChange<Option.ID>] {
    try restore(list: state.list) { $0.choiceStore = state.choice }
  }
}

extension MultiSelector {
  /// Puts a saved state in place and tells what changed.
  ///
  /// What the options do not allow is mended, as in ``Selector/restore(_:)``.
  ///
  /// - Throws: ``RestoreError`` for a state whose parts contradict each other; then nothing changed.
  @discardableResult
  public mutating func restore(
    _ state: MultiSelectorState<Option.ID>
  ) throws(RestoreError) -> [SelectorChange<Option.ID>] {
    let ids = state.choice.chosen ?? []
    if Set(ids).count != ids.count { throw .inconsistent("an id is chosen twice") }
    return try restore(list: state.list) {
      $0.choiceStore = state.choice
      $0.extensionBase = state.extensionBase
      $0.lastChosen = state.lastChosen
    }
  }
}

extension Combobox {
  /// Puts a saved state in place and tells what changed.
  ///
  /// What the options do not allow is mended, as in ``Selector/restore(_:)``.
  ///
  /// - Throws: ``RestoreError`` for a state whose parts contradict each other; then nothing changed.
  @discardableResult
  public mutating func restore(
    _ state: ComboboxState<Option.ID>
  ) throws(RestoreError) -> [SelectorChange<Option.ID>] {
    if !state.input.isEdited, !state.input.text.isEmpty {
      throw .inconsistent("a text that nobody edited is kept")
    }
    return try restore(list: state.list) {
      $0.choiceStore = state.choice
      $0.input = state.input
    }
  }
}
