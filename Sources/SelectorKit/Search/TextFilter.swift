/// Tells whether texts hold what was typed: every word of it, somewhere, whatever case and accents.
///
/// This is what ``SearchMode/substring`` does, for rows that are no options of a list.
public struct TextFilter: Hashable, Sendable {
  private let words: [[UInt8]]

  /// Makes a filter; nil for a text of blanks alone, which everything passes.
  public init?(_ text: String) {
    let words = Folding.folded(text).split(separator: 0x20).map { Array($0) }
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// Tells whether each word occurs in one of the texts.
  ///
  /// - Complexity: O(*n* × *m*), where *n* is the length of the texts and *m* that of what was typed.
  public func passes(_ texts: [String]) -> Bool {
    let folded = texts.map { Folding.folded($0) }
    return words.allSatisfy { word in folded.contains { Self.contains(word, in: $0) } }
  }

  private static func contains(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    return (0...(text.count - word.count)).contains { start in
      text[start] == word[0] && text[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
