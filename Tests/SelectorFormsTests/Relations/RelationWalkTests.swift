import Foundation
import Testing

/// Long random walks over relations beside a model that looks at every row.
///
/// `SELECTOR_WALK_STEPS` says how many steps are taken in all; 20,000 without it.
@Suite struct RelationWalkTests {
  static let partCount = 4
  static let walkLength = 60

  @Test(arguments: 0..<partCount)
  func `counts, options and what is kept are as brute force finds them`(
    part: Int
  ) {
    let walks = max(1, FormWalkTests.stepCount / Self.partCount / Self.walkLength)
    for number in 0..<walks {
      let seed = part + number * Self.partCount
      var random = SeededRandom(seed: seed &+ 1_000_003)
      let steps = (0..<Self.walkLength).map { _ in RelationStep.random(&random) }
      guard let failure = RelationWalk.failure(seed: seed, steps) else { continue }
      Issue.record("\(Self.report(seed, Array(steps[...failure.index])))")
      return
    }
  }

  private static func report(_ seed: Int, _ steps: [RelationStep]) -> String {
    let short = Shrinker.shrink(steps) { RelationWalk.failure(seed: seed, $0) != nil }
    let what = RelationWalk.failure(seed: seed, short)?.what ?? ""
    let lines = short.map { "  .\($0)" }.joined(separator: ",\n")
    return "seed \(seed): \(what)\n[\n\(lines)\n]"
  }
}
