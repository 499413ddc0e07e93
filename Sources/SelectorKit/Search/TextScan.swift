/// Searches texts that nobody keeps folded: those of one option at a time.
struct TextScan {
  private let query: SearchQuery
  private let mask: UInt64
  private var text = FoldedText()

  /// Makes one for a query.
  init(_ query: SearchQuery) {
    self.query = query
    mask = query.mask.bits
  }

  /// The bytes of the folded texts that were looked at last.
  var size: Int { text.count }

  /// How well an option is found: the worst of the ranks of all words; nil if one does not occur.
  ///
  /// - Complexity: O(*n*) over the bytes of its texts.
  mutating func rank(label: String, keywords: [String]) -> MatchRank? {
    text.removeAll()
    text.endText()
    text.appendWhole(label)
    for keyword in keywords { text.appendWhole(keyword) }
    guard text.takeMask().bits & mask == mask else { return nil }
    var worst = MatchRank.whole
    for word in query.words {
      guard let rank = rank(of: word) else { return nil }
      worst = max(worst, rank)
    }
    return worst
  }

  private func rank(of word: SearchWord) -> MatchRank? {
    let range = 1..<(text.count - 1)
    // Each mode gets a call of its own, in which the compiler knows what is looked for.
    return switch query.mode {
    case .prefix: rank(of: word, mode: .prefix, range)
    case .substring: rank(of: word, mode: .substring, range)
    case .fuzzy: rank(of: word, mode: .fuzzy, range)
    }
  }

  @inline(__always)
  private func rank(of word: SearchWord, mode: SearchMode, _ range: Range<Int>) -> MatchRank? {
    let letters = word.letters.span
    let bytes = text.bytes.span
    let wordStarts = text.wordStarts.span
    let word = word.bytes.span
    return WordScan.best(
      word, letters: letters, mode: mode, bytes: bytes, wordStarts: wordStarts, range: range)?.rank
  }
}
