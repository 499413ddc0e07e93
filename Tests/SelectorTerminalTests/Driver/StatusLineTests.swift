import SelectorForms
import SelectorKit
import SelectorTerminal
import SelectorText
import Testing

@Suite("The line below a frame")
struct StatusLineTests {
  private func status(
    _ labels: [String], columns: Int, query: String = "",
    direction: LayoutDirection = .leftToRight
  ) throws -> String {
    var settings = TerminalSettings(environment: ["TERM": "xterm", "LANG": "en_US.UTF-8"])
    settings.renderer.direction = direction
    var player = TerminalPlayer(
      try Samples.list(labels), choosing: true, settings: settings,
      terminal: VirtualTerminal(columns: columns, rows: 12))
    if !query.isEmpty { player.type(query) }
    return player.terminal.lines.last ?? ""
  }

  @Test("A label from right to left leaves the count and the keys where they are")
  func bidi() throws {
    let label = "\u{5D0}\u{5D1}\u{5D2} 7"
    let line = try status([label, "x"], columns: 60, query: "\u{5D0}")
    #expect(line == "  1/1  7 \u{5D2}\u{5D1}\u{5D0}  ↑↓ move · Enter choose · Esc cancel")
    let mirrored = try status([label, "x"], columns: 60, query: "\u{5D0}", direction: .rightToLeft)
    #expect(
      mirrored.drop { $0 == " " }
        == "Esc cancel · Enter choose · ↑↓ move  7 \u{5D2}\u{5D1}\u{5D0}  1/1")
  }

  @Test(
    "Keys go as a whole where there is no room, and a mark says so",
    arguments: [
      (60, "  1/2  ↑↓ move · Enter choose · Esc cancel"), (36, "  1/2  ↑↓ move · Enter choose …"),
      (20, "  1/2  ↑↓ move …"), (10, "  1/2 …"), (6, "  1/2…"), (5, "  1/2"),
    ])
  func narrow(columns: Int, line: String) throws {
    #expect(try status(["Lyon", "Nice"], columns: columns) == line)
  }
}
