extension Listbox {
  /// The first row that can be highlighted.
  ///
  /// - Complexity: O(*k*), where *k* is the number of disabled options passed.
  func firstHighlightable() -> Int? { nearest(from: 0, forward: true, where: canHighlight) }

  /// The last row that can be highlighted.
  func lastHighlightable() -> Int? {
    nearest(from: rows.count - 1, forward: false, where: canHighlight)
  }

  /// The row to which a movement leads, or nil where there is none to go to.
  ///
  /// - Parameters:
  ///   - movement: The step.
  ///   - row: Where it starts; nil for nowhere.
  ///   - wraps: Whether single steps go round the ends.
  ///   - page: The rows of a page.
  ///   - isReachable: Whether a row can be gone to.
  /// - Returns: The row, or nil where there is none to go to.
  func row(
    for movement: SelectorMovement, from row: Int?, wraps: Bool, page: Int,
    where isReachable: (Int) -> Bool
  ) -> Int? {
    let forward = movement.isForward
    switch movement {
    case .first, .last:
      return end(forward: !forward, where: isReachable)
    case .next, .previous:
      guard let row else { return end(forward: forward, where: isReachable) }
      let step = nearest(from: row + (forward ? 1 : -1), forward: forward, where: isReachable)
      if step == nil, wraps { return end(forward: forward, where: isReachable) }
      return step
    case .pageDown, .pageUp:
      return pageRow(from: row, by: page, forward: forward, where: isReachable)
    case .nextSection, .previousSection:
      return sectionRow(from: row, forward: forward, where: isReachable)
    }
  }

  /// The first reachable row seen from an end: from the first row where `forward`, else from the last.
  private func end(forward: Bool, where isReachable: (Int) -> Bool) -> Int? {
    nearest(from: forward ? 0 : rows.count - 1, forward: forward, where: isReachable)
  }

  private func nearest(
    from row: Int, forward: Bool, where isReachable: (Int) -> Bool
  ) -> Int? {
    var row = row
    while row >= 0, row < rows.count {
      if isReachable(row) { return row }
      row += forward ? 1 : -1
    }
    return nil
  }

  private func pageRow(
    from row: Int?, by page: Int, forward: Bool, where isReachable: (Int) -> Bool
  ) -> Int? {
    guard rows.count > 0 else { return nil }
    let start = row ?? (forward ? 0 : rows.count - 1)
    let distance = max(1, min(page, rows.count))
    let target = forward ? min(start + distance, rows.count - 1) : max(start - distance, 0)
    // Both ways at once; of two equally near the one further in the direction of travel.
    var ahead = target
    var behind = target
    let step = forward ? 1 : -1
    let valid = 0..<rows.count
    while valid.contains(ahead) || valid.contains(behind) {
      if valid.contains(ahead), isReachable(ahead) { return ahead }
      if valid.contains(behind), isReachable(behind) { return behind }
      ahead += step
      behind -= step
    }
    return nil
  }

  // MARK: Sections

  /// Whether a run of neighbours with one section begins at the row.
  private func beginsSection(_ row: Int) -> Bool {
    row == 0 || section(ofRow: row) != section(ofRow: row - 1)
  }

  /// The first reachable row of the run that begins at a row.
  private func firstReachable(ofSectionAt start: Int, where isReachable: (Int) -> Bool) -> Int? {
    var row = start
    repeat {
      if isReachable(row) { return row }
      row += 1
    } while row < rows.count && !beginsSection(row)
    return nil
  }

  private func sectionStart(of row: Int) -> Int {
    var start = row
    while start > 0, !beginsSection(start) { start -= 1 }
    return start
  }

  private func sectionRow(
    from row: Int?, forward: Bool, where isReachable: (Int) -> Bool
  ) -> Int? {
    guard rows.count > 0 else { return nil }
    var start: Int
    if let row {
      start = sectionStart(of: row)
    } else {
      start = forward ? 0 : sectionStart(of: rows.count - 1)
      if let found = firstReachable(ofSectionAt: start, where: isReachable) { return found }
    }
    while true {
      if forward {
        start += 1
        while start < rows.count, !beginsSection(start) { start += 1 }
        guard start < rows.count else { return nil }
      } else {
        guard start > 0 else { return nil }
        start = sectionStart(of: start - 1)
      }
      if let found = firstReachable(ofSectionAt: start, where: isReachable) { return found }
    }
  }
}
