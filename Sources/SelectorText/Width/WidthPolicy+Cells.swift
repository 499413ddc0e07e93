extension WidthPolicy {
  /// The cells of one grapheme cluster: 0, 1 or 2; more only where scalars are ``Clusters/summed``.
  ///
  /// 0 only for clusters that ``SafeText`` never holds: controls, and marks without a letter.
  /// - Complexity: O(*s* log *t*) for *s* scalars and tables of *t* entries; O(1) for ASCII.
  public func cells(of cluster: Character) -> Int {
    var scalars = cluster.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    guard let second = scalars.next() else { return cells(of: first) }
    var width = presented(first, before: second)
    var next: Unicode.Scalar? = second
    if clusters == .summed {
      while let scalar = next {
        width += scalar.value == 0x200D ? 0 : cells(of: scalar)
        next = scalars.next()
      }
      return width
    }
    // Whatever follows and is no mere mark (a second letter of a conjunct, a vowel sign with room of
    // its own, the partner behind a joiner) makes the cluster wide; no cluster is wider than two.
    while width < 2, let scalar = next {
      if !Self.isZeroInCluster(scalar) { return 2 }
      next = scalars.next()
    }
    return width
  }

  /// The cells of the first scalar of a cluster, with the presentation that the second one gives it.
  private func presented(_ first: Unicode.Scalar, before second: Unicode.Scalar) -> Int {
    let width = cells(of: first)
    switch second.value {
    case 0xFE0F where emojiPresentation == .wide:
      return WidthTables.emojiVariationBases.containsScalar(first.value) ? 2 : width
    case 0xFE0E where textSelectorNarrows && width == 2:
      return WidthTables.emojiVariationBases.containsScalar(first.value) ? 1 : width
    case 0x1F3FB...0x1F3FF where emojiPresentation == .wide && clusters == .joined:
      return WidthTables.modifierBases.containsScalar(first.value) ? 2 : width
    default: return width
    }
  }

  /// The cells of a text: the sum over its clusters.
  ///
  /// - Complexity: O(*n*) in its length; ASCII is counted by bytes.
  public func cells(of text: SafeText) -> Int {
    if text.isASCII { return text.string.utf8.count }
    var sum = 0
    for cluster in text.string { sum += cells(of: cluster) }
    return sum
  }

  /// The cells of a scalar at the start of a cluster.
  private func cells(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0xA1 { return value >= 0x20 && value < 0x7F || value == 0xA0 ? 1 : 0 }
    if value < 0x300 && ambiguous == .narrow { return 1 }
    if WidthTables.zero.containsScalar(value) { return 0 }
    if WidthTables.wide.containsScalar(value) {
      return unicode == .latest || wasWide(value) ? 2 : 1
    }
    if ambiguous == .wide && WidthTables.ambiguous.containsScalar(value) { return 2 }
    return 1
  }

  /// Whether a wide scalar was wide in the version that the terminal knows.
  private func wasWide(_ value: UInt32) -> Bool {
    let table = WidthTables.wideSince
    var low = 0
    var high = table.count / 3
    while low < high {
      let middle = (low + high) / 2
      if value < table[3 * middle] {
        high = middle
      } else if value > table[3 * middle + 1] {
        low = middle + 1
      } else {
        return table[3 * middle + 2] <= UInt32(unicode.packed)
      }
    }
    return true
  }

  /// Whether a scalar takes no room behind the first one of its cluster.
  private static func isZeroInCluster(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x300 { return false }
    if value >= 0x1F3FB && value <= 0x1F3FF { return true }  // skin tones
    return WidthTables.zero.containsScalar(value)
  }
}

extension [UInt32] {
  /// Whether a scalar lies in one of the ranges of a flat table of sorted pairs.
  ///
  /// - Complexity: O(log *n*) for *n* pairs.
  func containsScalar(_ value: UInt32) -> Bool {
    var low = 0
    var high = count / 2
    while low < high {
      let middle = (low + high) / 2
      if value < self[2 * middle] {
        high = middle
      } else if value > self[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
