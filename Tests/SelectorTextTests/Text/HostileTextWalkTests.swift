import SelectorText
import Testing

/// Bytes that hostile labels are made of, in every order: nothing of them reaches a screen as a control.
struct HostileTextWalkTests {
  /// Pieces of escape sequences, controls of seven and eight bits, direction controls, halves of sequences.
  private static let dangerous: [[UInt8]] = {
    var pieces: [[UInt8]] = (UInt8(0)..<0x20).map { [$0] }
    pieces += "[]PX^_\\;?m0a".utf8.map { [$0] } + [[0x7F]]
    // C1 in UTF-8, and the same bytes alone, which are ill-formed.
    pieces += [0x84, 0x85, 0x90, 0x98, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F].map { [0xC2, $0] }
    pieces += [0x80, 0x9B, 0x9D, 0xC2, 0xE2, 0xED, 0xF0, 0xFF].map { [$0] }
    pieces += ["\u{202E}", "\u{2066}", "\u{200F}", "\u{2028}", "\u{200B}", "\u{FEFF}"].map {
      Array($0.utf8)
    }
    pieces += ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{FFFE}", "é", "東", "👍"].map { Array($0.utf8) }
    return pieces + [[0xED, 0xA0, 0x80]]
  }()

  private static let policies = SafeText.Controls.allCases.flatMap { controls in
    [SafeText.LineBreaks.mark, .space].map { SafeText.Policy(lineBreaks: $0, controls: controls) }
  }

  private func check(_ bytes: [UInt8], _ policy: SafeText.Policy) {
    let text = SafeText(decoding: bytes, as: UTF8.self, policy: policy)
    let isClean = text.string.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF:
        false
      default: true
      }
    }
    // A second time nothing is left to do, and every letter has a cell.
    let again = SafeText(text.string, policy: policy)
    var cells = 0
    for cluster in text.string { cells += min(1, WidthPolicy.standard.cells(of: cluster)) }
    var canvas = TextCanvas(columns: 24, rows: 2)
    canvas.put(text, row: 0, column: 0, limit: 24, brush: .init(TextStyle(.option)))
    canvas.put(text, row: 1, column: -3, limit: 9, brush: .init(TextStyle(.option)))
    let output = (canvas.plain() + canvas.visual().plain()).utf8
    let isSafe = output.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A }
    if !isClean || !isSafe || again != text || cells != text.string.count {
      Issue.record("S1 \(bytes) \(policy): \(text.string.debugDescription)")
    }
  }

  @Test func `S1 S4 every sequence out of the dangerous set is harmless`() {
    let pieces = Self.dangerous
    // All of up to three pieces in the long walks, all of up to two and a sample of three otherwise.
    let stride = WalkLength.steps == nil ? 97 : 1
    var number = 0
    for first in pieces {
      check(first, Self.policies[0])
      for second in pieces {
        let some = WalkLength.steps == nil ? number % Self.policies.count : nil
        for (place, policy) in Self.policies.enumerated() where some == nil || some == place {
          check(first + second, policy)
        }
        for third in pieces {
          number += 1
          if number % stride != 0 { continue }
          check(first + second + third, Self.policies[number % Self.policies.count])
        }
      }
    }
    #expect(number > 400_000)
  }

  @Test func `S1 S4 random sequences out of the dangerous set are harmless`() {
    var random = SeededGenerator(seed: 6)
    let count = WalkLength.steps.map { $0 * 5 } ?? 10_000
    for _ in 0..<count {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 4...12, using: &random) {
        bytes += Self.dangerous.randomElement(using: &random) ?? []
      }
      if Bool.random(using: &random) { bytes.append(.random(in: 0...255, using: &random)) }
      check(bytes, Self.policies.randomElement(using: &random) ?? SafeText.Policy())
    }
  }
}
