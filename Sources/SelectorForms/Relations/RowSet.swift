/// A set of rows of one table: a bit for each.
struct RowSet: Hashable, Sendable {
  private(set) var words: [UInt64]

  /// Makes a set of none of so many rows.
  init(none count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  /// Makes a set of those of so many rows for which a condition holds.
  init(count: Int, where isMember: (Int) -> Bool) {
    self.init(none: count)
    for row in 0..<count where isMember(row) { insert(row) }
  }

  mutating func insert(_ row: Int) { words[row >> 6] |= 1 << UInt64(row & 63) }

  func contains(_ row: Int) -> Bool { words[row >> 6] & (1 << UInt64(row & 63)) != 0 }

  mutating func formIntersection(_ other: RowSet) {
    for word in words.indices { words[word] &= other.words[word] }
  }

  mutating func formUnion(_ other: RowSet) {
    for word in words.indices { words[word] |= other.words[word] }
  }

  func isDisjoint(with other: RowSet) -> Bool {
    for word in words.indices where words[word] & other.words[word] != 0 { return false }
    return true
  }

  /// How many rows are in both sets.
  func commonCount(with other: RowSet) -> Int {
    var count = 0
    for word in words.indices { count &+= (words[word] & other.words[word]).nonzeroBitCount }
    return count
  }

  var count: Int {
    var count = 0
    for word in words { count &+= word.nonzeroBitCount }
    return count
  }

  /// Does something to each row, in order.
  func forEach(_ body: (Int) -> Void) {
    for word in words.indices {
      var bits = words[word]
      while bits != 0 {
        body(word << 6 + bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
    }
  }
}

extension RowSet? {
  /// What is in both sets, where nil is the set of all rows.
  func intersection(_ other: RowSet?) -> RowSet? {
    guard var both = self, let other else { return self ?? other }
    both.formIntersection(other)
    return both
  }
}
