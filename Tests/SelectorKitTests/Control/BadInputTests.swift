import Testing

@testable import SelectorKit

/// Nothing traps, whatever is handed in; what makes no sense changes nothing.
@Suite struct `Bad input` {
  private typealias One = DropdownSelector<TestOption>
  private typealias Several = MultiSelector<TestOption>
  private typealias Box = Combobox<TestOption>

  static let keys =
    "ArrowDown ArrowUp Alt+ArrowDown Enter Space Escape Home End PageDown PageUp Shift+ArrowDown"
    + " Shift+ArrowUp Control+a Control+Shift+End Control+Shift+Home Shift+Space a b Backspace"
    + " Delete Tab ArrowDown Alt+ArrowUp F4 Control+n Control+p Enter"

  static let intents: [SelectorIntent<Int>] =
    [
      .open, .press(99, extending: false), .press(-1, extending: true), .hover(.min), .choose([]),
      .choose([99, 99, -1]), .chooseIndex(-1), .chooseIndex(.max), .chooseIndex(.min), .focus,
      .layout(rows: .max), .gesture(.type("")), .gesture(.type("abc")), .gesture(.type("\0")),
      .gesture(.type("\u{301}")), .paste("\0\r\n"), .layout(rows: -1), .layout(rows: .min),
      .pressHeader, .blur, .windowBlur, .enterText(""), .enterText("\0"), .clear, .open,
      .layout(rows: 0),
    ] + SelectorMovement.allCases.map { .gesture(.choose($0)) }
    + SelectorMovement.allCases.map { .gesture(.extend($0)) }
    + OpeningPlace.allCases.map { .gesture(.open($0)) }

  /// Sends everything there is to every sort in every configuration that changes what it does.
  private func torment(_ options: [TestOption]) {
    let defaults: [InitialChoice<Int>] = [.none, .first, .index(.max), .ids([99, 0, 0])]
    for (map, initial) in zip(KeyMap.presets, defaults) {
      for search in [nil, SearchMode.fuzzy] {
        func change(_ configuration: inout SelectorConfiguration) {
          configuration.keyMap = map
          configuration.search = search
          configuration.allowsCustomText = true
          configuration.reachesDisabled = map.wraps
        }
        torment(Trial<One>(options, default: initial, change))
        torment(Trial<Several>(options, default: initial, change))
        torment(Trial<Box>(options, default: initial, change))
      }
    }
  }

  private func torment<Control: ModeledControl>(_ trial: Trial<Control>) {
    var trial = trial
    trial.press(Self.keys)
    for intent in Self.intents { trial.send(intent) }
    trial.press(Self.keys)
  }

  @Test func `of no options`() { torment([]) }

  @Test func `of options that are all disabled or locked`() {
    torment((0..<3).map { TestOption($0, "a", isDisabled: true) })
    torment((0..<3).map { TestOption($0, "b", isLocked: true) })
  }

  @Test func `of ids that are not unique`() {
    torment([TestOption(0, "a"), TestOption(0, "b"), TestOption(1, "c"), TestOption(0, "a")])
  }

  static let labels = [
    "", " ", "\0", "\u{7}\u{1b}[31m", "\u{200b}\u{200d}\u{feff}", "\u{202e}abc", "\n\r\n",
    "\u{301}", "👩‍👩‍👧‍👦", "\u{10ffff}", "e\u{301}\u{301}\u{301}",
  ]

  @Test func `of labels without width or with control characters`() {
    torment(Self.labels.enumerated().map { TestOption($0, $1) })
  }

  @Test func `of a label of a megabyte`() {
    let label = String(repeating: "ab c", count: 1 << 18)
    var trial = Trial<Box>([TestOption(0, label), TestOption(1, "z")])
    trial.press("a b Enter")
    #expect(trial.control.headerText == label)
    trial.press("Backspace z Enter")
    #expect(trial.control.valueIDs == [1])
    var one = Trial<One>([TestOption(0, label), TestOption(1, "z")]) { $0.search = .fuzzy }
    one.press("a c Enter")
    #expect(one.control.valueIDs == [0])
  }

  @Test func `of a query of many words`() {
    let text = String(repeating: "ab ", count: 1 << 13)
    var trial = Trial<Box> { $0.allowsCustomText = true }
    #expect(trial.send(.paste(text)).hasSuffix("' 0"))
    trial.press("Backspace Tab")
    #expect(trial.control.customText?.utf8.count == text.utf8.count - 1)
  }

  @Test func `of a hundred thousand options`() {
    var selector = DropdownSelector(
      options: OptionList(uniqueIDs: [TestOption].numbers(100_000)), presentation: .ofOptions)
    selector.configure { $0.search = .substring }
    for key in ["ArrowUp", "PageUp", "Home", "9", "9", "9", "9", "Enter"] {
      if let press = try? KeyPress(name: key) { selector.press(press) }
    }
    #expect(selector.valueIDs == [9999] && selector.checkInvariants() == [])
    selector.send(.layout(rows: .max), at: .start)
    selector.replaceOptions([])
    #expect(selector.checkInvariants() == [])
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max - 1, .max])
  func `of sizes`(rows: Int) {
    let options = (0..<9).map { TestOption($0, "\($0)", section: "\($0 / 2)") }
    for map in KeyMap.presets {
      var trial = Trial<One>(options, default: .id(4)) {
        $0.rows = rows
        $0.keyMap = map
      }
      trial.press("PageDown PageDown PageUp PageUp PageUp Alt+ArrowDown PageDown PageUp End Home")
      for size in [rows, 3, rows] {
        trial.send(.layout(rows: size))
        trial.press("End PageUp Home PageDown")
        for lines in [Int.min, -1, 0, 1, 2, .max] {
          let shown = trial.control.list(at: 0, lines: lines)?.rows ?? []
          let limit = min(lines, rows)
          #expect(shown.count <= max(0, limit))
          #expect(limit < 1 || shown.contains { $0.isHighlighted })
        }
      }
      trial.step { $0.configure { $0.rows = 3 } }
      trial.step { $0.configure { $0.rows = rows } }
      #expect(trial.control.wantedLines(at: 0) <= max(0, rows))
    }
  }

  @Test func `of instants that go back or lie as far apart as can be`() {
    let far: [Duration] = [
      .zero, .seconds(1.7e20), .seconds(-1.7e20), .milliseconds(-1), .seconds(1.7e20), .seconds(3),
    ]
    for delay in [Duration.zero, .seconds(-1), .seconds(1.7e20), .milliseconds(500)] {
      var selector = One("", options: .people)
      selector.configure { $0.typeahead.delay = delay }
      for offset in far {
        for key in [KeyPress.Key.character("d"), .space, .character("a")] {
          selector.press(KeyPress(key), at: SelectorInstant(offset))
          #expect(selector.checkInvariants() == [])
        }
      }
    }
  }

  @Test func `of ids that were wrongly called unique`() {
    let options = [0, 1, 1, 2, 0, 3].map { TestOption($0, "n\($0)") }
    for key in ["End", "Home", "PageDown", "ArrowUp"] {
      var selector = One(
        options: OptionList(uniqueIDs: options), presentation: .ofOptions, default: .index(3))
      for name in [key, "n", "ArrowDown"] {
        if let press = try? KeyPress(name: name) { selector.press(press) }
      }
      selector.send(.hover(3), at: .start)
      #expect(selector.options.count == 4 && selector.options.duplicates.count == 2)
      #expect(selector.highlight == 3)
      #expect(selector.checkInvariants() == [])
      selector.press(KeyPress(.enter))
      #expect(selector.valueIDs == [3] && selector.checkInvariants() == [])
    }
  }

  @Test func `of options that are replaced by ones with other texts`() {
    var trial = Trial<Box>(.people, default: .id(2))
    trial.press("d")
    for size in [0, 3, 200, 1, 0] {
      trial.replace(.numbers(size))
      trial.press("ArrowDown PageDown Shift+ArrowUp")
    }
    trial.press("Enter Escape")
  }
}
