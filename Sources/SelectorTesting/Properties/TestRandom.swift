/// A seeded source of random numbers: one seed, one course, on every machine (SplitMix64).
public struct TestRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a source.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// A number from 0 up to a count; 0 for a count below one.
  public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

  /// Whether something happens that does in so many of 100 cases.
  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
