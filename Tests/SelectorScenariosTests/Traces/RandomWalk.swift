import SelectorScenarios

/// Random forms of real data and random steps, held against the rules.
struct RandomWalk {
  struct Report: CustomStringConvertible {
    var steps = 0
    var forms = 0
    var time = Duration.zero
    /// What failed, shrunk; one for each kind of difference.
    var failures: [String] = []

    var description: String { "random walk: \(steps) steps over \(forms) forms in \(time)" }
  }

  var steps: Int
  var first: UInt64 = 1
  /// Steps of one trace.
  var length = 60
  /// How many kinds of difference are told.
  var limit = 5

  func run() -> Report {
    let clock = ContinuousClock()
    let start = clock.now
    var report = Report()
    var kinds: Set<String> = []
    for seed in first... {
      guard report.steps < steps, report.failures.count < limit else { break }
      let (trace, failure) = walk(seed: seed)
      report.forms += 1
      report.steps += trace.steps.count
      if let failure, kinds.insert(failure.kind).inserted {
        report.failures.append(Self.report(trace, failure, seed))
      }
    }
    report.time = clock.now - start
    return report
  }

  /// One trace over one form, until it fails.
  func walk(seed: UInt64) -> (trace: Trace, failure: TraceFailure?) {
    var generator = FormGenerator(seed: seed, data: .best)
    let form = generator.make()
    var trace = Trace(form: form, steps: [])
    var real: RealForm
    do {
      real = try RealForm(form)
    } catch {
      return (trace, TraceFailure(count: 0, message: "the form cannot be built: \(error)"))
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
    if let message = Probes(form, real, after: trace.steps).firstBroken() {
      return (trace, TraceFailure(count: trace.steps.count, message: message))
    }
    return (trace, nil)
  }

  /// A failing trace, shrunk, as a scenario file.
  static func report(_ trace: Trace, _ failure: TraceFailure, _ seed: UInt64) -> String {
    let kind = failure.kind
    let small = TraceShrinker { $0.failure()?.kind == kind }.shrink(trace)
    let message = small.failure()?.message ?? failure.message
    return "seed \(seed): \(message)\n\(small.file("The rules hold (random trace \(seed))."))"
  }
}
