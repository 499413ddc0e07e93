extension Int {
  /// Far beyond any screen; sums and small multiples of such numbers still fit.
  static var farAway: Int { Int.max / 64 }
  /// This number within plus or minus ``farAway``, so that reckoning with it cannot overflow.
  var cleaned: Int { Swift.min(Swift.max(self, -Int.farAway), Int.farAway) }
  /// The length or count that this number stands for: never below zero.
  var asLength: Int { Swift.max(0, cleaned) }
}
