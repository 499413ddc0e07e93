import SelectorKit

extension TextRenderer {
  /// What the keys of a control do now, in at most so many cells; nil for a control without a list.
  func legend(for control: ControlPresentation, limit: Int) -> SafeText? {
    let legend = KeyLegend(for: control, keyMap: keyMap, strings: strings, isASCII: theme.isASCII)
    return legend.map { keyLine([], $0.texts, limit: limit) }
  }

  /// A line that says how things stand, and then what keys do.
  ///
  /// Each part is an isolate, so that no label turns the others around (UAX #9). Where there is no room
  /// for all keys the last ones go as a whole, and an ellipsis says so; what stands before them is cut
  /// only if that is not enough.
  /// - Parameters:
  ///   - facts: What stands first, as given.
  ///   - keys: What keys do, the most useful first.
  ///   - limit: The cells.
  /// - Returns: A text of at most as many cells.
  /// - Complexity: O(*k* × *n*), where *k* is the number of keys and *n* the length of all texts.
  package func keyLine(_ facts: [String], _ keys: [String], limit: Int) -> SafeText {
    let facts = SafeText(isolating: facts.map { safe($0) }, separator: "  ")
    let keys = keys.map { safe($0) }
    let separator = theme.isASCII ? " - " : " · "
    let mark = String(theme.ellipsis)
    for count in stride(from: keys.count, through: 0, by: -1) {
      if count == 0, facts.string.isEmpty { break }
      var line = facts
      let shown = SafeText(isolating: Array(keys.prefix(count)), separator: separator)
      if !shown.string.isEmpty {
        if !line.string.isEmpty { line = line.appending(SafeText("  ")) }
        line = line.appending(shown)
      }
      if count < keys.count { line = line.appending(SafeText(safe: " " + mark)) }
      if policy.cells(of: line) <= limit { return line }
    }
    // Facts are worth more than the mark, which is worth more than the end of a key.
    let hasFacts = !facts.string.isEmpty
    let rest = hasFacts ? facts : keys.first ?? .empty
    let marked = keys.count > (hasFacts ? 0 : 1) ? rest.appending(SafeText(safe: mark)) : rest
    let line = !hasFacts || policy.cells(of: marked) <= limit ? marked : rest
    return Truncation(line, to: limit, ellipsis: theme.ellipsis, policy: policy).text
  }
}
