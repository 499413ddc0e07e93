/// What the generated tables say about one scalar.
struct FoldingEntry {
  /// What becomes of a scalar; the numbers are those of the tables.
  enum Kind: UInt32 {
    case itself, target, sequence, dropped, keptMark, space, hangul
  }

  /// What a folded scalar is to the words around it; the numbers are those of the tables.
  enum WordClass: UInt32 {
    /// Neither a letter, a number nor a mark.
    case other
    /// A letter or a number: categories L and N.
    case letter
    /// A mark, which belongs to what it follows: category M.
    case mark
  }

  private let bits: UInt32

  /// Looks a scalar up.
  ///
  /// - Complexity: O(1); O(log *n*) over a few ranges for ideographs beyond the trie.
  init(_ scalar: UInt32) {
    guard scalar < FoldingTables.end else {
      bits = Self.isLetterBeyond(scalar) ? WordClass.letter.rawValue << 21 : 0
      return
    }
    let number = Int(scalar >> 6)
    let block =
      Int(FoldingTables.blockHigh[number]) << 8 | Int(FoldingTables.blockLow[number])
    bits = FoldingTables.entries[block << 6 | Int(scalar & 63)]
  }

  /// What becomes of the scalar.
  var kind: Kind { Kind(rawValue: bits >> 24) ?? .itself }

  /// What the scalar that it becomes, itself or a target, is to words.
  var wordClass: WordClass { WordClass(rawValue: bits >> 21 & 3) ?? .other }

  /// The scalar that a `target` becomes.
  var target: UInt32 { bits & 0x1f_ffff }

  /// Where the scalars of a `sequence` stand in the tables.
  var sequence: Range<Int> {
    let offset = Int(bits & 0xffff)
    return offset..<(offset + Int(bits >> 16 & 0x1f))
  }

  /// The combining class of a `keptMark`.
  var combiningClass: UInt8 { UInt8(truncatingIfNeeded: bits & 0xf) }

  private static func isLetterBeyond(_ scalar: UInt32) -> Bool {
    let ranges = FoldingTables.lettersBeyond
    for first in stride(from: 0, to: ranges.count, by: 2) where scalar <= ranges[first + 1] {
      return scalar >= ranges[first]
    }
    return false
  }
}
