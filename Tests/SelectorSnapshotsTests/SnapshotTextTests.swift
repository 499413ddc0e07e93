import Foundation
import SelectorSnapshots
import SelectorTesting
import Testing

@Suite struct `A stored text` {
  static let forms: [(text: String, stored: String)] = [
    ("", "\n"), ("a", "a\n"), ("a\n", "a\n"), ("a\n\n", "a\n"), ("\na", "\na\n"),
    ("a ", "a\\u{20}\n"), ("a\t\nb", "a\\u{9}\nb\n"), ("a\tb", "a\tb\n"),
    ("a\r\nb", "a\\u{D}\nb\n"), ("a\rb", "a\\u{D}b\n"), ("\u{1B}[1m", "\\u{1B}[1m\n"),
    ("\\u{1B}", "\\u{5C}u{1B}\n"), ("C:\\users", "C:\\users\n"), ("\\\\u{", "\\\\u{5C}u{\n"),
    ("\u{FEFF}a", "\\u{FEFF}a\n"), ("\u{202E}abc", "\\u{202E}abc\n"), ("\u{85}", "\\u{85}\n"),
    ("a\u{2028}b", "a\\u{2028}b\n"), ("› City … ▾", "› City … ▾\n"), ("日本 é é", "日本 é é\n"),
    (" \n ", "\\u{20}\n\\u{20}\n"), ("\u{61C}", "\\u{61C}\n"),
  ]

  @Test(arguments: forms) func `shows what cannot be seen and ends with one line feed`(
    text: String, stored: String
  ) {
    #expect(Array(SnapshotText.stored(text).utf8) == Array(stored.utf8))
  }

  @Test func `tells every two texts apart that differ before their last line feeds`() throws {
    var generator = TestRandom(seed: 3)
    let parts = [
      "a", "\\", "u{", "20}", "1B}", " ", "\t", "\n", "\r", "\u{1B}", "\u{20}", "é", "…",
    ]
    var known: [[UInt8]: [UInt8]] = [:]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...7, using: &generator)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }.joined()
      let meant = Array(SnapshotText.withoutFinalLineFeeds(text).utf8)
      let stored = Array(SnapshotText.stored(text).utf8)
      let other = known.updateValue(meant, forKey: stored)
      #expect(other == nil || other == meant, "\(text.debugDescription)")
      #expect(stored.last == 0x0A && stored.dropLast().last != 0x0A || meant.isEmpty)
    }
  }

  /// What editors and checkouts make of a file, and whether it still is the text.
  static let readings: [(stored: String, isSame: Bool)] = [
    ("one\\u{20}\n  two\n", true), ("one\\u{20}\r\n  two\r\n", true), ("one\\u{20}\n  two", true),
    ("one\\u{20}\n  two\n\n\n", true), ("\u{FEFF}one\\u{20}\n  two\n", true),
    ("one \n  two\n", true), ("one\n  two\n", false), ("one\\u{20}\n two\n", false),
    ("one\\u{20}\r  two\n", false), ("\none\\u{20}\n  two\n", false),
  ]

  @Test(arguments: readings) func `is read whatever its line ends are`(
    stored: String, isSame: Bool
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.write(stored, to: "__Snapshots__/MenuTests/opens.txt")
    let outcome = sandbox.store().check("one \n  two", against: sandbox.snapshot(record: .never))
    #expect(outcome.isMatch == isSame)
  }

  @Test func `does not count line feeds at the end, of empty texts neither`() throws {
    let sandbox = try Sandbox()
    #expect(sandbox.store().check("\n\n", against: sandbox.snapshot()).word == "recorded")
    #expect(sandbox.store().check("", against: sandbox.snapshot()) == .matched)
    #expect(sandbox.text("__Snapshots__/MenuTests/opens.txt") == "\n")
  }
}
