extension KeyMap {
  /// Every ready map, by the name that scenario files use.
  public static let presets: [KeyMap] = [.apg, .macNative, .windowsNative, .palette]

  /// The select-only combobox, the multi-select listbox and the editable combobox of the ARIA Authoring
  /// Practices.
  public static let apg: KeyMap = {
    var map = KeyMap(name: "apg")
    map.bindClosedLists()
    map.bindOpenLists()
    map.bindRanges()
    map.bindComboboxes()
    return map
  }()

  /// Popup buttons as macOS has them; for ``Selector``, the others go by ``apg``.
  public static let macNative: KeyMap = {
    var map = apg
    map.name = "macNative"
    for key in [KeyPress.Key.arrowDown, .arrowUp] {
      map.bind(KeyPress(key), .open(.chosenOrFirst), phase: .closed, kinds: .selector)
    }
    for key in [KeyPress.Key.enter, .home, .end] {
      map.bind(KeyPress(key), nil, phase: .closed, kinds: .selector)
    }
    map.bind(KeyPress(.arrowDown, .alt), .move(.last), phase: .open, kinds: .selector)
    map.bind(KeyPress(.arrowUp, .alt), .move(.first), phase: .open, kinds: .selector)
    map.bind(KeyPress(.tab), nil, phase: .open, kinds: .selector)
    return map
  }()

  /// Drop-down lists as Windows has them: arrows choose in place; for ``Selector``, the others go by
  /// ``apg``.
  public static let windowsNative: KeyMap = {
    var map = apg
    map.name = "windowsNative"
    let inPlace: [(KeyPress.Key, SelectorMovement)] = [
      (.arrowDown, .next), (.arrowRight, .next), (.arrowUp, .previous), (.arrowLeft, .previous),
      (.home, .first), (.end, .last), (.pageDown, .pageDown), (.pageUp, .pageUp),
    ]
    for (key, movement) in inPlace {
      map.bind(KeyPress(key), .choose(movement), phase: .closed, kinds: .selector)
    }
    map.bind(KeyPress(.function(4)), .open(.chosenOrNone), phase: .closed, kinds: .selector)
    map.bind(KeyPress(.enter), nil, phase: .closed, kinds: .selector)
    map.bind(KeyPress(.function(4)), .accept, phase: .open, kinds: .selector)
    return map
  }()

  /// Command palettes: Control+n and Control+p, jumps between sections, and steps that go round.
  public static let palette: KeyMap = {
    var map = apg
    map.name = "palette"
    map.wraps = true
    for letter in ["n", "j"] {
      map.bind(KeyPress(.character(letter), .control), .move(.next), phase: .open)
    }
    for letter in ["p", "k"] {
      map.bind(KeyPress(.character(letter), .control), .move(.previous), phase: .open)
    }
    map.bind(KeyPress(.arrowDown, .alt), .move(.nextSection), phase: .open)
    map.bind(KeyPress(.arrowUp, .alt), .move(.previousSection), phase: .open)
    return map
  }()

  private mutating func bindClosedLists() {
    bind(KeyPress(.arrowDown), .open(.chosenOrFirst), phase: .closed)
    bind(KeyPress(.arrowUp), .open(.chosenOrLast), phase: .closed)
    bind(KeyPress(.arrowDown, .alt), .open(.chosenOrNone), phase: .closed)
    bind(KeyPress(.enter), .enter, phase: .closed)
    bind(KeyPress(.space), .space, phase: .closed, kinds: .selectOnly)
    bind(KeyPress(.home), .open(.first), phase: .closed, kinds: .selectOnly)
    bind(KeyPress(.end), .open(.last), phase: .closed, kinds: .selectOnly)
    bind(KeyPress(.backspace), .backspace, phase: .closed)
    bind(KeyPress(.delete), .delete, phase: .closed)
    bind(KeyPress(.escape), .escape, phase: .closed)
    bind(KeyPress(.tab), .tab, phase: .closed)
  }

  private mutating func bindOpenLists() {
    bind(KeyPress(.arrowDown), .move(.next), phase: .open)
    bind(KeyPress(.arrowUp), .move(.previous), phase: .open)
    bind(KeyPress(.pageDown), .move(.pageDown), phase: .open)
    bind(KeyPress(.pageUp), .move(.pageUp), phase: .open)
    bind(KeyPress(.home), .move(.first), phase: .open, kinds: .selectOnly)
    bind(KeyPress(.end), .move(.last), phase: .open, kinds: .selectOnly)
    bind(KeyPress(.enter), .enter, phase: .open)
    bind(KeyPress(.space), .space, phase: .open, kinds: .selectOnly)
    bind(KeyPress(.arrowUp, .alt), .accept, phase: .open)
    bind(KeyPress(.escape), .escape, phase: .open)
    bind(KeyPress(.tab), .tab, phase: .open)
    bind(KeyPress(.backspace), .backspace, phase: .open)
    bind(KeyPress(.delete), .delete, phase: .open)
  }

  private mutating func bindRanges() {
    bind(KeyPress(.arrowDown, .shift), .extend(.next), phase: .open, kinds: .multi)
    bind(KeyPress(.arrowUp, .shift), .extend(.previous), phase: .open, kinds: .multi)
    bind(KeyPress(.space, .shift), .extendFromLast, phase: .open, kinds: .multi)
    let control: KeyPress.Modifiers = [.control, .shift]
    bind(KeyPress(.home, control), .extendToEnd(forward: false), phase: .open, kinds: .multi)
    bind(KeyPress(.end, control), .extendToEnd(forward: true), phase: .open, kinds: .multi)
    bind(KeyPress(.character("a"), .control), .toggleAll, phase: .open, kinds: .multi)
  }

  private mutating func bindComboboxes() {
    for phase in Phase.allCases {
      bind(KeyPress(.space), .type(" "), phase: phase, kinds: .combobox)
      for key in [KeyPress.Key.arrowLeft, .arrowRight, .home, .end] {
        bind(KeyPress(key), .caret, phase: phase, kinds: .combobox)
      }
    }
  }
}
