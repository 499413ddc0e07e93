import SelectorTerminal
import SelectorText
import Testing

@Suite("Settings of terminals")
struct TerminalSettingsTests {
  @Test("N1: a terminal that cannot be drawn on, and a person who says so, are asked by lines")
  func lines() {
    #expect(TerminalSettings.asksForLines(["TERM": "dumb"]))
    #expect(TerminalSettings.asksForLines([:]))
    #expect(TerminalSettings.asksForLines(["TERM": "xterm", "ACCESSIBLE": "1"]))
    #expect(!TerminalSettings.asksForLines(["TERM": "xterm", "ACCESSIBLE": ""]))
  }

  @Test("NO_COLOR counts if it is not empty, and a locale without UTF-8 gets ASCII")
  func environment() {
    let plain = TerminalSettings(environment: ["TERM": "xterm-256color", "NO_COLOR": "1"])
    #expect(plain.depth == .monochrome)
    let colored = TerminalSettings(environment: ["TERM": "xterm-256color", "NO_COLOR": ""])
    #expect(colored.depth == .indexed)
    #expect(TerminalSettings(environment: ["LANG": "C"]).renderer.theme.isASCII)
    #expect(
      !TerminalSettings(environment: ["LANG": "C", "LC_ALL": "de_DE.UTF-8"]).renderer.theme.isASCII)
  }

  @Test("A height is at least one line and at most the screen")
  func heights() {
    let rows: [(TerminalSettings.Height, Int, Int)] = [
      (.fit, 24, 24), (.rows(10), 24, 10), (.rows(0), 24, 1), (.rows(-5), 24, 1),
      (.rows(99), 24, 24), (.fraction(0.4), 24, 9), (.fraction(0), 24, 1), (.fraction(9), 24, 24),
      (.fraction(-1), 24, 1), (.fraction(.nan), 24, 24), (.fraction(.infinity), 24, 24),
      (.fit, 0, 1),
    ]
    for (height, screen, lines) in rows { #expect(height.rows(of: screen) == lines) }
  }
}
