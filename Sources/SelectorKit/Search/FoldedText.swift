/// Folded UTF-8 in one run of bytes, with a bit for each byte at which a word begins.
///
/// It is the arena of an index (many texts in a row), one label that is drawn, and a query.
struct FoldedText: Sendable {
  /// The byte between texts in one run; no UTF-8 contains it.
  static let separator: UInt8 = 0xff

  /// The folded bytes, followed by room for more.
  private(set) var bytes: [UInt8] = []

  /// One bit a byte, set where a word begins: bit `n % 64` of element `n / 64` for byte `n`.
  private(set) var wordStarts: [UInt64] = []

  private var end = End()
  private var marks = MarkRun()

  /// What is known of the end of the text.
  private struct End {
    var count = 0
    var isInWord = false
    var mask = CharacterMask()
  }

  /// The number of folded bytes.
  var count: Int { end.count }

  /// Folds a text and appends it, going on with the text that is there.
  ///
  /// - Complexity: O(*n*) over the bytes of the text.
  mutating func append(_ text: String) {
    var text = text
    // The one contiguous view of a string that every platform of the package has.
    text.withUTF8 { buffer in
      append(unsafe Span(_unsafeElements: buffer))
    }
  }

  /// Folds a text of its own, that is found by its beginning even where that is no letter, and ends it.
  mutating func appendWhole(_ text: String) {
    let start = count
    append(text)
    insertWordStart(at: start)
    endText()
  }

  /// Takes everything away; the room stays.
  mutating func removeAll() {
    guard !wordStarts.isEmpty else { return }
    for element in 0...(count >> 6) { wordStarts[element] = 0 }
    end = End()
    marks = MarkRun()
  }

  /// Folds one scalar and appends it.
  mutating func append(_ scalar: Unicode.Scalar) {
    reserve(3 * 4)
    appendFolded(scalar.value)
  }

  /// Ends the text and puts a separator behind it; a space at its end goes.
  ///
  /// White space that follows a separator is dropped, so the next text begins without.
  mutating func endText() {
    sortMarks()
    if count > 0, bytes[count - 1] == 0x20 { end.count -= 1 }
    reserve(1)
    bytes[count] = Self.separator
    end.count += 1
    end.isInWord = false
  }

  /// Settles the order of the marks at the end, which a further append would do.
  mutating func sortMarks() {
    guard let start = marks.start else { return }
    if !marks.isSorted { marks.sort(&bytes, start..<count) }
    marks = MarkRun()
  }

  /// Marks a byte as one at which a word begins.
  mutating func insertWordStart(at position: Int) {
    guard position < count else { return }
    wordStarts[position >> 6] |= 1 << UInt64(position & 63)
  }

  /// Hands out the mask of the characters since it was last taken.
  mutating func takeMask() -> CharacterMask {
    defer { end.mask = CharacterMask() }
    return end.mask
  }

  /// Makes room for more bytes.
  mutating func reserve(_ more: Int) {
    guard count + more > bytes.count else { return }
    let missing = max(count + more, 2 * bytes.count) - bytes.count
    bytes.append(contentsOf: repeatElement(0, count: missing))
    let words = bytes.count / 64 + 1 - wordStarts.count
    wordStarts.append(contentsOf: repeatElement(0, count: words))
  }
}

extension FoldedText {
  /// Folds valid UTF-8 and appends it.
  private mutating func append(_ source: Span<UInt8>) {
    // No scalar grows to more than three times its bytes; the generator of the tables checks that.
    reserve(3 * source.count)
    var position = 0
    while position < source.count {
      if source[position] < 0x80 {
        sortMarks()
        position = Self.appendASCII(
          source, from: position, to: &bytes, wordStarts: &wordStarts, end: &end)
      } else {
        let scalar = UTF8Bytes.scalar(in: source, at: position)
        appendFolded(scalar)
        position += UTF8Bytes.count(of: scalar)
      }
    }
  }

  /// Appends ASCII up to the first other byte, and returns where that is.
  ///
  /// It is handed the parts of the text, for two spans of one value exclude each other.
  private static func appendASCII(
    _ source: Span<UInt8>, from start: Int, to bytes: inout [UInt8], wordStarts: inout [UInt64],
    end: inout End
  ) -> Int {
    var position = start
    var (written, wasLetter, mask) = (end.count, end.isInWord, end.mask)
    var previous = written > 0 ? bytes[written - 1] : 0
    let table = ASCIIEntries.all
    let entries = table.span
    var target = bytes.mutableSpan
    // The element of the word starts that is being filled: words begin too irregularly for a
    // branch at each.
    var starts = wordStarts[written >> 6]
    while position < source.count {
      let byte = source[position]
      guard byte < 0x80 else { break }
      position += 1
      let entry = entries[Int(byte)]
      let folded = UInt8(truncatingIfNeeded: entry)
      if folded == 0x20 && (previous == 0x20 || previous == separator) { continue }
      let isLetter = entry & ASCIIEntries.letter != 0
      starts |= (isLetter && !wasLetter ? 1 : 0) &<< UInt64(written & 63)
      wasLetter = isLetter
      mask.insert(bit: entry >> 16)
      target[written] = folded
      previous = folded
      written += 1
      if written & 63 == 0 {
        wordStarts[(written >> 6) - 1] = starts
        starts = wordStarts[written >> 6]
      }
    }
    wordStarts[written >> 6] = starts
    end = End(count: written, isInWord: wasLetter, mask: mask)
    return position
  }

  /// Appends what a scalar becomes; there is room for it.
  private mutating func appendFolded(_ scalar: UInt32) {
    let entry = FoldingEntry(scalar)
    switch entry.kind {
    case .itself: put(scalar, entry.wordClass)
    case .target: put(entry.target, entry.wordClass)
    case .sequence:
      for index in entry.sequence { appendFolded(FoldingTables.sequences[index]) }
    case .dropped: break
    case .keptMark:
      marks.insert(entry.combiningClass, at: count)
      write(scalar)
    case .space:
      sortMarks()
      let previous = count > 0 ? bytes[count - 1] : 0
      if previous != 0x20 && previous != Self.separator { put(0x20, .other) }
    case .hangul:
      let index = scalar - 0xac00
      put(0x1100 + index / 588, .letter)
      put(0x1161 + index % 588 / 28, .letter)
      if index % 28 > 0 { put(0x11a7 + index % 28, .letter) }
    }
  }

  /// Appends a folded scalar that is no mark with a combining class.
  private mutating func put(_ scalar: UInt32, _ wordClass: FoldingEntry.WordClass) {
    sortMarks()
    switch wordClass {
    case .letter:
      if !end.isInWord { wordStarts[count >> 6] |= 1 << UInt64(count & 63) }
      end.isInWord = true
    case .mark: break  // It belongs to what it follows.
    case .other: end.isInWord = false
    }
    write(scalar)
  }

  private mutating func write(_ scalar: UInt32) {
    end.mask.insert(scalar)
    end.count += UTF8Bytes.write(scalar, to: &bytes, at: count)
  }
}
