import Testing

@testable import SelectorKit

@Suite struct `A missing option` {
  private typealias One = DropdownSelector<TestOption>
  private typealias Several = MultiSelector<TestOption>

  private static let without = [TestOption(0, "Anna"), TestOption(9, "Zoe")]

  /// Chooses 2, takes it out of the list, and puts it back.
  private func toldByGoingAndComing(_ policy: MissingPolicy) -> [String] {
    var trial = Trial<One>(default: .id(0)) { $0.missing = policy }
    trial.send(.choose([2]))
    return [trial.replace(Self.without), trial.control.choiceText, trial.replace(.people)]
  }

  @Test func `is no value under mask, and comes back`() {
    let told = toldByGoingAndComing(.mask)
    #expect(
      told == ["value cleared (optionsChanged)", "chosen [2]", "value 2 (optionsChanged)"])
    #expect(toldByGoingAndComing(.rememberPerParent) == told)
  }

  @Test func `is forgotten under clear, and the default holds`() {
    let told = toldByGoingAndComing(.clear)
    #expect(told == ["value 0 (optionsChanged)", "untouched", ""])
  }

  @Test func `stays the value under flag`() {
    #expect(toldByGoingAndComing(.flag) == ["", "chosen [2]", ""])
    var trial = Trial<One> { $0.missing = .flag }
    trial.send(.choose([2]))
    trial.replace(Self.without)
    #expect(trial.control.selectedValue?.standing == .flagged)
    #expect(trial.control.value == nil && trial.control.valueIDs == [2])
    #expect(trial.control.headerText == "Cleo")
  }

  @Test func `gives way to the default under fallback`() {
    let told = toldByGoingAndComing(.fallback)
    #expect(told == ["value 0 (optionsChanged)", "chosen [2]", "value 2 (optionsChanged)"])
  }

  @Test func `is held while options are on their way`() {
    for status in [OptionsStatus.loading, .failed(message: "no line")] {
      var trial = Trial<One>(default: .first)
      trial.send(.choose([2]))
      #expect(trial.replace([], status: status) == "")
      #expect(trial.control.selectedValue?.standing == .held)
      #expect(trial.control.headerText == "Cleo" && !trial.control.showsPlaceholder)
      #expect(trial.send(.choose([77])) == "chose 77 (program)")
      #expect(trial.control.headerText == "none" && trial.control.showsPlaceholder)
      #expect(trial.replace(.people) == "value cleared (optionsChanged)")
    }
  }

  @Test func `has no value while blocked, and its choice is kept`() {
    var trial = Trial<One>(default: .first)
    trial.send(.choose([2]))
    #expect(trial.replace([], status: .blocked(by: "Country")) == "value cleared (optionsChanged)")
    #expect(trial.replace(.people) == "value 2 (optionsChanged)")
  }

  @Test func `shows the label that its own id had`() {
    var trial = Trial<One>()
    trial.send(.choose([2]), .choose([3]))
    trial.replace([], status: .loading)
    trial.send(.choose([2]))
    #expect(trial.control.headerText == "Cleo")
  }

  @Test func `is forgotten only where a complete list held it or comes without it`() {
    var absent = Trial<One> { $0.missing = .clear }
    absent.send(.choose([77]))
    #expect(absent.replace(Self.without) == "")
    #expect(absent.control.choice == .chosen(77))
    for status in [OptionsStatus.loading, .failed(message: ""), .blocked(by: "")] {
      var trial = Trial<One> { $0.missing = .clear }
      trial.send(.choose([2]))
      trial.replace([], status: status)
      #expect(trial.control.choice == .chosen(2))
      trial.replace(Self.without)
      #expect(trial.control.choice == .untouched, "\(status)")
    }
  }

  @Test func `is judged by itself in a selector of several`() {
    func several(_ policy: MissingPolicy) -> Trial<Several> {
      var trial = Trial<Several>(default: .id(9)) { $0.missing = policy }
      trial.send(.choose([4, 2, 0]))
      trial.replace(Self.without)
      return trial
    }
    #expect(several(.mask).control.valueIDs == [0])
    #expect(several(.flag).control.valueIDs == [0, 4, 2])
    #expect(several(.fallback).control.valueIDs == [0])
    #expect(several(.clear).control.choice == .chosen([0]))
    var lost = Trial<Several>(default: .id(9)) { $0.missing = .clear }
    lost.send(.choose([4, 2]))
    #expect(lost.replace(Self.without) == "value 9 (optionsChanged)")
    #expect(lost.control.choice == .untouched)
  }

  @Test func `lets a gesture start from the fallback that is shown`() {
    var trial = Trial<Several>(default: .id(9)) { $0.missing = .fallback }
    trial.send(.choose([4]))
    #expect(trial.replace(Self.without) == "value 9 (optionsChanged)")
    #expect(trial.press("Home Space").hasSuffix("chose 0 (keyboard)"))
    #expect(trial.control.choice == .chosen([9, 0]))
  }

  @Test func `lets the program choose what the fallback shows`() {
    var trial = Trial<Several>(default: .id(9)) { $0.missing = .fallback }
    trial.send(.choose([4]))
    trial.replace(Self.without)
    #expect(trial.send(.choose([9])) == "chose 9 (program)")
    #expect(trial.control.choice == .chosen([9]))
  }

  @Test func `ends a range that held it`() {
    var trial = Trial<Several>(.numbers(5)) { $0.missing = .clear }
    trial.press("Home Space ArrowDown Shift+ArrowDown")
    #expect(trial.control.choice == .chosen([0, 1, 2]))
    trial.replace([1, 2, 3].map { TestOption($0, "\($0)") })
    trial.press("Shift+ArrowDown")
    #expect(trial.control.choice == .chosen([1, 2, 3]))
  }

  @Test func `of a choice under other parents is no member`() {
    var one = One("none", options: [TestOption].people)
    one.choose(id: 2)
    one.isForeign = true
    one.refreshValues()
    #expect(one.valueIDs == [])
    #expect(one.choose(id: 2) == .chosen)
    var several = Several("none", options: [TestOption].people)
    several.choose(ids: [2, 3])
    several.isForeign = true
    several.refreshValues()
    #expect(several.valueIDs == [])
    several.press(KeyPress(.home))
    several.press(KeyPress(.arrowDown))
    #expect(several.press(KeyPress(.space)) == [.chose(2, previous: nil, .keyboard)])
    #expect(several.choice == .chosen([2]) && several.checkInvariants() == [])
  }
}
