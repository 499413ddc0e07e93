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
