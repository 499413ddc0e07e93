extension SearchQuery {
  /// What to highlight in a label: ranges of grapheme clusters, counted from 0.
  ///
  /// Each word highlights its best occurrence in the label, the first of equally good ones, and for
  /// scattered letters each of them; a word that was found in a keyword only highlights nothing.
  /// A cluster is highlighted as a whole, even if only a part of it was searched for.
  ///
  /// - Returns: Sorted ranges that neither overlap nor touch.
  /// - Complexity: O(*n*) over the bytes of the label, a time for each word; for rows that are
  ///   drawn.
  func ranges(in label: String) -> [Range<Int>] {
    var text = FoldedText()
    text.endText()
    let start = text.count
    // Where the bytes of each cluster end.
    var ends: [Int] = []
    for cluster in label {
      for scalar in cluster.unicodeScalars { text.append(scalar) }
      ends.append(text.count)
    }
    text.insertWordStart(at: start)
    text.endText()
    var ranges: [Range<Int>] = []
    for word in words {
      for run in runs(of: word, in: text, range: start..<(text.count - 1)) {
        let first = Self.cluster(of: run.lowerBound, ends: ends)
        ranges.append(first..<(Self.cluster(of: run.upperBound - 1, ends: ends) + 1))
      }
    }
    return Self.joined(ranges)
  }

  /// The bytes of a word's best occurrence.
  private func runs(of word: SearchWord, in text: FoldedText, range: Range<Int>) -> [Range<Int>] {
    let bytes = text.bytes.span
    let letters = word.letters.span
    guard
      let found = WordScan.best(
        word.bytes.span, letters: letters, mode: mode, bytes: bytes,
        wordStarts: text.wordStarts.span, range: range)
    else { return [] }
    guard found.rank == .scattered else {
      return [found.position..<(found.position + word.bytes.count)]
    }
    var runs: [Range<Int>] = []
    var position = found.position
    for letter in 0..<(letters.count - 1) {
      while position < range.upperBound,
        !WordScan.isLetter(letter, of: word.bytes.span, letters, bytes, at: position)
      {
        position += 1
      }
      let end = position + letters[letter + 1] - letters[letter]
      runs.append(position..<end)
      position = end
    }
    return runs
  }

  /// The number of the cluster that a byte belongs to.
  private static func cluster(of position: Int, ends: [Int]) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > position { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Ranges in order, with those that touch made one.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
