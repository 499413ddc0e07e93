import SelectorForms
import SelectorScenarios

/// Where a form parts from the rules.
struct TraceFailure: Hashable, Sendable {
  /// How many steps of the trace it takes.
  var count: Int
  var message: String

  /// What differs, without the names and values of this trace.
  var kind: String {
    let fact = message.split(separator: ":").first.map(String.init) ?? message
    return fact.split(separator: ".").last.map(String.init) ?? fact
  }
}

extension Trace {
  /// Runs the trace on the rules and on the form; nil if both agree all the way.
  func failure() -> TraceFailure? {
    guard var real = try? RealForm(form) else { return nil }
    var model = ModelForm(form)
    if let message = TraceCheck.start(model, real) {
      return TraceFailure(count: 0, message: message)
    }
    for (index, step) in steps.enumerated() {
      if let message = TraceCheck.step(step, &model, &real) {
        return TraceFailure(count: index + 1, message: message)
      }
    }
    return Probes(form, real, after: steps).firstBroken().map {
      TraceFailure(count: steps.count, message: $0)
    }
  }
}

/// What is looked at after each step.
enum TraceCheck {
  static func start(_ model: ModelForm, _ real: RealForm) -> String? {
    model.facts.difference(to: real.facts, ids: model.plan.form.fields.map(\.id))
  }

  /// Does one step to both; tells the first thing in which they differ.
  static func step(_ step: TraceStep, _ model: inout ModelForm, _ real: inout RealForm) -> String? {
    let before = model.facts
    if isUnstarted(step, model) { return nil }
    model.perform(step)
    real.perform(step)
    let after = model.facts
    let ids = model.plan.form.fields.map(\.id)
    if let difference = after.difference(to: real.facts, ids: ids) {
      return difference
    }
    if let broken = real.form.checkInvariants().first { return "invariant: \(broken)" }
    return Invariants.firstBroken(step, before, after, model, real)
  }

  /// A request that was never started cannot be answered; shrinking makes such steps.
  private static func isUnstarted(_ step: TraceStep, _ model: ModelForm) -> Bool {
    switch step {
    case .respond(let field, let request, _), .fail(let field, let request):
      !model.hasStarted(field, request)
    default: false
    }
  }
}
