import SelectorKit
import SelectorText

extension Runner {
  /// The same frame by libraries of Python, where they are installed: figures without a limit.
  mutating func peers() {
    let title = "One frame of 80x24 beside urwid and prompt_toolkit (Python)"
    guard arguments.includes("peers", of: title) else { return }
    printTitle(title, note: "run where they are installed: pip install urwid prompt_toolkit")
    var table = Table(header: [""] + Self.sizes.map { Figures.count($0) })
    let own = Row(
      "here", state: { (selector: Samples.openSelector($0), frame: TextFrame()) }
    ) { state in
      TextRenderer().draw(state.selector, into: &state.frame)
      consume(state.frame.canvas.rows)
    }.costs(stopwatch)
    table.rows.append(["here"] + own.map { Figures.time($0.time) })
    for (name, times) in Self.peerFrames() {
      table.rows.append([name] + Self.sizes.map { times[$0].map { Figures.time($0) } ?? "-" })
    }
    for line in table.lines() { print(line) }
  }

  /// What `Peers/frames.py` measures: nanoseconds by name and number of options, in order of names.
  private static func peerFrames() -> [(name: String, times: [Int: Double])] {
    var peers: [(name: String, times: [Int: Double])] = []
    for fields in PeerScript(interpreter: "python3", name: "frames.py").lines() {
      guard fields.count == 3, let size = Int(fields[1]), let time = Double(fields[2]) else {
        continue
      }
      let name = fields[0]
      if peers.last?.name != name { peers.append((name, [:])) }
      peers[peers.count - 1].times[size] = time * 1e3
    }
    return peers
  }
}
