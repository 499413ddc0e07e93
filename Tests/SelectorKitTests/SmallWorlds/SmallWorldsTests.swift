import Foundation
import Testing

@testable import SelectorKit

/// Every world of at most four options, each enabled or not, as far as a few intents lead.
///
/// Six intents deep everywhere takes minutes without optimisation, so `swift test` goes less deep where
/// options are many. `SELECTOR_WORLD_DEPTH=6` goes to that depth in each world.
@Suite struct `Small worlds` {
  static let depth = ProcessInfo.processInfo.environment["SELECTOR_WORLD_DEPTH"].map {
    Int($0) ?? 0
  }
  static let labels = ["a", "ab", "b", "a b"]

  /// The rules take turns, so that every one meets worlds of each size.
  static let rules = [
    NaiveRules(rows: 2),
    NaiveRules(isDeselectable: true, wraps: true, reachesDisabled: true, letters: .open, rows: 3),
    NaiveRules(
      closesOnChoice: false, commitsOutside: true, commitsOnBlur: true, maximum: 1,
      overflow: .replaceOldest, rows: 3),
    NaiveRules(isClearable: false, maximum: 2, overflow: .disableRest, rows: 1, initial: .first),
    NaiveRules(missing: .flag, maximum: 2, rows: 3, initial: .only),
    NaiveRules(isReadOnly: true, missing: .fallback, initial: .index(1)),
  ]

  /// Every choice of which of so many options are disabled.
  static func worlds(of size: Int) -> [[NaiveOption]] {
    (0..<1 << size).map { mask in
      (0..<size).map {
        NaiveOption(id: $0, label: labels[$0], isDisabled: mask >> $0 & 1 == 1)
      }
    }
  }

  static func explore<Control: ModeledControl>(_: Control.Type, _ name: String, depths: [Int]) {
    let start = ContinuousClock.now
    var (states, steps, turn) = (0, 0, 0)
    for (size, usual) in depths.enumerated() {
      for options in worlds(of: size) {
        let world = SmallWorld<Control>(options: options, rules: rules[turn % rules.count])
        let census = world.explore(depth: depth ?? usual)
        if let failure = census.failure {
          Issue.record("\(failure)")
          return
        }
        (states, steps, turn) = (states + census.states, steps + census.steps, turn + 1)
      }
    }
    print(
      "small worlds of \(name): \(states) states by \(steps) steps in \(ContinuousClock.now - start)"
    )
    #expect(states > 1000)
  }

  @Test func `of selectors agree with the model in every state`() {
    Self.explore(DropdownSelector<TestOption>.self, "selectors", depths: [6, 6, 6, 5, 4])
  }

  @Test func `of selectors of several agree with the model in every state`() {
    Self.explore(MultiSelector<TestOption>.self, "selectors of several", depths: [6, 6, 5, 4, 3])
  }

  @Test func `of comboboxes agree with the model in every state`() {
    Self.explore(Combobox<TestOption>.self, "comboboxes", depths: [6, 4, 3, 3, 2])
  }
}
