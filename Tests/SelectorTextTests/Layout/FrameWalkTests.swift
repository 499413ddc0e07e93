import SelectorKit
import SelectorText
import Testing

/// The laws of frames, on random forms of every kind at every size from 0 x 0 to 40 x 40.
struct FrameWalkTests {
  /// Every size for each form in the long walks, a sample of them otherwise.
  private static let formCount = WalkLength.steps.map { max(20, $0 / 2_000) } ?? 24

  @Test func `Z1 Z3 L3 L5 the laws of frames hold for random forms at every size`() {
    var frames = 0
    for seed in 0..<Self.formCount {
      var random = RandomSource(seed: UInt64(seed))
      let source = random.source()
      let settings = random.renderer()
      var used = TextFrame()
      for columns in 0...40 {
        for rows in 0...40 where WalkLength.steps != nil || (columns * 41 + rows + seed) % 13 == 0 {
          let renderer = settings.renderer(columns: columns, rows: rows)
          let faults = FrameLaws(source, renderer, reusing: &used).faults
          frames += 1
          guard !faults.isEmpty else { continue }
          Issue.record(
            """
            seed \(seed) at \(columns) x \(rows), \(settings): \(faults.joined(separator: "; "))
            \(renderer.plain(source))
            """)
          return
        }
      }
    }
    print("frame laws: \(Self.formCount) forms, \(frames) frames")
    #expect(frames > 2_000)
  }
}
