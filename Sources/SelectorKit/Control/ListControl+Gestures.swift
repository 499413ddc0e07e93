extension ListControl {
  mutating func perform(
    _ gesture: SelectorGesture, at instant: SelectorInstant, into changes: inout Changes
  ) {
    // A letter goes on with a session, and a space may; every other key ends it.
    switch gesture {
    case .type, .space: break
    default: list.endTypeahead()
    }
    if handle(gesture, into: &changes) { return }
    switch gesture {
    case .open(let place): open(by: .keyboard, at: place, into: &changes)
    case .move(let movement), .extend(let movement):
      guard list.state.isOpen else { return }
      if let row = target(of: movement) {
        highlight(row, .arrow, into: &changes)
      } else {
        didMove(.arrow)
      }
    case .enter: enter(into: &changes)
    case .space: space(at: instant, into: &changes)
    case .accept: accept(into: &changes)
    case .escape: close(.escape, into: &changes)
    case .tab:
      leave(configuration.commit.tab, by: .keyboard, into: &changes)
      close(.tab, into: &changes)
    case .backspace:
      if list.state.isOpen, configuration.search != nil, !list.state.query.isEmpty {
        edit(query: String(list.state.query.dropLast()), into: &changes)
      }
    case .type(let text):
      if !text.isEmpty { type(text, at: instant, into: &changes) }
    case .choose, .delete, .caret, .extendToEnd, .extendFromLast, .toggleAll: break
    }
  }

  private mutating func enter(into changes: inout Changes) {
    if list.state.isOpen {
      activate(into: &changes)
    } else {
      open(by: .keyboard, at: .chosenOrFirst, into: &changes)
    }
  }

  /// Chooses the highlighted option, where there is one.
  mutating func activate(into changes: inout Changes) {
    list.endTypeahead()
    guard let row = list.highlightRow else {
      if list.activeQuery != nil {
        changes.append(.refused(nil, .noMatch(query: list.state.query)))
      }
      return
    }
    let mayClose = choose(row: row, by: .keyboard, leaving: false, into: &changes)
    didMove(.activation)
    if mayClose, closesOnChoice { close(.selected, into: &changes) }
  }

  var closesOnChoice: Bool { configuration.closesOnChoice ?? (Self.keyKinds != .multi) }

  private mutating func space(at instant: SelectorInstant, into changes: inout Changes) {
    let isOpen = list.state.isOpen
    if configuration.search != nil {
      if isOpen, list.activeQuery != nil {
        edit(query: list.state.query + " ", into: &changes)
        return
      }
    } else {
      let list = self.list
      let goesOn = self.list.spaceContinues(
        at: instant, delay: configuration.typeahead.delay,
        where: { list.option(atRow: $0).map { list.isEnabled($0) } ?? false })
      if goesOn {
        type(" ", at: instant, into: &changes)
        return
      }
    }
    enter(into: &changes)
  }

  private mutating func accept(into changes: inout Changes) {
    guard list.state.isOpen else { return }
    guard Self.keyKinds != .multi, !configuration.isReadOnly, let row = list.highlightRow else {
      close(.toggled, into: &changes)
      return
    }
    if choose(row: row, by: .keyboard, leaving: true, into: &changes) {
      close(.selected, into: &changes)
    }
  }

  mutating func press(_ id: Option.ID, extending: Bool, into changes: inout Changes) {
    list.endTypeahead()
    guard list.state.isOpen, let row = list.row(of: id), let option = list.option(atRow: row) else {
      return
    }
    if let reason = list.disabledReason(of: option) {
      changes.append(.refused(id, .optionDisabled(reason: reason)))
      return
    }
    if extending, extend(toRow: row, into: &changes) { return }
    let mayClose = choose(row: row, by: .pointer, leaving: false, into: &changes)
    if case .refused(_, .limit) = changes.last, configuration.limits.overflow != .disableRest {
      return
    }
    if mayClose, closesOnChoice {
      close(.selected, into: &changes)
    } else {
      // A choice may have changed which rows are shown.
      highlight(list.row(of: id), .press, into: &changes)
    }
  }

  // MARK: Letters

  /// A letter for a list without an input: it edits the query, or goes to the typeahead session.
  mutating func typeIntoList(
    _ text: String, at instant: SelectorInstant, into changes: inout Changes
  ) {
    if configuration.search != nil {
      if list.state.isOpen {
        edit(query: list.state.query + text, into: &changes)
      } else if !configuration.isReadOnly {
        openSearching(text, into: &changes)
      }
      return
    }
    guard text != " " || !list.state.typeahead.buffer.isEmpty else { return }
    if list.state.isOpen {
      if let row = findByLetter(text, at: instant, from: list.highlightRow) {
        highlight(row, .letter, into: &changes)
      } else {
        didMove(.letter)
      }
    } else if !configuration.isReadOnly {
      typeWhileClosed(text, at: instant, into: &changes)
    }
  }

  private mutating func findByLetter(
    _ text: String, at instant: SelectorInstant, from start: Int?
  ) -> Int? {
    let list = self.list
    return self.list.typeahead(
      text, at: instant, delay: configuration.typeahead.delay, from: start
    ) { row in
      list.option(atRow: row).map { list.isEnabled($0) } ?? false
    }
  }

  private mutating func typeWhileClosed(
    _ text: String, at instant: SelectorInstant, into changes: inout Changes
  ) {
    switch configuration.typeahead.closed {
    case .ignore: return
    case .select where Self.keyKinds != .multi: chooseByLetter(text, at: instant, into: &changes)
    case .select, .open:
      guard let row = findByLetter(text, at: instant, from: values.first?.position) else { return }
      // Opening ends a session, but this letter is the first of one.
      let session = list.state.typeahead
      open(by: .typeahead, at: .chosenOrNone, into: &changes)
      changes.removeAll { if case .highlighted = $0 { true } else { false } }
      list.state.firstRow = 0
      list.place(row)
      list.state.typeahead = session
      didMove(.opening)
      changes.append(.highlighted(list.state.highlight))
    }
  }

  private mutating func chooseByLetter(
    _ text: String, at instant: SelectorInstant, into changes: inout Changes
  ) {
    let current = values.first?.position
    if let current, let option = list.options.option(at: current), list.isLocked(option) {
      changes.append(.refused(option.id, .locked))
      return
    }
    let list = self.list
    let row = self.list.typeahead(
      text, at: instant, delay: configuration.typeahead.delay, from: current
    ) { row in
      list.option(atRow: row).map { list.isSelectable($0) } ?? false
    }
    if let row { _ = choose(row: row, by: .typeahead, leaving: true, into: &changes) }
  }

  // MARK: What may be chosen

  /// The option at a row, if a user may choose it; what speaks against it is told.
  func choosableOption(atRow row: Int, into changes: inout Changes) -> Option? {
    guard let option = list.option(atRow: row) else { return nil }
    guard let refusal = refusal(of: option) else { return option }
    changes.append(.refused(option.id, refusal))
    return nil
  }

  private func refusal(of option: Option) -> SelectorRefusal? {
    if configuration.isReadOnly { return .readOnly }
    if let reason = list.disabledReason(of: option) { return .optionDisabled(reason: reason) }
    return locksForbid(option) ? .locked : nil
  }

  // MARK: The query

  mutating func openSearching(_ query: String, into changes: inout Changes) {
    open(by: .keyboard, at: .chosenOrNone, into: &changes)
    guard list.state.isOpen else { return }
    changes.removeAll { if case .highlighted = $0 { true } else { false } }
    list.place(nil)
    edit(query: query, into: &changes)
  }

  /// Edits the query: the first match is highlighted; emptied, the list is as it was opened.
  mutating func edit(query: String, into changes: inout Changes) {
    let old = list.state.highlight
    list.search(query)
    list.place(editedRow())
    didMove(.query)
    changes.append(.searched(query: query, count: list.rows.count))
    if list.state.highlight != old { changes.append(.highlighted(list.state.highlight)) }
  }

  /// The row where the highlight is once the query was edited: the first match; emptied, as on opening.
  mutating func editedRow() -> Int? {
    if list.activeQuery != nil { return list.firstHighlightable() }
    return Self.keyKinds == .combobox ? nil : openingRow(.chosenOrFirst)
  }
}
