import Foundation
import SelectorTerminal

/// A shell in a pseudo-terminal: it tells the settings of the terminal, runs a program, and tells them again.
struct PtyRun {
  struct Step: Encodable {
    /// The text after which it is done.
    var after: String
    var send: String?
    var signal: String?
    var size: [Int]?

    init(after: String, send text: String) {
      self.after = after
      send = text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    init(after: String, signal: String) {
      self.after = after
      self.signal = signal
    }
  }

  private struct Plan: Encodable {
    var command: [String]
    var steps: [Step]
    var columns: Int
    var rows: Int
    var answers: String
    var environment: [String: String]
  }

  /// What was written, and what stands on the screen in the end.
  let bytes: [UInt8]
  let terminal: VirtualTerminal

  /// Whether there is what it takes.
  static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") }

  /// The folder of what was built.
  static var products: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Runs a script of the shell; the terminal answers once to the questions that a program asks at first.
  init(
    script: String, steps: [Step], columns: Int = 100, rows: Int = 60,
    answers: String = "\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}[?62;22c"
  ) throws {
    let plan = Plan(
      command: ["sh", "-c", script], steps: steps, columns: columns, rows: rows,
      answers: Step(after: "", send: answers).send ?? "",
      environment: ["TERM": "xterm-256color", "PATH": "\(Self.products.path()):/usr/bin:/bin"])
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    let helper = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "pty-run.py")
    let json = String(decoding: try JSONEncoder().encode(plan), as: UTF8.self)
    process.arguments = [helper.path(), json]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in data {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { continue }
      if let first = high {
        bytes.append(first << 4 | UInt8(value))
        high = nil
      } else {
        high = UInt8(value)
      }
    }
    self.bytes = bytes
    var terminal = VirtualTerminal(columns: columns, rows: rows)
    terminal.feed(bytes)
    self.terminal = terminal
  }

  /// Everything that was on the screen, also what scrolled out of it.
  var lines: [String] { terminal.scrollback + terminal.lines }

  /// The lines between two that begin with these words.
  func lines(from first: String, to last: String) -> [String] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix(first) }),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix(last) })
    else { return ["no \(first) before \(last)"] + lines }
    return Array(lines[(start + 1)..<end])
  }
}
