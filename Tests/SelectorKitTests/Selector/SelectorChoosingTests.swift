import Testing

@testable import SelectorKit

@Suite struct `Choosing one` {
  private typealias One = DropdownSelector<TestOption>

  @Test func `keeps an id whatever the options are`() {
    var trial = Trial<One>([])
    #expect(trial.send(.choose([2])) == "chose 2 (program)")
    #expect(trial.control.showsPlaceholder)
    #expect(trial.replace(.people) == "value 2 (optionsChanged)")
    #expect(trial.send(.choose([77])) == "chose 77 (program)")
    #expect(trial.control.valueIDs == [])
  }

  @Test func `changes nothing by an index that does not exist`() {
    var trial = Trial<One>()
    for index in [-1, 5, .max, .min] {
      #expect(trial.send(.chooseIndex(index)) == "refused unknownOption")
    }
    #expect(trial.send(.chooseIndex(4)) == "chose 4 (program)")
    trial.replace(.people, status: .loading)
    #expect(trial.send(.chooseIndex(0)) == "refused unknownOption")
  }

  @Test func `of a disabled or locked option is for the program`() {
    var locked = [TestOption].people
    locked[3].isLocked = true
    var trial = Trial<One>(locked)
    trial.press("ArrowDown")
    #expect(trial.send(.press(1, extending: false)).hasPrefix("refused optionDisabled"))
    #expect(trial.send(.press(3, extending: false)) == "refused locked; highlighted 3")
    #expect(trial.send(.choose([1]), .choose([3])) == "chose 1 (program); chose 3 (program)")
    #expect(trial.send(.press(0, extending: false)) == "refused locked; highlighted 0")
    #expect(
      trial.press("Escape Backspace Delete") == "closed (escape); refused locked; refused locked")
    #expect(trial.send(.clear) == "cleared (program)")
  }

  @Test func `takes away what is chosen where that is allowed, but never by leaving`() {
    var trial = Trial<One> {
      $0.isDeselectable = true
      $0.commit = CommitPolicy(tab: .commit, outside: .commit, blur: .commit)
    }
    trial.send(.choose([2]))
    #expect(trial.press("ArrowDown Tab").hasSuffix("closed (tab)"))
    #expect(trial.press("ArrowDown Alt+ArrowUp").hasSuffix("closed (selected)"))
    trial.press("ArrowDown")
    #expect(trial.send(.pressOutside(.outside)) == "closed (outside)")
    trial.press("ArrowDown")
    #expect(trial.send(.blur) == "closed (blur)")
    #expect(trial.control.valueIDs == [2])
    trial.press("ArrowDown")
    #expect(trial.send(.press(2, extending: false)) == "cleared (pointer); closed (selected)")
    var firm = Trial<One>(default: .id(2)) {
      $0.isDeselectable = true
      $0.isClearable = false
    }
    #expect(firm.press("ArrowDown Enter").hasSuffix("highlighted 2; closed (selected)"))
    #expect(firm.press("Backspace") == "refused notClearable")
  }

  @Test func `clears by key only what is shown`() {
    var trial = Trial<One>()
    trial.send(.choose([77]))
    #expect(trial.press("Backspace Delete") == "")
    #expect(trial.control.choice == .chosen(77))
    #expect(trial.send(.clear) == "cleared (program)")
    var searched = Trial<One>(default: .id(2)) { $0.search = .substring }
    #expect(searched.press("Backspace Delete") == "")
    var readOnly = Trial<One>(default: .id(2)) { $0.isReadOnly = true }
    #expect(readOnly.press("Backspace") == "refused readOnly")
  }

  @Test func `in place passes disabled and locked options by`() {
    var options = [TestOption].people
    options[2].isLocked = true
    var trial = Trial<One>(options, default: .id(0)) { $0.keyMap = .windowsNative }
    #expect(
      trial.press("ArrowDown ArrowDown ArrowDown") == "chose 3 (keyboard); chose 4 (keyboard)")
    #expect(trial.press("Home Home ArrowUp") == "chose 0 (keyboard)")
    trial.send(.choose([2]))
    #expect(trial.press("ArrowDown") == "refused locked")
  }

  @Test func `says what became of it`() {
    var selector = One("none", options: [TestOption].people)
    #expect(selector.choose(id: 2) == .chosen)
    #expect(selector.choose(id: 2) == .unchanged)
    #expect(selector.choose(id: 77) == .pending)
    #expect(selector.choose(at: 3) == .chosen)
    #expect(selector.choose(at: 99) == .refused(.unknownOption))
    #expect(selector.send(.enterText("x"), at: .start) == [.refused(nil, .unknownOption)])
    var several = MultiSelector("none", options: [TestOption].people)
    #expect(several.choose(ids: [2, 77]) == .pending)
    #expect(several.choose(at: 3) == .chosen)
    #expect(several.choose(at: -1) == .refused(.unknownOption))
    var combobox = Combobox("none", options: [TestOption].people)
    #expect(combobox.choose(id: 77) == .pending)
    #expect(combobox.choose(text: "x") == .refused(.unknownOption))
  }
}
