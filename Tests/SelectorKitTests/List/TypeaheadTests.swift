import Testing

@testable import SelectorKit

@Suite struct `Typeahead` {
  private typealias One = DropdownSelector<TestOption>
  static let labels = [
    "New York", "Newark", "New Delhi", "Llama", "Lima", "Lyon", "Aachen", "Ärger", "Straße",
    "東京", "Oslo  Norway",
  ]
  static let cities = labels.enumerated().map { TestOption($0, $1) }

  static let open = [
    KeyRow("", "l", "highlighted 3"),
    KeyRow("", "l l", "highlighted 3"),
    KeyRow("", "l l l", "highlighted 3; highlighted 4"),
    KeyRow("", "l i", "highlighted 3; highlighted 4"),
    KeyRow("l", "y", "highlighted 5"),
    KeyRow("l i", "m a", ""),
    KeyRow("", "a r", "highlighted 6; highlighted 7"),
    KeyRow("", "A R G", "highlighted 6; highlighted 7"),
    KeyRow("", "s t r a s s e", "highlighted 8"),
    KeyRow("", "東", "highlighted 9"),
    KeyRow("", "n e w a", "highlighted 0; highlighted 1"),
    KeyRow("", "n e w Space d", "highlighted 0; highlighted 2"),
    KeyRow("", "o s l o Space n", "highlighted 10"),
    KeyRow("", "n x e w a", "highlighted 0; highlighted 1"),
    KeyRow("", "x", ""),
    KeyRow("End", "n", "highlighted 0"),
    KeyRow("", "l ArrowUp l", "highlighted 3; highlighted 2; highlighted 3"),
    KeyRow("", "l Backspace y", "highlighted 3"),
    KeyRow("", "l i Space", "highlighted 3; highlighted 4; chose 4 (keyboard); closed (selected)"),
    KeyRow("", "Control+l Alt+l Meta+l", ""),
  ]

  @Test(arguments: open)
  func `moves the highlight of an open list`(row: KeyRow) {
    let pressed = KeyRow("Alt+ArrowDown " + row.before, row.keys, row.told, row.location)
    pressed.check(Trial<One>(Self.cities))
    guard !row.keys.hasSuffix("i Space") else { return }
    pressed.check(Trial<MultiSelector<TestOption>>(Self.cities))
  }

  static let closed = [
    KeyRow("", "l", "chose 3 (typeahead)"),
    KeyRow("", "l l l", "chose 3 (typeahead); chose 4 (typeahead)"),
    KeyRow("", "l i", "chose 3 (typeahead); chose 4 (typeahead)"),
    KeyRow("", "n e w Space d", "chose 0 (typeahead); chose 2 (typeahead)"),
    KeyRow("", "x", ""),
    KeyRow("", "Space", "opened (keyboard); highlighted 0"),
    KeyRow("l", "Space", "opened (keyboard); highlighted 3"),
  ]

  @Test(arguments: closed)
  func `chooses in place while the list is closed`(row: KeyRow) {
    row.check(Trial<One>(Self.cities))
  }

  @Test func `opens a closed list where the policy says so, and goes on`() {
    var trial = Trial<One>(Self.cities) { $0.typeahead.closed = .open }
    #expect(trial.press("x l i") == "opened (typeahead); highlighted 3; highlighted 4")
    var ignoring = Trial<One>(Self.cities) { $0.typeahead.closed = .ignore }
    #expect(ignoring.press("l") == "")
    var several = Trial<MultiSelector<TestOption>>(Self.cities)
    #expect(several.press("x l i") == "opened (typeahead); highlighted 3; highlighted 4")
    #expect(several.control.valueIDs == [])
  }

  @Test func `does nothing in a closed list that can only be read`() {
    for policy in [TypeaheadPolicy.Closed.select, .open] {
      var trial = Trial<One>(Self.cities) {
        $0.isReadOnly = true
        $0.typeahead.closed = policy
      }
      #expect(trial.press("l") == "")
      #expect(trial.press("Alt+ArrowDown l") == "opened (keyboard); highlighted 3")
    }
  }

  @Test(arguments: [(499, 4), (500, 4), (501, 3)])
  func `ends after the delay`(pause: Int, highlight: Int) {
    var trial = Trial<One>([TestOption(3, "Island"), TestOption(4, "Lima"), TestOption(5, "Lyon")])
    trial.pause = pause
    trial.press("Alt+ArrowDown l i")
    #expect(trial.control.highlight == highlight)
  }

  @Test func `restarts its time at each letter, and at one that finds nothing`() {
    var trial = Trial<One>(Self.cities)
    trial.pause = 400
    #expect(trial.press("Alt+ArrowDown n e w x a").hasSuffix("highlighted 1"))
  }

  @Test func `takes an instant that lies back for that of the last letter`() {
    var selector = One("none", options: Self.cities)
    for (letter, time) in [("l", 10_000), ("i", 0), ("m", 10_500)] {
      selector.press(
        KeyPress(.character(letter)), at: SelectorInstant(.milliseconds(time)))
    }
    #expect(selector.valueIDs == [4])
    #expect(selector.listState.typeahead.buffer == "lim")
    #expect(selector.checkInvariants() == [])
  }

  @Test func `passes disabled options by, and locked ones in place`() {
    var options = Self.cities
    options[3].disabledReason = ""
    options[4].isLocked = true
    var trial = Trial<One>(options)
    #expect(trial.press("l") == "chose 5 (typeahead)")
    #expect(
      trial.press("Enter l l") == "opened (keyboard); highlighted 5; highlighted 4; highlighted 5")
    var locked = Trial<One>(options, default: .id(4))
    #expect(locked.press("n") == "refused locked")
  }

  @Test(arguments: ["Home", "End", "PageDown", "ArrowDown", "Delete", "Backspace"])
  func `is ended by every key that does not print`(key: String) {
    var trial = Trial<One>(Self.cities)
    trial.press("Alt+ArrowDown n \(key)")
    #expect(trial.control.listState.typeahead == TypeaheadSession())
  }

  @Test func `is ended by pointer, focus, opening, closing and new options`() {
    let enders: [SelectorIntent<Int>] = [
      .hover(5), .press(5, extending: false), .pressHeader, .pressOutside(.outside), .focus, .blur,
      .windowBlur, .close(.program),
    ]
    for ender in enders {
      var trial = Trial<One>(Self.cities) { $0.closesOnChoice = false }
      trial.press("Alt+ArrowDown n")
      #expect(trial.control.listState.typeahead.buffer == "n")
      trial.send(ender)
      #expect(trial.control.listState.typeahead.buffer == "", "\(ender)")
    }
    var trial = Trial<One>(Self.cities)
    trial.press("Alt+ArrowDown n")
    trial.step { $0.appendOptions([TestOption(77, "Nice")]) }
    #expect(trial.control.listState.typeahead.buffer == "")
    trial.press("n")
    trial.replace(Self.cities)
    #expect(trial.control.listState.typeahead.buffer == "")
  }

  @Test func `joins a space for an enabled label only`() {
    let options = [TestOption(0, "New York", isDisabled: true), TestOption(1, "New")]
    var trial = Trial<One>(options) { $0.reachesDisabled = true }
    let told = "opened (keyboard); highlighted 1; chose 1 (keyboard); closed (selected)"
    #expect(trial.press("Alt+ArrowDown n e w Space") == told)
  }

  @Test func `ends where the list comes to be searched`() {
    var trial = Trial<One>(Self.cities)
    trial.press("Alt+ArrowDown n")
    trial.step { $0.configure { $0.search = .prefix } }
    #expect(trial.control.listState.typeahead == TypeaheadSession())
    #expect(trial.press("l").hasPrefix("searched 'l' 3"))
  }
}
