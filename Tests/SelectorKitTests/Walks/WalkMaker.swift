import SelectorKit

/// Makes options, rules and steps at random from a seed.
struct WalkMaker {
  var random: SeededGenerator
  let kind: NaiveControl.Kind
  private(set) var rules = NaiveRules()
  private var now = 0

  init(seed: UInt64, kind: NaiveControl.Kind) {
    random = SeededGenerator(seed: seed)
    self.kind = kind
  }

  static let labels = [
    "Anna", "Anton", "ada", "aaa", "Bert", "Bernd Otto", "B", "Bert Anna", "Otto", "o", "Nora b",
  ]

  // MARK: The start

  mutating func options() -> [NaiveOption] {
    let count = pick([0, 1, 2, 3, 4, 5, 6, 9, 12])
    let hasSections = oneIn(3)
    var ids = Array(0..<14).shuffled(using: &random)
    return (0..<count).map { _ in option(ids.removeLast(), hasSections) }
  }

  private mutating func option(_ id: Int, _ hasSections: Bool) -> NaiveOption {
    NaiveOption(
      id: id, label: pick(Self.labels), section: hasSections ? pick(["x", "y", nil]) : nil,
      isDisabled: oneIn(4), isLocked: oneIn(9))
  }

  /// Rules that mostly are the usual ones, each now and then not.
  mutating func makeRules() -> NaiveRules {
    rules.isReadOnly = oneIn(10)
    rules.isClearable = !oneIn(4)
    rules.isDeselectable = oneIn(4)
    rules.closesOnChoice = pick([nil, nil, nil, true, false])
    rules.search = oneIn(3) ? pick(NaiveRules.Search.allCases) : nil
    rules.wraps = oneIn(4)
    rules.reachesDisabled = oneIn(5)
    rules.letters = pick(NaiveRules.Letters.allCases)
    rules.commitsOnTab = !oneIn(4)
    rules.commitsOutside = oneIn(3)
    rules.commitsOnBlur = oneIn(3)
    rules.missing = pick(NaiveRules.Missing.allCases)
    rules.maximum = pick([nil, nil, 0, 1, 2, 3])
    rules.overflow = pick(NaiveRules.Overflow.allCases)
    rules.takesText = oneIn(2)
    rules.rows = pick([8, 1, 2, 3, 4, 0])
    rules.hasDetailLines = oneIn(4)
    rules.initial = makeDefault()
    return rules
  }

  private mutating func makeDefault() -> NaiveRules.Default {
    let one: [NaiveRules.Default] = [
      .none, .none, .none, .first, .firstEnabled, .only, .id(id()),
      .index(pick([-1, 0, 1, 3, 99])),
    ]
    return kind == .multi && oneIn(3) ? .ids([id(), id(), id()]) : pick(one)
  }

  /// The same rules but for one or two that are other now.
  private mutating func otherRules() -> NaiveRules {
    switch pick(Array(0..<10)) {
    case 0: rules.isDisabled.toggle()
    case 1: rules.isReadOnly.toggle()
    case 2: rules.search = pick([nil, .prefix, .substring])
    case 3: rules.reachesDisabled.toggle()
    case 4: rules.rows = pick([0, 1, 2, 3, 8])
    case 5: rules.missing = pick(NaiveRules.Missing.allCases)
    case 6: rules.maximum = pick([nil, 1, 2])
    case 7: rules.takesText.toggle()
    case 8: rules.hasDetailLines.toggle()
    default: rules.isDisabled = false
    }
    return rules
  }

  // MARK: Steps

  mutating func step() -> WalkStep {
    now += pick([0, 1, 100, 499, 500, 501, 2000, -300])
    if rules.isDisabled, oneIn(2) {
      rules.isDisabled = false
      return .setRules(rules)
    }
    switch pick(Array(0..<40)) {
    case 0, 1:
      let status: NaiveControl.Status = pick([.ready, .ready, .ready, .loading, .failed, .blocked])
      return .replace(status == .ready || oneIn(3) ? options() : [], status)
    case 2:
      return .append([option(id(), oneIn(3)), option(id(), false)])
    case 3, 4: return .setDisabled(id(), pick([true, true, false, nil]))
    case 5: return .setRules(otherRules())
    case 6..<10: return .intent(programIntent(), at: now)
    case 10..<18: return .intent(pointerIntent(), at: now)
    default: return .intent(.gesture(gesture()), at: now)
    }
  }

  private mutating func programIntent() -> SelectorIntent<Int> {
    pick([
      .open, .close(pick(SelectorCloseReason.allCases)), .choose([id()]),
      .choose([id(), id(), id()]),
      .choose([]), .chooseIndex(pick([-1, 0, 1, 2, .max, .min])), .clear, .enterText("Anna"),
      .enterText("zz"), .search(pick(["", "an", "n a", "zz"])),
      .layout(rows: pick([0, 1, 2, 3, 5, 8, -1, .max])),
    ])
  }

  private mutating func pointerIntent() -> SelectorIntent<Int> {
    pick([
      .pressHeader, .pressHeader, .press(id(), extending: false), .press(id(), extending: true),
      .press(id(), extending: true), .hover(id()), .hover(id()), .pressOutside(.outside),
      .pressOutside(.sibling), .focus, .blur, .windowBlur, .windowBlur,
      .paste(pick(["an", "b o", " ", "\n", "", "o\nt"])),
    ])
  }

  private mutating func gesture() -> SelectorGesture {
    let movement = pick(SelectorMovement.allCases)
    return pick([
      .open(pick(OpeningPlace.allCases)), .open(pick(OpeningPlace.allCases)), .move(movement),
      .move(.next), .move(.previous), .move(movement), .extend(movement), .extend(.next),
      .extend(.previous), .extendToEnd(forward: oneIn(2)), .extendFromLast, .toggleAll,
      .choose(movement), .choose(movement), .enter, .enter, .enter, .space, .space, .space, .accept,
      .escape, .tab, .backspace, .backspace, .delete, .caret, letter(), letter(), letter(),
      letter(),
    ])
  }

  private mutating func letter() -> SelectorGesture {
    .type(pick(["a", "a", "A", "n", "b", "B", "e", "o", "t", "z", "r", ""]))
  }

  private mutating func id() -> Int { pick(Array(0..<14) + [99]) }
  private mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
