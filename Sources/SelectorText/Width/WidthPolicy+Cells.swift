extension WidthPolicy {
  /// The cells of one grapheme cluster: 0, 1 or 2.
  ///
  /// 0 only for clusters that ``SafeText`` never holds: controls, and marks without a letter.
  /// - Complexity: O(*s* log *t*) for *s* scalars and tables of *t* entries; O(1) for ASCII.
  public func cells(of cluster: Character) -> Int {
    var scalars = cluster.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    guard var scalar = scalars.next() else { return cells(of: first) }

    var width = cells(of: first)
    if scalar.value == 0xFE0F, WidthTables.emojiVariationBases.containsScalar(first.value) {
      width = 2
    } else if scalar.value == 0xFE0E, textSelectorNarrows, width == 2,
      WidthTables.emojiVariationBases.containsScalar(first.value)
    {
      width = 1
    }
    // Whatever follows and is no mere mark (a second letter of a conjunct, a vowel sign with room of
    // its own, the partner behind a joiner) makes the cluster wide; no cluster is wider than two.
    while width < 2 {
      if !Self.isZeroInCluster(scalar) { return 2 }
      guard let next = scalars.next() else { break }
      scalar = next
    }
    return width
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
    if WidthTables.wide.containsScalar(value) { return 2 }
    if ambiguous == .wide && WidthTables.ambiguous.containsScalar(value) { return 2 }
    return 1
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
