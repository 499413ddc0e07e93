import Testing

@testable import SelectorKit

@Suite struct `Default` {
  private typealias One = DropdownSelector<TestOption>
  private typealias Several = MultiSelector<TestOption>

  struct Row: Sendable {
    var initial: InitialChoice<Int>
    /// The ids of the options; a minus is a disabled one.
    var options: [Int]
    var value: [Int]
    var location: SourceLocation

    init(
      _ initial: InitialChoice<Int>, _ options: [Int], _ value: [Int],
      _ location: SourceLocation = #_sourceLocation
    ) {
      (self.initial, self.options, self.value, self.location) = (initial, options, value, location)
    }

    var list: [TestOption] { options.map { TestOption(abs($0), "n\($0)", isDisabled: $0 < 0) } }
  }

  static let rows = [
    Row(.none, [1, 2], []),
    Row(.id(2), [1, 2], [2]),
    Row(.id(2), [1, -2], [2]),
    Row(.id(3), [1, 2], []),
    Row(.index(0), [1, 2], [1]),
    Row(.index(1), [1, -2], [2]),
    Row(.index(2), [1, 2], []),
    Row(.index(-1), [1, 2], []),
    Row(.index(.max), [1, 2], []),
    Row(.index(.min), [1, 2], []),
    Row(.first, [-1, 2], [1]),
    Row(.first, [], []),
    Row(.firstEnabled, [-1, 2, 3], [2]),
    Row(.firstEnabled, [-1, -2], []),
    Row(.only, [-1, 2], [2]),
    Row(.only, [1, 2], []),
    Row(.only, [-1, -2], []),
    Row(.only, [], []),
  ]

  @Test(arguments: rows)
  func `follows from the options`(row: Row) {
    let one = Trial<One>(row.list, default: row.initial)
    #expect(one.control.valueIDs == row.value, sourceLocation: row.location)
    #expect(one.control.choice == .untouched, sourceLocation: row.location)
    let several = Trial<Several>(row.list, default: row.initial)
    #expect(several.control.valueIDs == row.value, sourceLocation: row.location)
    let combobox = Trial<Combobox<TestOption>>(row.list, default: row.initial)
    #expect(combobox.control.valueIDs == row.value, sourceLocation: row.location)
  }

  @Test(arguments: rows)
  func `takes effect when the options arrive`(row: Row) {
    var trial = Trial<One>([], default: row.initial)
    #expect(trial.replace([], status: .loading) == "", sourceLocation: row.location)
    let told = row.value.first.map { "value \($0) (optionsChanged)" } ?? ""
    #expect(trial.replace(row.list) == told, sourceLocation: row.location)
    #expect(trial.replace(row.list, status: .blocked(by: "x")).isEmpty == told.isEmpty)
  }

  @Test func `of several ids is in option order, each once`() {
    let trial = Trial<Several>(.people, default: .ids([4, 0, 77, 4]))
    #expect(trial.control.valueIDs == [0, 4])
    #expect(trial.control.headerText == "Anna, Dan")
  }

  @Test func `is none again when a second option can be chosen`() {
    var trial = Trial<One>([TestOption(0, "a")], default: .only)
    let more = TestOption(1, "b", isDisabled: true)
    #expect(trial.step { $0.appendOptions([more]) } == "")
    #expect(
      trial.step { $0.setAvailability(.enabled, of: 1) } == "value cleared (optionsChanged)")
    #expect(trial.step { $0.setAvailability(nil, of: 1) } == "value 0 (optionsChanged)")
  }

  @Test func `gives way to a choice, and stays away once cleared`() {
    var trial = Trial<One>(default: .first)
    #expect(trial.send(.choose([2])) == "chose 2 (program)")
    #expect(trial.send(.clear) == "cleared (program)")
    #expect(trial.replace(.numbers(3)) == "")
    #expect(trial.control.valueIDs == [])
    var several = Trial<Several>(default: .ids([0, 2]))
    #expect(several.press("Home Space") == "opened (keyboard); highlighted 0; removed 0 (keyboard)")
    #expect(several.control.choice == .chosen([2]))
    #expect(several.press("ArrowDown Space") == "highlighted 2; removed 2 (keyboard)")
    #expect(several.control.choice == .cleared)
  }

  @Test func `counts as the chosen option`() {
    var trial = Trial<One>(default: .id(2)) { $0.isDeselectable = true }
    #expect(trial.press("ArrowDown") == "opened (keyboard); highlighted 2")
    #expect(trial.press("Enter") == "cleared (keyboard); closed (selected)")
    var plain = Trial<One>(default: .id(2))
    #expect(plain.press("ArrowDown Enter").hasSuffix("highlighted 2; closed (selected)"))
    #expect(plain.control.choice == .untouched)
  }

  @Test func `stays where a gesture leaves the set as it is`() {
    var locked = [TestOption].people
    for index in locked.indices { locked[index].isLocked = true }
    var trial = Trial<Several>(locked, default: .id(9))
    trial.press("Home")
    #expect(trial.press("Control+a Shift+ArrowDown Shift+Space") == "highlighted 2")
    #expect(trial.control.choice == .untouched)
    #expect(trial.replace([TestOption(9, "x")]) == "value 9 (optionsChanged); highlighted none")
  }
}
