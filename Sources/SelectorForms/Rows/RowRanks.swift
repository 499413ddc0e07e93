/// Weights in order, and their sums: at which line a row begins, and which row a line belongs to.
struct RowRanks: Sendable {
  private(set) var weights: [Int]
  private var sums: RunningSums

  /// - Complexity: O(*n*).
  init(weights: [Int]) {
    self.weights = weights
    sums = RunningSums(weights)
  }

  /// The sum of all.
  var total: Int { sum(before: weights.count) }

  /// The sum of the weights before a position.
  func sum(before position: Int) -> Int { sums.sum(before: position) }

  mutating func add(_ change: Int, at position: Int) {
    weights[position] += change
    sums.add(change, at: position)
  }

  /// The position to which a line belongs, and the line within it; nil past the end.
  func position(ofLine line: Int) -> (position: Int, line: Int)? {
    guard line >= 0, !weights.isEmpty else { return nil }
    let (position, rest) = sums.position(of: line)
    return position < weights.count ? (position, rest) : nil
  }
}
