import SelectorScenarios

/// A form that a trace runs on, in the terms of the scenario format, small enough to be generated,
/// shrunk and written out.
struct TraceForm: Hashable, Sendable {
  var fields: [TraceField]
  var tables: [TraceTable] = []

  func field(_ id: String) -> TraceField? { fields.first { $0.id == id } }
  func rows(_ table: String) -> [TraceOption] { tables.first { $0.name == table }?.rows ?? [] }
  /// Whether nothing is asked of a loader, so that there is no history of loads.
  var isPure: Bool { !fields.contains { $0.isLoaded } }
}

struct TraceTable: Hashable, Sendable {
  var name: String
  var rows: [TraceOption]
}

/// An option of a list or a row of a table.
struct TraceOption: Hashable, Sendable {
  var id: ScenarioID
  var isDisabled = false
  /// The columns of a row.
  var cells: [String: ScenarioID] = [:]
}

struct TraceField: Hashable, Sendable {
  enum Kind: String, Sendable { case selector, multi, toggle, text, results }
  enum Source: Hashable, Sendable {
    case fixed([TraceOption])
    case table(String, where: [TraceFilter])
    case async([String])
  }

  var id: String
  var kind = Kind.selector
  var source = Source.fixed([])
  var initial: Scenario.Field.Default?
  var isRequired = false
  var isDisabled = false
  var isDeselectable = false
  var isUnique = false
  var onMissing = Scenario.Field.OnMissing.mask
  var onHidden = Scenario.Field.OnHidden.mask
  var visibleWhen: TraceCondition?
  var enabledWhen: TraceCondition?
  var minimum = 0
  var maximum: Int?
  var debounce = 0

  var isLoaded: Bool { if case .async = source { true } else { false } }
  var isList: Bool { kind == .selector || kind == .multi }

  /// The fields that the list depends on.
  var parents: [String] {
    switch source {
    case .fixed: []
    case .table(_, let filters): filters.map(\.field)
    case .async(let fields): fields
    }
  }

  /// All fields that are read.
  var reads: [String] { parents + (visibleWhen?.fields ?? []) + (enabledWhen?.fields ?? []) }
}

struct TraceFilter: Hashable, Sendable {
  var column: String
  var field: String
}

indirect enum TraceCondition: Hashable, Sendable {
  case holds(String, Scenario.Value)
  case isSet(String, Bool)
  case both(TraceCondition, TraceCondition)
  case either(TraceCondition, TraceCondition)
  case not(TraceCondition)

  var fields: [String] {
    switch self {
    case .holds(let field, _), .isSet(let field, _): [field]
    case .both(let left, let right), .either(let left, let right): left.fields + right.fields
    case .not(let part): part.fields
    }
  }
}

/// One step of a trace; the gestures of a user are whole: a pick opens, chooses and closes.
indirect enum TraceStep: Hashable, Sendable {
  case select(String, [ScenarioID])
  case selectIndex(String, Int)
  case clear(String)
  case setText(String, String)
  case setOn(String, Bool)
  case setOptions(String, [TraceOption])
  case append(String, [TraceOption])
  case disable(String, Bool)
  case disableOption(String, ScenarioID, Bool)
  case batch([TraceStep])
  case respond(String, Int, [TraceOption])
  case fail(String, Int)
  case retry(String)
  case wait(Int)
  case undo, redo, reset, submit, saveAndRestore
  // What a user does.
  case pick(String, ScenarioID)
  case flip(String)
  case type(String, String)
  case wipe(String)
  case leave

  /// The fields that the step names.
  var fields: [String] {
    switch self {
    case .select(let field, _), .selectIndex(let field, _), .clear(let field),
      .setText(let field, _), .setOn(let field, _), .setOptions(let field, _),
      .append(let field, _), .disable(let field, _), .disableOption(let field, _, _),
      .respond(let field, _, _), .fail(let field, _), .retry(let field), .pick(let field, _),
      .flip(let field), .type(let field, _), .wipe(let field):
      [field]
    case .batch(let steps): steps.flatMap(\.fields)
    case .wait, .undo, .redo, .reset, .submit, .saveAndRestore, .leave: []
    }
  }
}

struct Trace: Hashable, Sendable {
  var form: TraceForm
  var steps: [TraceStep]
}
