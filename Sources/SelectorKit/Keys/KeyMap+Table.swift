extension SelectorGesture: CustomStringConvertible {
  /// What the gesture does, in a few words for a table of keys.
  public var description: String {
    switch self {
    case .open(.chosenOrFirst): "open at the chosen option, else the first"
    case .open(.chosenOrLast): "open at the chosen option, else the last"
    case .open(.chosenOrNone): "open at the chosen option, else at none"
    case .open(.first): "open at the first option"
    case .open(.last): "open at the last option"
    case .move(let movement): movement.words
    case .extend(let movement): "choose from the anchor, " + movement.words
    case .extendToEnd(forward: true): "choose from here to the last"
    case .extendToEnd(forward: false): "choose from here to the first"
    case .extendFromLast: "choose from the last choice to here"
    case .toggleAll: "choose all shown, or none"
    case .choose(let movement): "choose in place: " + movement.words
    case .enter: "choose the highlighted option, or open"
    case .space: "go on typing, else choose or open"
    case .accept: "choose the highlighted option and close"
    case .escape: "close without choosing"
    case .tab: "close and move on"
    case .backspace: "take back the last thing typed, or clear"
    case .delete: "clear"
    case .caret: "move the caret"
    case .type(let text): "type \"\(text)\""
    }
  }
}

extension SelectorMovement {
  fileprivate var words: String {
    switch self {
    case .next: "next option"
    case .previous: "previous option"
    case .first: "first option"
    case .last: "last option"
    case .pageDown: "a page on"
    case .pageUp: "a page back"
    case .nextSection: "next section"
    case .previousSection: "previous section"
    }
  }
}

extension KeyMap {
  /// The map as a table in Markdown, one row a key, for a sort of selector.
  ///
  /// Keys that are bound to nothing on purpose have no row.
  ///
  /// - Complexity: O(*b*²), where *b* is the number of bindings.
  public func table(for kind: Kinds) -> String {
    var keys: [KeyPress] = []
    for binding in bindings where !binding.kinds.isDisjoint(with: kind) {
      if binding.gesture != nil, !keys.contains(binding.press) { keys.append(binding.press) }
    }
    var lines = ["| Key | Closed | Open |", "|---|---|---|"]
    for key in keys {
      let cells = [false, true].map { isOpen in
        gesture(for: key, kind: kind, isOpen: isOpen).map { $0.description } ?? ""
      }
      lines.append("| `\(key.name)` | \(cells[0]) | \(cells[1]) |")
    }
    return lines.joined(separator: "\n")
  }

  /// Something about a map that its author should know.
  public enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// Two bindings name one key in one phase for one sort.
    case conflict(KeyPress, Phase)
    /// An open list cannot be left, or nothing in it can be reached or chosen, by a key.
    case gap(SelectorGesture, Phase)

    /// The problem in one line.
    public var description: String {
      switch self {
      case .conflict(let press, let phase): "\(press.name) is bound twice while \(phase.rawValue)"
      case .gap(let gesture, let phase): "no key for \"\(gesture)\" while \(phase.rawValue)"
      }
    }
  }

  /// What is missing or bound twice for a sort of selector; empty for a map that can be used.
  ///
  /// A usable map opens a closed list, and in an open one goes to the next and the previous option,
  /// chooses, and closes without choosing.
  ///
  /// - Complexity: O(*b*²), where *b* is the number of bindings.
  public func problems(for kind: Kinds) -> [Problem] {
    var problems: [Problem] = []
    let bindings = self.bindings.filter { !$0.kinds.isDisjoint(with: kind) }
    for (index, binding) in bindings.enumerated() {
      let isTwice = bindings[..<index].contains {
        $0.press == binding.press && $0.phase == binding.phase
          && !$0.kinds.isDisjoint(with: binding.kinds)
      }
      if isTwice { problems.append(.conflict(binding.press, binding.phase)) }
    }
    func has(_ phase: Phase, _ isSuch: (SelectorGesture) -> Bool) -> Bool {
      bindings.contains { $0.phase == phase && ($0.gesture.map(isSuch) ?? false) }
    }
    let opens = has(.closed) {
      switch $0 {
      case .open, .enter, .space: true
      default: false
      }
    }
    if !opens { problems.append(.gap(.open(.chosenOrFirst), .closed)) }
    let needed: [SelectorGesture] = [.move(.next), .move(.previous), .enter, .escape]
    for gesture in needed where !has(.open, { $0 == gesture }) {
      problems.append(.gap(gesture, .open))
    }
    return problems
  }
}
