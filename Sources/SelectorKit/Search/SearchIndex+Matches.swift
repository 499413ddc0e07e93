extension SearchIndex {
  /// The positions of the options that a query finds.
  ///
  /// - Parameters:
  ///   - query: What to find.
  ///   - positions: The only options to look at, such as the hits of an earlier query that this one
  ///     ``SearchQuery/narrows(_:)``; nil for all. Positions that are none are passed over.
  /// - Returns: The order of the options for `prefix` and `substring`; the best first for `fuzzy`,
  ///   where the worst word of a query counts and the best text of an option, and equals keep the
  ///   order of the options.
  /// - Complexity: O(*n*) over the options, plus the bytes of those that have all characters.
  func matches(_ query: SearchQuery, in positions: [Int32]? = nil) -> [Int32] {
    var hits = Hits(positions: candidates(query, in: positions))
    for word in query.words {
      find(word, mode: query.mode, among: &hits)
      if hits.positions.isEmpty { return [] }
    }
    return query.mode == .fuzzy ? hits.ranked() : hits.positions
  }

  /// The options that have all characters of a query, in order.
  private func candidates(_ query: SearchQuery, in positions: [Int32]?) -> [Int32] {
    let wanted = query.mask.bits
    guard let positions else { return Self.containing(wanted, masks: masks) }
    let found = positions.filter { position in
      masks.indices.contains(Int(position)) && masks[Int(position)] & wanted == wanted
    }
    // The hits of an earlier fuzzy query come in the order of their ranks.
    return zip(found, found.dropFirst()).allSatisfy(<=) ? found : found.sorted()
  }

  private static func containing(_ wanted: UInt64, masks: [UInt64]) -> [Int32] {
    var found = [Int32](repeating: 0, count: masks.count)
    var count = 0
    var target = found.mutableSpan
    let masks = masks.span
    for position in 0..<masks.count {
      // Without a branch: whether a mask fits is hard to foresee.
      target[count] = Int32(truncatingIfNeeded: position)
      count += masks[position] & wanted == wanted ? 1 : 0
    }
    found.removeLast(found.count - count)
    return found
  }

  /// Keeps the hits in which a word occurs, and the worst of their ranks.
  private func find(_ word: SearchWord, mode: SearchMode, among hits: inout Hits) {
    // Each mode gets a loop of its own, in which the compiler knows what is looked for.
    switch mode {
    case .prefix: find(word, among: &hits, mode: .prefix)
    case .substring: find(word, among: &hits, mode: .substring)
    case .fuzzy: find(word, among: &hits, mode: .fuzzy)
    }
  }

  @inline(__always)
  private func find(_ word: SearchWord, among hits: inout Hits, mode: SearchMode) {
    let kept = Self.keep(
      word, mode: mode, text: text, starts: starts.span, positions: &hits.positions,
      ranks: &hits.ranks)
    hits.removeLast(hits.positions.count - kept)
  }

  /// Moves the hits in which a word occurs to the front and returns how many they are.
  @inline(__always)
  private static func keep(
    _ word: SearchWord, mode: SearchMode, text: FoldedText, starts: Span<Int>,
    positions: inout [Int32], ranks: inout [UInt8]
  ) -> Int {
    let bytes = text.bytes.span
    let wordStarts = text.wordStarts.span
    let letters = word.letters.span
    let word = word.bytes.span
    var kept = 0
    var positions = positions.mutableSpan
    var ranks = ranks.mutableSpan
    for index in 0..<positions.count {
      let position = positions[index]
      let start = starts[Int(position)]
      let end = starts[Int(position) + 1] - 1
      guard
        let found = WordScan.best(
          word, letters: letters, mode: mode, bytes: bytes, wordStarts: wordStarts,
          range: start..<end)
      else { continue }
      positions[kept] = position
      ranks[kept] = max(ranks[index], found.rank.rawValue)
      kept += 1
    }
    return kept
  }
}

/// Hits in the order of the options, each with the rank of its worst word.
private struct Hits {
  var positions: [Int32]
  var ranks: [UInt8]

  init(positions: [Int32]) {
    self.positions = positions
    ranks = Array(repeating: 0, count: positions.count)
  }

  mutating func removeLast(_ count: Int) {
    positions.removeLast(count)
    ranks.removeLast(count)
  }

  /// The positions by rank; equals keep their order.
  func ranked() -> [Int32] {
    var offsets = Array(repeating: 0, count: MatchRank.allCases.count + 1)
    for rank in ranks { offsets[Int(rank) + 1] += 1 }
    for rank in 1..<offsets.count { offsets[rank] += offsets[rank - 1] }
    var ranked = [Int32](repeating: 0, count: positions.count)
    for (position, rank) in zip(positions, ranks) {
      ranked[offsets[Int(rank)]] = position
      offsets[Int(rank)] += 1
    }
    return ranked
  }
}
