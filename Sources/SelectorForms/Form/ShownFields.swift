/// The fields that can be seen, in order.
///
/// One bit a field, and a tree of how many bits are set before each word: hiding one field costs the
/// same whatever the number of fields behind it.
struct ShownFields: Sendable {
  private var words: [UInt64]
  /// A Fenwick tree over the words, from 1: how many fields of a run of words can be seen.
  private var sums: [Int]
  /// How many fields can be seen.
  private(set) var count = 0

  /// Makes a set of fields that can all be seen.
  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    sums = Array(repeating: 0, count: words.count + 1)
    for place in 0..<count { set(place, isShown: true) }
  }

  /// The fields that can be seen, in order.
  var places: [Int] {
    words.indices.flatMap { word in
      (0..<64).filter { words[word] & Self.bit($0) != 0 }.map { word << 6 + $0 }
    }
  }

  /// The rank of a field among those that can be seen.
  ///
  /// - Complexity: O(log *f*), where *f* is the number of fields.
  func rank(of place: Int) -> Int? {
    words[place >> 6] & Self.bit(place) != 0 ? count(before: place) : nil
  }

  /// How many fields that can be seen stand before one.
  ///
  /// - Complexity: O(log *f*), where *f* is the number of fields.
  func count(before place: Int) -> Int {
    let word = place >> 6
    var rank = (words[word] & (Self.bit(place) - 1)).nonzeroBitCount
    var node = word
    while node > 0 {
      rank += sums[node]
      node &= node - 1
    }
    return rank
  }

  /// The field of a rank among those that can be seen, or nil where there is none.
  ///
  /// - Complexity: O(log *f*), where *f* is the number of fields.
  func place(ofRank rank: Int) -> Int? {
    guard rank >= 0, rank < count else { return nil }
    var left = rank
    var word = 0
    var step = 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
    while step > 0 {
      if word + step < sums.count, sums[word + step] <= left {
        word += step
        left -= sums[word]
      }
      step >>= 1
    }
    var bits = words[word]
    for _ in 0..<left { bits &= bits - 1 }
    return word << 6 + bits.trailingZeroBitCount
  }

  mutating func set(_ place: Int, isShown: Bool) {
    let word = place >> 6
    guard (words[word] & Self.bit(place) != 0) != isShown else { return }
    words[word] ^= Self.bit(place)
    let change = isShown ? 1 : -1
    count += change
    var node = word + 1
    while node < sums.count {
      sums[node] += change
      node += node & -node
    }
  }

  private static func bit(_ place: Int) -> UInt64 { 1 << UInt64(place & 63) }
}
