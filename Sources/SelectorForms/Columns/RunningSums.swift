/// The sums of weights in order: how much stands before a position, and at which position an amount is reached.
///
/// A Fenwick tree: changing one weight and both questions cost O(log *n*) for *n* weights.
struct RunningSums: Sendable {
  /// From 1: the sum of the weights of a run that ends there.
  private var sums: [Int]

  /// - Complexity: O(*n*).
  init(_ weights: [Int]) {
    sums = [0] + weights
    for node in sums.indices.dropFirst() {
      let parent = node + (node & -node)
      if parent < sums.count { sums[parent] += sums[node] }
    }
  }

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
    var node = position + 1
    while node < sums.count {
      sums[node] += change
      node += node & -node
    }
  }

  /// The position whose weight holds an amount counted from 0, and what of it is left there.
  ///
  /// An amount past the end gives the position past the last.
  func position(of amount: Int) -> (position: Int, rest: Int) {
    var rest = amount
    var position = 0
    var step = 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
    while step > 0 {
      if position + step < sums.count, sums[position + step] <= rest {
        position += step
        rest -= sums[position]
      }
      step >>= 1
    }
    return (position, rest)
  }
}
