/// The scalars of one level that belong together, across what isolates put between them (BD13).
struct BidiRun {
  /// The level.
  let level: UInt8
  /// The places of the scalars, without those that rule X9 takes out.
  private(set) var places: [Int]
  /// The direction before the first of them.
  private(set) var start = BidiClass.leftToRight
  /// The direction after the last of them.
  private(set) var end = BidiClass.leftToRight

  /// The direction of the level itself.
  var embedding: BidiClass { level & 1 == 1 ? .rightToLeft : .leftToRight }

  /// The runs of a paragraph (X10).
  ///
  /// - Complexity: O(*n*).
  static func runs(classes: [BidiClass], levels: [UInt8], baseLevel: UInt8) -> [BidiRun] {
    let kept = classes.indices.filter { !classes[$0].isRemoved }
    let partners = isolatePartners(in: classes)

    var pieces: [Range<Int>] = []
    var pieceOfPlace = [Int](repeating: 0, count: classes.count)
    for (index, place) in kept.enumerated() {
      if index > 0, levels[kept[index - 1]] == levels[place], let last = pieces.last {
        pieces[pieces.count - 1] = last.lowerBound..<index + 1
      } else {
        pieces.append(index..<index + 1)
      }
      pieceOfPlace[place] = pieces.count - 1
    }

    var runs: [BidiRun] = []
    for piece in pieces {
      let first = kept[piece.lowerBound]
      if classes[first] == .popDirectionalIsolate, partners[first] != nil { continue }
      var run = BidiRun(level: levels[first], places: Array(kept[piece]))
      var last = piece
      while let partner = partners[kept[last.upperBound - 1]],
        classes[kept[last.upperBound - 1]].isIsolateInitiator
      {
        last = pieces[pieceOfPlace[partner]]
        run.places += kept[last]
      }
      let before = piece.lowerBound > 0 ? levels[kept[piece.lowerBound - 1]] : baseLevel
      let isOpen = classes[kept[last.upperBound - 1]].isIsolateInitiator
      let after =
        isOpen || last.upperBound == kept.count ? baseLevel : levels[kept[last.upperBound]]
      run.start = max(run.level, before) & 1 == 1 ? .rightToLeft : .leftToRight
      run.end = max(run.level, after) & 1 == 1 ? .rightToLeft : .leftToRight
      runs.append(run)
    }
    return runs
  }

  /// For each scalar that begins or ends an isolate the place of its partner, if it has one (BD9).
  private static func isolatePartners(in classes: [BidiClass]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: classes.count)
    var open: [Int] = []
    for (place, type) in classes.enumerated() {
      if type.isIsolateInitiator {
        open.append(place)
      } else if type == .popDirectionalIsolate, let initiator = open.popLast() {
        partners[initiator] = place
        partners[place] = initiator
      } else if type == .paragraphSeparator {
        open.removeAll()
      }
    }
    return partners
  }

  // MARK: Weak classes

  /// Settles marks, numbers and what stands between numbers (W1 to W7).
  func resolveWeak(_ classes: inout [BidiClass]) {
    var previous = start
    for place in places {
      let type = classes[place]
      if type == .nonspacingMark { classes[place] = previous }  // W1
      let isIsolate = type.isIsolateInitiator || type == .popDirectionalIsolate
      previous = isIsolate ? .otherNeutral : classes[place]
    }
    var strong = start
    for place in places {
      if classes[place].isStrong { strong = classes[place] }
      if classes[place] == .europeanNumber, strong == .arabicLetter {
        classes[place] = .arabicNumber  // W2
      }
    }
    for place in places where classes[place] == .arabicLetter {
      classes[place] = .rightToLeft  // W3
    }
    for index in places.indices.dropFirst().dropLast() {
      let type = classes[places[index]]
      let before = classes[places[index - 1]]
      guard before == classes[places[index + 1]] else { continue }
      switch (before, type) {
      case (.europeanNumber, .europeanSeparator), (.europeanNumber, .commonSeparator),
        (.arabicNumber, .commonSeparator):
        classes[places[index]] = before  // W4
      default: break
      }
    }
    resolveTerminators(&classes)
    strong = start
    for place in places {
      if classes[place].isStrong { strong = classes[place] }
      if classes[place] == .europeanNumber, strong == .leftToRight {
        classes[place] = .leftToRight  // W7
      }
    }
  }

  /// Terminators beside a European number are part of it (W5), others and separators neutral (W6).
  private func resolveTerminators(_ classes: inout [BidiClass]) {
    var index = 0
    while index < places.count {
      guard classes[places[index]] == .europeanTerminator else {
        index += 1
        continue
      }
      var next = index
      while next < places.count, classes[places[next]] == .europeanTerminator { next += 1 }
      let touches =
        index > 0 && classes[places[index - 1]] == .europeanNumber
        || next < places.count && classes[places[next]] == .europeanNumber
      for place in places[index..<next] {
        classes[place] = touches ? .europeanNumber : .otherNeutral
      }
      index = next
    }
    for place in places {
      switch classes[place] {
      case .europeanSeparator, .commonSeparator: classes[place] = .otherNeutral
      default: break
      }
    }
  }

  // MARK: Neutral classes

  /// Gives neutral scalars the direction of what stands around them (N1, N2).
  func resolveNeutral(_ classes: inout [BidiClass]) {
    var index = 0
    var before = start
    while index < places.count {
      guard classes[places[index]].isNeutral else {
        before = Self.direction(of: classes[places[index]]) ?? before
        index += 1
        continue
      }
      var next = index
      while next < places.count, classes[places[next]].isNeutral { next += 1 }
      let after = next < places.count ? Self.direction(of: classes[places[next]]) ?? end : end
      for place in places[index..<next] { classes[place] = before == after ? before : embedding }
      index = next
    }
  }

  /// The direction that a class stands for: numbers count as right to left.
  static func direction(of type: BidiClass) -> BidiClass? {
    switch type {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }
}
