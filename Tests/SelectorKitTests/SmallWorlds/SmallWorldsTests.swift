import Foundation
import Testing

@testable import SelectorKit

@Suite struct `Small worlds` {
  static let labels = ["a", "ab", "b", "a b"]

  /// Every world of at most so many options, each of them enabled or not.
  static func worlds(_ sizes: ClosedRange<Int>) -> [[NaiveOption]] {
    sizes.flatMap { size in
      (0..<1 << size).map { mask in
        (0..<size).map {
          NaiveOption(id: $0, label: labels[$0], isDisabled: mask >> $0 & 1 == 1)
        }
      }
    }
  }

  static let rules: [NaiveRules] = [NaiveRules(rows: 2)]

  static func explore<Control: ModeledControl>(
    _: Control.Type, _ name: String, worlds: [[NaiveOption]], rules: [NaiveRules], depth: Int
  ) {
    var states = 0
    var steps = 0
    let start = ContinuousClock.now
    for (index, options) in worlds.enumerated() {
      let world = SmallWorld<Control>(options: options, rules: rules[index % rules.count])
      let census = world.explore(depth: depth)
      if let failure = census.failure {
        Issue.record("\(failure)")
        return
      }
      states += census.states
      steps += census.steps
    }
    print(
      "small worlds: \(name): \(states) states of \(worlds.count) worlds, \(steps) steps, \(ContinuousClock.now - start)"
    )
  }

  @Test(arguments: [0,1, 2, 3, 4], [1,2,3,4,5,6])
  func `selectors`(size: Int, depth: Int) {
    Self.explore(
      DropdownSelector<TestOption>.self, "selectors \(size) \(depth)", worlds: [Self.worlds(size...size)[0]],
      rules: Self.rules, depth: depth)
  }
  @Test(arguments: [0,1, 2, 3, 4], [1,2,3,4,5])
  func `multis`(size: Int, depth: Int) {
    Self.explore(
      MultiSelector<TestOption>.self, "multis \(size) \(depth)", worlds: [Self.worlds(size...size)[0]],
      rules: Self.rules, depth: depth)
  }
}
