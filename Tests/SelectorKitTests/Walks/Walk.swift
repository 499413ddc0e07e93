import Foundation
import Testing

@testable import SelectorKit

/// Options, rules and steps that a selector and its model are led through.
struct Walk<Control: ModeledControl> {
  var options: [NaiveOption]
  var rules: NaiveRules
  var steps: [WalkStep]

  /// The first step at which both differ, and how; nil where they agree throughout.
  var failure: (index: Int, complaint: String)? {
    var pair = WalkPair<Control>(options, rules)
    for (index, step) in steps.enumerated() {
      if let complaint = pair.take(step) { return (index, complaint) }
    }
    return nil
  }

  /// The same failure with as few steps as dropping steps leads to.
  var shrunk: Self {
    guard let failure else { return self }
    var walk = self
    walk.steps = Array(steps[...failure.index])
    var size = max(1, walk.steps.count / 2)
    while size > 0 {
      var start = 0
      while start < walk.steps.count {
        var shorter = walk
        shorter.steps.removeSubrange(start..<min(start + size, walk.steps.count))
        if let failure = shorter.failure {
          shorter.steps.removeSubrange((failure.index + 1)...)
          walk = shorter
        } else {
          start += size
        }
      }
      size /= 2
    }
    return walk
  }

  /// What is needed to see the failure again.
  var trace: String {
    var lines = ["options \(options)"]
    let usual = Mirror(reflecting: NaiveRules()).children.map { "\($0.value)" }
    for (rule, value) in zip(Mirror(reflecting: rules).children, usual)
    where "\(rule.value)" != value {
      lines.append("\(rule.label ?? "") \(rule.value)")
    }
    lines += steps.map { "\($0)" }
    if let failure { lines.append(failure.complaint) }
    return lines.joined(separator: "\n  ")
  }
}

enum Walks {
  /// How many steps are taken for each sort: `SELECTOR_WALK_STEPS`, else a hundred thousand.
  static let stepCount =
    ProcessInfo.processInfo.environment["SELECTOR_WALK_STEPS"].map {
      Int($0) ?? 0
    } ?? 100_000
  static let seeds = Array(UInt64(0)..<10)
  static let length = 50

  /// Leads a selector and its model through as many walks as a seed's share allows.
  static func run<Control: ModeledControl>(_: Control.Type, seed: UInt64) {
    var left = stepCount / seeds.count
    var round: UInt64 = 0
    while left > 0 {
      var maker = WalkMaker(seed: seed << 32 | round, kind: Control.modelKind)
      let options = maker.options()
      let rules = maker.makeRules()
      let walk = Walk<Control>(
        options: options, rules: rules, steps: (0..<min(length, left)).map { _ in maker.step() })
      if walk.failure != nil {
        Issue.record("seed \(seed), walk \(round)\n  \(walk.shrunk.trace)")
        return
      }
      left -= length
      round += 1
    }
  }
}

@Suite struct `Walk along the rules` {
  @Test func `has a number of steps`() {
    #expect(Walks.stepCount >= Walks.seeds.count, "SELECTOR_WALK_STEPS is a whole number")
  }

  @Test(arguments: Walks.seeds)
  func `a selector agrees with its model at every step`(seed: UInt64) {
    Walks.run(DropdownSelector<TestOption>.self, seed: seed)
  }

  @Test(arguments: Walks.seeds)
  func `a selector of several agrees with its model at every step`(seed: UInt64) {
    Walks.run(MultiSelector<TestOption>.self, seed: seed)
  }

  @Test(arguments: Walks.seeds)
  func `a combobox agrees with its model at every step`(seed: UInt64) {
    Walks.run(Combobox<TestOption>.self, seed: seed)
  }
}
