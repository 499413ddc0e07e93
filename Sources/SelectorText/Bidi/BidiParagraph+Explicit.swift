extension BidiParagraph {
  /// One entry of the stack of directions.
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// Follows embeddings, overrides and isolates (X1 to X8).
  mutating func resolveExplicitLevels() {
    var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
    var overflow = (isolates: 0, embeddings: 0)
    var validIsolates = 0
    for (place, type) in classes.enumerated() {
      let top = stack[stack.count - 1]
      levels[place] = top.level
      switch type {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride,
        .leftToRightOverride:
        let isRight = type == .rightToLeftEmbedding || type == .rightToLeftOverride
        let next = Self.next(after: top.level, isRight: isRight)
        if next <= Self.maximumDepth, overflow == (0, 0) {
          let override: BidiClass? =
            switch type {
            case .rightToLeftOverride: .rightToLeft
            case .leftToRightOverride: .leftToRight
            default: nil
            }
          stack.append(Status(level: next, override: override, isIsolate: false))
        } else if overflow.isolates == 0 {
          overflow.embeddings += 1
        }
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
        if let override = top.override { resolved[place] = override }
        let isRight =
          type == .rightToLeftIsolate
          || type == .firstStrongIsolate && firstStrongLevel(inIsolateAt: place) == 1
        let next = Self.next(after: top.level, isRight: isRight)
        if next <= Self.maximumDepth, overflow == (0, 0) {
          validIsolates += 1
          stack.append(Status(level: next, override: nil, isIsolate: true))
        } else {
          overflow.isolates += 1
        }
      case .popDirectionalIsolate:
        if overflow.isolates > 0 {
          overflow.isolates -= 1
        } else if validIsolates > 0 {
          overflow.embeddings = 0
          while stack.count > 1, !stack[stack.count - 1].isIsolate { stack.removeLast() }
          if stack.count > 1 { stack.removeLast() }
          validIsolates -= 1
        }
        let top = stack[stack.count - 1]
        levels[place] = top.level
        if let override = top.override { resolved[place] = override }
      case .popDirectionalFormat:
        if overflow.isolates == 0 {
          if overflow.embeddings > 0 {
            overflow.embeddings -= 1
          } else if !top.isIsolate, stack.count > 1 {
            stack.removeLast()
          }
        }
      case .paragraphSeparator: levels[place] = baseLevel
      case .boundaryNeutral: break
      default: if let override = top.override { resolved[place] = override }
      }
    }
  }

  private static func next(after level: UInt8, isRight: Bool) -> UInt8 {
    isRight ? (level + 1) | 1 : (level + 2) & ~1
  }

  /// What the first strong letter inside an isolate gives, up to what ends the isolate (X5c).
  private func firstStrongLevel(inIsolateAt place: Int) -> UInt8? {
    var depth = 0
    for type in classes[(place + 1)...] {
      switch type {
      case _ where type.isIsolateInitiator: depth += 1
      case .popDirectionalIsolate:
        if depth == 0 { return nil }
        depth -= 1
      case .leftToRight where depth == 0: return 0
      case .rightToLeft where depth == 0, .arabicLetter where depth == 0: return 1
      default: break
      }
    }
    return nil
  }
}
