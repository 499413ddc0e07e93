import SelectorTerminal
import Testing

/// T1 to T4: whatever ends a program, the terminal is what it was.
@Suite("The terminal is given back", .enabled(if: PtyRun.isPossible), .serialized)
struct RestorationTests {
  struct Ending: Sendable, CustomTestStringConvertible {
    /// What the trial is told to do.
    var name: String
    /// What is sent once it is shown, or the signal.
    var keys = ""
    var signal: String?
    /// What the program says in the end, and how the shell saw it end.
    var says: [String]
    var status: String

    var testDescription: String { signal ?? name }
  }

  static let endings: [Ending] = [
    Ending(name: "return", keys: "\u{1B}[B\r", says: ["OUTCOME:accepted:Lyon"], status: "0"),
    Ending(name: "return", keys: "\u{3}", says: ["OUTCOME:cancelled:none"], status: "0"),
    Ending(
      name: "handler", signal: "TERM", says: ["HANDLED", "THREW:interrupted by signal 15"],
      status: "0"),
    Ending(name: "return", signal: "INT", says: [], status: "130"),
    Ending(name: "return", signal: "TERM", says: [], status: "143"),
    Ending(name: "return", signal: "HUP", says: [], status: "129"),
    Ending(name: "return", signal: "QUIT", says: [], status: "131"),
    Ending(name: "exit", keys: "t", says: [], status: "3"),
    Ending(name: "abort", keys: "t", says: [], status: "134"),
    Ending(name: "trap", keys: "t", says: [], status: "132"),
  ]

  static func script(_ program: String) -> String {
    """
    ulimit -c 0; export SWIFT_BACKTRACE=enable=no; stty -a; echo BEFORE; \
    sh -c 'echo PID:$$; exec \(program)' 2>/dev/null; echo END:$?; stty -a; echo AFTER
    """
  }

  @Test(
    "T1, T2, T3, T4: after return, throw, signals, exit and traps", arguments: endings,
    ["inline", "fullscreen"])
  func givesBack(ending: Ending, placement: String) throws {
    let shown = PtyRun.Step(after: "Esc cancel", send: ending.keys)
    let step = ending.signal.map { PtyRun.Step(after: "Esc cancel", signal: $0) } ?? shown
    let run = try PtyRun(
      script: Self.script("TerminalTrial \(ending.name) \(placement)"), steps: [step])
    try check(run, says: ending.says, status: ending.status)
  }

  private func check(_ run: PtyRun, says: [String], status: String) throws {
    // The same settings, by the words of `stty -a`.
    let before = run.lines.prefix { $0 != "BEFORE" }
    let after = run.lines(from: "END:", to: "AFTER")
    #expect(Array(before) == after)
    #expect(before.count > 2)
    // The same screen: nothing is left of the list.
    #expect(run.lines(from: "PID:", to: "END:") == says)
    #expect(run.lines.contains("END:\(status)"))
    // The same modes, pen and cursor.
    #expect(run.terminal.modes == .initial)
    #expect(run.terminal.kittyLevels.isEmpty)
    #expect(!run.terminal.isAlternate)
    #expect(run.terminal.pen == VirtualTerminal.Pen())
    #expect(run.terminal.unknown == [])
  }

  @Test("Stopped by Control+Z and gone on with", arguments: ["inline", "fullscreen"])
  func suspends(placement: String) throws {
    let script = """
      set -m; stty -a; echo BEFORE; sh -c 'echo PID:$$; exec TerminalTrial return \(placement)'; \
      echo STOPPED:$?; stty -a; echo BETWEEN; fg >/dev/null; echo END:$?; stty -a; echo AFTER
      """
    let run = try PtyRun(
      script: script,
      steps: [
        PtyRun.Step(after: "Esc cancel", send: "\u{1A}"),
        PtyRun.Step(after: "BETWEEN", send: ""),
        PtyRun.Step(after: "Esc cancel", send: "\u{1B}[B\r"),
      ])
    let before = run.lines.prefix { $0 != "BEFORE" }
    #expect(run.lines(from: "STOPPED:", to: "BETWEEN") == Array(before))
    #expect(run.lines.contains("STOPPED:148"))
    #expect(run.lines(from: "BETWEEN", to: "END:") == ["OUTCOME:accepted:Lyon"])
    #expect(run.lines(from: "END:", to: "AFTER") == Array(before))
    #expect(run.terminal.modes == .initial)
    #expect(run.terminal.kittyLevels.isEmpty)
  }

  @Test("Stopped by a signal that nobody is told of, it draws itself again")
  func stopped() throws {
    let run = try PtyRun(
      script: Self.script("TerminalTrial return"),
      steps: [
        PtyRun.Step(after: "Esc cancel", signal: "STOP"),
        PtyRun.Step(after: "", signal: "CONT"),
        PtyRun.Step(after: "Esc cancel", send: "\u{1B}[B\r"),
      ])
    #expect(run.lines.contains("OUTCOME:accepted:Lyon"))
    #expect(run.terminal.modes == .initial)
    #expect(run.terminal.kittyLevels.isEmpty)
  }

  @Test("A program that was told to ignore a hang-up still does")
  func ignored() throws {
    let run = try PtyRun(
      script: Self.script("TerminalTrial return")
        .replacing("echo PID", with: "trap \"\" HUP; echo PID"),
      steps: [
        PtyRun.Step(after: "Esc cancel", signal: "HUP"),
        PtyRun.Step(after: "", send: "\u{1B}[B\r"),
      ])
    #expect(run.lines.contains("END:0"))
    #expect(run.terminal.modes == .initial)
  }

  @Test("A terminal that answers nothing is asked for a tenth of a second")
  func silent() throws {
    let run = try PtyRun(
      script: Self.script("TerminalTrial return"),
      steps: [PtyRun.Step(after: "Esc cancel", send: "\u{1B}[B\r")], answers: "")
    try check(run, says: ["OUTCOME:accepted:Lyon"], status: "0")
  }

  @Test("A terminal that speaks the kitty protocol is left with what it had")
  func kitty() throws {
    let run = try PtyRun(
      script: Self.script("TerminalTrial return"),
      steps: [PtyRun.Step(after: "Esc cancel", signal: "TERM")],
      answers: "\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}[?2027;2$y\u{1B}[1;1R\u{1B}[?62;22c")
    try check(run, says: [], status: "143")
    #expect(String(decoding: run.bytes, as: UTF8.self).contains("\u{1B}[>1u"))
  }
}
