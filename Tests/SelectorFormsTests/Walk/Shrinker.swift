/// Makes a failing walk short, so that a person can read it.
enum Shrinker {
  /// The shortest walk found that still fails: larger and smaller pieces are left out in turn.
  ///
  /// - Parameters:
  ///   - steps: A walk that fails.
  ///   - fails: Walks the steps anew from the start and tells whether they fail.
  /// - Returns: Steps of which none can be left out.
  static func shrink<Step>(_ steps: [Step], fails: ([Step]) -> Bool) -> [Step] {
    var steps = steps
    var size = max(1, steps.count / 2)
    while true {
      var start = 0
      var isShorter = false
      while start < steps.count {
        var shorter = steps
        shorter.removeSubrange(start..<min(start + size, steps.count))
        if fails(shorter) {
          steps = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return steps }
      size = max(1, size / 2)
    }
  }
}
