/// A set of small numbers that gives out its least one first: the slots that wait to be computed.
///
/// Two levels of bits, so that finding the next one costs the same in a form of ten fields and of a
/// hundred thousand.
struct DirtySlots: Sendable {
  private var words: [UInt64]
  private var summary: [UInt64]
  /// No word of the summary before this one has a bit.
  private var lowest: Int
  /// The word that is being given out, and its bits: what follows from a slot mostly stands close behind it.
  private var openWord = -1
  private var open: UInt64 = 0

  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    summary = Array(repeating: 0, count: (words.count + 63) / 64)
    lowest = summary.count
  }

  mutating func insert(_ slot: Int) {
    let word = slot >> 6
    let bit = Self.bit(slot)
    guard word != openWord else {
      open |= bit
      return
    }
    if word < openWord { putBack() }
    put(bit, in: word)
  }

  mutating func popFirst() -> Int? {
    guard open != 0 || openNext() else { return nil }
    let bit = open.trailingZeroBitCount
    open &= open - 1
    return openWord << 6 + bit
  }

  /// Takes out the first word that has a bit; false if there is none.
  private mutating func openNext() -> Bool {
    openWord = -1
    while lowest < summary.count, summary[lowest] == 0 { lowest += 1 }
    guard lowest < summary.count else { return false }
    openWord = lowest << 6 + summary[lowest].trailingZeroBitCount
    summary[lowest] &= summary[lowest] - 1
    open = words[openWord]
    words[openWord] = 0
    return true
  }

  private mutating func putBack() {
    if open != 0 { put(open, in: openWord) }
    open = 0
    openWord = -1
  }

  private mutating func put(_ bits: UInt64, in word: Int) {
    words[word] |= bits
    summary[word >> 6] |= Self.bit(word)
    lowest = min(lowest, word >> 6)
  }

  private static func bit(_ number: Int) -> UInt64 { 1 &<< UInt64(number & 63) }
}
