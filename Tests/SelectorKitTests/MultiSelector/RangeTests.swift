import Testing

@testable import SelectorKit

@Suite struct `Ranges` {
  private typealias Several = MultiSelector<TestOption>

  /// Keys, and the choice in the order of choosing with the highlight.
  struct Row: Sendable, CustomTestStringConvertible {
    var keys: String
    var choice: [Int]
    var highlight: Int
    var location: SourceLocation

    init(
      _ keys: String, _ choice: [Int], at highlight: Int,
      _ location: SourceLocation = #_sourceLocation
    ) {
      (self.keys, self.choice, self.highlight, self.location) = (keys, choice, highlight, location)
    }

    var testDescription: String { keys }
  }

  /// Of six options 2 is disabled and 4 is locked.
  static let options = (0..<6).map {
    TestOption($0, "n\($0)", isDisabled: $0 == 2, isLocked: $0 == 4)
  }

  static let rows = [
    Row("Home Shift+ArrowDown", [0, 1], at: 1),
    Row("Home Shift+ArrowDown Shift+ArrowDown Shift+ArrowDown", [0, 1, 3], at: 4),
    Row("Home Shift+ArrowDown Shift+ArrowDown Shift+ArrowUp", [0, 1], at: 1),
    Row("Home Shift+ArrowDown Shift+ArrowDown Shift+ArrowUp Shift+ArrowUp", [0], at: 0),
    Row("Home ArrowDown Space Home Shift+ArrowDown Shift+ArrowUp", [1, 0], at: 0),
    Row("Home ArrowDown ArrowDown Shift+ArrowUp Shift+ArrowUp", [3, 1, 0], at: 0),
    Row("Home ArrowDown Shift+ArrowDown Shift+ArrowUp Shift+ArrowUp", [1, 0], at: 0),
    Row("Home Shift+ArrowUp", [0], at: 0),
    Row("End Shift+ArrowDown Shift+ArrowDown", [5], at: 5),
    Row("Home Shift+ArrowDown ArrowDown Shift+ArrowDown", [0, 1, 3], at: 4),
    Row("Home Space ArrowDown ArrowDown Shift+Space", [0, 1, 3], at: 3),
    Row("Home Shift+Space", [0], at: 0),
    Row("Home Space Space ArrowDown Shift+Space", [1], at: 1),
    Row("Home Shift+ArrowDown End Shift+Space", [0, 1, 3, 5], at: 5),
    Row("Home ArrowDown Control+Shift+End", [1, 3, 5], at: 5),
    Row("End Control+Shift+Home", [5, 3, 1, 0], at: 0),
    Row("Home ArrowDown Control+Shift+End Shift+ArrowUp", [1, 3, 5], at: 4),
    Row("Home Control+a", [0, 1, 3, 5], at: 0),
    Row("Home Control+a Control+a Space", [0], at: 0),
    Row("Home Space Control+a", [0, 1, 3, 5], at: 0),
    Row("Home Control+a ArrowDown Space Control+a", [0, 3, 5, 1], at: 1),
    Row("Home Control+a Shift+ArrowDown", [0, 1, 3, 5], at: 1),
  ]

  @Test(arguments: rows)
  func `choose from the anchor to the highlight`(row: Row) {
    var trial = Trial<Several>(Self.options)
    trial.press(row.keys)
    let control = trial.control
    #expect(control.choice.chosen?.sorted() == row.choice.sorted(), sourceLocation: row.location)
    #expect(control.choice.chosen == row.choice, sourceLocation: row.location)
    #expect(control.highlight == row.highlight, sourceLocation: row.location)
  }

  @Test func `keep the state of disabled and locked options`() {
    var trial = Trial<Several>(Self.options)
    trial.send(.choose([2, 4]))
    trial.press("Home Control+a")
    #expect(trial.control.valueIDs == [0, 1, 2, 3, 4, 5])
    trial.press("Control+a")
    #expect(trial.control.valueIDs == [2, 4])
    trial.press("Shift+ArrowDown Shift+ArrowDown Shift+ArrowUp Shift+ArrowUp")
    #expect(trial.control.valueIDs == [0, 2, 4])
    #expect(trial.press("End ArrowUp Space") == "highlighted 5; highlighted 4; refused locked")
    #expect(trial.send(.press(2, extending: false)).hasPrefix("refused optionDisabled"))
  }

  @Test func `are drawn by pointer too`() {
    var trial = Trial<Several>(Self.options)
    trial.send(.pressHeader)
    #expect(trial.send(.press(3, extending: true)) == "chose 3 (pointer); highlighted 3")
    #expect(
      trial.send(.press(0, extending: true))
        == "chose 0 (pointer); chose 1 (pointer); highlighted 0")
    let told = trial.send(.press(5, extending: true))
    #expect(told == "removed 0 (pointer); removed 1 (pointer); chose 5 (pointer); highlighted 5")
    #expect(trial.send(.press(2, extending: true)).hasPrefix("refused"))
    #expect(trial.send(.press(0, extending: false)) == "chose 0 (pointer); highlighted 0")
    #expect(trial.send(.press(1, extending: true)) == "chose 1 (pointer); highlighted 1")
  }

  @Test func `go on from the anchor after hover and the program's change`() {
    var trial = Trial<Several>(Self.options)
    trial.press("Home Shift+ArrowDown")
    trial.send(.hover(5))
    #expect(trial.press("Shift+ArrowUp") == "chose 3 (keyboard); highlighted 4")
    trial.send(.choose([5]))
    #expect(
      trial.press("Shift+ArrowUp")
        == "chose 0 (keyboard); chose 1 (keyboard); chose 3 (keyboard); highlighted 3")
  }

  @Test func `never wrap, and are plain steps where nothing can be chosen`() {
    var trial = Trial<Several>(Self.options) { $0.wraps = true }
    #expect(trial.press("End Shift+ArrowDown").hasSuffix("chose 5 (keyboard)"))
    #expect(trial.press("ArrowDown") == "highlighted 0")
    var readOnly = Trial<Several>(Self.options) { $0.isReadOnly = true }
    #expect(readOnly.press("Home Shift+ArrowDown").hasSuffix("highlighted 1"))
    #expect(readOnly.press("Control+a") == "refused readOnly")
    #expect(readOnly.send(.press(3, extending: true)) == "refused readOnly; highlighted 3")
    #expect(readOnly.control.valueIDs == [])
  }

  @Test func `act on what a query leaves`() {
    var trial = Trial<Several>(.people) { $0.search = .substring }
    trial.send(.choose([2]))
    trial.press("n Control+a")
    #expect(trial.control.choice == .chosen([2, 0, 4]))
    trial.press("Control+a")
    #expect(trial.control.choice == .chosen([2]))
    trial.press("Shift+ArrowDown")
    #expect(trial.control.choice == .chosen([2, 0, 4]))
  }

  static let backspace = [
    KeyRow("", "Backspace Backspace", "removed 4 (keyboard); removed 2 (keyboard)"),
    KeyRow("Space", "Backspace", "removed 4 (keyboard)"),
    KeyRow("n", "Backspace", "searched '' 5; highlighted 2"),
  ]

  @Test(arguments: backspace)
  func `end with Backspace, which takes the last shown choice`(row: KeyRow) {
    var trial = Trial<Several>(.people) { $0.search = .substring }
    trial.send(.choose([4, 2]))
    row.check(trial)
  }

  @Test func `leave to Backspace neither locked, disabled nor masked choices`() {
    var options = [TestOption].people
    options[4].isLocked = true
    var trial = Trial<Several>(options) { $0.search = .substring }
    trial.send(.choose([0, 1, 4, 77]))
    #expect(trial.press("Backspace Backspace") == "removed 0 (keyboard)")
    #expect(trial.control.choice == .chosen([1, 4, 77]))
    var firm = Trial<Several>(.people, default: .id(0)) {
      $0.search = .substring
      $0.isClearable = false
    }
    #expect(firm.press("Backspace") == "refused notClearable")
    #expect(firm.press("Space Space") == "opened (keyboard); highlighted 0; removed 0 (keyboard)")
    var plain = Trial<Several>(.people, default: .id(0))
    #expect(plain.press("Backspace Home Backspace") == "opened (keyboard); highlighted 0")
  }
}
