extension BidiRun {
  /// The most brackets that may be open at once (BD16).
  private static let openLimit = 63

  /// Gives pairs of brackets the direction of what they enclose, or of what stands before (N0).
  func resolveBrackets(
    _ classes: inout [BidiClass], _ brackets: [BidiBracket?], original: [BidiClass]
  ) {
    for pair in bracketPairs(classes, brackets) {
      guard let direction = direction(of: pair, in: classes) else { continue }
      for index in [pair.opening, pair.closing] {
        classes[places[index]] = direction
        // Marks behind a bracket go with it.
        for place in places[(index + 1)...] {
          guard original[place] == .nonspacingMark else { break }
          classes[place] = direction
        }
      }
    }
  }

  /// Brackets that belong together, as indices of `places`, sorted by the opening one (BD16).
  private func bracketPairs(
    _ classes: [BidiClass], _ brackets: [BidiBracket?]
  ) -> [(opening: Int, closing: Int)] {
    var open: [(closer: Unicode.Scalar, index: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for (index, place) in places.enumerated() where classes[place] == .otherNeutral {
      switch brackets[place] {
      case .opening(let closer):
        if open.count == Self.openLimit { return [] }
        open.append((closer, index))
      case .closing(let closer):
        guard let match = open.lastIndex(where: { $0.closer == closer }) else { continue }
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
      case nil: break
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// The direction of a pair of brackets; nil leaves them neutral.
  private func direction(
    of pair: (opening: Int, closing: Int), in classes: [BidiClass]
  ) -> BidiClass? {
    var holdsOther = false
    for index in pair.opening + 1..<pair.closing {
      guard let found = Self.direction(of: classes[places[index]]) else { continue }
      if found == embedding { return embedding }
      holdsOther = true
    }
    guard holdsOther else { return nil }
    let before = places[..<pair.opening].reversed().lazy.compactMap {
      Self.direction(of: classes[$0])
    }
    return (before.first ?? start) == embedding ? embedding : Self.opposite(of: embedding)
  }

  private static func opposite(of direction: BidiClass) -> BidiClass {
    direction == .leftToRight ? .rightToLeft : .leftToRight
  }
}
