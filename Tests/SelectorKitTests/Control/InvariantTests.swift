import Testing

@testable import SelectorKit

/// Each invariant is broken on purpose: only then is it known that the check sees it.
@Suite struct `Invariants` {
  private typealias Several = MultiSelector<TestOption>
  private typealias One = DropdownSelector<TestOption>

  private static let options = [
    TestOption(0, "Anna"), TestOption(1, "Bert"), TestOption(2, "Otto", isDisabled: true),
  ]

  private func one(_ change: (inout One) -> Void) -> Set<BrokenInvariant.Rule> {
    var selector = One("Name", options: Self.options)
    selector.press(KeyPress(.arrowDown))
    #expect(selector.checkInvariants().isEmpty)
    change(&selector)
    return Set(selector.checkInvariants().map(\.rule))
  }

  private func several(_ change: (inout Several) -> Void) -> Set<BrokenInvariant.Rule> {
    var selector = Several("Names", options: Self.options)
    selector.choose(ids: [1, 0])
    selector.press(KeyPress(.arrowDown))
    #expect(selector.checkInvariants().isEmpty)
    change(&selector)
    return Set(selector.checkInvariants().map(\.rule))
  }

  @Test func `see a highlight in a closed list`() {
    #expect(one { $0.list.state.isOpen = false } == [.closedHasNoHighlight])
  }

  @Test func `see a query in a closed list`() {
    let broken = one {
      $0.close()
      $0.list.state.query = "a"
    }
    #expect(broken == [.closedHasNoQuery])
  }

  @Test func `see an open list of a disabled control`() {
    #expect(one { $0.configuration.isDisabled = true } == [.disabledIsClosed])
  }

  @Test(arguments: [1, 99, nil])
  func `see a highlight that is not the row it is kept with`(id: Int?) {
    #expect(one { $0.list.state.highlight = id }.contains(.highlightIsARow))
  }

  @Test func `see a highlight that cannot be reached`() {
    #expect(one { $0.list.place(2) } == [.highlightCanBeReached])
  }

  @Test func `see a highlight outside the window`() {
    let broken = one {
      $0.send(.layout(rows: 1), at: .start)
      $0.list.state.firstRow = 1
    }
    #expect(broken == [.highlightIsInTheWindow])
  }

  @Test(arguments: [-1, 3, .max])
  func `see a window that begins at no row`(row: Int) {
    let broken = one {
      $0.list.place(nil)
      $0.list.state.firstRow = row
    }
    #expect(broken == [.windowIsInRange])
  }

  @Test func `see rows that are no options`() {
    #expect(one { $0.list.rows = .some([0, 0]) }.contains(.rowsAreOptions))
    #expect(one { $0.list.rows = .some([0, 7]) }.contains(.rowsAreOptions))
  }

  @Test func `see ids that were wrongly called unique`() {
    let twice = OptionList(uniqueIDs: Self.options + [TestOption(0, "Ada")])
    let selector = One(options: twice, presentation: .ofOptions)
    #expect(selector.checkInvariants().map(\.rule) == [.idsAreUnique])
  }

  @Test func `see a value that stands elsewhere`() {
    let broken = several { $0.values = [SelectedValue(id: 1, position: 0, standing: .member)] }
    #expect(broken.contains(.valueStandsWhereItWas))
  }

  @Test func `see a value that does not follow from the choice`() {
    #expect(several { $0.choiceStore = .chosen([1]) } == [.valueFollowsTheChoice])
    #expect(one { $0.choiceStore = .chosen(1) } == [.valueFollowsTheChoice])
  }

  @Test func `see an id that is chosen twice`() {
    let broken = several { $0.choiceStore = .chosen([0, 1, 1]) }
    #expect(broken.contains(.choicesAreUnique))
  }

  @Test func `see values out of order`() {
    let broken = several { $0.values.reverse() }
    #expect(broken.contains(.valueIsInOptionOrder))
  }

  @Test func `see an anchor that is no option`() {
    #expect(several { $0.list.state.anchor = 99 } == [.anchorIsAnOption])
  }

  @Test func `see a text that nobody edited`() {
    var combobox = Combobox("Name", options: Self.options)
    combobox.input.text = "An"
    #expect(combobox.checkInvariants().map(\.rule) == [.uneditedTextIsEmpty])
  }

  @Test func `see letters without an instant`() {
    #expect(one { $0.list.state.typeahead.buffer = "a" } == [.typeaheadHasAnInstant])
  }

  @Test func `say rule and values in one line`() {
    let broken = BrokenInvariant(rule: .windowIsInRange, detail: "7 of 3")
    #expect(broken.description == "windowIsInRange: 7 of 3")
  }
}
