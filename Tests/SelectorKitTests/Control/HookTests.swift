import Testing

@testable import SelectorKit

@Suite struct `Hook` {
  private typealias One = DropdownSelector<TestOption>

  private func selector(
    _ hook: @escaping @Sendable (SelectorProposal<One>) -> HookDecision<Int>
  ) -> One {
    var selector = One("none", options: [TestOption].people)
    selector.hook = hook
    return selector
  }

  @Test func `accepts`() {
    var selector = selector { _ in .accept }
    #expect(selector.choose(id: 2) == .chosen)
    #expect(selector.press(KeyPress(.arrowDown)) == [.opened(.keyboard), .highlighted(2)])
  }

  @Test func `sees the selector as it is and as it would be`() {
    var selector = selector { proposal in
      let isSound =
        proposal.intent == .choose([2]) && proposal.before.valueIDs == []
        && proposal.after.valueIDs == [2]
        && proposal.changes == [.chose(2, previous: nil, .program)]
      return isSound ? .accept : .refuse(reason: "\(proposal.changes)")
    }
    #expect(selector.choose(id: 2) == .chosen)
  }

  @Test func `refuses with a reason and nothing changes`() {
    var selector = selector { proposal in
      if case .chose(3, _, _)? = proposal.changes.first {
        .refuse(reason: "not Dora")
      } else {
        .accept
      }
    }
    selector.press(KeyPress(.end))
    selector.press(KeyPress(.arrowUp))
    let before = selector
    #expect(
      selector.press(KeyPress(.enter)) == [.refused(nil, .hook(reason: "not Dora"))])
    #expect(selector == before)
    #expect(selector.choose(id: 3) == .refused(.hook(reason: "not Dora")))
    #expect(selector.choose(id: 4) == .chosen)
    #expect(selector.checkInvariants() == [])
  }

  @Test func `replaces an intent, and is not asked about the other`() {
    var selector = selector { proposal in
      proposal.intent == .choose([4]) ? .refuse(reason: "asked twice") : .replace(.choose([4]))
    }
    #expect(selector.send(.choose([2]), at: .start) == [.chose(4, previous: nil, .program)])
    #expect(selector.choose(id: 4) == .unchanged)
    #expect(selector.send(.open, at: .start) == [])
    #expect(selector.valueIDs == [4])
  }

  @Test func `sends another intent through the rules`() {
    var selector = selector { _ in .replace(.press(1, extending: false)) }
    selector.hook = nil
    selector.open()
    selector.hook = { _ in .replace(.press(1, extending: false)) }
    let told = selector.send(.choose([2]), at: .start)
    #expect(told == [.refused(1, .optionDisabled(reason: ""))])
    #expect(selector.valueIDs == [])
  }

  @Test func `is not asked where nothing changes`() {
    var selector = selector { .refuse(reason: "\($0.intent)") }
    #expect(selector.press(KeyPress(.escape)) == [])
    #expect(selector.send(.layout(rows: 3), at: .start) == [])
    #expect(selector.listState.rowCapacity == 3)
    #expect(selector.choose(at: 99) != .unchanged)
  }

  @Test func `takes no part in equality`() {
    let hooked = selector { _ in .accept }
    #expect(hooked == One("none", options: [TestOption].people))
  }

  @Test func `serves the others too`() {
    var several = MultiSelector("none", options: [TestOption].people)
    several.hook = { $0.after.valueIDs.count > 1 ? .refuse(reason: "one only") : .accept }
    #expect(several.choose(ids: [0]) == .chosen)
    #expect(several.choose(ids: [0, 2]) == .refused(.hook(reason: "one only")))
    #expect(several.choose(at: 2) == .chosen)
    var combobox = Combobox("none", options: [TestOption].people)
    combobox.hook = { $0.after.headerText == "nn" ? .replace(.clear) : .accept }
    combobox.press(KeyPress(.character("n")))
    combobox.press(KeyPress(.character("n")))
    #expect(combobox.headerText == "none")
    #expect(combobox.checkInvariants() == [] && several.checkInvariants() == [])
  }
}
