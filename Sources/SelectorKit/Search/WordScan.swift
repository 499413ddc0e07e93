/// Looks for one word in one option: a range of folded bytes whose texts have separators between.
///
/// A separator stands before the range and behind it too, so every text begins behind a separator
/// and ends before one. The functions take spans instead of keeping them, for they run once an
/// option.
enum WordScan {
  /// Where a word occurs and how well.
  struct Occurrence {
    /// How well it occurs.
    var rank: MatchRank
    /// The offset at which it begins; for scattered letters that of the text's first byte or later.
    var position: Int
  }

  /// Words of more bytes are looked for in linear time, at a higher price a byte.
  private static let longWord = 64

  /// The best occurrence that a mode allows, the first of equally good ones.
  ///
  /// - Complexity: O(*n*) over the bytes of the range.
  @inline(__always)
  static func best(
    _ word: Span<UInt8>, letters: Span<Int>, mode: SearchMode,
    bytes: Span<UInt8>, wordStarts: Span<UInt64>, range: Range<Int>
  ) -> Occurrence? {
    if word.count > longWord {
      let found = LongWordScan.best(
        word, mode: mode, bytes: bytes, wordStarts: wordStarts, range: range)
      if found != nil || mode != .fuzzy { return found }
    } else {
      if mode != .substring,
        let found = beginning(word, bytes: bytes, wordStarts: wordStarts, range: range)
      {
        return found
      }
      if mode == .prefix { return nil }
      if let position = first(word, in: bytes, range: range) {
        return Occurrence(rank: .contiguous, position: position)
      }
      if mode == .substring { return nil }
    }
    guard word.count > 1,
      let position = scattered(word, letters: letters, in: bytes, range: range)
    else { return nil }
    return Occurrence(rank: .scattered, position: position)
  }

  /// How well an occurrence at an offset counts.
  @inline(__always)
  static func rank(
    at position: Int, count: Int, bytes: Span<UInt8>, wordStarts: Span<UInt64>
  ) -> MatchRank {
    if bytes[position - 1] == FoldedText.separator {
      return bytes[position + count] == FoldedText.separator ? .whole : .prefix
    }
    return wordStarts[position >> 6] >> UInt64(position & 63) & 1 != 0 ? .wordStart : .contiguous
  }

  /// The best occurrence at the beginning of a text or of one of its words.
  @inline(__always)
  private static func beginning(
    _ word: Span<UInt8>, bytes: Span<UInt8>, wordStarts: Span<UInt64>, range: Range<Int>
  ) -> Occurrence? {
    guard range.count >= word.count else { return nil }
    let last = range.upperBound - word.count
    var best: Occurrence?
    for element in (range.lowerBound >> 6)...(last >> 6) {
      var starts = wordStarts[element]
      if element == range.lowerBound >> 6 { starts &= ~0 &<< UInt64(range.lowerBound & 63) }
      while starts != 0 {
        let position = element << 6 | starts.trailingZeroBitCount
        if position > last { break }
        starts &= starts &- 1
        guard equals(word, bytes, at: position) else { continue }
        let rank = rank(at: position, count: word.count, bytes: bytes, wordStarts: wordStarts)
        if let best, best.rank <= rank { continue }
        best = Occurrence(rank: rank, position: position)
        if rank == .whole { return best }
      }
    }
    return best
  }

  /// The offset of the first occurrence.
  @inline(__always)
  private static func first(_ word: Span<UInt8>, in bytes: Span<UInt8>, range: Range<Int>) -> Int? {
    let last = range.upperBound - word.count
    let lead = word[0]
    var position = range.lowerBound
    while position <= last {
      if bytes[position] == lead, equals(word, bytes, at: position) { return position }
      position += 1
    }
    return nil
  }

  @inline(__always)
  private static func equals(_ word: Span<UInt8>, _ bytes: Span<UInt8>, at position: Int) -> Bool {
    var index = 0
    while index < word.count {
      if bytes[position + index] != word[index] { return false }
      index += 1
    }
    return true
  }

  /// The offset of the first letter, if one text has all letters in order.
  ///
  /// A letter of several bytes can only match where a scalar begins, for UTF-8 synchronises itself.
  private static func scattered(
    _ word: Span<UInt8>, letters: Span<Int>, in bytes: Span<UInt8>, range: Range<Int>
  ) -> Int? {
    var letter = 0
    var start = range.lowerBound
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] == FoldedText.separator {
        letter = 0
      } else if isLetter(letter, of: word, letters, bytes, at: position) {
        if letter == 0 { start = position }
        letter += 1
        if letter == letters.count - 1 { return start }
      }
      position += 1
    }
    return nil
  }

  /// Tells whether one letter of a word stands at an offset.
  @inline(__always)
  static func isLetter(
    _ letter: Int, of word: Span<UInt8>, _ letters: Span<Int>, _ bytes: Span<UInt8>,
    at position: Int
  ) -> Bool {
    var index = letters[letter]
    let start = index
    while index < letters[letter + 1] {
      // A separator behind the range ends every comparison, so this never runs over the end.
      if bytes[position + index - start] != word[index] { return false }
      index += 1
    }
    return true
  }
}
