import SelectorKit

/// What an intent does, for every sort.
extension NaiveControl {
  mutating func send(_ intent: SelectorIntent<Int>, at now: Int) -> [SelectorChange<Int>] {
    changes = []
    switch intent {
    case .gesture(let gesture): if !rules.isDisabled { perform(gesture, at: now) }
    case .paste(let text):
      endSession()
      if !rules.isDisabled { paste(text) }
    case .pressHeader:
      guard !rules.isDisabled else { break }
      endSession()
      if isOpen { close(.toggled) } else { open(.pointer, at: .chosenOrNone) }
    case .press(let id, let extending): if !rules.isDisabled { press(id, extending) }
    case .hover(let id): hover(id)
    case .focus:
      endSession()
      if typed == nil { isSelected = true }
    case .blur:
      endSession()
      leave(commits: rules.commitsOnBlur, .keyboard)
      close(.blur)
    case .pressOutside(let reason):
      endSession()
      leave(commits: rules.commitsOutside, .pointer)
      close(reason)
    case .windowBlur: close(.windowBlur)
    case .open: open(.program, at: .chosenOrNone)
    case .close(let reason): close(reason)
    case .choose(let ids): program(ids)
    case .chooseIndex(let index):
      if status == .ready, options.indices.contains(index) { program([options[index].id]) }
    case .clear: program([])
    case .search(let text):
      endSession()
      if !rules.isDisabled, isOpen, kind != .combobox, rules.search != nil, text != query {
        edit(text)
      }
    case .enterText(let text):
      if kind == .combobox, rules.takesText { writeByProgram(.text(text)) }
    case .layout(let rows):
      lines = max(0, min(rows, rules.rows))
      show(highlight)
    }
    remember()
    return changes
  }

  mutating func endSession() {
    letters = []
    lastLetter = nil
  }

  private mutating func perform(_ gesture: SelectorGesture, at now: Int) {
    switch gesture {
    case .type(let text):
      type(text, at: now)
      return
    case .space:
      space(at: now)
      return
    default: endSession()
    }
    switch gesture {
    case .open(let place): open(.keyboard, at: place)
    case .move(let movement): if isOpen { move(movement) }
    case .extend(let movement):
      guard isOpen else { break }
      if kind == .multi, !rules.isReadOnly { extend(movement) } else { move(movement) }
    case .extendToEnd(let forward): if mayRange { extendToEnd(forward) }
    case .extendFromLast: if mayRange { extendFromLast() }
    case .toggleAll: if mayRange { toggleAll() }
    case .choose(let movement): if kind == .selector { chooseInPlace(movement) }
    case .enter: enter()
    case .accept: accept()
    case .escape: escape()
    case .tab:
      leave(commits: rules.commitsOnTab, .keyboard)
      close(.tab)
    case .backspace: backspace()
    case .delete: delete()
    case .caret: if kind == .combobox { isSelected = false }
    case .space, .type: break
    }
  }

  private var mayRange: Bool { kind == .multi && isOpen && !rules.isReadOnly }

  // MARK: Opening and closing

  mutating func open(_ reason: SelectorReason, at place: OpeningPlace) {
    guard !isOpen, !rules.isDisabled else { return }
    endSession()
    isOpen = true
    first = 0
    query = reason == .keyboard ? typed ?? "" : ""
    highlight = start(place)
    show(highlight ?? value.first)
    settleAnchor()
    (hasArrowChoice, isEngaged) = (false, false)
    if typed == nil { isSelected = true }
    changes.append(.opened(reason))
    if let highlight { changes.append(.highlighted(highlight)) }
  }

  func start(_ place: OpeningPlace) -> Int? {
    switch place {
    case .first: firstReachable
    case .last: lastReachable
    case .chosenOrNone: chosenReachable
    case .chosenOrFirst: chosenReachable ?? firstReachable
    case .chosenOrLast: chosenReachable ?? lastReachable
    }
  }

  mutating func close(_ reason: SelectorCloseReason) {
    if isOpen { changes.append(.closed(reason)) }
    if isOpen { endSession() }
    isOpen = false
    highlight = nil
    anchor = nil
    base = nil
    query = ""
    first = 0
    (hasArrowChoice, isEngaged) = (false, false)
    if reason != .windowBlur { typed = nil; isSelected = true }
  }

  // MARK: Moving

  /// A plain gesture sets the anchor and ends the drawing of a range.
  mutating func settleAnchor() {
    base = nil
    anchor = kind == .multi ? highlight : nil
  }

  mutating func place(_ id: Int?) {
    if id != highlight { changes.append(.highlighted(id)) }
    highlight = id
    show(id)
  }

  private mutating func move(_ movement: SelectorMovement) {
    let goal = target(
      movement, from: row(highlight), page: shown(from: first) - 1, wraps: rules.wraps,
      where: isReachable)
    if let goal { place(rows[goal].id) }
    settleAnchor()
    (hasArrowChoice, isEngaged) = (highlight != nil, true)
  }

  private mutating func hover(_ id: Int) {
    endSession()
    guard !rules.isDisabled, isOpen, let row = row(id), !isDisabled(rows[row]) else { return }
    place(id)
    base = nil
    hasArrowChoice = false
  }

  private mutating func press(_ id: Int, _ extending: Bool) {
    endSession()
    guard isOpen, let row = row(id), !isDisabled(rows[row]) else { return }
    if extending, kind == .multi, !rules.isReadOnly {
      draw(to: row, .pointer)
      return
    }
    let outcome = choose(id, .pointer, isLeaving: false)
    if outcome == .done, closesOnChoice { return close(.selected) }
    if outcome == .overLimit, rules.overflow != .disableRest { return }
    place(id)
    settleAnchor()
  }

  var closesOnChoice: Bool { rules.closesOnChoice ?? (kind != .multi) }

  // MARK: Choosing by key

  private mutating func enter() {
    guard isOpen else { return open(.keyboard, at: .chosenOrFirst) }
    if kind == .combobox, highlight == nil { return enterText() }
    guard let highlight else { return }
    let outcome = choose(highlight, .keyboard, isLeaving: false)
    settleAnchor()
    if outcome == .done, closesOnChoice { close(.selected) }
  }

  private mutating func accept() {
    guard isOpen else { return }
    guard kind != .multi, !rules.isReadOnly, let highlight else { return close(.toggled) }
    if choose(highlight, .keyboard, isLeaving: true) == .done { close(.selected) }
  }

  private mutating func escape() {
    if isOpen { return close(.escape) }
    guard kind == .combobox else { return }
    if typed != nil { close(.escape) } else { clearByUser(.keyboard) }
  }

  private mutating func space(at now: Int) {
    if kind == .combobox { return type(" ", at: now) }
    if search == nil, continues(at: now) { return typeLetter(" ", at: now) }
    endSession()
    if isOpen, isSearching { return edit(query + " ") }
    enter()
  }
}
