/// The labels and keywords of all options, folded once, to be searched at every key.
///
/// Options go by their position, in the order in which they were appended. The texts stand in one
/// run of bytes, each behind a separator; a query makes no string. Positions beyond `Int32.max` are
/// not indexed.
struct SearchIndex: Sendable {
  /// The texts of all options.
  private(set) var text = FoldedText()

  /// Where the label of each option begins, and behind the last one where the next would.
  private(set) var starts: [Int] = []

  /// The characters of each option, label and keywords together.
  private(set) var masks: [UInt64] = []

  /// Makes an index without options.
  init() {
    text.endText()
    starts.append(text.count)
  }

  /// Indexes options by their texts, in one pass.
  ///
  /// - Complexity: O(*n*) over the bytes of all texts; the closures run once an option.
  init(count: Int, label: (Int) -> String, keywords: ((Int) -> [String])? = nil) {
    self.init()
    append(count: count, label: label, keywords: keywords)
  }

  /// Adds options behind the others; the closures are asked by numbers from 0.
  mutating func append(count: Int, label: (Int) -> String, keywords: ((Int) -> [String])?) {
    let count = max(count, 0)
    if masks.isEmpty {
      // Only at first: reserved anew for each page of a list, room would never grow ahead.
      starts.reserveCapacity(count + 1)
      masks.reserveCapacity(count)
    }
    let start = text.count
    for number in 0..<count {
      append(label: label(number), keywords: keywords?(number) ?? [])
      // Growing step by step would touch three times the memory. The first thousand tell about how
      // much the rest takes, within reason should they be the long ones.
      if number == 1_023 { text.reserve(min((text.count - start) / 1_000, 256) * (count - number)) }
    }
  }

  /// The number of options.
  var count: Int { masks.count }

  /// Adds an option behind the others.
  ///
  /// White space at the ends of the texts does not count. An empty text is found by no query.
  mutating func append(label: String, keywords: [String] = []) {
    guard count < Int32.max else { return }
    text.appendWhole(label)
    for keyword in keywords { text.appendWhole(keyword) }
    starts.append(text.count)
    masks.append(text.takeMask().bits)
  }

  /// Tells whether the label of an option begins with folded bytes; false for a position that is
  /// none.
  ///
  /// The label itself begins without white space. To ask whether it goes on with a space after a
  /// beginning, put one behind the bytes.
  ///
  /// - Complexity: O(*n*) over the bytes.
  func hasPrefix(_ folded: [UInt8], at position: Int) -> Bool {
    guard masks.indices.contains(position) else { return false }
    let start = starts[position]
    guard folded.count < starts[position + 1] - start else { return false }
    for (index, byte) in folded.enumerated() where text.bytes[start + index] != byte {
      return false
    }
    return true
  }
}
