import SelectorTesting

/// Numbers that come again with their seed, and what walks draw by them.
struct SeededRandom: RandomNumberGenerator {
  private var source: TestRandom

  init(seed: Int) { source = TestRandom(seed: UInt64(truncatingIfNeeded: seed)) }

  mutating func next() -> UInt64 { source.next() }

  /// A number from 0 up to the bound.
  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// One of the elements, of which there must be one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// True about once in so many times.
  mutating func oneIn(_ times: Int) -> Bool { number(below: times) == 0 }

  /// Some numbers below the bound, in any order; each may come twice.
  mutating func numbers(below bound: Int, upTo count: Int) -> [Int] {
    (0..<number(below: count + 1)).map { _ in number(below: bound) }
  }
}
