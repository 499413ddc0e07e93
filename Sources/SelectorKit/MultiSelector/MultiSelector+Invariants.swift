extension MultiSelector {
  /// The rules that the selector breaks: always empty, unless there is a fault in this package.
  ///
  /// - Complexity: O(*n*), where *n* is the number of options.
  public func checkInvariants() -> [BrokenInvariant] {
    var report = reportShared()
    let ids = choiceStore.chosen ?? []
    report.require(Set(ids).count == ids.count, .choicesAreUnique, "\(ids.count) ids")
    let positions = values.compactMap { $0.position }
    let isOrdered = zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    report.require(isOrdered, .valueIsInOptionOrder, "\(positions)")
    return report.broken
  }
}
