extension Listbox {
  /// Takes a letter into the session and says which row it leads to.
  ///
  /// The whole buffer is looked for first; if all its letters are the same, that letter alone comes
  /// next, so that `ll` finds Llama and else goes round the options with L. Nothing found drops the
  /// letter again, so that a slip needs no pause.
  ///
  /// - Parameters:
  ///   - letter: One grapheme cluster.
  ///   - instant: When it was typed.
  ///   - delay: The longest time between letters that belong together.
  ///   - start: The row that counts as current.
  ///   - isReachable: Whether a row can be gone to.
  /// - Returns: The row, or nil where no label that can be reached begins that way.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  mutating func typeahead(
    _ letter: String, at instant: SelectorInstant, delay: Duration, from start: Int?,
    where isReachable: (Int) -> Bool
  ) -> Int? {
    ensureIndex()
    var buffer = state.typeahead.isAlive(at: instant, delay: delay) ? state.typeahead.buffer : ""
    buffer += letter
    let single = buffer.dropFirst().isEmpty
    var found = search(buffer, from: start, after: single, where: isReachable)
    if found == nil, !single, allLettersEqual(buffer), let first = buffer.first {
      found = search(String(first), from: start, after: true, where: isReachable)
    }
    if found == nil { buffer.removeLast() }
    state.typeahead.buffer = buffer
    state.typeahead.lastTyped = latest(instant, state.typeahead.lastTyped)
    return found
  }

  /// Tells whether a space goes on with the session: some label that can be reached goes on with one.
  mutating func spaceContinues(
    at instant: SelectorInstant, delay: Duration, where isReachable: (Int) -> Bool
  ) -> Bool {
    guard state.typeahead.isAlive(at: instant, delay: delay), !state.typeahead.buffer.isEmpty
    else { return false }
    ensureIndex()
    return search(state.typeahead.buffer + " ", from: nil, after: false, where: isReachable) != nil
  }

  mutating func endTypeahead() { state.typeahead = TypeaheadSession() }

  private func latest(_ instant: SelectorInstant, _ other: SelectorInstant?) -> SelectorInstant {
    guard let other else { return instant }
    return max(instant, other)
  }

  private func allLettersEqual(_ buffer: String) -> Bool {
    var first: [UInt8]?
    for letter in buffer {
      let folded = Folding.folded(String(letter))
      if let first, first != folded { return false }
      first = folded
    }
    return true
  }

  /// The first reachable row, in turn from a row on or after it, whose label begins with the text.
  private func search(
    _ text: String, from start: Int?, after: Bool, where isReachable: (Int) -> Bool
  ) -> Int? {
    let folded = Folding.folded(text)
    guard !folded.isEmpty, rows.count > 0 else { return nil }
    let first = start.map { after ? $0 + 1 : $0 } ?? 0
    for step in 0..<rows.count {
      let row = (first + step) % rows.count
      if hasPrefix(folded, row: row), isReachable(row) { return row }
    }
    return nil
  }
}
