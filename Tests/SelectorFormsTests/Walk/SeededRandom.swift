/// SplitMix64: numbers that come again with their seed.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
