import SelectorScenarios

/// What can be seen of a form after a step.
struct TraceFacts: Hashable, Sendable {
  var fields: [FieldFacts]
  var submission: Scenario.Submission

  /// The first difference to what another has, in words; nil where there is none.
  func difference(to other: Self, ids: [String]) -> String? {
    for (index, id) in ids.enumerated() {
      if let difference = fields[index].difference(to: other.fields[index]) {
        return "\(id).\(difference)"
      }
    }
    guard submission != other.submission else { return nil }
    return "submitted: rules say \(submission), form has \(other.submission)"
  }
}

struct FieldFacts: Hashable, Sendable {
  var value: Scenario.Value
  var chosen: Scenario.Value
  var status: Scenario.Status
  var requests: Int
  var isVisible: Bool
  var isEnabled: Bool
  var issues: [Scenario.Issue]
  var isTouched: Bool
  var isDirty: Bool
  var options: [ScenarioID]
  /// Rows that pass and all rows, for results.
  var counts: [Int] = []

  func difference(to other: Self) -> String? {
    if self == other { return nil }
    var found: [String] = []
    func compare<Value: Equatable>(_ name: String, _ expected: Value, _ got: Value) {
      if expected != got { found.append("\(name): rules say \(expected), form has \(got)") }
    }
    compare("visible", isVisible, other.isVisible)
    compare("enabled", isEnabled, other.isEnabled)
    compare("status", status, other.status)
    compare("requests", requests, other.requests)
    compare("options", options, other.options)
    compare("chosen", chosen, other.chosen)
    compare("value", value, other.value)
    compare("issues", issues, other.issues)
    compare("touched", isTouched, other.isTouched)
    compare("dirty", isDirty, other.isDirty)
    compare("counts", counts, other.counts)
    return found.first
  }
}
