/// What a search that keeps no index has still to look at.
///
/// First come the hits of an earlier query that this one narrows, then every option from a position on.
struct SearchPass: Sendable {
  private var candidates: [Int32] = []
  private var nextCandidate = 0
  private var nextPosition = 0
  /// How many options there were when the query was made.
  private let count: Int

  /// Looks at everything.
  init(count: Int) { self.count = count }

  /// Looks at what an earlier pass found, in order, and at what it did not get to.
  init(narrowing earlier: SearchPass, found: [Int32], count: Int) {
    candidates = found + earlier.candidates[earlier.nextCandidate...]
    nextPosition = earlier.nextPosition
    self.count = count
  }

  /// Whether options are left that were there when the query was made.
  var isUnderWay: Bool { isDue(of: count) }

  /// Whether options are left, of so many.
  func isDue(of count: Int) -> Bool { nextCandidate < candidates.count || nextPosition < count }

  /// The position of the option to look at next; nil if none is left of so many.
  mutating func next(of count: Int) -> Int? {
    if nextCandidate < candidates.count {
      nextCandidate += 1
      return Int(candidates[nextCandidate - 1])
    }
    // What was looked at once is not looked at again.
    if !candidates.isEmpty { (candidates, nextCandidate) = ([], 0) }
    guard nextPosition < count else { return nil }
    nextPosition += 1
    return nextPosition - 1
  }
}
