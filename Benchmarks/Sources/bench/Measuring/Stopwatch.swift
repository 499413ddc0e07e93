import BenchCounters

/// Times steps that depend on a size, all sizes in turn, so that a noisy moment hits them alike.
///
/// Time is the processor time of the thread: everything here runs on one thread and waits for nothing,
/// so on a quiet machine it is the time that passes, and on a busy one it is the same.
struct Stopwatch {
  /// How many minima the figure is the median of.
  var groups: Int
  /// How many batches each minimum is of.
  var batches: Int
  /// The least time of a batch, in nanoseconds.
  var batchTime: Double
  /// The most time for one step at all sizes together, in nanoseconds.
  var budget: Double

  init(isQuick: Bool) {
    groups = isQuick ? 3 : 9
    batches = isQuick ? 4 : 9
    batchTime = isQuick ? 50_000 : 150_000
    budget = isQuick ? 0.4e9 : 1.5e9
  }

  /// What a step costs at one size.
  struct Cost {
    /// Nanoseconds: the median of minima.
    var time: Double
    /// Allocations, on average.
    var allocations: Double
  }

  /// Times a step on states that were made for each size.
  ///
  /// The state is changed in place and never copied here, so that a step pays for its own work only.
  func costs<State>(of states: inout [State], _ step: (inout State) -> Void) -> [Cost] {
    let counts = states.indices.map { calibrated(&states[$0], step) }
    let allocations = states.indices.map { allocationsPerStep(&states[$0], counts[$0], step) }
    let once = states.indices.reduce(0) { sum, index in
      sum + Self.time(&states[index], counts[index], step)
    }
    let affordable = max(1, Int(budget / max(once, 1)))
    let groups = min(groups, affordable)
    let batches = max(1, min(batches, affordable / groups))
    var minima = states.map { _ in [Double]() }
    for _ in 0..<groups {
      var least = states.map { _ in Double.infinity }
      for _ in 0..<batches {
        for index in states.indices {
          let time = Self.time(&states[index], counts[index], step) / Double(counts[index])
          least[index] = min(least[index], time)
        }
      }
      for index in states.indices { minima[index].append(least[index]) }
    }
    return states.indices.map {
      Cost(time: Self.median(minima[$0]), allocations: allocations[$0])
    }
  }

  /// How many steps make a batch; warms up on the way.
  private func calibrated<State>(_ state: inout State, _ step: (inout State) -> Void) -> Int {
    var count = 1
    while true {
      let time = Self.time(&state, count, step)
      if time >= batchTime || count >= 1 << 22 { return count }
      count *= 2
    }
  }

  private func allocationsPerStep<State>(
    _ state: inout State, _ count: Int, _ step: (inout State) -> Void
  ) -> Double {
    let count = min(count, 240)
    let before = bench_allocations()
    for _ in 0..<count { step(&state) }
    return Double(bench_allocations() - before) / Double(count)
  }

  @inline(never)
  private static func time<State>(
    _ state: inout State, _ count: Int, _ step: (inout State) -> Void
  ) -> Double {
    let start = bench_thread_nanoseconds()
    for _ in 0..<count { step(&state) }
    return Double(bench_thread_nanoseconds() - start)
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// The nanoseconds of something that is done once.
  static func once(_ body: () -> Void) -> Double {
    let start = bench_thread_nanoseconds()
    body()
    return Double(bench_thread_nanoseconds() - start)
  }
}

/// Takes a number, so that what made it is not left out as unused.
func consume(_ value: Int) { bench_consume(Int64(value)) }
