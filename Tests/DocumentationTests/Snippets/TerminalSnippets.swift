import Foundation
import SelectorForms
import SelectorKit
import SelectorTerminal

/// What the documents of the terminal show.
extension Snippet {
  static let terminals: [Snippet] = [
    Snippet(name: "terminal-virtual", run: virtual),
    Snippet(name: "terminal-decoded", run: decoded),
    Snippet(name: "terminal-edited", run: edited), Snippet(name: "terminal-played", run: played),
  ]

  @Sendable static func virtual(print: Print) {
    // snippet: terminal-virtual
    var terminal = VirtualTerminal(columns: 10, rows: 2)
    terminal.feed("Hi \u{1B}[1mthere")
    print(terminal.lines)  // ["Hi there"]
    // end
  }

  @Sendable static func decoded(print: Print) {
    // snippet: terminal-decoded
    var decoder = InputDecoder()
    let events = decoder.feed([0x1B, 0x5B, 0x41], at: .start)
    print(events == [.key(KeyPress(.arrowUp))])  // true
    // end
  }

  @Sendable static func edited(print: Print) {
    // snippet: terminal-edited
    var line = LineEditor("San Jose")
    line.edit(KeyPress(.character("w"), .control))
    print(line.text + "…")  // San …
    // end
  }

  @Sendable static func played(print: Print) throws {
    // snippet: terminal-played
    var make = FormBuilder()
    _ = make.selector("city", "City", DropdownSelector("Where to?", options: ["Lille", "Lyon"]))
    _ = make.toggle("direct", "Direct")
    var player = TerminalPlayer(FormStore(try make.build()))
    player.press("ArrowDown ArrowDown Enter Tab Space")
    print(player.terminal.line(1))  // › Direct   [x]
    // end
  }

  /// Nobody sits at a test, so that these are compiled only.
  static func asked() {
    // snippet: terminal-asked
    func ask(_ form: Form) throws -> Form? {
      let store = FormStore(form)
      let settings = TerminalSettings(environment: ProcessInfo.processInfo.environment)
      return try FormTerminal.run(store, settings: settings) == .accepted ? store.form : nil
    }
    // end
    _ = ask
  }

  static func pressed(_ form: Form) {
    // snippet: terminal-pressed
    var player = TerminalPlayer(FormStore(form))
    player.press(KeyPress(.arrowDown))
    let lines = player.terminal.lines
    // end
    _ = lines
  }
}
