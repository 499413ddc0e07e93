import Testing

@testable import SelectorKit

@Suite struct `Window` {
  private typealias One = DropdownSelector<TestOption>

  /// The labels of the window, a section header before its first row.
  private func shown<Control: ModeledControl>(_ trial: Trial<Control>) -> String {
    let rows = trial.control.list(at: 0, lines: trial.control.listState.rowCapacity)?.rows ?? []
    return rows.map { ($0.sectionHeader.map { "[\($0)] " } ?? "") + $0.label }
      .joined(separator: " ")
  }

  @Test func `moves as little as is needed to show the highlight`() {
    var trial = Trial<One>(.numbers(10)) { $0.rows = 3 }
    let ways = [
      ("ArrowDown", "0 1 2"), ("ArrowDown ArrowDown", "0 1 2"), ("ArrowDown", "1 2 3"),
      ("ArrowUp", "1 2 3"), ("ArrowUp", "1 2 3"), ("ArrowUp", "0 1 2"), ("End", "7 8 9"),
      ("ArrowUp ArrowUp", "7 8 9"), ("ArrowUp", "6 7 8"), ("Home", "0 1 2"),
    ]
    for (keys, rows) in ways {
      trial.press(keys)
      #expect(shown(trial) == rows, "\(keys)")
    }
  }

  @Test(arguments: [
    ("ArrowDown", "4 5 6"), ("Home", "0 1 2"), ("End", "7 8 9"), ("Alt+ArrowDown", "4 5 6"),
  ])
  func `starts at the first row when the list opens`(keys: String, rows: String) {
    var trial = Trial<One>(.numbers(10), default: .id(6)) { $0.rows = 3 }
    for _ in 0..<2 {
      trial.press(keys)
      #expect(shown(trial) == rows)
      trial.press("Escape")
    }
  }

  @Test func `shows a chosen option that cannot be highlighted`() {
    var options = [TestOption].numbers(10)
    options[8].disabledReason = "sold out"
    var trial = Trial<One>(options, default: .id(8)) { $0.rows = 3 }
    #expect(trial.send(.pressHeader) == "opened (pointer)")
    #expect(shown(trial) == "6 7 8")
  }

  @Test func `starts at the first row for a letter that opens the list`() {
    let options = [TestOption].numbers(10)
    var trial = Trial<One>(options, default: .id(9)) {
      $0.rows = 3
      $0.typeahead.closed = .open
    }
    #expect(trial.press("1") == "opened (typeahead); highlighted 1")
    #expect(shown(trial) == "0 1 2")
  }

  @Test func `counts section headers as lines`() {
    let options = (0..<6).map { TestOption($0, "\($0)", section: $0 < 3 ? "low" : "high") }
    var trial = Trial<One>(options) { $0.rows = 4 }
    trial.press("ArrowDown")
    #expect(shown(trial) == "[low] 0 1 2")
    trial.press("ArrowDown ArrowDown ArrowDown")
    #expect(shown(trial) == "1 2 [high] 3")
    trial.press("End")
    #expect(shown(trial) == "[high] 3 4 5")
    trial.press("ArrowUp ArrowUp ArrowUp")
    #expect(shown(trial) == "2 [high] 3 4")
    trial.send(.layout(rows: 1))
    #expect(shown(trial) == "2")
    trial.press("ArrowDown")
    #expect(shown(trial) == "3")
  }

  @Test func `has half the rows where each has a line for its detail`() {
    let options = (0..<6).map { TestOption($0, "\($0)", section: $0 < 3 ? "low" : "high") }
    var trial = Trial<One>(options) {
      $0.rows = 7
      $0.detailPlacement = .below
    }
    trial.press("ArrowDown")
    #expect(trial.control.wantedLines(at: 0) == 7)
    #expect(shown(trial) == "[low] 0 1 2")
    trial.press("ArrowDown ArrowDown ArrowDown")
    #expect(shown(trial) == "1 2 [high] 3")
    trial.send(.layout(rows: 3))
    #expect(shown(trial) == "[high] 3")
    #expect(trial.control.list(at: 0, lines: 3)?.lineCount == 3)
    for lines in 1...2 {
      trial.send(.layout(rows: lines))
      #expect(shown(trial) == "3", "where a row does not fit its first line is shown")
    }
    #expect(trial.press("PageUp") == "highlighted 2")
    var control = trial.control
    control.configure { $0.appearance = .segmented }
    #expect(control.list(at: 0, lines: 7)?.linesPerRow == 1, "side by side there are no lines")
  }

  @Test func `has a header for each run of neighbours of one section`() {
    let sections = ["a", "a", nil, "a", "b", "b", nil]
    let options = sections.enumerated().map { TestOption($0, "\($0)", section: $1) }
    var trial = Trial<One>(options) { $0.rows = 20 }
    trial.press("ArrowDown")
    #expect(shown(trial) == "[a] 0 1 2 [a] 3 [b] 4 5 6")
  }

  @Test func `has fewer rows where the screen has fewer lines`() {
    var trial = Trial<One>(.numbers(10)) { $0.rows = 5 }
    trial.press("ArrowDown PageDown")
    #expect(trial.control.highlight == 4)
    trial.send(.layout(rows: 3))
    #expect(shown(trial) == "2 3 4")
    #expect(trial.press("PageDown") == "highlighted 6")
    trial.send(.layout(rows: 1))
    #expect(shown(trial) == "6")
    #expect(trial.press("PageUp PageUp") == "highlighted 5; highlighted 4")
    trial.send(.layout(rows: 0))
    #expect(shown(trial) == "")
    #expect(trial.press("PageDown") == "highlighted 5")
    trial.send(.layout(rows: 100))
    #expect(shown(trial) == "4 5 6 7 8")
    #expect(trial.control.listState.rowCapacity == 5)
  }

  @Test func `keeps its first row when options are replaced`() {
    var trial = Trial<One>(.numbers(10)) { $0.rows = 3 }
    trial.press("ArrowDown End ArrowUp ArrowUp")
    #expect(shown(trial) == "7 8 9")
    trial.replace(.numbers(20))
    #expect(shown(trial) == "7 8 9")
    trial.replace(.numbers(9))
    #expect(shown(trial) == "6 7 8")
    trial.replace(.numbers(2))
    #expect(shown(trial) == "0 1")
  }

  @Test func `starts at the first row when the query is edited`() {
    var trial = Trial<One>(.numbers(30)) {
      $0.rows = 3
      $0.search = .substring
    }
    trial.press("ArrowDown End")
    #expect(shown(trial) == "27 28 29")
    trial.press("2")
    #expect(shown(trial) == "2 12 20")
    trial.press("End Backspace")
    #expect(shown(trial) == "0 1 2")
  }

  // MARK: Pages and sections

  static let pages = [
    KeyRow("Home", "PageDown", "highlighted 2"),
    KeyRow("Home PageDown", "PageDown", "highlighted 4"),
    KeyRow("Home ArrowDown", "PageDown PageDown", "highlighted 4; highlighted 7"),
    KeyRow("End", "PageUp", "highlighted 7"),
    KeyRow("End PageUp", "PageUp", "highlighted 5"),
    KeyRow("End ArrowUp", "PageUp PageUp", "highlighted 5; highlighted 2"),
    KeyRow("Alt+ArrowDown", "PageDown", "highlighted 2"),
    KeyRow("Alt+ArrowDown", "PageUp", "highlighted 7"),
    KeyRow("End", "PageDown", ""),
    KeyRow("Home", "PageUp", ""),
  ]

  @Test(arguments: pages)
  func `gives the step of a page, and the nearest that can be highlighted`(row: KeyRow) {
    // 3 and 6 cannot be highlighted: both neighbours are near, the further one is taken.
    let options = (0..<10).map { TestOption($0, "\($0)", isDisabled: $0 == 3 || $0 == 6) }
    row.check(Trial<One>(options) { $0.rows = 3 })
  }

  @Test func `takes the further of two rows that are equally near`() {
    let options = (0..<9).map { TestOption($0, "\($0)", isDisabled: $0 == 4) }
    var trial = Trial<One>(options) { $0.rows = 5 }
    #expect(trial.press("Home PageDown") == "opened (keyboard); highlighted 0; highlighted 5")
    #expect(trial.press("End PageUp") == "highlighted 8; highlighted 3")
  }

  @Test func `passes sections by in which nothing can be highlighted`() {
    let options = (0..<8).map {
      TestOption($0, "\($0)", section: "\($0 / 2)", isDisabled: [2, 3, 6].contains($0))
    }
    var trial = Trial<One>(options) { $0.keyMap = .palette }
    let told = "opened (keyboard); highlighted 0; highlighted 4; highlighted 7"
    #expect(trial.press("Home Alt+ArrowDown Alt+ArrowDown Alt+ArrowDown") == told)
    #expect(trial.press("Alt+ArrowUp Alt+ArrowUp Alt+ArrowUp") == "highlighted 4; highlighted 0")
  }
}
