import Foundation
import SelectorSnapshots
import SelectorTesting
import Testing

@Suite struct `A difference of lines` {
  @Test func `makes the new text of the old one with the fewest edits`() {
    var generator = TestRandom(seed: 11)
    for _ in 0..<2_000 {
      let lines = ["", "a", "b", "c", "│"]
      func text() -> String {
        (0..<Int.random(in: 0...8, using: &generator)).compactMap { _ in
          lines.randomElement(using: &generator)
        }.joined(separator: "\n")
      }
      let (old, new) = (text(), text())
      let difference = LineDifference(from: old, to: new)
      var (left, right): ([Substring], [Substring]) = ([], [])
      var common = 0
      for edit in difference.edits {
        switch edit {
        case .same(let before, let after):
          #expect(difference.old[before] == difference.new[after])
          left.append(difference.old[before])
          right.append(difference.new[after])
          common += 1
        case .removed(let line): left.append(difference.old[line])
        case .added(let line): right.append(difference.new[line])
        }
      }
      #expect(left == difference.old && right == difference.new)
      #expect(common == Self.longestCommon(difference.old, difference.new), "\(old) → \(new)")
    }
  }

  /// The length of the longest common subsequence, by the plain table.
  static func longestCommon(_ left: [Substring], _ right: [Substring]) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for line in left {
      let above = row
      for (index, other) in right.enumerated() {
        row[index + 1] = line == other ? above[index] + 1 : max(above[index + 1], row[index])
      }
    }
    return row[right.count]
  }

  static let summaries: [(old: String, new: String, summary: String)] = [
    ("a", "a", "no line differs"), ("a", "b", "1 line changed"),
    ("a\nb", "c\nd", "2 lines changed"), ("a\nb", "a", "1 line removed"),
    ("", "a\nb", "2 lines added"), ("a\nx\nb", "c\nx\nb\nd\ne", "1 line changed, 2 added"),
    ("é", "e\u{301}", "1 line changed"),
  ]

  @Test(arguments: summaries) func `is told in words`(old: String, new: String, summary: String) {
    #expect(LineDifference(from: old, to: new).summary == summary)
  }

  @Test func `of thousands of lines takes no time to speak of`() {
    let old = (0..<20_000).map { "line \($0 % 7)" }.joined(separator: "\n")
    let shuffled = (0..<20_000).map { "line \($0 * 3 % 11)" }.joined(separator: "\n")
    #expect(!LineDifference(from: old, to: shuffled).isEmpty)
    #expect(LineDifference(from: old, to: old + "\nx").summary == "1 line added")
    let unified = UnifiedDifference(LineDifference(from: old, to: shuffled))
    #expect(unified.lines.count == 200)
    #expect(unified.omitted > 30_000)
  }
}

@Suite struct `A unified difference` {
  func lines(_ old: String, _ new: String, context: Int = 3) -> String {
    UnifiedDifference(LineDifference(from: old, to: new), context: context).lines
      .joined(separator: "\n")
  }

  @Test func `numbers the lines of both and leaves out what is far from changes`() {
    let old = (1...30).map { "line \($0)" }
    var new = old
    new[4] = "LINE 5"
    new.remove(at: 20)
    #expect(
      lines(old.joined(separator: "\n"), new.joined(separator: "\n"), context: 1) == """
         4  4 │   line 4
         5    │ - line 5
            5 │ + LINE 5
         6  6 │   line 6
              │ ⋯
        20 20 │   line 20
        21    │ - line 21
        22 21 │   line 22
        """)
  }

  @Test func `takes any context and any limit`() {
    let difference = LineDifference(from: "a\nb\nc", to: "a\nx\nc")
    #expect(UnifiedDifference(difference, context: .max, limit: .max).lines.count == 4)
    #expect(UnifiedDifference(difference, context: .min, limit: .max).lines.count == 2)
    #expect(UnifiedDifference(difference, limit: .min).omitted == 4)
  }

  @Test func `shows blanks at the end, tabs and blanks of other kinds in changed lines`() {
    #expect(
      lines("a\nb  \nc\td\ne\u{A0}f\ng ", "a\nb\nc d\ne f\ng ") == """
        1 1 │   a
        2   │ - b··
        3   │ - c⇥d
        4   │ - e\\u{A0}f
          2 │ + b
          3 │ + c d
          4 │ + e f
        5 5 │   g
        """)
  }

  @Test func `tells with escapes what looks alike`() {
    #expect(
      lines("caf\u{E9}", "cafe\u{301}") == """
        1   │ - caf\u{E9}
          1 │ + cafe\u{301}
            │ these look alike:
        1   │ - caf\\u{E9}
          1 │ + cafe\\u{301}
        """)
  }

  @Test func `lets no escape sequence of a text through`() {
    let text = lines("a\u{1B}[2Jb", "a\u{202E}b")
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains(#"a\u{1B}[2Jb"#))
  }
}

@Suite struct `Two texts side by side` {
  func lines(_ old: String, _ new: String, columns: Int = 110) -> String {
    SideBySide(LineDifference(from: old, to: new), columns: columns).lines.joined(separator: "\n")
  }

  @Test func `stand in straight columns, whatever the width of letters`() {
    #expect(
      lines("│ 東京 │\n│ Kyoto │\nend", "│ 東京 │\n│ 大阪 │\n│ Nara │\nend\nmore") == """
        stored      now
        │ 東京 │    │ 東京 │
        │ Kyoto │ ≠ │ 大阪 │
                  + │ Nara │
        end         end
                  + more
        """)
  }

  @Test func `are left out where they do not fit`() {
    #expect(lines("abcdefghij", "klmnopqrst", columns: 20).isEmpty)
    #expect(!lines("abcdefghij", "klmnopqrst", columns: 23).isEmpty)
    let long = (1...41).map(String.init).joined(separator: "\n")
    #expect(lines(long, "x").isEmpty)
  }
}

@Suite struct `A redaction` {
  static let dates: [(text: String, redacted: String)] = [
    ("on 2026-11-30 at 13:45:00", "on <date> at <time>"), ("2026-11-30T13:45:00Z", "<date>"),
    ("2026-11-30 13:45:00.25+01:00.", "<date>."), ("16:9 and 12:30", "16:9 and 12:30"),
    ("12026-11-301", "12026-11-301"), ("2026-11-30T13:45 x", "<date> x"),
  ]

  @Test(arguments: dates) func `takes dates and times out`(text: String, redacted: String) {
    #expect(Redaction.dates(text) == redacted)
  }

  @Test func `numbers uuids, the same one alike`() {
    let (first, second) = (UUID().uuidString, UUID().uuidString)
    #expect(
      Redaction.uuids("\(first) \(second) \(first.lowercased())!")
        == "<uuid 1> <uuid 2> <uuid 1>!")
  }

  @Test func `of a bad pattern is refused, and others follow one another`() throws {
    #expect(throws: (any Error).self) { try Redaction.matches(of: "(", with: "") }
    let all = Redaction.all([
      try .matches(of: #"\d+ ms"#, with: "<time>"), .replacing("<time>", with: "soon"),
      .replacing("", with: "never"),
    ])
    #expect(all("in 25 ms") == "in soon")
  }

  @Test func `is done before a text is compared or stored`() throws {
    let sandbox = try Sandbox()
    var snapshot = sandbox.snapshot()
    snapshot.configuration.redactions = [.uuids]
    _ = sandbox.store().check("id \(UUID())", against: snapshot)
    #expect(sandbox.store().check("id \(UUID())", against: snapshot) == .matched)
    #expect(sandbox.text("__Snapshots__/MenuTests/opens.txt") == "id <uuid 1>\n")
  }
}
