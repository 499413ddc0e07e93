import SelectorForms
import SelectorKit
import SelectorTerminal
import SelectorTesting
import SelectorText
import Testing

@Suite("A list on a terminal in memory")
struct ChoosingPlayerTests {
  @Test("Is shown, walked, searched and chosen from; then nothing of it is left")
  func choose() throws {
    let store = try Samples.list()
    var player = TerminalPlayer(store, choosing: true)
    expectSnapshot(
      of: player.terminal, as: .screen,
      matches: """
        › Where to?                                                                    ▴
         ┌─────────────────────────────────────────────────────────────────────────────┐
         │›  Bordeaux                                                                  │
         │   Lille                                                                     │
         │   Lyon                                                                      │
         │   Nice                                                                      │
         │   Paris                                                                     │
         │   Rennes                                                                    │
         │   Strasbourg                                                                │
         │   Toulouse                                                                  │
         └─────────────────────────────────────────────────────────────────────────────┘
          1/8  ↑↓ move · Enter choose · Esc cancel
        """)
    player.press("ArrowDown ArrowDown")
    // A1: the cursor sits on the highlighted row.
    #expect(player.cursorLine.contains("Lyon"))
    player.type("st")
    // W12: the cursor sits at the caret while typing, for input methods.
    #expect(player.terminal.cursor == VirtualTerminal.Position(row: 0, column: 4))
    #expect(player.terminal.showsCursor)
    // And the highlighted row is named below.
    expectSnapshot(
      of: player.terminal, as: .screen,
      matches: """
        › st                                                                           ▴
         ┌─────────────────────────────────────────────────────────────────────────────┐
         │›  Strasbourg                                                                │
         └─────────────────────────────────────────────────────────────────────────────┘
          1/1  Strasbourg  ↑↓ move · Enter choose · Esc cancel
        """)
    player.press("Enter")
    #expect(player.outcome == .accepted)
    #expect(store.answers["city"] == "Strasbourg")
    player.leave()
    #expect(player.terminal.lines == [])
    #expect(player.terminal.modes == .initial)
    #expect(player.terminal.kittyLevels == [])
    #expect(player.terminal.unknown == [])
  }

  @Test(
    "Escape, Control+C and, with nothing chosen, Control+D leave it",
    arguments: ["Escape", "Control+c", "Control+d"])
  func cancel(key: String) throws {
    let store = try Samples.list()
    var player = TerminalPlayer(store, choosing: true)
    player.press("ArrowDown")
    player.press(key)
    #expect(player.outcome == .cancelled)
    #expect(store.answers["city"] == nil)
  }

  @Test("The search line is edited as in a shell, the list follows")
  func editing() throws {
    var player = TerminalPlayer(try Samples.list(), choosing: true)
    player.type("yon")
    player.press("Control+a")
    #expect(player.terminal.cursor.column == 2)
    player.type("L")
    #expect(player.terminal.line(0).hasPrefix("› Lyon"))
    #expect(player.terminal.line(2).contains("Lyon"))
    #expect(player.terminal.cursor.column == 3)
    player.press("Control+k")
    #expect(player.terminal.line(0).hasPrefix("› L "))
    player.press("Control+y ArrowLeft Backspace")
    #expect(player.terminal.line(0).hasPrefix("› Lyn"))
    player.press("Control+u Delete")
    player.press("Control+e Control+u")
    #expect(player.terminal.line(2).contains("Bordeaux"))
    player.type("xyz")
    player.press("Control+w")
    #expect(player.terminal.line(2).contains("Bordeaux"))
    #expect(player.outcome == nil)
  }

  @Test("P1: a pasted line break neither chooses nor ends anything")
  func paste() throws {
    let store = try Samples.list()
    var player = TerminalPlayer(store, choosing: true)
    player.paste("ly\non")
    #expect(player.outcome == nil)
    #expect(player.terminal.line(0).hasPrefix("› ly on"))
    player.press("Control+u")
    player.type("on")
    player.press("Control+a")
    player.paste("Ly")
    #expect(player.terminal.line(0).hasPrefix("› Lyon"))
  }

  @Test("The mouse chooses, scrolls and highlights where the frame is")
  func mouse() throws {
    let store = try Samples.list()
    var settings = TerminalSettings(environment: ["TERM": "xterm"])
    settings.tellsHover = true
    var terminal = VirtualTerminal()
    terminal.feed("one\r\ntwo\r\n$ ")
    var player = TerminalPlayer(store, choosing: true, settings: settings, terminal: terminal)
    // Below the prompt, not over it: the list begins on line 3.
    #expect(Array(player.terminal.lines.prefix(3)) == ["one", "two", "$"])
    #expect(player.terminal.line(5).contains("Bordeaux"))
    player.hover(row: 7, column: 10)
    #expect(player.cursorLine.contains("Lyon"))
    player.turnWheel(down: 1, row: 7, column: 10)
    #expect(player.cursorLine.contains("Nice"))
    player.turnWheel(down: -2, row: 7, column: 10)
    #expect(player.cursorLine.contains("Lille"))
    player.click(row: 4, column: 10)
    player.click(row: 20, column: 10)
    #expect(player.outcome == nil)
    player.click(row: 9, column: 10)
    #expect(store.answers["city"] == "Paris")
    player.leave()
    #expect(player.terminal.lines == ["one", "two", "$"])
    #expect(player.terminal.cursor == VirtualTerminal.Position(row: 2, column: 2))
  }

  @Test("At the bottom of the screen older lines scroll away, and the mouse still hits")
  func bottom() throws {
    let store = try Samples.list()
    var terminal = VirtualTerminal(columns: 40, rows: 10)
    terminal.feed((1...9).map { "line \($0)\r\n" }.joined())
    var player = TerminalPlayer(store, choosing: true, terminal: terminal)
    let lines = player.terminal.lines
    #expect(lines.count == 10)
    let row = lines.firstIndex { $0.contains("Lille") } ?? -1
    player.click(row: row, column: 8)
    #expect(store.answers["city"] == "Lille")
    player.leave()
    #expect(player.terminal.scrollback + player.terminal.lines == (1...9).map { "line \($0)" })
  }

  @Test(
    "Of several, Tab turns one and Enter ends; without a choice Enter takes the highlighted one")
  func several() throws {
    let store = try Samples.list(multi: true)
    var player = TerminalPlayer(store, choosing: true)
    player.press("Tab ArrowDown Tab Enter")
    #expect(player.outcome == .accepted)
    #expect(store.answers["city"] == "Bordeaux Lyon")
    let other = try Samples.list(multi: true)
    var second = TerminalPlayer(other, choosing: true)
    second.press("ArrowDown Enter")
    #expect(other.answers["city"] == "Lille")
    let third = try Samples.list(multi: true)
    var last = TerminalPlayer(third, choosing: true)
    last.press("Tab Shift+Tab Control+d")
    #expect(last.outcome == .accepted)
  }

  @Test("Options that come while it is shown are shown, and the highlight stays")
  func streaming() throws {
    var selector = DropdownSelector("Where to?", options: [ValueOption<String>](), label: \.value)
    selector.configure { $0.search = .substring }
    var make = FormBuilder()
    let city = make.selector("city", "", selector)
    let store = FormStore(try make.build())
    var player = TerminalPlayer(store, choosing: true)
    #expect(player.terminal.lines.first?.hasPrefix("› Where to?") == true)
    store.update { $0.appendOptions(city, uniqueIDs: ["Lille", "Lyon"].map { ValueOption($0) }) }
    player.refresh()
    #expect(player.cursorLine.contains("Lille"))
    player.press("ArrowDown")
    store.update { $0.appendOptions(city, uniqueIDs: [ValueOption("Nice")]) }
    player.refresh()
    #expect(player.cursorLine.contains("Lyon"))
    #expect(player.terminal.lines.contains { $0.contains("Nice") })
    player.type("i")
    store.update { $0.appendOptions(city, uniqueIDs: [ValueOption("Paris"), ValueOption("Metz")]) }
    player.refresh()
    #expect(player.terminal.lines.contains { $0.contains("Paris") })
    #expect(!player.terminal.lines.contains { $0.contains("Metz") })
    #expect(store.form.checkInvariants().isEmpty)
  }

  @Test("The difference of one arrow key is at most 300 bytes")
  func arrowBytes() throws {
    var player = TerminalPlayer(
      try Samples.list((0..<1_000).map { "Option number \($0)" }), choosing: true)
    player.press("ArrowDown")
    #expect(player.lastFrame.count <= 300)
    player.press("ArrowDown ArrowDown ArrowUp")
    #expect(player.lastFrame.count <= 300)
  }

  @Test("Any size of a screen is legal, and resizing draws what a fresh screen would show")
  func sizes() throws {
    for size in [[1, 1], [2, 2], [5, 3], [20, 2], [80, 1], [3, 40], [200, 60]] {
      let store = try Samples.list()
      var settings = TerminalSettings(environment: ["TERM": "xterm"])
      settings.placement = .fullScreen
      var player = TerminalPlayer(store, choosing: true, settings: settings)
      player.type("l")
      player.resize(columns: size[0], rows: size[1])
      let resized = player.terminal.lines
      let fresh = TerminalPlayer(
        store, choosing: true, settings: settings,
        terminal: VirtualTerminal(columns: size[0], rows: size[1]))
      #expect(resized == fresh.terminal.lines, "\(size)")
      player.press("Enter")
      #expect(player.outcome == .accepted)
    }
  }

  @Test("Control+L and a gain of focus draw everything anew")
  func repaints() throws {
    var player = TerminalPlayer(try Samples.list(), choosing: true)
    let lines = player.terminal.lines
    player.press("Control+l")
    #expect(player.terminal.lines == lines)
    #expect(player.lastFrame.count > 300)
    player.send(Array("\u{1B}[I".utf8))
    #expect(player.terminal.lines == lines)
  }

  @Test("A stop gives the terminal back, going on takes it again")
  func stops() throws {
    let store = try Samples.list()
    var terminal = VirtualTerminal()
    terminal.feed("$ ")
    var player = TerminalPlayer(store, choosing: true, terminal: terminal)
    player.press("ArrowDown")
    player.leave()
    #expect(player.terminal.lines == ["$"])
    #expect(player.terminal.modes == .initial)
    player.resume()
    #expect(player.cursorLine.contains("Lille"))
    #expect(player.terminal.modes.contains(.paste))
  }

  @Test(
    "A terminal that answers nothing works as one that answers all",
    arguments: [VirtualTerminal.Answers.all, [], .attributes])
  func answers(answers: VirtualTerminal.Answers) throws {
    let store = try Samples.list()
    var player = TerminalPlayer(store, choosing: true, terminal: VirtualTerminal(answers: answers))
    #expect(player.now.offset <= .milliseconds(100))
    player.press("ArrowDown Enter")
    #expect(store.answers["city"] == "Lille")
    player.leave()
    #expect(player.terminal.modes == .initial)
  }

  @Test("Keys that come while the terminal is asked wait, and are not lost")
  func earlyKeys() throws {
    let store = try Samples.list()
    var player = TerminalPlayer(store, choosing: true, terminal: VirtualTerminal(answers: []))
    player.send(Array("lyo\r".utf8))
    #expect(store.answers["city"] == "Lyon")
  }

  @Test("O5, law: whatever is pressed, the screen is what drawing everything anew shows")
  func law() throws {
    var generator = SeededNumbers(seed: 5)
    let keys = [
      "ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", "Backspace", "a", "l", "é",
      "ArrowLeft", "Control+a", "Control+w", "Control+k", "Control+u", "Delete",
    ]
    let labels = (0..<300).map { "\($0) 한국 👨‍👩‍👧 é \(["a", "l", "zz"][$0 % 3]) ❤️" }
    for isFullScreen in [true, false] {
      for clustering in [VirtualTerminal.Clustering.graphemes, .scalars] {
        var settings = TerminalSettings(environment: ["TERM": "xterm-256color"])
        settings.placement = isFullScreen ? .fullScreen : .inline(.rows(9))
        var player = TerminalPlayer(
          try Samples.list(labels), choosing: true, settings: settings,
          terminal: VirtualTerminal(columns: 40, rows: 16, clustering: clustering))
        for _ in 0..<150 {
          player.press(keys.randomElement(using: &generator) ?? "End")
          if clustering == .scalars { continue }
          let shown = player.terminal.lines
          player.press("Control+l")
          #expect(player.terminal.lines == shown)
          #expect(player.terminal.unknown == [])
        }
        #expect(player.outcome == nil)
        player.leave()
        #expect(player.terminal.lines == [])
      }
    }
  }

  @Test("Random bytes never trap it")
  func randomBytes() throws {
    var generator = SeededNumbers(seed: 8)
    for _ in 0..<30 {
      var player = TerminalPlayer(
        try Samples.trip(), terminal: VirtualTerminal(columns: 30, rows: 9))
      for _ in 0..<60 {
        let bytes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
          Bool.random(using: &generator)
            ? UInt8.random(in: 0...255, using: &generator)
            : [0x1B, 0x5B, 0x3C, 0x3B, 0x4D, 0x31, 0x0D, 0x09].randomElement(using: &generator) ?? 9
        }
        player.send(bytes)
        player.wait(.milliseconds(20))
      }
      player.leave()
      #expect(player.terminal.modes == .initial)
    }
  }
}
