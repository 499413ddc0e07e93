import Testing

@testable import SelectorKit

@Suite struct `Highlight repair` {
  private typealias One = DropdownSelector<TestOption>

  struct Row: Sendable {
    var highlight: Int
    var options: [TestOption]
    var after: Int?
    var location: SourceLocation

    init(
      _ highlight: Int, _ ids: [Int], disabled: [Int] = [], _ after: Int?,
      _ location: SourceLocation = #_sourceLocation
    ) {
      self.highlight = highlight
      self.options = ids.map { TestOption($0, "n\($0)", isDisabled: disabled.contains($0)) }
      self.after = after
      self.location = location
    }
  }

  static let rows = [
    Row(2, [0, 1, 2, 3, 4], 2),
    Row(2, [4, 3, 2, 1, 0], 2),
    Row(2, [7, 8, 2], 2),
    Row(2, [0, 1, 3, 4], 3),
    Row(2, [4, 0, 3], 3),
    Row(2, [0, 1, 2, 3], disabled: [2], 3),
    Row(2, [0, 1, 3, 4], disabled: [3], 4),
    Row(2, [0, 1], 1),
    Row(2, [0, 1, 3], disabled: [1, 3], 0),
    Row(4, [0, 1, 2, 3], 3),
    Row(0, [1, 9], 1),
    Row(2, [8, 9], nil),
    Row(2, [], nil),
    Row(2, [0, 2], disabled: [0, 2], nil),
  ]

  @Test(arguments: rows)
  func `walks the old order forward, else backward, else there is none`(row: Row) {
    func check<Control: ModeledControl>(_ trial: Trial<Control>) {
      var trial = trial
      trial.send(.open, .hover(row.highlight))
      trial.replace(row.options)
      #expect(trial.control.highlight == row.after, sourceLocation: row.location)
      #expect(trial.control.isOpen)
    }
    check(Trial<One>(.numbers(5)))
    check(Trial<MultiSelector<TestOption>>(.numbers(5)))
    check(Trial<Combobox<TestOption>>(.numbers(5)))
  }

  @Test func `happens when the program disables what is highlighted`() {
    var trial = Trial<One>(.numbers(3))
    trial.send(.open, .hover(1))
    #expect(
      trial.step { $0.setAvailability(.disabled(reason: "sold out"), of: 1) } == "highlighted 2")
    #expect(trial.step { $0.setAvailability(.disabled(reason: ""), of: 2) } == "highlighted 0")
    #expect(trial.step { $0.setAvailability(.disabled(reason: ""), of: 0) } == "highlighted none")
    #expect(trial.step { $0.setAvailability(nil, of: 1) } == "")
    #expect(trial.press("ArrowDown") == "highlighted 1")
  }

  @Test func `happens when the program takes back that an option can be chosen`() {
    var trial = Trial<One>(.people)
    trial.step { $0.setAvailability(.enabled, of: 1) }
    trial.send(.open, .hover(1))
    let options = trial.control.options
    let change = trial.step {
      $0.exchangeOptions(options, status: .ready, forgettingAvailability: true)
    }
    #expect(change == "highlighted 2")
  }

  @Test func `follows what was lifted into a list where it can be chosen anyway`() {
    var trial = Trial<One>(.people)
    trial.step { $0.setAvailability(.enabled, of: 1) }
    trial.send(.open, .hover(1))
    let options = OptionList([TestOption(2, "b"), TestOption(1, "a")])
    let change = trial.step {
      $0.exchangeOptions(options, status: .ready, forgettingAvailability: true)
    }
    #expect(change == "")
    #expect(trial.control.highlight == 1)
  }

  @Test func `forgets the lists between two of which only the first and the last count`() {
    var trial = Trial<One>(.numbers(4))
    trial.send(.open, .hover(2))
    let earlier = trial.control
    #expect(trial.replace([]) == "highlighted none")
    #expect(trial.replace(.numbers(4)) == "")
    #expect(trial.step { $0.followList(since: earlier) } == "")
    #expect(trial.control.highlight == 2)
    trial.replace([TestOption(9, "n"), TestOption(3, "c")])
    #expect(trial.step { $0.followList(since: earlier) } == "highlighted 3")
  }

  @Test func `leaves the highlight on a disabled option that can be reached`() {
    var trial = Trial<One>(.numbers(3)) { $0.reachesDisabled = true }
    trial.send(.open, .hover(1))
    #expect(trial.step { $0.setAvailability(.disabled(reason: ""), of: 1) } == "")
    #expect(trial.press("ArrowUp ArrowDown") == "highlighted 0; highlighted 1")
    #expect(trial.press("Enter") == "refused optionDisabled(reason: \"\")")
    #expect(trial.step { $0.configure { $0.reachesDisabled = false } } == "highlighted 2")
  }

  @Test func `finds nothing while options are loading, and a key what comes later`() {
    var trial = Trial<One>(.numbers(3))
    trial.press("ArrowDown")
    #expect(trial.replace([], status: .loading) == "highlighted none")
    #expect(trial.replace(.numbers(3)) == "")
    #expect(trial.press("ArrowDown") == "highlighted 0")
  }

  @Test func `goes to the first match where a query stands and no old row is left`() {
    var trial = Trial<One>(.people) { $0.search = .substring }
    trial.press("n")
    #expect(trial.replace([TestOption(7, "Bo"), TestOption(8, "Nora")]) == "highlighted 8")
    #expect(trial.replace([TestOption(9, "Cleo")]) == "highlighted none")
    #expect(trial.step { $0.appendOptions([TestOption(5, "Ben")]) } == "highlighted 5")
  }

  @Test func `moves the anchor of a range too`() {
    var trial = Trial<MultiSelector<TestOption>>(.numbers(5))
    trial.press("Home ArrowDown Shift+ArrowDown")
    trial.replace([0, 2, 3, 4].map { TestOption($0, "\($0)") })
    #expect(trial.control.listState.anchor == 2)
    // What the range added and holds no more goes, although its option is gone already.
    let told = "removed 1 (keyboard); chose 3 (keyboard); highlighted 3"
    #expect(trial.press("Shift+ArrowDown") == told)
  }

  @Test func `follows when a query is searched otherwise or not at all`() {
    var trial = Trial<One>(.people) { $0.search = .substring }
    trial.press("a r")
    #expect(trial.control.listState.query == "ar")
    trial.press("Backspace Backspace n End")
    #expect(trial.control.highlight == 4)
    #expect(trial.step { $0.configure { $0.search = .prefix } } == "highlighted none")
    #expect(trial.step { $0.configure { $0.search = nil } } == "")
    #expect(trial.control.listState.query == "")
  }
}
