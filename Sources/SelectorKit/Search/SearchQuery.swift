/// What was typed, folded and split into words, ready to be searched for.
struct SearchQuery: Hashable, Sendable {
  /// How the words have to occur.
  let mode: SearchMode

  /// The words, each once; never empty.
  let words: [SearchWord]

  /// Reads a query; nil for one of white space, or of marks that folding drops, alone.
  ///
  /// - Parameters:
  ///   - text: What was typed. It is split at white space only.
  ///   - mode: How each word has to occur in an option.
  init?(_ text: String, mode: SearchMode) {
    var words: [SearchWord] = []
    var known: Set<[UInt8]> = []
    for bytes in Folding.folded(text).split(separator: 0x20) {
      if known.insert(Array(bytes)).inserted { words.append(SearchWord(bytes)) }
    }
    guard !words.isEmpty else { return nil }
    self.mode = mode
    self.words = words
  }

  /// Tells whether every option that this query finds was found by an earlier one too.
  ///
  /// True if it has the same mode and each word of the earlier one begins a word of this one, as
  /// after typing on. It then suffices to search the earlier hits.
  func narrows(_ earlier: Self) -> Bool {
    mode == earlier.mode
      && earlier.words.allSatisfy { old in words.contains { $0.bytes.starts(with: old.bytes) } }
  }

  /// The characters of all words.
  var mask: CharacterMask {
    words.reduce(into: CharacterMask()) { $0.formUnion($1.mask) }
  }
}

/// One word of a query.
struct SearchWord: Hashable, Sendable {
  /// Its folded UTF-8, never empty and without white space.
  let bytes: [UInt8]

  /// Where its scalars begin in `bytes`, and behind the last one where the word ends.
  let letters: [Int]

  /// Its characters.
  let mask: CharacterMask

  /// Takes folded bytes without white space, at least one.
  init(_ folded: some Collection<UInt8>) {
    let bytes = Array(folded)
    var letters: [Int] = []
    var mask = CharacterMask()
    for (position, byte) in bytes.enumerated() where byte & 0xc0 != 0x80 {
      letters.append(position)
      mask.insert(UTF8Bytes.scalar(in: bytes.span, at: position))
    }
    self.bytes = bytes
    self.letters = letters + [bytes.count]
    self.mask = mask
  }
}
