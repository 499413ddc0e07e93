import Testing

@testable import SelectorKit

@Suite struct `Keys of a selector` {
  static let closed = [
    KeyRow("", "ArrowDown", "opened (keyboard); highlighted 0"),
    KeyRow("", "ArrowUp", "opened (keyboard); highlighted 4"),
    KeyRow("", "Alt+ArrowDown", "opened (keyboard)"),
    KeyRow("", "Enter", "opened (keyboard); highlighted 0"),
    KeyRow("", "Space", "opened (keyboard); highlighted 0"),
    KeyRow("", "Home", "opened (keyboard); highlighted 0"),
    KeyRow("", "End", "opened (keyboard); highlighted 4"),
    KeyRow("", "c", "chose 2 (typeahead)"),
    KeyRow("c", "ArrowDown", "opened (keyboard); highlighted 2"),
    KeyRow("c", "ArrowUp", "opened (keyboard); highlighted 2"),
    KeyRow("c", "Alt+ArrowDown", "opened (keyboard); highlighted 2"),
    KeyRow("c", "Enter", "opened (keyboard); highlighted 2"),
    KeyRow("c", "Space", "opened (keyboard); highlighted 2"),
    KeyRow("c", "Home", "opened (keyboard); highlighted 0"),
    KeyRow("c", "End", "opened (keyboard); highlighted 4"),
    KeyRow("c", "Backspace", "cleared (keyboard)"),
    KeyRow("c", "Delete", "cleared (keyboard)"),
    KeyRow("", "Backspace Delete", ""),
    KeyRow("", "Escape Tab Shift+Tab PageDown PageUp ArrowLeft ArrowRight Alt+ArrowUp F4", ""),
    KeyRow("", "Shift+ArrowDown", "opened (keyboard); highlighted 0"),
    KeyRow("", "Shift+C", "chose 2 (typeahead)"),
    KeyRow("", "Control+ArrowDown Meta+Enter Control+c Alt+c Meta+c Control+Shift+c", ""),
  ]

  static let open = [
    KeyRow("Home", "ArrowDown", "highlighted 2"),
    KeyRow("Home", "ArrowUp", ""),
    KeyRow("End", "ArrowDown", ""),
    KeyRow("End", "ArrowUp", "highlighted 3"),
    KeyRow("Alt+ArrowDown", "ArrowDown", "highlighted 0"),
    KeyRow("Alt+ArrowDown", "ArrowUp", "highlighted 4"),
    KeyRow("Home", "End Home", "highlighted 4; highlighted 0"),
    KeyRow("Home", "PageDown", "highlighted 4"),
    KeyRow("End", "PageUp", "highlighted 0"),
    KeyRow("End", "Enter", "chose 4 (keyboard); closed (selected)"),
    KeyRow("End", "Space", "chose 4 (keyboard); closed (selected)"),
    KeyRow("Alt+ArrowDown", "Enter Space", ""),
    KeyRow("End", "Alt+ArrowUp", "chose 4 (keyboard); closed (selected)"),
    KeyRow("Alt+ArrowDown", "Alt+ArrowUp", "closed (toggled)"),
    KeyRow("End", "Tab", "chose 4 (keyboard); closed (tab)"),
    KeyRow("End", "Shift+Tab", "chose 4 (keyboard); closed (tab)"),
    KeyRow("End Enter End", "Tab", "closed (tab)"),
    KeyRow("Alt+ArrowDown", "Tab", "closed (tab)"),
    KeyRow("End", "Escape", "closed (escape)"),
    KeyRow("Home", "d", "highlighted 3"),
    KeyRow(
      "End Enter Home", "Enter Enter",
      "chose 0 (keyboard); closed (selected); opened (keyboard); highlighted 0"),
    KeyRow("End Enter Enter", "Enter", "closed (selected)"),
    KeyRow("Home", "Backspace Delete ArrowLeft ArrowRight Alt+ArrowDown F4 Control+a", ""),
    KeyRow("Home", "Shift+ArrowDown", "highlighted 2"),
    KeyRow("Home", "Control+Shift+End Control+ArrowDown Control+n Meta+ArrowDown", ""),
  ]

  @Test(arguments: closed)
  func `open it or act in place while it is closed`(row: KeyRow) {
    row.check(Trial<DropdownSelector<TestOption>>())
  }

  @Test(arguments: open)
  func `move, choose and leave while it is open`(row: KeyRow) {
    row.check(Trial<DropdownSelector<TestOption>>())
  }

  static let macNative = [
    KeyRow("", "ArrowDown", "opened (keyboard); highlighted 0"),
    KeyRow("", "ArrowUp", "opened (keyboard); highlighted 0"),
    KeyRow("", "Space", "opened (keyboard); highlighted 0"),
    KeyRow("c", "ArrowUp", "opened (keyboard); highlighted 2"),
    KeyRow("", "Enter Home End", ""),
    KeyRow("ArrowDown", "Alt+ArrowDown", "highlighted 4"),
    KeyRow("ArrowDown End", "Alt+ArrowUp", "highlighted 0"),
    KeyRow("ArrowDown", "Tab Shift+Tab", ""),
    KeyRow("ArrowDown", "Enter", "chose 0 (keyboard); closed (selected)"),
  ]

  @Test(arguments: macNative)
  func `go by macNative where it says so`(row: KeyRow) {
    row.check(Trial<DropdownSelector<TestOption>> { $0.keyMap = .macNative })
  }

  static let windowsNative = [
    KeyRow("", "ArrowDown", "chose 0 (keyboard)"),
    KeyRow("", "ArrowUp", "chose 4 (keyboard)"),
    KeyRow("", "ArrowRight ArrowRight", "chose 0 (keyboard); chose 2 (keyboard)"),
    KeyRow("c", "ArrowLeft ArrowLeft", "chose 0 (keyboard)"),
    KeyRow("", "Home End ArrowDown", "chose 0 (keyboard); chose 4 (keyboard)"),
    KeyRow("", "PageDown", "chose 2 (keyboard)"),
    KeyRow("", "PageUp", "chose 2 (keyboard)"),
    KeyRow("", "F4", "opened (keyboard)"),
    KeyRow("c", "F4", "opened (keyboard); highlighted 2"),
    KeyRow("c", "Alt+ArrowDown", "opened (keyboard); highlighted 2"),
    KeyRow("", "Enter", ""),
    KeyRow("c F4 End", "F4", "chose 4 (keyboard); closed (selected)"),
    KeyRow("c F4 End", "Alt+ArrowUp", "chose 4 (keyboard); closed (selected)"),
    KeyRow("F4", "ArrowRight ArrowLeft", ""),
  ]

  @Test(arguments: windowsNative)
  func `go by windowsNative where it says so`(row: KeyRow) {
    row.check(
      Trial<DropdownSelector<TestOption>> {
        $0.keyMap = .windowsNative
        $0.rows = 3
      })
  }

  @Test func `change places of left and right from right to left`() {
    var trial = Trial<DropdownSelector<TestOption>> {
      $0.keyMap = .windowsNative
      $0.direction = .rightToLeft
    }
    #expect(trial.press("ArrowLeft ArrowLeft") == "chose 0 (keyboard); chose 2 (keyboard)")
    #expect(trial.press("ArrowRight") == "chose 0 (keyboard)")
  }

  static let palette = [
    KeyRow("Home", "Control+n Control+j", "highlighted 2; highlighted 3"),
    KeyRow("End", "Control+p Control+k", "highlighted 3; highlighted 2"),
    KeyRow("End", "ArrowDown", "highlighted 0"),
    KeyRow("Home", "ArrowUp", "highlighted 4"),
    KeyRow("Home", "Alt+ArrowDown Alt+ArrowDown", "highlighted 3"),
    KeyRow("End", "Alt+ArrowUp Alt+ArrowUp", "highlighted 0"),
    KeyRow("Alt+ArrowDown", "Alt+ArrowDown", "highlighted 0"),
    KeyRow("Alt+ArrowDown", "Alt+ArrowUp", "highlighted 3"),
    KeyRow("", "Control+n Control+p Control+j Control+k Alt+ArrowUp", ""),
    KeyRow("", "Enter", "opened (keyboard); highlighted 0"),
  ]

  @Test(arguments: palette)
  func `go by palette where it says so`(row: KeyRow) {
    let options = [TestOption].people.enumerated().map { index, option in
      TestOption(
        option.id, option.label, section: index < 3 ? "first" : "second",
        isDisabled: option.disabledReason != nil)
    }
    row.check(Trial<DropdownSelector<TestOption>>(options) { $0.keyMap = .palette })
    row.check(Trial<MultiSelector<TestOption>>(options) { $0.keyMap = .palette })
  }
}
