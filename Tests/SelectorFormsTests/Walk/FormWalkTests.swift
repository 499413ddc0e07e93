import Foundation
import Testing

/// Long random walks over a form, all of which can be walked again by their seed.
///
/// `SELECTOR_WALK_STEPS` says how many steps are taken in all; 20,000 without it.
@Suite struct FormWalkTests {
  static let stepCount =
    ProcessInfo.processInfo.environment["SELECTOR_WALK_STEPS"].flatMap { Int($0) } ?? 20_000
  static let walkLength = 250
  static let partCount = 8

  @Test(arguments: 0..<partCount) func `whatever is done to a form, its rules hold`(
    part: Int
  ) {
    let walks = max(1, Self.stepCount / Self.partCount / Self.walkLength)
    for number in 0..<walks {
      let seed = part + number * Self.partCount
      var random = SeededRandom(seed: seed)
      let steps = (0..<Self.walkLength).map { _ in WalkStep.random(&random) }
      guard let failure = Walk.failure(seed: seed, steps) else { continue }
      Issue.record("\(Self.report(seed, Array(steps[...failure.index])))")
      return
    }
  }

  /// The shortest walk that fails, and what does not hold at its end.
  private static func report(_ seed: Int, _ steps: [WalkStep]) -> String {
    let short = Shrinker.shrink(steps) { Walk.failure(seed: seed, $0) != nil }
    let what = Walk.failure(seed: seed, short)?.what ?? ""
    let lines = short.map { "  .\($0)" }.joined(separator: ",\n")
    return "seed \(seed): \(what)\n[\n\(lines)\n]"
  }

  @Test func `a failing walk is made as short as it can be`() {
    var random = SeededRandom(seed: 7)
    let steps = (0..<500).map { _ in random.number(below: 50) }
    var tries = 0
    let short = Shrinker.shrink(steps) { steps in
      tries += 1
      guard let first = steps.firstIndex(of: 3) else { return false }
      return steps[first...].contains(9)
    }
    #expect(short == [3, 9])
    #expect(tries < 2000)
  }

  @Test func `a walk is the same again with its seed`() {
    var (first, second) = (SeededRandom(seed: 1), SeededRandom(seed: 1))
    let left = (0..<100).map { _ in WalkStep.random(&first) }
    let right = (0..<100).map { _ in WalkStep.random(&second) }
    #expect(left == right)
    #expect(Set(left).count > 50)
  }
}
