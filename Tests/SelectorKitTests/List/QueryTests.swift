import Testing

@testable import SelectorKit

@Suite struct `Query` {
  private typealias One = DropdownSelector<TestOption>

  static let rows = [
    KeyRow("", "n", "opened (keyboard); searched 'n' 2; highlighted 0"),
    KeyRow("", "Shift+N", "opened (keyboard); searched 'N' 2; highlighted 0"),
    KeyRow("", "x", "opened (keyboard); searched 'x' 0"),
    KeyRow("", "Space", "opened (keyboard); highlighted 0"),
    KeyRow("", "Backspace Delete", ""),
    KeyRow("n", "x", "searched 'nx' 0; highlighted none"),
    KeyRow("n x", "Backspace", "searched 'n' 2; highlighted 0"),
    KeyRow("n", "Backspace", "searched '' 5"),
    KeyRow("n", "Space", "searched 'n ' 2"),
    KeyRow("n ArrowDown", "a", "searched 'na' 1; highlighted 0"),
    KeyRow("n", "ArrowDown", "highlighted 4"),
    KeyRow("n", "End Enter", "highlighted 4; chose 4 (keyboard); closed (selected)"),
    KeyRow("n x", "Enter", "refused noMatch(query: \"nx\")"),
    KeyRow("n x", "Tab", "closed (tab)"),
    KeyRow("d End", "Tab", "chose 4 (keyboard); closed (tab)"),
    KeyRow("n", "Escape", "closed (escape)"),
    KeyRow("n Escape", "d", "opened (keyboard); searched 'd' 2; highlighted 3"),
    KeyRow("r t", "Backspace", "searched 'r' 2; highlighted 3"),
    KeyRow("b", "Enter", "refused noMatch(query: \"b\")"),
    KeyRow("Space", "Space", "chose 0 (keyboard); closed (selected)"),
    KeyRow("Space", "Backspace", ""),
  ]

  @Test(arguments: rows)
  func `narrows the list and highlights the first match`(row: KeyRow) {
    row.check(Trial<One> { $0.search = .substring })
  }

  @Test func `changes neither value nor header`() {
    var trial = Trial<One>(default: .id(3)) { $0.search = .substring }
    #expect(trial.press("n") == "opened (keyboard); searched 'n' 2; highlighted 0")
    #expect(trial.control.headerText == "Dora" && trial.control.valueIDs == [3])
    #expect(trial.control.control(at: 0).query == "n")
    #expect(trial.press("Backspace") == "searched '' 5; highlighted 3")
    #expect(trial.press("Escape") == "closed (escape)")
    #expect(trial.control.listState.query == "" && trial.control.control(at: 0).query == nil)
  }

  @Test func `finds each option once, also where ids were called unique and are not`() {
    let options = [TestOption(1, "Ann"), TestOption(1, "Ann"), TestOption(2, "Dan")]
    var selector = One(options: OptionList(uniqueIDs: options), presentation: .ofOptions)
    selector.configure { $0.search = .substring }
    selector.press(KeyPress(.character("a")))
    #expect(selector.rowCount == 3)
    selector.send(.hover(2), at: .start)
    #expect((0..<3).map { selector.option(atRow: $0)?.id } == [1, 2, nil])
    #expect(selector.highlight == 2)
    #expect(selector.checkInvariants() == [])
  }

  @Test func `stays after a toggle`() {
    var trial = Trial<MultiSelector<TestOption>> { $0.search = .substring }
    trial.press("n")
    #expect(
      trial.press("Enter ArrowDown Enter")
        == "chose 0 (keyboard); highlighted 4; chose 4 (keyboard)")
    #expect(trial.control.listState.query == "n")
    #expect(trial.press("Control+a") == "removed 0 (keyboard); removed 4 (keyboard)")
  }

  @Test func `takes a paste as one line`() {
    var trial = Trial<One> { $0.search = .substring }
    #expect(trial.send(.paste("")) == "")
    #expect(trial.send(.paste("d\r\na\t")) == "opened (keyboard); searched 'd a ' 2; highlighted 3")
    var plain = Trial<One>()
    #expect(plain.send(.paste("d")) == "")
  }

  @Test func `of blanks alone counts as empty`() {
    var trial = Trial<One>(default: .id(2)) { $0.search = .prefix }
    #expect(trial.send(.paste(" \t")) == "opened (keyboard); searched '  ' 5; highlighted 2")
    let others = [TestOption(7, "Nora")]
    #expect(trial.replace(others) == "value cleared (optionsChanged); highlighted none")
    #expect(trial.replace(.people) == "value 2 (optionsChanged)")
  }

  @Test func `filters a list that can only be read, but does not open it`() {
    var trial = Trial<One> {
      $0.search = .substring
      $0.isReadOnly = true
    }
    #expect(trial.press("n") == "")
    #expect(trial.send(.paste("n")) == "")
    #expect(
      trial.press("Space d Enter")
        == "opened (keyboard); highlighted 0; searched 'd' 2; highlighted 3; refused readOnly")
  }

  @Test func `finds words by prefix, and letters in order by rank`() {
    let options = [TestOption(0, "Upper Anna"), TestOption(1, "Anna"), TestOption(2, "Bana")]
    var prefix = Trial<One>(options) { $0.search = .prefix }
    #expect(
      prefix.press("a n") == "opened (keyboard); searched 'a' 2; highlighted 0; searched 'an' 2")
    var fuzzy = Trial<One>(options) { $0.search = .fuzzy }
    fuzzy.press("a n a")
    let rows = fuzzy.control.list(at: 0, lines: 8)?.rows.map(\.label)
    #expect(rows == ["Bana", "Upper Anna", "Anna"])
    #expect(fuzzy.control.highlight == 2)
    #expect(fuzzy.press("ArrowDown ArrowUp Enter").hasSuffix("closed (selected)"))
  }

  @Test func `is kept while rows come and go`() {
    var trial = Trial<One> { $0.search = .substring }
    trial.press("n ArrowDown")
    #expect(trial.step { $0.appendOptions([TestOption(9, "Nora")]) } == "")
    #expect(trial.control.list(at: 0, lines: 8)?.total == 3)
    #expect(trial.replace([TestOption(9, "Nora"), TestOption(4, "Dan")]) == "")
    #expect(trial.press("ArrowUp") == "highlighted 9")
    #expect(trial.replace([], status: .loading) == "highlighted none")
    #expect(trial.replace(.people) == "highlighted 0")
  }
}
