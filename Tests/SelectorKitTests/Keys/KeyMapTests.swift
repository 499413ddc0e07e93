import Testing

@testable import SelectorKit

@Suite struct `Key map` {
  @Test func `says itself what its keys do`() {
    let table = """
      | Key | Closed | Open |
      |---|---|---|
      | `ArrowDown` | open at the chosen option, else the first | next option |
      | `ArrowUp` | open at the chosen option, else the last | previous option |
      | `Alt+ArrowDown` | open at the chosen option, else at none |  |
      | `Enter` | choose the highlighted option, or open | choose the highlighted option, or open |
      | `Space` | go on typing, else choose or open | go on typing, else choose or open |
      | `Home` | open at the first option | first option |
      | `End` | open at the last option | last option |
      | `Backspace` | take back the last thing typed, or clear | take back the last thing typed, or clear |
      | `Delete` | clear | clear |
      | `Escape` | close without choosing | close without choosing |
      | `Tab` | close and move on | close and move on |
      | `PageDown` |  | a page on |
      | `PageUp` |  | a page back |
      | `Alt+ArrowUp` |  | choose the highlighted option and close |
      """
    #expect(KeyMap.apg.table(for: .selector) == table)
  }

  @Test func `has a row for what only several can do`() {
    let rows = KeyMap.apg.table(for: .multi).split(separator: "\n")
    let alone = rows.filter { !KeyMap.apg.table(for: .selector).contains($0) }
    #expect(
      alone == [
        "| `Shift+ArrowDown` |  | choose from the anchor, next option |",
        "| `Shift+ArrowUp` |  | choose from the anchor, previous option |",
        "| `Shift+Space` |  | choose from the last choice to here |",
        "| `Control+Shift+Home` |  | choose from here to the first |",
        "| `Control+Shift+End` |  | choose from here to the last |",
        "| `Control+a` |  | choose all shown, or none |",
      ])
  }

  @Test func `has no row for keys that do nothing on purpose`() {
    let table = KeyMap.windowsNative.table(for: .selector)
    #expect(table.contains("| `Enter` |  | choose the highlighted option, or open |"))
    #expect(table.contains("| `F4` | open at the chosen option, else at none | choose"))
    #expect(table.contains("| `ArrowRight` | choose in place: next option |  |"))
    #expect(KeyMap.macNative.table(for: .selector).contains("`Home` |  | first option |"))
  }

  @Test(arguments: KeyMap.presets)
  func `is ready to be used as a preset`(map: KeyMap) {
    for kind in [KeyMap.Kinds.selector, .multi, .combobox] {
      #expect(map.problems(for: kind) == [], "\(map.name)")
    }
  }

  @Test func `tells what a map lacks`() {
    var map = KeyMap(name: "mine")
    let all = map.problems(for: .selector).map(\.description)
    #expect(
      all == [
        "no key for \"open at the chosen option, else the first\" while closed",
        "no key for \"next option\" while open", "no key for \"previous option\" while open",
        "no key for \"choose the highlighted option, or open\" while open",
        "no key for \"close without choosing\" while open",
      ])
    map.bind(KeyPress(.enter), .enter, phase: .closed)
    map.bind(KeyPress(.enter), .enter, phase: .open, kinds: .selector)
    map.bind(KeyPress(.escape), .escape, phase: .open)
    map.bind(KeyPress(.character("j")), .move(.next), phase: .open)
    map.bind(KeyPress(.character("k")), .move(.previous), phase: .open)
    #expect(map.problems(for: .selector) == [])
    #expect(map.problems(for: .combobox) == [.gap(.enter, .open)])
  }

  @Test func `binds a key in place of what it was bound to`() {
    var map = KeyMap.apg
    map.bind(KeyPress(.home), .move(.last), phase: .open, kinds: .selector)
    #expect(map.gesture(for: KeyPress(.home), kind: .selector, isOpen: true) == .move(.last))
    #expect(map.gesture(for: KeyPress(.home), kind: .multi, isOpen: true) == .move(.first))
    #expect(map.gesture(for: KeyPress(.home), kind: .combobox, isOpen: true) == .caret)
    #expect(map.gesture(for: KeyPress(.home), kind: .selector, isOpen: false) == .open(.first))
    for kind in [KeyMap.Kinds.selector, .multi, .combobox] {
      #expect(map.problems(for: kind) == [])
    }
    map.bind(KeyPress(.home), nil, phase: .open)
    #expect(map.gesture(for: KeyPress(.home), kind: .multi, isOpen: true) == nil)
  }

  @Test(arguments: KeyMap.presets)
  func `types what is printable and has no modifier`(map: KeyMap) {
    for kind in [KeyMap.Kinds.selector, .multi, .combobox] {
      for isOpen in [false, true] {
        func gesture(_ press: KeyPress) -> SelectorGesture? {
          map.gesture(for: press, kind: kind, isOpen: isOpen)
        }
        #expect(gesture(KeyPress(.character("é"))) == .type("é"))
        #expect(gesture(KeyPress(.character("🇩🇪"))) == .type("🇩🇪"))
        #expect(gesture(KeyPress(.character("x"), .control)) == nil)
        #expect(gesture(KeyPress(.character("x"), .alt)) == nil)
        #expect(gesture(KeyPress(.character("x"), .meta)) == nil)
        // Shift alone counts as plain outside a selector of several.
        #expect(gesture(KeyPress(.character("X"), .shift)) == (kind == .multi ? nil : .type("X")))
        #expect(gesture(KeyPress(.function(7))) == nil)
      }
    }
  }

  @Test func `has presets with names of their own`() {
    #expect(KeyMap.presets.map(\.name) == ["apg", "macNative", "windowsNative", "palette"])
    #expect(Set(KeyMap.presets).count == 4)
  }
}
