/// The fields that can be seen, in order.
///
/// One bit a field, and a tree of how many bits are set before each word: hiding one field costs the
/// same whatever the number of fields behind it.
struct ShownFields: Sendable {
  private var words: [UInt64]
  /// How many fields of each word can be seen.
  private var sums: RunningSums
  /// How many fields can be seen.
  private(set) var count = 0

  /// Makes a set of fields that can all be seen.
  init(count: Int) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    sums = RunningSums(Array(repeating: 0, count: words.count))
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
    return sums.sum(before: word) + (words[word] & (Self.bit(place) - 1)).nonzeroBitCount
  }

  /// The field of a rank among those that can be seen, or nil where there is none.
  ///
  /// - Complexity: O(log *f*), where *f* is the number of fields.
  func place(ofRank rank: Int) -> Int? {
    guard rank >= 0, rank < count else { return nil }
    let (word, left) = sums.position(of: rank)
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
    sums.add(change, at: word)
  }

  private static func bit(_ place: Int) -> UInt64 { 1 << UInt64(place & 63) }
}
