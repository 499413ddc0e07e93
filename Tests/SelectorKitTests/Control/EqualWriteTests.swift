import Testing

@testable import SelectorKit

@Suite struct `An equal write` {
  @Test func `is no change of a selector`() {
    var selector = DropdownSelector("none", options: [TestOption].people)
    #expect(selector.choose(id: 2) == .chosen)
    let before = selector
    #expect(selector.choose(id: 2) == .unchanged)
    #expect(selector.choose(at: 2) == .unchanged)
    #expect(selector == before)
    #expect(selector.clear() == [.cleared(previous: [2], .program)])
    #expect(selector.clear() == [])
    #expect(selector.choose(id: 77) == .pending)
    #expect(selector.choose(id: 77) == .unchanged)
  }

  @Test func `is no change of a selector of several, in whatever order`() {
    var selector = MultiSelector("none", options: [TestOption].people)
    #expect(selector.choose(ids: [3, 0, 3]) == .chosen)
    #expect(selector.choice == .chosen([3, 0]))
    #expect(selector.choose(ids: [0, 3]) == .unchanged)
    #expect(selector.choose(ids: [0, 77]) == .pending)
    #expect(selector.choose(ids: []) == .chosen)
    #expect(selector.choice == .cleared)
    #expect(selector.choose(ids: []) == .unchanged)
    #expect(selector.clear() == [])
  }

  @Test func `is no change of a combobox`() {
    var selector = Combobox("none", options: [TestOption].people)
    selector.configure { $0.allowsCustomText = true }
    #expect(selector.choose(id: 2) == .chosen)
    #expect(selector.choose(id: 2) == .unchanged)
    #expect(selector.choose(text: "Zoe") == .chosen)
    #expect(selector.choose(text: "Zoe") == .unchanged)
    #expect(selector.customText == "Zoe")
    #expect(selector.clear() == [.cleared(previous: [], .program)])
    #expect(selector.clear() == [])
  }

  @Test func `of the same options tells nothing`() {
    var trial = Trial<DropdownSelector<TestOption>>(default: .id(2))
    trial.press("ArrowDown")
    #expect(trial.replace(.people) == "")
    #expect(trial.step { $0.setAvailability(.disabled(reason: "x"), of: 1) } == "")
    #expect(trial.step { $0.configure { $0.label = "Name" } } == "")
    #expect(trial.step { $0.appendOptions([TestOption(0, "Ada")]) } == "")
  }

  @Test func `is a change where nobody had chosen`() {
    var selector = DropdownSelector("none", options: [TestOption].people, default: .first)
    #expect(selector.choose(id: 0) == .chosen)
    var cleared = DropdownSelector("none", options: [TestOption].people)
    #expect(cleared.clear() == [.cleared(previous: [], .program)])
  }
}
