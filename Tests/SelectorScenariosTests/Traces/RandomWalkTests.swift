import Foundation
import Testing

/// Random forms of real data, random steps: the form does what the rules say, fact by fact.
@Suite struct RandomWalkTests {
  /// How many steps are run; the environment may say so.
  static let steps = number("SELECTOR_WALK_STEPS", else: 100_000)
  static let first = number("SELECTOR_WALK_SEED", else: 1)

  static func number(_ name: String, else standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
  }

  @Test func `forms do what the rules say after every step of a random trace`() {
    let report = RandomWalk(steps: Self.steps, first: UInt64(Self.first)).run()
    for failure in report.failures { Issue.record("\(failure)") }
    print(report)
  }
}
