import SelectorScenarios

/// The rules of forms once more, as plainly as can be: after each step everything is computed anew.
///
/// Written from the rules (sections 1 to 4 and 13), not from the package; it knows nothing of dirty slots,
/// caches of positions, or deltas of undo steps.
struct ModelForm: Hashable, Sendable {
  /// The declaration, shared by all copies.
  let plan: ModelPlan
  var fields: [ModelField]
  var now = 0
  var focus: Int?
  var submission = Scenario.Submission.none
  /// Snapshots of all choices around each step that can be taken back.
  var past: [ModelStep] = []
  var future: [ModelStep] = []
  /// The text field into which the last step typed.
  var typing: Int?
  /// Fields that the running transaction wrote.
  var written: Set<Int> = []
  /// Fields to which it wrote what they hold: a new choice if their parents move.
  var restated: Set<Int> = []
  /// Fields that it made forget everything, since they got hidden.
  var forgotten: Set<Int> = []

  init(_ form: TraceForm) { self.init(plan: ModelPlan(form)) }

  init(plan: ModelPlan) {
    self.plan = plan
    fields = plan.form.fields.map { ModelField($0) }
    settle(.start, before: nil)
  }

  var place: [String: Int] { plan.place }

  static func == (left: Self, right: Self) -> Bool { left.state == right.state }
  func hash(into hasher: inout Hasher) { hasher.combine(state) }

  private struct State: Hashable {
    var fields: [ModelField]
    var now: Int
    var focus: Int?
    var submission: Scenario.Submission
    var past: [ModelStep]
    var future: [ModelStep]
    var typing: Int?
  }

  private var state: State {
    // Only how long a debounce still takes matters, not what time it is.
    var fields = fields
    for index in fields.indices {
      if case .debouncing(let until) = fields[index].load.phase {
        fields[index].load.phase = .debouncing(until - now)
      }
    }
    return State(
      fields: fields, now: 0, focus: focus, submission: submission, past: past, future: future,
      typing: typing)
  }
}

/// A declaration with an order in which each field stands behind those it reads.
final class ModelPlan: Sendable {
  let form: TraceForm
  let place: [String: Int]
  let order: [Int]
  let tables: [String: [TraceOption]]

  init(_ form: TraceForm) {
    self.form = form
    var place: [String: Int] = [:]
    for (index, field) in form.fields.enumerated() { place[field.id] = index }
    var order: [Int] = []
    while order.count < form.fields.count {
      // A form with a cycle has no order; it is never run.
      let next = form.fields.indices.first { index in
        !order.contains(index)
          && form.fields[index].reads.allSatisfy { place[$0].map { order.contains($0) } ?? true }
      }
      guard let next else { break }
      order.append(next)
    }
    self.place = place
    self.order = order
    tables = Dictionary(form.tables.map { ($0.name, $0.rows) }) { first, _ in first }
  }

  func field(_ id: String) -> TraceField? { place[id].map { form.fields[$0] } }
}

/// What was chosen, typed or switched.
enum ModelChoice: Hashable, Sendable {
  case untouched
  case cleared
  case ids([ScenarioID])
  case text(String)
  case on(Bool)

  var ids: [ScenarioID] { if case .ids(let ids) = self { ids } else { [] } }
}

/// One field, source and what was derived last.
struct ModelField: Hashable, Sendable {
  typealias Key = [Scenario.Value]

  // What is kept.
  var choice: ModelChoice
  var isByUser = false
  var isTouched = false
  var start: ModelChoice
  var isDisabledByProgram: Bool
  var programList: [TraceOption]?
  var overrides: [ScenarioID: Bool] = [:]
  /// `rememberPerParent`: the choice of each tuple.
  var memory: [Key: ModelChoice] = [:]
  /// `uniqueWithinParent`: the values under which the choice was made.
  var owner: Key?
  /// Made while blocked: it belongs to the values under which the list is first not blocked.
  var isPending = false
  var load = ModelLoad()

  // What follows.
  var isVisible = true
  var isEnabled = true
  var status = Scenario.Status.ready
  var options: [TraceOption] = []
  var isForeign = false
  var value: [ModelValue] = []
  var isBlocked: Bool { status == .blocked }

  init(_ field: TraceField) {
    choice = ModelField.empty(field.kind)
    start = choice
    isDisabledByProgram = field.isDisabled
  }

  static func empty(_ kind: TraceField.Kind) -> ModelChoice {
    switch kind {
    case .selector, .multi, .results: .untouched
    case .toggle: .on(false)
    case .text: .text("")
    }
  }

  func holds(_ id: ScenarioID) -> Bool { !isForeign && options.contains { $0.id == id } }
  func isDisabled(_ option: TraceOption) -> Bool { overrides[option.id] ?? option.isDisabled }
}

/// An id that is the value, and why.
struct ModelValue: Hashable, Sendable {
  enum Ground: Sendable { case member, held, flagged, byDefault }
  var id: ScenarioID
  var ground: Ground
}

/// The loader of a field.
struct ModelLoad: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    case idle, debouncing(Int), loading(Int), ready, failed, stopped
  }
  var key: ModelField.Key?
  var phase = Phase.idle
  var started = 0
  var answers: [ModelField.Key: [TraceOption]] = [:]
  /// For whom each request asked, by its number.
  var asked: [ModelField.Key] = []
}

/// All choices before and after a step.
struct ModelStep: Hashable, Sendable {
  var before: [ModelSource]
  var after: [ModelSource]
}

/// What undo puts back of a field.
struct ModelSource: Hashable, Sendable {
  var choice: ModelChoice
  var isByUser: Bool
  var memory: [ModelField.Key: ModelChoice]
  var owner: ModelField.Key?
  var isPending: Bool

  init(_ field: ModelField) {
    choice = field.choice
    isByUser = field.isByUser
    memory = field.memory
    owner = field.owner
    isPending = field.isPending
  }

  /// Whether both hold the same, whoever wrote it.
  func isSame(as other: Self) -> Bool {
    choice == other.choice && memory == other.memory && owner == other.owner
      && isPending == other.isPending
  }
}

extension ModelField {
  mutating func put(_ source: ModelSource) {
    choice = source.choice
    isByUser = source.isByUser
    memory = source.memory
    owner = source.owner
    isPending = source.isPending
  }
}
