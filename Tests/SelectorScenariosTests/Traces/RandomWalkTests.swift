import Foundation
import SelectorScenarios
import Testing

/// Random forms of real data, random steps: the form does what the rules say, fact by fact.
@Suite struct RandomWalkTests {
  /// How many steps are run; the environment may say so.
  static let steps = number("SELECTOR_WALK_STEPS", else: 20_000)
  static let first = UInt64(number("SELECTOR_WALK_SEED", else: 1))
  static let length = 60

  static func number(_ name: String, else standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
  }

  @Test func `forms do what the rules say after every step of a random trace`() {
    let clock = ContinuousClock()
    let start = clock.now
    var done = 0
    var kinds: Set<String> = []
    for seed in Self.first... {
      guard done < Self.steps else { break }
      let (trace, failure) = Self.walk(seed: seed)
      done += trace.steps.count
      guard let failure else { continue }
      // One report for each kind of difference is enough.
      guard kinds.insert(Self.kind(failure.message)).inserted else { continue }
      Issue.record("\(Self.report(trace, failure, seed))")
      if kinds.count >= 5 { break }
    }
    print("random walk: \(done) steps in \(clock.now - start)")
  }

  /// One trace over a form, until it fails.
  static func walk(seed: UInt64) -> (trace: Trace, failure: TraceFailure?) {
    var generator = FormGenerator(seed: seed, data: .best)
    let form = generator.make()
    var trace = Trace(form: form, steps: [])
    guard var real = try? RealForm(form) else {
      return (trace, TraceFailure(count: 0, message: "the form cannot be built"))
    }
    var model = ModelForm(form)
    if let message = TraceCheck.start(model, real) {
      return (trace, TraceFailure(count: 0, message: message))
    }
    var steps = StepGenerator(seed: seed &+ 1_000_003)
    for _ in 0..<length {
      let step = steps.next(model)
      trace.steps.append(step)
      if let message = TraceCheck.step(step, &model, &real) {
        return (trace, TraceFailure(count: trace.steps.count, message: message))
      }
    }
    return (trace, nil)
  }

  /// What differs, without the names and values of this trace.
  static func kind(_ message: String) -> String {
    let fact = message.split(separator: ":").first.map(String.init) ?? message
    return fact.split(separator: ".").last.map(String.init) ?? fact
  }

  /// A failing trace, shrunk, as a scenario file.
  static func report(_ trace: Trace, _ failure: TraceFailure, _ seed: UInt64) -> String {
    let kind = kind(failure.message)
    let shrinker = TraceShrinker { candidate in
      candidate.failure().map { Self.kind($0.message) == kind } ?? false
    }
    let small = shrinker.shrink(trace)
    let message = small.failure()?.message ?? failure.message
    return """
      seed \(seed): \(message)
      \(small.file("The rules hold (random trace \(seed))."))
      """
  }
}
