/// Which options can be scrolled to, in order: all of them, or those that a query finds.
///
/// A *position* counts options in the list, a *row* counts those that are left. Without a query both
/// are the same number, and nothing is stored.
enum VisibleRows: Sendable {
  case all(Int)
  case some([Int32])

  var count: Int {
    switch self {
    case .all(let count): count
    case .some(let positions): positions.count
    }
  }

  func position(ofRow row: Int) -> Int? {
    switch self {
    case .all(let count): row >= 0 && row < count ? row : nil
    case .some(let positions): positions.indices.contains(row) ? Int(positions[row]) : nil
    }
  }

  /// The row of an option, or nil if the query does not find it.
  ///
  /// Found positions are in source order but for a ranked query, so a binary search comes first.
  func row(ofPosition position: Int) -> Int? {
    switch self {
    case .all(let count): return position >= 0 && position < count ? position : nil
    case .some(let positions):
      let target = Int32(truncatingIfNeeded: position)
      var low = 0
      var high = positions.count
      while low < high {
        let middle = (low + high) / 2
        if positions[middle] < target { low = middle + 1 } else { high = middle }
      }
      if low < positions.count, positions[low] == target { return low }
      return positions.firstIndex(of: target)
    }
  }
}
