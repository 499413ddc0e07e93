/// Looks for a word so long that trying every offset could cost its length times the text's.
///
/// This is Knuth, Morris and Pratt's search: a paste of a megabyte into a search field must not
/// hang the program.
enum LongWordScan {
  /// The best occurrence that a mode allows, scattered letters aside.
  ///
  /// - Complexity: O(*n* + *m*) over the bytes of the range and of the word.
  static func best(
    _ word: Span<UInt8>, mode: SearchMode, bytes: Span<UInt8>, wordStarts: Span<UInt64>,
    range: Range<Int>
  ) -> WordScan.Occurrence? {
    guard range.count >= word.count else { return nil }
    let borders = borders(of: word)
    var best: WordScan.Occurrence?
    var matched = 0
    for position in range {
      while matched > 0, word[matched] != bytes[position] { matched = borders[matched - 1] }
      if word[matched] == bytes[position] { matched += 1 }
      guard matched == word.count else { continue }
      matched = borders[matched - 1]
      let start = position + 1 - word.count
      let rank = WordScan.rank(
        at: start, count: word.count, bytes: bytes, wordStarts: wordStarts)
      if mode == .substring { return WordScan.Occurrence(rank: .contiguous, position: start) }
      if mode == .prefix, rank > .wordStart { continue }
      if let best, best.rank <= rank { continue }
      best = WordScan.Occurrence(rank: rank, position: start)
    }
    return best
  }

  /// For each beginning of a word, the length of its longest beginning that also ends it.
  private static func borders(of word: Span<UInt8>) -> [Int] {
    var borders = Array(repeating: 0, count: word.count)
    var length = 0
    for index in 1..<word.count {
      while length > 0, word[index] != word[length] { length = borders[length - 1] }
      if word[index] == word[length] { length += 1 }
      borders[index] = length
    }
    return borders
  }
}
