import SelectorKit

/// What choosing is for a selector and a combobox, and the program's writes of all.
extension NaiveControl {
  enum Outcome { case done, refused, overLimit }

  /// A user chooses an option; the list may close where it is done.
  mutating func choose(_ id: Int, _ reason: SelectorReason, isLeaving: Bool) -> Outcome {
    guard !rules.isReadOnly, let option = option(id), !isDisabled(option) else { return .refused }
    if kind == .multi { return toggle(option, reason) }
    let isChosen = value.first == id
    if isChosen {
      let takesAway =
        kind == .selector && rules.isDeselectable && rules.isClearable && !isLeaving
        && !option.isLocked
      if takesAway { write(.cleared, reason) }
    } else if option.isLocked || isValueLocked {
      return .refused
    } else {
      write(.ids([id]), reason)
    }
    resetText()
    showEverything()
    return .done
  }

  /// What is chosen in a combobox narrows nothing, should the list stay open.
  private mutating func showEverything() {
    guard kind == .combobox, isOpen, !query.isEmpty else { return }
    query = ""
    first = 0
    show(highlight)
  }

  mutating func resetText() {
    typed = nil
    isSelected = true
    (hasArrowChoice, isEngaged) = (false, false)
  }

  /// Writes a choice of one and says what that was.
  mutating func write(_ new: Choice, _ reason: SelectorReason) {
    guard new != choice else { return }
    let previous = value
    choice = new
    switch new {
    case .ids(let ids): changes.append(.chose(ids[0], previous: previous.first, reason))
    case .text(let text): changes.append(.entered(text, reason))
    default: changes.append(.cleared(previous: previous, reason))
    }
  }

  mutating func clearByUser(_ reason: SelectorReason) {
    guard !value.isEmpty || customText != nil else { return }
    if rules.isReadOnly || !rules.isClearable || isValueLocked { return }
    write(.cleared, reason)
  }

  /// Leaving by Tab, by a press outside and by a change of focus.
  mutating func leave(commits: Bool, _ reason: SelectorReason) {
    switch kind {
    case .multi: break
    case .selector:
      if isOpen, commits, let highlight { _ = choose(highlight, reason, isLeaving: true) }
    case .combobox:
      // The text is kept unless the highlight was chosen by an arrow.
      let engaged = isOpen && isEngaged ? highlight : nil
      let isEmptied = typed.map { $0.allSatisfy { $0 == " " } } ?? false
      let isByArrow = hasArrowChoice && engaged != nil
      if isEmptied, !isByArrow || !commits { return clearByUser(reason) }
      if typed != nil, rules.takesText, !isByArrow { return commitText(reason) }
      if commits, let engaged { _ = choose(engaged, reason, isLeaving: true) }
    }
  }

  mutating func chooseInPlace(_ movement: SelectorMovement) {
    guard !isOpen, !rules.isReadOnly, !isValueLocked else { return }
    let start = row(value.first)
    var movement = movement
    if start == nil, movement == .next { movement = .first }
    if start == nil, movement == .previous { movement = .last }
    let goal = target(
      movement, from: start, page: rules.rows - 1, wraps: false, where: isSelectable)
    if let goal { _ = choose(rows[goal].id, .keyboard, isLeaving: true) }
  }

  // MARK: The combobox

  /// Enter in an open combobox without highlight.
  mutating func enterText() {
    guard let typed else { return }
    if typed.allSatisfy({ $0 == " " }) {
      if rules.isReadOnly { return }
      clearByUser(.keyboard)
      close(.selected)
    } else if rules.takesText, !rules.isReadOnly, !isValueLocked {
      commitText(.keyboard)
      if closesOnChoice { close(.selected) }
    }
  }

  private mutating func commitText(_ reason: SelectorReason) {
    guard let typed, !rules.isReadOnly, !isValueLocked else { return }
    let text = typed.split(separator: " ", omittingEmptySubsequences: false)
      .drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed().joined(separator: " ")
    let same = options.first {
      status == .ready && isSelectable($0) && $0.label.lowercased() == text.lowercased()
    }
    if let same {
      if value.first != same.id { write(.ids([same.id]), reason) }
    } else {
      write(.text(text), reason)
    }
    resetText()
    showEverything()
  }

  // MARK: The program

  mutating func program(_ ids: [Int]) {
    if kind == .multi { return programSet(ids) }
    guard let id = ids.first else {
      if kind == .combobox, choice == .cleared, typed != nil { startAnew() }
      return writeByProgram(.cleared)
    }
    writeByProgram(.ids([id]))
  }

  mutating func writeByProgram(_ new: Choice) {
    let isNews = new != choice
    write(new, .program)
    if kind == .combobox, isNews { startAnew() }
  }

  private mutating func startAnew() {
    resetText()
    guard isOpen else { return }
    query = ""
    first = 0
    place(nil)
  }
}
