extension SafeText {
  /// Texts in a row, each of them an isolate, with something between them.
  ///
  /// The direction of one never moves another: a label in Hebrew leaves the count beside it where it is.
  /// - Complexity: O(*n*) in the length of all.
  package init(isolating texts: [SafeText], separator: String) {
    var joined = SafeText.empty
    let separator = SafeText(separator)
    for text in texts {
      if !joined.string.isEmpty { joined = joined.appending(separator) }
      joined = joined.appending(text, isIsolate: true)
    }
    self = joined
  }

  /// This text with another behind it.
  ///
  /// - Complexity: O(*n*) in the length of both.
  func appending(_ other: SafeText, isIsolate: Bool = false) -> SafeText {
    let string = self.string + other.string
    // A letter of the other may join the last cluster of this one.
    let offset = string.count - other.string.count
    let range = offset..<string.count
    return SafeText(
      safe: string, marks: marks + other.marks(in: 0..<range.count, from: offset),
      spans: spans + other.spans(in: 0..<range.count, from: offset),
      isolates: isolates
        + (isIsolate && !range.isEmpty
          ? [range] : other.isolates(in: 0..<range.count, from: offset)))
  }
}
