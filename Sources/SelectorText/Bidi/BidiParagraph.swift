/// The levels of a paragraph of text by the Unicode bidirectional algorithm (UAX #9).
///
/// Even levels read from left to right, odd ones from right to left. It knows classes only, not letters,
/// so that it can be tested against the published data line by line.
struct BidiParagraph {
  /// The most levels of explicit embedding (BD2).
  static let maximumDepth: UInt8 = 125

  /// The class of each scalar as it stands.
  let classes: [BidiClass]
  /// The level of the paragraph.
  let baseLevel: UInt8
  /// The level of each scalar, before a line is cut (rules P1 to I2).
  var levels: [UInt8]
  /// The class of each scalar after overrides.
  var resolved: [BidiClass]
  /// The bracket that each scalar is.
  let brackets: [BidiBracket?]

  /// Works out the levels of scalars.
  ///
  /// - Complexity: O(*n* log *n*) at most, for brackets; O(*n*) without.
  init(_ scalars: [Unicode.Scalar], baseLevel: UInt8? = nil) {
    self.init(
      classes: scalars.map { BidiClass($0) }, brackets: scalars.map { BidiBracket($0) },
      baseLevel: baseLevel)
  }

  /// Works out the levels of classes.
  ///
  /// - Parameters:
  ///   - classes: The class of each scalar.
  ///   - brackets: The bracket that each scalar is; empty if there is none.
  ///   - baseLevel: 0 or 1; nil takes it from the first strong letter (P2, P3), else 0.
  init(classes: [BidiClass], brackets: [BidiBracket?] = [], baseLevel: UInt8? = nil) {
    self.classes = classes
    self.brackets = brackets
    self.baseLevel = baseLevel ?? Self.firstStrongLevel(of: classes[...]) ?? 0
    resolved = classes
    levels = [UInt8](repeating: self.baseLevel, count: classes.count)
    resolveExplicitLevels()
    for run in BidiRun.runs(classes: classes, levels: levels, baseLevel: self.baseLevel) {
      run.resolveWeak(&resolved)
      if !brackets.isEmpty { run.resolveBrackets(&resolved, brackets, original: classes) }
      run.resolveNeutral(&resolved)
    }
    for place in levels.indices where !classes[place].isRemoved {
      levels[place] += Self.rise(from: levels[place], by: resolved[place])
    }
  }

  /// The level that the first strong letter outside of isolates gives, or nil (P2, P3).
  static func firstStrongLevel(of classes: ArraySlice<BidiClass>) -> UInt8? {
    var depth = 0
    for type in classes {
      switch type {
      case _ where type.isIsolateInitiator: depth += 1
      case .popDirectionalIsolate: depth = max(0, depth - 1)
      case .leftToRight where depth == 0: return 0
      case .rightToLeft where depth == 0, .arabicLetter where depth == 0: return 1
      case .paragraphSeparator: return nil
      default: break
      }
    }
    return nil
  }

  /// The levels of the paragraph as one line: blanks at its end fall back to its direction (L1).
  var lineLevels: [UInt8] {
    var levels = levels
    var isTrailing = true
    for place in levels.indices.reversed() {
      let type = classes[place]
      if type == .segmentSeparator || type == .paragraphSeparator {
        levels[place] = baseLevel
        isTrailing = true
      } else if isTrailing, type.isTrailing {
        levels[place] = baseLevel
      } else if !type.isRemoved {
        isTrailing = false
      }
    }
    return levels
  }

  /// The order in which the items of a line stand from left to right, for their levels (L2).
  ///
  /// - Complexity: O(*n* × *d*), where *d* is the number of levels.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// How much a class lies above its embedding level (I1, I2).
  private static func rise(from level: UInt8, by type: BidiClass) -> UInt8 {
    switch (level & 1 == 1, type) {
    case (false, .rightToLeft): 1
    case (false, .europeanNumber), (false, .arabicNumber): 2
    case (true, .leftToRight), (true, .europeanNumber), (true, .arabicNumber): 1
    default: 0
    }
  }
}
