import Testing

@testable import SelectorKit

@Suite struct `Leaving a combobox` {
  private typealias Box = Combobox<TestOption>

  /// The value is Cleo, and what is chosen by the keys.
  static let plain = [
    KeyRow(
      "", "d Tab",
      "opened (keyboard); searched 'd' 2; highlighted 3; chose 3 (keyboard); closed (tab)"),
    KeyRow("x", "Tab", "closed (tab)"),
    KeyRow("ArrowDown", "Tab", "closed (tab)"),
    KeyRow("ArrowDown ArrowDown", "Tab", "chose 3 (keyboard); closed (tab)"),
    KeyRow("Backspace", "Tab", "cleared (keyboard); closed (tab)"),
    KeyRow("Space", "Tab", "cleared (keyboard); closed (tab)"),
    KeyRow("Backspace ArrowDown", "Tab", "chose 0 (keyboard); closed (tab)"),
    KeyRow("Delete", "Tab", "cleared (keyboard)"),
    KeyRow("Backspace", "Enter", "cleared (keyboard); closed (selected)"),
    KeyRow("Space", "Enter", "cleared (keyboard); closed (selected)"),
    KeyRow("Backspace", "Escape", "closed (escape)"),
    KeyRow("x", "Enter", "refused noMatch(query: \"x\")"),
    KeyRow("Alt+ArrowDown", "Enter", "closed (selected)"),
    KeyRow("", "Escape", "cleared (keyboard)"),
    KeyRow("d ArrowDown", "Enter", "chose 4 (keyboard); closed (selected)"),
  ]

  @Test(arguments: plain)
  func `commits what the user came by`(row: KeyRow) {
    row.check(Trial<Box>(default: .id(2)))
  }

  static let custom = [
    KeyRow("d", "Tab", "entered d (keyboard); closed (tab)"),
    KeyRow("d ArrowDown", "Tab", "chose 4 (keyboard); closed (tab)"),
    KeyRow("d", "Enter", "chose 3 (keyboard); closed (selected)"),
    KeyRow("x", "Enter", "entered x (keyboard); closed (selected)"),
    KeyRow("x", "Alt+ArrowUp", "closed (toggled)"),
    KeyRow("x", "Escape", "closed (escape)"),
    KeyRow("D o R a", "Tab", "chose 3 (keyboard); closed (tab)"),
    KeyRow("b e r t", "Tab", "entered bert (keyboard); closed (tab)"),
    KeyRow("Space x Space y Space", "Tab", "entered x y (keyboard); closed (tab)"),
    KeyRow("Space", "Tab", "cleared (keyboard); closed (tab)"),
    KeyRow("Space", "Enter", "cleared (keyboard); closed (selected)"),
    KeyRow("c l e o", "Tab", "closed (tab)"),
  ]

  @Test(arguments: custom)
  func `commits a text of one's own`(row: KeyRow) {
    row.check(Trial<Box>(default: .id(2)) { $0.allowsCustomText = true })
  }

  @Test func `commits a text by blur and outside press whatever the policy`() {
    for (intent, reason) in [
      (SelectorIntent<Int>.blur, "keyboard"), (.pressOutside(.outside), "pointer"),
    ] {
      var trial = Trial<Box>(default: .id(2)) { $0.allowsCustomText = true }
      trial.press("x")
      #expect(trial.send(intent).hasPrefix("entered x (\(reason))"))
      trial.press("ArrowDown Backspace")
      #expect(trial.send(intent).hasPrefix("cleared (\(reason))"))
      trial.press("d ArrowDown")
      #expect(trial.send(intent).hasPrefix("closed"))
      #expect(trial.control.inputText == "")
    }
  }

  @Test func `does not commit after a hover alone`() {
    var trial = Trial<Box>()
    trial.press("Alt+ArrowDown")
    trial.send(.hover(3))
    #expect(trial.press("Tab") == "closed (tab)")
    trial.press("ArrowDown ArrowDown")
    trial.send(.hover(4))
    #expect(trial.press("Tab") == "chose 4 (keyboard); closed (tab)")
    trial.press("d")
    trial.send(.hover(3))
    #expect(trial.press("Tab") == "chose 3 (keyboard); closed (tab)")
  }

  @Test func `keeps the value where it cannot be cleared`() {
    var trial = Trial<Box>(default: .id(2)) { $0.isClearable = false }
    #expect(trial.press("Escape") == "refused notClearable")
    #expect(trial.press("Backspace Enter").hasSuffix("refused notClearable; closed (selected)"))
    #expect(trial.control.inputText == "Cleo")
    #expect(trial.press("Backspace Tab").hasSuffix("refused notClearable; closed (tab)"))
    #expect(trial.control.inputText == "Cleo")
  }

  @Test func `keeps a locked option`() {
    var options = [TestOption].people
    options[2].isLocked = true
    var trial = Trial<Box>(options, default: .id(2)) { $0.allowsCustomText = true }
    #expect(trial.press("x Tab").hasSuffix("refused locked; closed (tab)"))
    #expect(trial.press("Backspace Tab").hasSuffix("refused locked; closed (tab)"))
    #expect(trial.press("d Enter").hasSuffix("refused locked"))
    #expect(trial.press("Escape Escape") == "closed (escape); refused locked")
    #expect(trial.control.valueIDs == [2] && trial.control.inputText == "Cleo")
  }

  @Test func `brings the label back however it closes`() {
    for reason in [SelectorCloseReason.program, .hidden, .disabled, .sibling, .toggled] {
      var trial = Trial<Box>(default: .id(2)) { $0.allowsCustomText = true }
      trial.press("x")
      #expect(trial.send(.close(reason)) == "closed (\(reason))")
      #expect(trial.control.inputText == "Cleo", "\(reason)")
    }
    var trial = Trial<Box>(default: .id(2))
    trial.press("x")
    #expect(trial.send(.pressHeader) == "closed (toggled)")
    #expect(trial.control.inputText == "Cleo")
  }

  @Test func `loses a text of one's own while it is blocked`() {
    var trial = Trial<Box> { $0.allowsCustomText = true }
    trial.send(.enterText("Zoe"))
    #expect(trial.replace([], status: .blocked(by: "x")) == "value cleared (optionsChanged)")
    #expect(trial.control.customText == nil && trial.control.headerText == "none")
    #expect(trial.replace(.people) != "")
    #expect(trial.control.customText == "Zoe" && trial.control.headerText == "Zoe")
  }
}
