import SelectorKit

/// Letters: typeahead, and the query.
extension NaiveControl {
  /// Letters at most this many milliseconds apart belong together.
  static let delay = 500

  mutating func type(_ text: String, at now: Int) {
    guard !text.isEmpty else { return }
    if kind == .combobox {
      endSession()
      editText((typed ?? (isSelected ? "" : committedText)) + text)
    } else if search != nil {
      endSession()
      if isOpen { edit(query + text) } else if !rules.isReadOnly { openSearching(text) }
    } else {
      typeLetter(text, at: now)
    }
  }

  mutating func paste(_ text: String) {
    let line = text.replacing("\n", with: " ")
    guard !line.isEmpty else { return }
    if kind == .combobox || search != nil { type(line, at: 0) }
  }

  // MARK: Typeahead

  private func isAlive(at now: Int) -> Bool {
    lastLetter.map { now - $0 <= Self.delay } ?? false
  }

  /// Tells whether a space goes on with the session: some enabled label has one there.
  func continues(at now: Int) -> Bool {
    guard isAlive(at: now), !letters.isEmpty else { return false }
    return rows.contains { !isDisabled($0) && begins($0, letters + [" "]) }
  }

  /// Blanks count once, also those at the end.
  private func begins(_ option: NaiveOption, _ letters: [Character]) -> Bool {
    var text = String(letters).lowercased()
    while text.contains("  ") { text.replace("  ", with: " ") }
    return option.label.lowercased().hasPrefix(text)
  }

  mutating func typeLetter(_ text: String, at now: Int) {
    if !isOpen, rules.isReadOnly || rules.letters == .ignore { return }
    let isInPlace = !isOpen && kind == .selector && rules.letters == .select
    if isInPlace, isValueLocked { return }
    let before = isAlive(at: now) ? letters : []
    let all = before + Array(text)
    let start = row(isOpen ? highlight : value.first)
    var found = find(all, after: start, isInclusive: all.count > 1, inPlace: isInPlace)
    if found == nil, Set(String(all).lowercased()).count == 1 {
      found = find([all[0]], after: start, isInclusive: false, inPlace: isInPlace)
    }
    let session = (found == nil ? before : all, max(now, lastLetter ?? now))
    (letters, lastLetter) = session
    guard let found else {
      if isOpen { settleAnchor() }
      return
    }
    if isOpen {
      place(found)
      settleAnchor()
    } else if isInPlace {
      if value.first != found { write(.ids([found]), .typeahead) }
    } else {
      openAt(found)
      (letters, lastLetter) = session
    }
  }

  private mutating func openAt(_ id: Int) {
    isOpen = true
    highlight = id
    show(id)
    settleAnchor()
    changes += [.opened(.typeahead), .highlighted(id)]
  }

  private func find(
    _ letters: [Character], after start: Int?, isInclusive: Bool, inPlace: Bool
  ) -> Int? {
    let begin = start.map { isInclusive ? $0 : $0 + 1 } ?? 0
    let rotated = rows.dropFirst(begin) + rows.prefix(begin)
    return rotated.first { option in
      (inPlace ? isSelectable(option) : !isDisabled(option))
        && begins(option, letters)
    }?.id
  }

  // MARK: The query

  private mutating func openSearching(_ text: String) {
    guard !rules.isDisabled else { return }
    endSession()
    isOpen = true
    changes.append(.opened(.keyboard))
    edit(text)
  }

  /// Edits the query: the first match is highlighted; emptied, the list is as it opens by an arrow.
  mutating func edit(_ text: String) {
    query = text
    first = 0
    let goal =
      isSearching ? firstReachable : kind == .combobox ? nil : chosenReachable ?? firstReachable
    place(goal)
    settleAnchor()
    (hasArrowChoice, isEngaged) = (false, true)
    changes.append(.searched(query: text, count: rows.count))
  }

  mutating func backspace() {
    switch kind {
    case .selector:
      if isOpen {
        if !query.isEmpty { edit(String(query.dropLast())) }
      } else if search == nil {
        clearByUser(.keyboard)
      }
    case .multi:
      if search == nil { break }
      if query.isEmpty { takeLastAway() } else { edit(String(query.dropLast())) }
    case .combobox:
      let text = typed ?? committedText
      if text.isEmpty { break }
      editText(typed == nil && isSelected ? "" : String(text.dropLast()))
    }
  }

  mutating func delete() {
    switch kind {
    case .selector: if !isOpen, search == nil { clearByUser(.keyboard) }
    case .multi: break
    case .combobox:
      guard typed == nil, isSelected, !committedText.isEmpty, !rules.isReadOnly else { break }
      if isOpen {
        editText("")
      } else {
        typed = ""
        isSelected = false
      }
    }
  }

  // MARK: The text of a combobox

  var committedText: String {
    customText ?? value.first.flatMap { label($0) } ?? ""
  }

  /// The text that stands in the input.
  var inputText: String { typed ?? committedText }

  private mutating func editText(_ text: String) {
    guard isOpen || !rules.isReadOnly else { return }
    typed = text
    isSelected = false
    if isOpen { return edit(text) }
    open(.keyboard, at: .chosenOrNone)
    changes.removeAll { $0 != .opened(.keyboard) }
    highlight = isSearching ? firstReachable : nil
    if !text.isEmpty {
      first = 0
      show(highlight ?? value.first)
    }
    if let highlight { changes.append(.highlighted(highlight)) }
    (hasArrowChoice, isEngaged) = (false, true)
    changes.append(.searched(query: text, count: rows.count))
  }
}
