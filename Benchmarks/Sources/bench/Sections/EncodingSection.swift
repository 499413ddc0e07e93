import SelectorKit
import SelectorText

extension Runner {
  /// Turning a frame into what a display takes, whatever the number of options.
  mutating func encoding() {
    compare(
      "Encoding a frame of 80x24, by the number of options",
      columns: Self.sizes.map { Figures.count($0) }, rows: Self.encodings)
    writtenBytes()
  }

  /// A frame that is there already.
  private struct Drawn {
    var frame: TextFrame

    init(_ count: Int) { frame = TextRenderer().frame(of: Samples.openSelector(count)) }
  }

  /// A terminal that shows one frame after another.
  private struct Shown {
    var selector: DropdownSelector<Item>
    var frame = TextFrame()
    var screen: DifferenceEncoder.Screen?
    let renderer = TextRenderer()
    let encoder = DifferenceEncoder(isSynchronized: true)

    init(_ count: Int) {
      selector = Samples.openSelector(count)
      _ = show()
    }

    /// Draws and encodes, and tells how many bytes there are to write.
    mutating func show() -> Int {
      renderer.draw(selector, into: &frame)
      let difference = encoder.difference(from: screen, to: frame)
      screen = difference.screen
      return difference.bytes.count
    }
  }

  private static var encodings: [Row] {
    [
      Row("plain text", state: { Drawn($0) }) { consume($0.frame.canvas.plain().utf8.count) },
      Row("ANSI, full colours", state: { Drawn($0) }) {
        consume(ANSIEncoder().text($0.frame.canvas).utf8.count)
      },
      Row("picture (SVG)", state: { Drawn($0) }) {
        consume(SVGEncoder().document($0.frame.canvas).utf8.count)
      },
      Row("an arrow key, its frame and the difference", state: { Swaying(Shown($0)) }) {
        let key = $0.turn() ? Keys.down : Keys.up
        consume($0.control.selector.press(key).count)
        consume($0.control.show())
      },
      Row("document (HTML)", state: { Samples.openSelector($0) }) {
        consume(HTMLEncoder().document($0).utf8.count)
      },
      Row("accessibility tree", state: { Samples.openSelector($0) }) {
        consume(AccessibilityTree(of: $0).text.utf8.count)
      },
    ]
  }

  /// The bytes that go to a terminal, which a slow line carries.
  private mutating func writtenBytes() {
    let section = "Bytes for a terminal of 80x24, 1,000,000 options"
    let limit = 300
    guard arguments.includes("bytes", of: section) else { return }
    printTitle(section)
    var table = Table(header: ["", "bytes", "limit", ""])
    func note(_ name: String, _ bytes: Int, isLimited: Bool) {
      let keeps = bytes <= limit
      table.rows.append([
        name, "\(bytes)", isLimited ? "\(limit)" : "-",
        isLimited ? (keeps ? "ok" : "OVER") : "",
      ])
      if isLimited, !keeps { fail("\(section): \(name): \(bytes) bytes, limit \(limit)") }
    }
    var shown = Shown(1_000_000)
    shown.screen = nil
    note("the first frame", shown.show(), isLimited: false)
    shown.selector.press(Keys.down)
    note("an arrow key", shown.show(), isLimited: true)
    for _ in 0..<10 {
      shown.selector.press(Keys.down)
      _ = shown.show()
    }
    shown.selector.press(Keys.down)
    note("an arrow key that scrolls", shown.show(), isLimited: true)
    shown.selector.press(Keys.end)
    note("End", shown.show(), isLimited: false)
    note("nothing new", shown.show(), isLimited: true)
    for line in table.lines() { print(line) }
  }
}
