import SelectorText
import Testing

/// Colours in palettes of every size, and what an environment says of a terminal.
@Suite struct TextColorTests {
  @Test(
    arguments: [
      (0x000000, 16, 0), (0xFFFFFF, 231, 15), (0xFF0000, 196, 9), (0x00FF00, 46, 10),
      (0x5F87AF, 67, 8), (0x080808, 232, 0), (0xEEEEEE, 255, 7), (0x808080, 244, 8),
    ] as [(UInt32, UInt8, UInt8)])
  func `the nearest colour of a smaller palette is taken`(row: (UInt32, UInt8, UInt8)) {
    let color = TextColor(row.0)
    #expect(color.indexed == row.1)
    #expect(color.basic == row.2)
  }

  @Test func `a given colour of a smaller palette goes before the nearest`() {
    let color = TextColor(0xFF0000, indexed: 1, basic: 200)
    #expect(color.indexed == 1)
    #expect(color.basic == 15)
    #expect(TextColor(0xAB_000A0B).hex == "#000a0b")
  }

  @Test(
    arguments: [
      ([:], .none), (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      (["TERM": "xterm"], .basic), (["TERM": "xterm-256color"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "tmux-256color", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .monochrome),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
      (["TERM": "vt100"], .monochrome), (["TERM": "konsole-direct"], .trueColor),
    ] as [([String: String], ColorDepth)])
  func `an environment says how many colours there are`(row: ([String: String], ColorDepth)) {
    #expect(ColorDepth(environment: row.0) == row.1)
  }

  @Test func `rules are laid over each other, and what is secondary is quiet`() {
    let palette = TextPalette.dark
    let plain = palette.paint(for: TextStyle(.option))
    #expect(plain == .plain)
    let highlighted = palette.paint(for: TextStyle(.option, [.highlighted, .match]))
    #expect(highlighted.attributes == [.bold, .underline])
    #expect(highlighted.foreground == palette.paint(for: TextStyle(.mark, .chosen)).foreground)
    #expect(palette.paint(for: TextStyle(.detail)).attributes == .dim)
  }

  @Test(arguments: [TextPalette.dark, .light])
  func `letters can be read on their ground`(palette: TextPalette) {
    func light(_ color: TextColor) -> Double {
      let parts = [color.red, color.green, color.blue].map { part in
        let share = Double(part) / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055).power(2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    for role in TextStyle.Role.allCases where role != .border {
      for traits in [[], .focused, .highlighted, .chosen, .disabled, .match] as [TextStyle.Traits] {
        let paint = palette.paint(for: TextStyle(role, traits))
        let levels = [light(paint.foreground ?? palette.foreground), light(palette.background)]
        let contrast = ((levels.max() ?? 0) + 0.05) / ((levels.min() ?? 0) + 0.05)
        // WCAG 2.2, 1.4.3: at least 4.5 to 1.
        #expect(contrast >= 4.5, "\(role) \(traits.rawValue): \(contrast)")
      }
    }
  }

  @Test(
    arguments: [
      ("https://example.org/a b", "https://example.org/a%20b"), ("mailto:a@b.c", "mailto:a@b.c"),
      ("https://例.jp/", "https://%E4%BE%8B.jp/"), ("HTTP://x", "HTTP://x"),
      ("javascript:alert(1)", nil), ("https:", "https:"), ("https", nil), ("", nil),
      ("https://x/\u{1B}]8;;", nil), ("https://x/\u{9C}", nil),
      ("https://x/\"<>\\", "https://x/%22%3C%3E%5C"),
    ] as [(String, String?)])
  func `a link is checked and spelled in printable ASCII`(row: (String, String?)) {
    #expect(TextLink(row.0)?.address == row.1)
    #expect(TextLink("https://x/" + String(repeating: "a", count: 3_000)) == nil)
  }
}

extension Double {
  /// A power that no more than a test of contrast needs.
  fileprivate func power(_ exponent: Double) -> Double {
    // x^2.4 = x^2 * (x^2)^(1/5), the root by Newton's steps.
    let square = self * self
    guard square > 0, exponent == 2.4 else { return 0 }
    var root = 0.5
    for _ in 0..<60 {
      root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
    }
    return square * root
  }
}
