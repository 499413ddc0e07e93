import Testing

@testable import SelectorKit

@Suite struct `Closing` {
  struct Row: Sendable {
    var intent: SelectorIntent<Int>
    var told: String
    var location: SourceLocation

    init(
      _ intent: SelectorIntent<Int>, _ told: String, _ location: SourceLocation = #_sourceLocation
    ) {
      (self.intent, self.told, self.location) = (intent, told, location)
    }
  }

  static let discarding =
    [
      Row(.pressHeader, "closed (toggled)"),
      Row(.gesture(.escape), "closed (escape)"),
      Row(.blur, "closed (blur)"),
      Row(.pressOutside(.outside), "closed (outside)"),
      Row(.pressOutside(.sibling), "closed (sibling)"),
      Row(.windowBlur, "closed (windowBlur)"),
      Row(.press(1, extending: false), "refused optionDisabled(reason: \"\")"),
      Row(.press(99, extending: false), ""),
      Row(.hover(99), ""),
      Row(.hover(1), ""),
      Row(.hover(4), "highlighted 4"),
      Row(.open, ""),
    ] + SelectorCloseReason.allCases.map { Row(.close($0), "closed (\($0))") }

  @Test(arguments: discarding)
  func `tells its reason and chooses nothing`(row: Row) {
    func check<Control: ModeledControl>(_ trial: Trial<Control>) {
      var trial = trial
      trial.press("ArrowDown ArrowDown")
      #expect(trial.send(row.intent) == row.told, sourceLocation: row.location)
      #expect(trial.control.valueIDs == [], sourceLocation: row.location)
    }
    check(Trial<DropdownSelector<TestOption>>())
    check(Trial<MultiSelector<TestOption>>())
    check(Trial<Combobox<TestOption>>())
  }

  static let committing = [
    Row(.gesture(.tab), "chose 2 (keyboard); closed (tab)"),
    Row(.blur, "chose 2 (keyboard); closed (blur)"),
    Row(.pressOutside(.outside), "chose 2 (pointer); closed (outside)"),
    Row(.pressOutside(.sibling), "chose 2 (pointer); closed (sibling)"),
    Row(.windowBlur, "closed (windowBlur)"),
    Row(.close(.sibling), "closed (sibling)"),
    Row(.close(.hidden), "closed (hidden)"),
    Row(.gesture(.escape), "closed (escape)"),
    Row(.pressHeader, "closed (toggled)"),
  ]

  @Test(arguments: committing)
  func `commits first where the policy says so`(row: Row) {
    func check<Control: ModeledControl>(_ trial: Trial<Control>) {
      var trial = trial
      trial.press("ArrowDown ArrowDown")
      #expect(trial.send(row.intent) == row.told, sourceLocation: row.location)
    }
    check(
      Trial<DropdownSelector<TestOption>> {
        $0.commit = CommitPolicy(tab: .commit, outside: .commit, blur: .commit)
      })
    check(
      Trial<Combobox<TestOption>> {
        $0.commit = CommitPolicy(tab: .commit, outside: .commit, blur: .commit)
      })
  }

  @Test func `never commits in a selector of several`() {
    for row in Self.committing {
      var trial = Trial<MultiSelector<TestOption>> {
        $0.commit = CommitPolicy(tab: .commit, outside: .commit, blur: .commit)
      }
      trial.press("ArrowDown ArrowDown")
      trial.send(row.intent)
      #expect(trial.control.valueIDs == [] && !trial.control.isOpen)
    }
  }

  @Test func `by Tab can be set to discard`() {
    var trial = Trial<DropdownSelector<TestOption>> { $0.commit.tab = .discard }
    #expect(trial.press("End Tab") == "opened (keyboard); highlighted 4; closed (tab)")
  }

  @Test func `follows when the control is disabled while it is open`() {
    var trial = Trial<DropdownSelector<TestOption>>()
    trial.press("End")
    #expect(trial.step { $0.configure { $0.isDisabled = true } } == "closed (disabled)")
    #expect(trial.press("ArrowDown") == "refused disabled")
    #expect(trial.send(.open) == "refused disabled")
    #expect(trial.send(.pressHeader) == "refused disabled")
    #expect(trial.send(.choose([1])) == "chose 1 (program)")
  }

  @Test func `keeps the highlight of the program's verbs apart`() {
    var selector = DropdownSelector("none", options: [TestOption].people)
    #expect(selector.toggle() == [.opened(.program)])
    #expect(selector.open() == [])
    #expect(selector.toggle() == [.closed(.program)])
    #expect(selector.close() == [])
  }

  @Test func `does not follow choosing where the configuration says so`() {
    var trial = Trial<DropdownSelector<TestOption>> { $0.closesOnChoice = false }
    #expect(trial.press("End Enter") == "opened (keyboard); highlighted 4; chose 4 (keyboard)")
    #expect(trial.send(.press(0, extending: false)) == "chose 0 (pointer); highlighted 0")
    var several = Trial<MultiSelector<TestOption>> { $0.closesOnChoice = true }
    let told = "opened (keyboard); highlighted 4; chose 4 (keyboard); closed (selected)"
    #expect(several.press("End Space") == told)
    several.press("Home")
    #expect(several.press("Control+a").hasSuffix("chose 3 (keyboard)"))
    #expect(several.press("Shift+ArrowDown") == "highlighted 2")
  }

  @Test func `leaves a list open whose choice is refused`() {
    var locked = [TestOption].people
    locked[2].isLocked = true
    var trial = Trial<DropdownSelector<TestOption>>(locked, default: .id(2))
    trial.press("ArrowDown")
    #expect(trial.press("ArrowDown Enter") == "highlighted 3; refused locked")
    #expect(trial.press("ArrowUp Enter") == "highlighted 2; closed (selected)")
    #expect(trial.press("Backspace") == "refused locked")
    var readOnly = Trial<DropdownSelector<TestOption>> { $0.isReadOnly = true }
    #expect(
      readOnly.press("End Enter Space")
        == "opened (keyboard); highlighted 4; refused readOnly; refused readOnly")
    #expect(readOnly.send(.press(0, extending: false)) == "refused readOnly; highlighted 0")
    #expect(readOnly.press("Alt+ArrowUp c Backspace") == "closed (toggled)")
  }
}
