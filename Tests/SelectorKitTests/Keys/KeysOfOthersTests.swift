import Testing

@testable import SelectorKit

@Suite struct `Keys of a selector of several` {
  static let rows = [
    KeyRow("", "ArrowDown", "opened (keyboard); highlighted 0"),
    KeyRow("", "ArrowUp", "opened (keyboard); highlighted 4"),
    KeyRow("", "Enter", "opened (keyboard); highlighted 0"),
    KeyRow("", "Space", "opened (keyboard); highlighted 0"),
    KeyRow("", "Home", "opened (keyboard); highlighted 0"),
    KeyRow("", "End", "opened (keyboard); highlighted 4"),
    KeyRow("", "d", "opened (typeahead); highlighted 3"),
    KeyRow("", "z Escape Tab Delete Backspace Control+a Alt+ArrowUp", ""),
    KeyRow("", "Shift+ArrowDown Shift+d Shift+Space", ""),
    KeyRow("Home", "Space Enter", "chose 0 (keyboard); removed 0 (keyboard)"),
    KeyRow("Home", "ArrowDown PageDown ArrowUp", "highlighted 2; highlighted 4; highlighted 3"),
    KeyRow("Home", "Escape", "closed (escape)"),
    KeyRow("Home", "Tab", "closed (tab)"),
    KeyRow("Home", "Alt+ArrowUp", "closed (toggled)"),
    KeyRow("Home", "Backspace Delete", ""),
    KeyRow(
      "Home", "Shift+ArrowDown", "chose 0 (keyboard); chose 2 (keyboard); highlighted 2"),
    KeyRow("End", "Shift+ArrowUp", "chose 3 (keyboard); chose 4 (keyboard); highlighted 3"),
    KeyRow(
      "Home", "Control+a",
      "chose 0 (keyboard); chose 2 (keyboard); chose 3 (keyboard); chose 4 (keyboard)"),
    KeyRow(
      "Home Space End", "Shift+Space",
      "chose 2 (keyboard); chose 3 (keyboard); chose 4 (keyboard)"),
    KeyRow(
      "Home ArrowDown", "Control+Shift+End",
      "chose 2 (keyboard); chose 3 (keyboard); chose 4 (keyboard); highlighted 4"),
    KeyRow(
      "Home ArrowDown", "Control+Shift+Home",
      "chose 0 (keyboard); chose 2 (keyboard); highlighted 0"),
    KeyRow("Home", "Control+ArrowDown Shift+Enter Shift+z Meta+a", ""),
  ]

  @Test(arguments: rows)
  func `toggle, extend and leave`(row: KeyRow) {
    row.check(Trial<MultiSelector<TestOption>>())
    row.check(Trial<MultiSelector<TestOption>> { $0.keyMap = .macNative })
    row.check(Trial<MultiSelector<TestOption>> { $0.keyMap = .windowsNative })
  }
}

@Suite struct `Keys of a combobox` {
  static let rows = [
    KeyRow("", "ArrowDown", "opened (keyboard); highlighted 0"),
    KeyRow("", "ArrowUp", "opened (keyboard); highlighted 4"),
    KeyRow("", "Alt+ArrowDown", "opened (keyboard)"),
    KeyRow("", "Enter", "opened (keyboard); highlighted 0"),
    KeyRow("", "Home End ArrowLeft ArrowRight Delete Backspace Escape Tab", ""),
    KeyRow("", "Control+c Alt+d Meta+Space Control+Space", ""),
    KeyRow("", "n", "opened (keyboard); searched 'n' 2; highlighted 0"),
    KeyRow("", "Space", "opened (keyboard); searched ' ' 5"),
    KeyRow("", "Shift+N", "opened (keyboard); searched 'N' 2; highlighted 0"),
    KeyRow("ArrowDown", "Home End ArrowLeft ArrowRight", ""),
    KeyRow("ArrowDown", "ArrowDown ArrowUp", "highlighted 2; highlighted 0"),
    KeyRow("ArrowDown", "PageDown", "highlighted 4"),
    KeyRow("ArrowDown", "Enter", "chose 0 (keyboard); closed (selected)"),
    KeyRow("ArrowDown", "Alt+ArrowUp", "chose 0 (keyboard); closed (selected)"),
    KeyRow("ArrowDown", "Escape", "closed (escape)"),
    KeyRow("ArrowDown", "Tab", "closed (tab)"),
    KeyRow("ArrowDown ArrowDown", "Tab", "chose 2 (keyboard); closed (tab)"),
    KeyRow("n", "d", "searched 'nd' 0; highlighted none"),
    KeyRow("n", "Space", "searched 'n ' 2"),
    KeyRow("n", "Backspace", "searched '' 5; highlighted none"),
    KeyRow("ArrowDown Enter", "Escape", "cleared (keyboard)"),
    KeyRow("ArrowDown Enter", "Backspace", "opened (keyboard); searched '' 5"),
    KeyRow("ArrowDown Enter", "d", "opened (keyboard); searched 'd' 2; highlighted 3"),
  ]

  @Test(arguments: rows)
  func `edit the text, move, choose and leave`(row: KeyRow) {
    row.check(Trial<Combobox<TestOption>>())
    row.check(Trial<Combobox<TestOption>> { $0.keyMap = .macNative })
    row.check(Trial<Combobox<TestOption>> { $0.keyMap = .windowsNative })
  }

  static let palette = [
    KeyRow("ArrowDown", "Control+n Control+j", "highlighted 2; highlighted 3"),
    KeyRow("ArrowUp", "Control+p Control+k", "highlighted 3; highlighted 2"),
    KeyRow("ArrowUp", "ArrowDown", "highlighted 0"),
    KeyRow("", "Control+n Control+p", ""),
  ]

  @Test(arguments: palette)
  func `go by palette where it says so`(row: KeyRow) {
    row.check(Trial<Combobox<TestOption>> { $0.keyMap = .palette })
  }
}
