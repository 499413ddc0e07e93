import SelectorForms
import SelectorKit
import SelectorTerminal
import SelectorTesting
import SelectorText
import Testing

@Suite("A form on a terminal in memory")
struct FormPlayerTests {
  @Test("Is filled in, field by field, and submitted behind the last one")
  func fill() throws {
    let store = try Samples.trip()
    var player = TerminalPlayer(store)
    expectSnapshot(
      of: player.terminal, as: .screen,
      matches: """
        › City*    Where to?                                                           ▾
          Hotel    Any                                                                 ▾
          Direct   [ ]
          Note
          Tab next · Enter open · ^D submit · ^C cancel
        """)
    player.press("ArrowDown ArrowDown Enter Tab")
    player.type("rit")
    expectSnapshot(
      of: player.terminal, as: .screen,
      matches: """
          City*    Lille                                                               ▾
        › Hotel    rit                                                                 ▴
          Direct  ┌────────────────────────────────────────────────────────────────────┐
          Note    │›  Ritz                                                             │
                  └────────────────────────────────────────────────────────────────────┘
          1/1  ↑↓ move · Enter choose · Esc close
        """)
    player.press("Enter Tab Space Tab")
    player.type("late")
    player.press("Tab")
    expectSnapshot(
      of: player.terminal, as: .screen,
      matches: """
          City*    Lille                                                               ▾
          Hotel    Ritz                                                                ▾
          Direct   [x]
          Note     late
          Enter submit · Shift+Tab back · ^C cancel
        """)
    player.press("Enter")
    #expect(player.outcome == .accepted)
    #expect(store.answers == ["city": "Lille", "hotel": "Ritz", "direct": "true", "note": "late"])
  }

  @Test("A form that reads from right to left is mirrored, and a press hits what is seen")
  func mirrored() throws {
    let store = try Samples.trip()
    var settings = TerminalSettings(environment: ["TERM": "xterm-256color"])
    settings.renderer.direction = .rightToLeft
    var player = TerminalPlayer(store, settings: settings)
    let header = player.terminal.line(0)
    #expect(header.hasSuffix("City* ‹") && header.hasPrefix("▾"))
    // The indicator stands on the left.
    player.send(Array("\u{1B}[<0;1;1M\u{1B}[<0;1;1m".utf8))
    #expect(player.terminal.line(0).hasPrefix("▴"))
  }

  @Test("Is not submitted while a field refuses, which gets the focus and says why")
  func refuses() throws {
    var player = TerminalPlayer(try Samples.trip())
    player.press("Tab Tab Control+d")
    #expect(player.outcome == nil)
    #expect(player.terminal.line(0).hasPrefix("› City*"))
    #expect(player.terminal.line(0).contains("! A value is required"))
    player.press("ArrowDown Enter Control+d")
    #expect(player.outcome == .accepted)
  }

  @Test("Goes back from behind the last field, and round to the first")
  func goesBack() throws {
    var player = TerminalPlayer(try Samples.trip())
    player.press("Tab Tab Tab Tab Shift+Tab")
    #expect(player.cursorLine.hasPrefix("› Note"))
    player.press("Tab Tab")
    #expect(player.cursorLine.hasPrefix("› City"))
  }

  @Test("A line of text loses a word or all of it, and what was done is taken back")
  func texts() throws {
    let store = try Samples.trip()
    var player = TerminalPlayer(store)
    player.press("Tab Tab Tab")
    player.type("one two")
    player.press("Control+w")
    #expect(player.cursorLine == "› Note     one")
    player.type("x")
    player.press("Control+u")
    #expect(player.cursorLine == "› Note")
    // What is typed in one go is one step.
    player.press("Tab Shift+Tab")
    player.type("again")
    player.press("Control+_")
    #expect(player.cursorLine == "› Note")
  }

  @Test("A line of text is edited at its caret, by the keys that shells have taught people")
  func caret() throws {
    let store = try Samples.trip()
    var player = TerminalPlayer(store)
    player.press("Tab Tab Tab")
    player.type("to 東京 now")
    let end = player.terminal.cursor.column
    player.press("Alt+b ArrowLeft")
    #expect(player.terminal.cursor.column == end - 4)
    player.press("ArrowLeft")
    // A wide letter is two cells.
    #expect(player.terminal.cursor.column == end - 6)
    player.type("x")
    #expect(player.cursorLine == "› Note     to 東x京 now")
    player.press("Backspace Delete Home")
    player.paste("go\n")
    #expect(player.cursorLine == "› Note     go to 東 now")
    player.press("Alt+f Control+k Control+a Control+y Control+e")
    #expect(player.cursorLine == "› Note      東 nowgo to")
    player.press("Control+a Control+d Control+e Control+w")
    #expect(player.cursorLine == "› Note     東 nowgo")
    player.press("Shift+Tab Tab")
    player.type("!")
    #expect(player.cursorLine == "› Note     東 nowgo !")
  }

  @Test("Of a text that is too long, what stands round the caret is in view")
  func longText() throws {
    var player = TerminalPlayer(
      try Samples.trip(), terminal: VirtualTerminal(columns: 24, rows: 8))
    player.press("Tab Tab Tab")
    player.type("one two three four")
    #expect(player.cursorLine == "› Note     …hree four")
    player.press("Home")
    #expect(player.cursorLine.hasPrefix("› Note     one two th"))
    #expect(player.terminal.cursor.column == 11)
    player.press("Alt+f Alt+f")
    #expect(player.terminal.cursor.column == 18)
    player.type("x")
    #expect(player.cursorLine.hasPrefix("› Note     one twox"))
    player.press("End ArrowLeft")
    #expect(player.cursorLine.hasSuffix("four"))
    #expect(player.terminal.cursor.column == player.cursorLine.count - 1)
  }

  @Test("So is the text of a combobox, whose list follows")
  func comboboxCaret() throws {
    let store = try Samples.trip()
    var player = TerminalPlayer(store)
    player.press("Tab")
    player.type("rtz")
    player.press("Home ArrowRight")
    player.type("i")
    #expect(player.cursorLine.hasPrefix("› Hotel    ritz"))
    #expect(player.terminal.line(3).contains("Ritz"))
    player.press("Enter")
    #expect(player.cursorLine.hasPrefix("› Hotel    Ritz"))
    // The caret goes into what was chosen, too.
    player.press("Home Delete")
    player.type("B")
    #expect(player.cursorLine.hasPrefix("› Hotel    Bitz"))
  }

  @Test("Rows are added and taken away by keys, which the line below names")
  func repeated() throws {
    var player = TerminalPlayer(try Samples.order())
    #expect(player.terminal.lines.last?.contains("^N add row · ^X remove row") == true)
    player.press("Control+n")
    #expect(player.cursorLine.hasPrefix("›     Product"))
    player.press("ArrowDown Enter Control+n")
    #expect(player.terminal.line(0).contains("2 rows"))
    #expect(player.terminal.cursor.row == 5)
    player.press("Shift+Tab")
    player.type("first")
    player.press("Control+n")
    #expect(player.terminal.line(0).contains("3 rows"))
    #expect(player.terminal.cursor.row == 5)
    player.press("Control+n")
    #expect(player.terminal.lines.last?.contains("Lines: no more rows") == true)
    player.press("Control+x Control+x")
    #expect(player.terminal.line(0).contains("1 row"))
    player.press("Control+_")
    #expect(player.terminal.line(0).contains("2 rows"))
    // No row, no field: there is nothing to take away, and one can be added still.
    player.press("Control+x Control+x Control+x Control+x Control+n")
    #expect(player.terminal.line(0).contains("1 row"))
    // The fields of a form without rows have nothing of that.
    var other = TerminalPlayer(try Samples.trip())
    #expect(other.terminal.lines.last?.contains("row") == false)
    other.press("Control+n Control+x")
    #expect(other.outcome == nil)
  }

  @Test("A form whose field still loads is not submitted, and says so")
  func loading() throws {
    var make = FormBuilder()
    let direct = make.toggle("direct", "Direct")
    let city = make.selector("city", "City", DropdownSelector("?", options: ["Lyon"]))
    make.load(city, for: direct) { _ in [] }
    make.configure(city) { $0.isRequired = true }
    var player = TerminalPlayer(FormStore(try make.build()))
    player.press("Control+d")
    #expect(player.outcome == nil)
    #expect(player.terminal.lines.last?.contains("City: still loading") == true)
    player.press("Tab")
    #expect(player.terminal.lines.last?.contains("still loading") == false)
  }

  @Test("V1, V2: a press outside an open list closes it, and fields below can be pressed again")
  func presses() throws {
    let store = try Samples.trip()
    var player = TerminalPlayer(store)
    player.click(row: 0, column: 20)
    #expect(player.terminal.lines.count > 8)
    // The border of the list belongs to it, not to the field below it.
    player.click(row: 1, column: 11)
    #expect(player.terminal.lines.count > 8)
    player.click(row: 20, column: 5)
    #expect(player.terminal.lines.count == 5)
    player.click(row: 2, column: 12)
    #expect(player.cursorLine.contains("[x]"))
  }

  @Test("Control+C cancels, Control+Z asks for a stop and changes nothing")
  func control() throws {
    var player = TerminalPlayer(try Samples.trip())
    let lines = player.terminal.lines
    player.press("Control+z")
    #expect(player.terminal.lines == lines && player.outcome == nil)
    player.press("Control+c")
    #expect(player.outcome == .cancelled)
  }
}
