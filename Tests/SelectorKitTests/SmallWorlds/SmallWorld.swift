@testable import SelectorKit

/// Every state that a selector of a few options reaches by a few intents.
struct SmallWorld<Control: ModeledControl> {
  var options: [NaiveOption]
  var rules: NaiveRules

  /// What was found: how many states, by how many steps, and the way to the first failure.
  struct Census {
    var states = 0
    var steps = 0
    var failure: String?
  }

  struct Place {
    var pair: WalkPair<Control>
    var way: [WalkStep] = []
  }

  /// Goes everywhere that at most so many intents lead to; a state that was seen is not left again.
  func explore(depth: Int) -> Census {
    var census = Census()
    let start = Place(pair: WalkPair(options, rules))
    var seen: Set<Control.State> = [start.pair.control.timelessState]
    var edge = [start]
    for _ in 0..<depth where census.failure == nil {
      var next: [Place] = []
      for place in edge {
        for step in steps(from: place.pair.model) {
          census.steps += 1
          var pair = place.pair
          var complaint = pair.compare(step)
          if seen.insert(pair.control.timelessState).inserted {
            next.append(Place(pair: pair, way: place.way + [step]))
            let broken = pair.control.checkInvariants()
            if !broken.isEmpty { complaint = "broken: \(broken)" }
          }
          if let complaint {
            let way = (place.way + [step]).map { "\($0)" }.joined(separator: "\n  ")
            census.failure = "options \(options)\n  \(rules)\n  \(way)\n  \(complaint)"
            return census
          }
        }
      }
      edge = next
    }
    census.states = seen.count
    return census
  }

  /// Every intent, with every id; those that look at the time within the delay and past it.
  private func steps(from model: NaiveControl) -> [WalkStep] {
    let inside = (model.lastLetter ?? 0) + NaiveControl.delay
    return intents.map { .intent($0, at: inside) }
      + timed.map { .intent($0, at: inside + 1) }
  }

  private var timed: [SelectorIntent<Int>] {
    [.gesture(.type("a")), .gesture(.type("b")), .gesture(.space)]
  }

  private var intents: [SelectorIntent<Int>] {
    let ids = options.map(\.id) + [99]
    var intents = timed
    intents += ids.flatMap {
      [.press($0, extending: false), .press($0, extending: true), .hover($0), .choose([$0])]
    }
    intents += OpeningPlace.allCases.map { .gesture(.open($0)) }
    for movement in SelectorMovement.allCases {
      intents += [.gesture(.move(movement)), .gesture(.extend(movement))]
      if Control.modelKind == .selector { intents.append(.gesture(.choose(movement))) }
    }
    let gestures: [SelectorGesture] = [
      .enter, .accept, .escape, .tab, .backspace, .delete, .caret, .extendToEnd(forward: true),
      .extendToEnd(forward: false), .extendFromLast, .toggleAll,
    ]
    intents += gestures.map { .gesture($0) }
    intents += [
      .pressHeader, .pressOutside(.outside), .focus, .blur, .windowBlur, .open, .close(.program),
      .choose([]), .choose(ids), .chooseIndex(-1), .chooseIndex(1), .clear, .enterText("a"),
      .layout(rows: 1), .layout(rows: 3), .paste("a"),
    ]
    return intents
  }
}

extension ListState {
  /// The state but for the instant of the last letter, since only the time since then matters.
  fileprivate var timeless: Self {
    var state = self
    if state.typeahead.lastTyped != nil { state.typeahead.lastTyped = .start }
    return state
  }
}

extension ModeledControl {
  fileprivate var timelessState: State {
    var copy = self
    copy.list.state = list.state.timeless
    return copy.state
  }
}
