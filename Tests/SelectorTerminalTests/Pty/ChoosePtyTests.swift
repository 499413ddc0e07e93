import SelectorTerminal
import Testing

/// The command itself in a pseudo-terminal: in `$(…)`, in pipes, while its input still comes.
@Suite("selector choose on a terminal", .enabled(if: PtyRun.isPossible), .serialized)
struct ChoosePtyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var script: String
    var keys: [String]
    /// What the shell says in the end.
    var says: [String]
    var line: UInt

    init(_ script: String, _ keys: String..., says: String..., line: UInt = #line) {
      (self.script, self.keys, self.says, self.line) = (script, keys, says, line)
    }

    var testDescription: String { "line \(line): \(script)" }
  }

  static let rows: [Row] = [
    Row("x=$(printf 'a\\nb\\n' | selector choose); echo \"$? $x\"", "\u{1B}[B\r", says: "0 b"),
    Row("printf 'a\\nb\\n' | selector choose | tr a-z A-Z", "\r", says: "A"),
    Row("printf 'a\\nb' | selector choose; echo $?", "\u{3}", says: "130"),
    Row("printf 'a\\nb\\n' | selector choose; echo $?", "\u{4}", says: "130"),
    Row("printf 'a\\nb\\nc\\n' | selector choose --multi", "\t\u{1B}[B\t\r", says: "a", "c"),
    Row("printf 'a\\nb\\n' | selector choose --print id", "\u{1B}[B\r", says: "2"),
    Row(
      "printf 'a\\nb\\n' | selector choose --print json", "\u{1B}[B\r",
      says: "{\"id\": \"2\", \"label\": \"b\"}"),
    Row("printf 'a\\nb\\n' | selector choose --query b", "\r", says: "b"),
    Row("printf 'a\\nb\\n' | selector choose --default b --inline", "\r", says: "b"),
    Row(
      "printf 'x\\0a\\nb\\0' | selector choose -0 | od -An -c | tr -s ' '", "\u{1B}[B\r",
      says: " a \\n b \\0"),
    Row(
      "printf 'one\\n\\377bad\\n' | selector choose | od -An -c | tr -s ' '", "\u{1B}[B\r",
      says: " 377 b a d \\n"),
    Row(
      "printf 'id,name\\nx,Ann\\ny,Bob\\n' | selector choose --format csv --print id", "bo", "\r",
      says: "y"),
    Row("printf '[\"a\", \"b\"]' | selector choose --format json", "\u{1B}[B\r", says: "b"),
    // It is shown, and chosen from, before its input has ended.
    Row(
      "(echo a; echo b; sleep 9) | selector choose; kill %1 2>/dev/null", "\u{1B}[B\r", says: "b"),
    // Also what came in one piece just before a pause.
    Row("(seq 50; sleep 9) | selector choose; kill %1 2>/dev/null", "\u{1B}[B\r", says: "2"),
    // Before the first line came it is left like any other time, and the first that comes is highlighted.
    Row(
      "(echo BEGAN >/dev/tty; sleep 9) | selector choose; echo $?; kill %1", "\u{1B}",
      says: "BEGAN", "130"),
    Row("(sleep 1; echo a; echo b; sleep 9) | selector choose; kill %1", "", "\r", says: "a"),
    // What cannot be read ends it, though some of it could be chosen already.
    Row(
      "(printf 'id\\tname\\n1\\tAnn\\n'; sleep 1; printf 'x\\n') | selector choose --format tsv; echo $?",
      "",
      says: "standard input:3: expected 2 cells, found 1", "2"),
    Row(
      "(printf 'id\\tname\\n1\\tAnn\\n'; sleep 9) | selector choose --format tsv", "\r", says: "Ann"
    ),
    Row(
      "printf 'a\\nb\\n' | selector choose >/dev/full; echo $?", "\r",
      says: "selector: standard output: No space left on device", "2"),
    // Nothing came in the end: it is over without a key.
    Row("(echo BEGAN >/dev/tty; sleep 1) | selector choose; echo $?", "", says: "BEGAN", "1"),
    Row(
      "selector choose; echo $?", "",
      says:
        "selector choose: no options, expected a file or lines from a pipe (see selector choose --help)",
      "2"),
    Row("printf 'a\\nb\\n' | selector choose --accessible", "2\n", says: "> 2", "b, chosen", "b"),
  ]

  @Test("Prints what was chosen, and nothing else is left", arguments: rows)
  func prints(row: Row) throws {
    let shown = row.script.contains("--accessible") ? "search" : "Esc cancel"
    var steps = [
      PtyRun.Step(after: row.script.contains("--accessible") ? "2. b" : shown, send: row.keys[0])
    ]
    if row.script.contains("--multi") { steps[0].after = "Enter done" }
    for keys in row.keys.dropFirst() { steps.append(PtyRun.Step(after: "Esc cancel", send: keys)) }
    let run = try PtyRun(script: "echo BEGIN; \(row.script); echo END", steps: steps)
    let lines = run.lines(from: "BEGIN", to: "END")
    #expect(lines.suffix(row.says.count) == row.says[...], "\(lines)")
    if !row.script.contains("--accessible") { #expect(lines == row.says) }
    #expect(run.terminal.modes == .initial)
    #expect(run.terminal.unknown == [])
  }
}
