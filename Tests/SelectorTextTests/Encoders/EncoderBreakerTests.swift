import SelectorKit
import SelectorTerminal
import SelectorText
import Testing

/// Every encoder on forms of every kind, with labels from nowhere good in every place, at any size.
@Suite struct EncoderBreakerTests {
  private static let seeds = 0..<UInt64(WalkLength.steps.map { max(60, $0 / 500) } ?? 60)

  /// A size of each decade, and the edges.
  private func size(_ seed: UInt64, _ step: Int) -> (columns: Int, rows: Int) {
    var random = SeededGenerator(seed: seed &* 31 &+ UInt64(step))
    return (Int.random(in: 0...40, using: &random), Int.random(in: 0...40, using: &random))
  }

  @Test(arguments: seeds)
  func `S1 S2 S3 S4 no label breaks an encoder, in whatever place it stands`(seed: UInt64) {
    var random = RandomSource(seed: seed &+ 9_000)
    let source = random.source()
    let settings = random.renderer()
    for step in 0..<6 {
      let (columns, rows) = size(seed, step)
      var renderer = settings.renderer(columns: columns, rows: rows)
      renderer.keepsLabelStyles = seed % 2 == 0
      let frame = renderer.frame(of: source)
      let place: Comment = "seed \(seed) at \(columns) x \(rows)"
      check(frame, renderer, place)

      let laws = DocumentLaws(HTMLEncoder(title: hostile(seed)).document(source, in: renderer))
      #expect(laws.faults.isEmpty, "\(place): \(laws.faults)")
    }
    let tree = AccessibilityTree(of: source, named: hostile(seed))
    for line in tree.lines + tree.yaml.split(separator: "\n").map({ String($0) }) {
      #expect(isClean(line), "seed \(seed): \(line.debugDescription)")
    }
  }

  private func hostile(_ seed: UInt64) -> String {
    RandomSource.texts[Int(seed) % RandomSource.texts.count]
      + "\u{1B}[2J</title><script>&\"'\u{9B}31m"
  }

  /// What is drawn comes out of each encoder as the same rows, with escape sequences of its own only.
  private func check(_ frame: TextFrame, _ renderer: TextRenderer, _ place: Comment) {
    let rows = Shown.trimmed(frame.canvas.visual().plainLines())
    for palette in [TextPalette.light, .dark] {
      for depth in [ColorDepth.none, .monochrome, .basic, .indexed, .trueColor] {
        let lines = ANSIEncoder(palette: palette, depth: depth).lines(frame.canvas)
        #expect(Shown.trimmed(lines.map(Shown.withoutEscapes)) == rows, place)
        let text = lines.joined()
        if depth == .none { #expect(isClean(text), place) }
        // Of all that a terminal understands there is nothing in it but paint.
        let foreign = text.matches(of: #/\x1B(?!\[[0-9;:]*m)/#)
        #expect(foreign.isEmpty, place)
        if depth == .monochrome {
          #expect(
            text.firstMatch(of: #/\x1B\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]/#) == nil, place
          )
        }
      }
    }
    let picture = ElementTree(SVGEncoder(title: "\u{1B}]0;x\u{7}<&>").document(frame.canvas))
    #expect(picture.fault == nil, place)
    #expect(picture.elements.first?.name == "svg", place)

    var terminal = VirtualTerminal(columns: max(1, renderer.columns), rows: max(1, renderer.rows))
    let encoder = DifferenceEncoder(origin: .screen(row: 0))
    terminal.feed(encoder.difference(from: nil, to: frame).bytes)
    #expect(terminal.unknown.isEmpty, place)
    #expect(!terminal.isAlternate, place)
  }

  private func isClean(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
        && !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
    }
  }
}
