/// Which options can be scrolled to, in order: all of them, or those that a query finds.
///
/// A *position* counts options in the list, a *row* counts those that are left. Without a query both
/// are the same number, and nothing is stored.
enum VisibleRows: Sendable {
  case all(Int)
  case some([Int32])
  /// Runs one behind the other, the best hits first; each is in source order, so that hits can be added.
  case ranked([[Int32]])

  var count: Int {
    switch self {
    case .all(let count): count
    case .some(let positions): positions.count
    case .ranked(let runs): runs.reduce(0) { $0 + $1.count }
    }
  }

  func position(ofRow row: Int) -> Int? {
    switch self {
    case .all(let count): return row >= 0 && row < count ? row : nil
    case .some(let positions): return positions.indices.contains(row) ? Int(positions[row]) : nil
    case .ranked(let runs):
      var row = row
      for run in runs {
        if row < run.count { return row >= 0 ? Int(run[row]) : nil }
        row -= run.count
      }
      return nil
    }
  }

  /// The row of an option, or nil if the query does not find it.
  ///
  /// Found positions are in source order but for a ranked query, so a binary search comes first.
  func row(ofPosition position: Int) -> Int? {
    let target = Int32(truncatingIfNeeded: position)
    switch self {
    case .all(let count): return position >= 0 && position < count ? position : nil
    case .some(let positions):
      return Self.place(of: target, in: positions) ?? positions.firstIndex(of: target)
    case .ranked(let runs):
      var first = 0
      for run in runs {
        if let place = Self.place(of: target, in: run) { return first + place }
        first += run.count
      }
      return nil
    }
  }

  /// Where a position stands among ascending ones.
  private static func place(of target: Int32, in positions: [Int32]) -> Int? {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < target { low = middle + 1 } else { high = middle }
    }
    return low < positions.count && positions[low] == target ? low : nil
  }
}
