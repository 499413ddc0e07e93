/// How a scalar behaves where texts of both directions meet (UAX #9, table 4).
///
/// The raw values are those of the generated table.
enum BidiClass: UInt8, CaseIterable, Sendable {
  case leftToRight, rightToLeft, arabicLetter
  case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
  case nonspacingMark, boundaryNeutral, paragraphSeparator, segmentSeparator, whitespace
  case otherNeutral
  case leftToRightEmbedding, leftToRightOverride, rightToLeftEmbedding, rightToLeftOverride
  case popDirectionalFormat
  case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate, popDirectionalIsolate

  /// The class of a scalar.
  ///
  /// - Complexity: O(log *t*) for a table of *t* runs; O(1) for ASCII letters.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value | 0x20 >= 0x61 && value | 0x20 <= 0x7A {
      self = .leftToRight
      return
    }
    var low = 0
    var high = BidiTables.classes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if BidiTables.classes[middle] >> 5 <= value { low = middle } else { high = middle }
    }
    let number = UInt8(truncatingIfNeeded: BidiTables.classes[low] & 31)
    self = BidiClass(rawValue: number) ?? .leftToRight
  }

  /// Whether it gives a text its direction.
  var isStrong: Bool { self == .leftToRight || self == .rightToLeft || self == .arabicLetter }

  /// Whether it begins an isolate.
  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// Whether rule X9 takes it out.
  var isRemoved: Bool {
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
      .popDirectionalFormat, .boundaryNeutral:
      true
    default: false
    }
  }

  /// Whether rules N1 and N2 decide about it.
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral,
      .popDirectionalIsolate:
      true
    default: isIsolateInitiator
    }
  }

  /// Whether rule L1 gives it the level of the paragraph at the end of a line.
  var isTrailing: Bool {
    self == .whitespace || self == .popDirectionalIsolate || isIsolateInitiator || isRemoved
  }
}
