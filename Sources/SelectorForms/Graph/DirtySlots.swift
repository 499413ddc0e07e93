/// A set of small numbers that gives out its least one first: the slots that wait to be computed.
///
/// Two levels of bits, so that finding the next one costs the same in a form of ten fields and of a
/// hundred thousand.
struct DirtySlots: Sendable {
  private var words: [UInt64]
  private var summary: [UInt64]
  /// No word before this one has a bit.
  private var lowest: Int

  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    summary = Array(repeating: 0, count: (words.count + 63) / 64)
    lowest = summary.count
  }

  mutating func insert(_ slot: Int) {
    let word = slot >> 6
    words[word] |= 1 << UInt64(slot & 63)
    summary[word >> 6] |= 1 << UInt64(word & 63)
    lowest = min(lowest, word >> 6)
  }

  mutating func popFirst() -> Int? {
    while lowest < summary.count, summary[lowest] == 0 { lowest += 1 }
    guard lowest < summary.count else { return nil }
    let word = lowest << 6 + summary[lowest].trailingZeroBitCount
    let bit = words[word].trailingZeroBitCount
    words[word] &= words[word] - 1
    if words[word] == 0 { summary[lowest] &= summary[lowest] - 1 }
    return word << 6 + bit
  }
}
