/// Weights in order, and their sums: at which line a row begins, and which row a line belongs to.
///
/// A Fenwick tree: changing one weight and both questions cost O(log *n*) for *n* weights.
struct RowRanks: Sendable {
  private(set) var weights: [Int]
  /// From 1: the sum of the weights of a run that ends there.
  private var sums: [Int]

  /// - Complexity: O(*n*).
  init(weights: [Int]) {
    self.weights = weights
    sums = [0] + weights
    for node in sums.indices.dropFirst() {
      let parent = node + (node & -node)
      if parent < sums.count { sums[parent] += sums[node] }
    }
  }

  /// The sum of all.
  var total: Int { sum(before: weights.count) }

  /// The sum of the weights before a position.
  func sum(before position: Int) -> Int {
    var sum = 0
    var node = position
    while node > 0 {
      sum += sums[node]
      node &= node - 1
    }
    return sum
  }

  mutating func add(_ change: Int, at position: Int) {
    weights[position] += change
    var node = position + 1
    while node < sums.count {
      sums[node] += change
      node += node & -node
    }
  }

  /// The position to which a line belongs, and the line within it; nil past the end.
  func position(ofLine line: Int) -> (position: Int, line: Int)? {
    guard line >= 0, !weights.isEmpty else { return nil }
    var left = line
    var position = 0
    var step = 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
    while step > 0 {
      if position + step < sums.count, sums[position + step] <= left {
        position += step
        left -= sums[position]
      }
      step >>= 1
    }
    return position < weights.count ? (position, left) : nil
  }
}
