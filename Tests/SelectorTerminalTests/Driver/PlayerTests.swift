import SelectorForms
import SelectorKit
import SelectorTerminal
import SelectorText
import Testing

@Suite("A form on a terminal in memory")
struct PlayerTests {
  @Test("A list is shown, walked and chosen from")
  func choose() throws {
    let store = try Samples.list()
    var player = TerminalPlayer(store, choosing: true)
    for line in player.terminal.lines { print(line) }
    player.press("ArrowDown ArrowDown")
    for line in player.terminal.lines { print(line) }
    player.type("ly")
    for line in player.terminal.lines { print(line) }
    player.press("Enter")
    #expect(player.outcome == .accepted)
    #expect(store.answers["city"] == "Lyon")
    player.leave()
    #expect(player.terminal.lines == [])
    #expect(player.terminal.modes == .initial)
    #expect(player.terminal.unknown == [])
  }

  @Test("form")
  func form() throws {
    let store = try Samples.trip()
    var player = TerminalPlayer(store)
    for line in player.terminal.lines { print(line) }
    player.press("ArrowDown ArrowDown")
    for line in player.terminal.lines { print(line) }
  }
}
