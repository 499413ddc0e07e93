/// A bracket that has a partner: pairs of them take the direction of what they enclose (rule N0).
enum BidiBracket: Hashable, Sendable {
  /// It opens; the scalar is what closes it.
  case opening(Unicode.Scalar)
  /// It closes; the scalar is itself.
  case closing(Unicode.Scalar)

  /// The bracket that a scalar is, or nil.
  ///
  /// - Complexity: O(log *t*) for a table of *t* pairs.
  init?(_ scalar: Unicode.Scalar) {
    // These two pairs are canonically equivalent, and so either closes what the other opens.
    switch scalar.value {
    case 0x2329: self = .opening("\u{3009}")
    case 0x232A: self = .closing("\u{3009}")
    default:
      guard let mirrored = scalar.mirrored else { return nil }
      if BidiTables.brackets.second(of: scalar) == mirrored {
        self = .opening(mirrored)
      } else if BidiTables.brackets.second(of: mirrored) == scalar {
        self = .closing(scalar)
      } else {
        return nil
      }
    }
  }
}

extension Unicode.Scalar {
  /// The scalar that looks like this one in a mirror (rule L4); nil for most.
  ///
  /// - Complexity: O(log *t*) for a table of *t* pairs.
  var mirrored: Unicode.Scalar? { BidiTables.mirrored.second(of: self) }
}

extension [UInt32] {
  /// The second scalar of the pair that begins with one, in a flat table sorted by the first.
  fileprivate func second(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    var low = 0
    var high = count / 2
    while low < high {
      let middle = (low + high) / 2
      let first = self[2 * middle]
      if first == scalar.value { return Unicode.Scalar(self[2 * middle + 1]) }
      if first < scalar.value { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
