public import SelectorKit

/// Fields in order that belong together: focus, one open list, validation, submit, undo.
///
/// A form is a value. Events go in by its verbs, each a transaction of its own that returns what changed;
/// what can be seen follows from the value. It knows no clock: ``advance(to:)`` says what time it is.
///
/// ```swift
/// var make = FormBuilder()
/// let size = make.selector("size", "Size", DropdownSelector("Any", options: ["S", "L"]))
/// var form = try make.build()
///
/// form.focus(size)
/// print(form.press(KeyPress(.arrowDown)))  // [size opened (keyboard), size highlighted S]
/// print(form.press(KeyPress(.enter)))  // [size chose S (keyboard), size closed (selected)]
/// print(form[size]?.value ?? "none")  // S
/// ```
///
/// Keys of another form change and read nothing.
public struct Form: Sendable {
  /// The identity that the keys of this form carry.
  public let id: FormID
  /// Whether at most one list is open at a time.
  public let isSingleOpen: Bool
  /// The moment that ``advance(to:)`` came to.
  public internal(set) var now: SelectorInstant = .start
  /// The result of the last submit; nil before the first, and after a reset.
  public internal(set) var submission: Submission?

  let plan: FormPlan
  /// The fields that are results, in order.
  let resultFields: [Int]
  /// The fields whose rows stand in the form itself, in order: results, and lists that look so.
  var inlineFields: [Int]
  var values: FormValues
  /// What each relation came to.
  var relations: [RelationState]
  /// How many choices of relations were written: the latest has the greatest number.
  var editCount = 0
  var records: [FieldRecord]
  var traces: [ValueTrace]
  var shown: ShownFields
  var focusedField: Int?
  var group = SelectorGroup<Int>()
  var history = FormHistory()
  var transaction: Transaction?
  var dirty: DirtySlots
  /// Slots of rows that wait to be computed; that they do is noted in ``dirty``.
  var waiting = WaitingRows()
  /// Where loaders are at work or about to be.
  var busyLoads: Set<Int> = []
  /// How many transactions there were.
  public internal(set) var transactionCount = 0
  /// What a runner has still to do.
  var commands: [LoadCommand] = []
  /// How many transactions changed something that can be seen.
  var revision = 0
  /// What changed since a store last asked; nil where none does.
  var journal: [FormChange]?

  init(plan: FormPlan, machines: [any FieldMachine], id: FormID, isSingleOpen: Bool) {
    self.id = id
    self.isSingleOpen = isSingleOpen
    self.plan = plan
    resultFields = machines.indices.filter { machines[$0].kind == .results }
    inlineFields = machines.indices.filter { machines[$0].standsInForm }
    let count = machines.count
    values = FormValues(
      machines: machines, rules: plan.rules, isRead: plan.isRead, groups: plan.groups)
    records = machines.indices.map { FieldRecord(machines[$0], rules: plan.rules[$0]) }
    traces = machines.map { ValueTrace($0.kind) }
    relations = plan.relations.map { _ in RelationState() }
    shown = ShownFields(count: count)
    // What was declared to stand in rows is seen in rows only.
    for group in plan.groups { for place in group.fields { shown.set(place, isShown: false) } }
    dirty = DirtySlots(count: plan.graph.order.count)
    makeInitialRows()
    computeEverything()
  }

  /// The ids of the fields, in order; those of rows too.
  ///
  /// - Complexity: O(*f*), where *f* is the number of fields.
  public var fields: [String] { placesInOrder.map { fieldID($0) } }
}

/// What a form keeps of a field besides the field itself.
struct FieldRecord: Sendable {
  // What propagation reads stands together, before what is large.

  /// Whether the program gave the list, so that rule and loader are out of work.
  var hasProgramList = false
  /// What becomes of a choice when its option goes.
  var missing: MissingPolicy
  /// Whether a user opened it, edited it, or left it.
  var isTouched = false
  /// When its choice was written, as relations count; 0 for never.
  var edit = 0
  /// Whether a user wrote its choice last.
  var wasWrittenByUser = false
  /// What the field held at the start, for telling whether it is dirty.
  var start: FieldSource
  /// The values under which the list is, or was before it was blocked.
  var parents: ParentKey?
  /// Choices and the parents to which they belong, where the field tells them apart.
  var memory: ParentMemory?
  /// The loader at work.
  var load: LoadMachine?

  init(_ machine: any FieldMachine, rules: FieldRules) {
    start = machine.source
    missing = machine.configuration.missing
    if case .loaded(let policy, _) = rules.options?.source { load = LoadMachine(policy: policy) }
  }

  /// Forgets everything that happened; a list that the program gave stays.
  mutating func beginAnew() {
    isTouched = false
    edit = 0
    wasWrittenByUser = false
    parents = nil
    memory = nil
    load = load.map { LoadMachine(policy: $0.policy) }
  }
}

/// What a form keeps of the value of a field, for telling that it became another.
struct ValueTrace: Sendable {
  /// What readers of the value last saw.
  var stamp = -2
  /// The value as it was computed last.
  var known: FieldValue
  /// The value before the transaction in which it last became another.
  private(set) var previous: FieldValue
  private var changedIn = -1
  /// Why the value may become another, and in which transaction.
  private var cause: (transaction: Int, reason: SelectorReason)?
  /// Whether the choice was written in this transaction.
  var isWritten = false
  /// The transaction in which the value changed last, and why.
  var lastChange: (transaction: Int, reason: SelectorReason)?

  init(_ kind: ControlPresentation.Kind) {
    known = kind.noValue
    previous = known
  }

  /// Takes over what readers see now, in a transaction.
  mutating func take(
    _ value: consuming FieldValue, stamp: Int, in transaction: Int
  ) -> Taking {
    self.stamp = stamp
    guard value != known else { return .same }
    if changedIn == transaction {
      known = value
      return .anotherAgain
    }
    changedIn = transaction
    swap(&previous, &known)
    known = value
    return .another
  }

  /// What taking a value over makes of the one that is known.
  enum Taking {
    case same
    case another
    /// It became another before in the same transaction.
    case anotherAgain
  }

  /// Notes why the value may become another, unless there is a nearer cause.
  mutating func note(_ reason: SelectorReason, in transaction: Int) {
    if cause?.transaction != transaction { cause = (transaction, reason) }
  }

  /// Why the value may have become another in a transaction.
  func cause(in transaction: Int) -> SelectorReason? {
    cause?.transaction == transaction ? cause?.reason : nil
  }

  /// Notes that the choice was written; false if that was known already.
  mutating func markWritten() -> Bool {
    defer { isWritten = true }
    return !isWritten
  }
}

/// What rules make of a field besides its options and its value; nil for what no rule says.
struct FieldTraits: Hashable, Sendable {
  var isDisabled: Bool
  var isRequired: Bool?
  var label: String?
  var placeholder: String?

  /// Hands on what rules say; what they do not say stays.
  func apply(to configuration: inout SelectorConfiguration) {
    configuration.isDisabled = isDisabled
    if let isRequired { configuration.isRequired = isRequired }
    if let label { configuration.label = label }
    if let placeholder { configuration.placeholder = placeholder }
  }
}

/// Who says what of the traits of a field.
struct TraitRecord: Sendable {
  /// Whether the program disabled the field, whatever a rule says.
  var isDisabledByProgram: Bool
  /// What rules made of the field last.
  var made: FieldTraits
  /// Whether that still stands; if not, it is made anew.
  var isMade: Bool

  init(_ machine: any FieldMachine, rules: FieldRules) {
    isDisabledByProgram = machine.configuration.isDisabled
    made = FieldTraits(isDisabled: isDisabledByProgram)
    isMade = !rules.haveTraits
  }
}

/// To which parents choices belong.
struct ParentMemory: Hashable, Sendable {
  /// The parents under which the choice was made, where ids are unique only under one parent.
  var owner: ParentKey?
  /// Whether the choice was made while the list was blocked, so that it belongs to the next parents.
  var isPending = false
  /// A choice for each set of parents.
  var choices: [ParentKey: FieldSource] = [:]
}

/// The result of submitting a form.
public enum Submission: Hashable, Sendable {
  /// What the fields give, in order; a field that gives nothing is left out.
  case accepted([SubmittedField])
  /// The ids of the fields that refuse, in order.
  case refused([String])
}

/// What one field gives when a form is submitted.
public struct SubmittedField: Hashable, Sendable {
  /// The id of the field.
  public var id: String
  /// What it holds.
  public var value: FieldValue
  /// What the rows of a group of fields that repeats give, in order; none for other fields.
  public var rows: [SubmittedRow]

  /// Makes what a field gives.
  public init(id: String, value: FieldValue, rows: [SubmittedRow] = []) {
    self.id = id
    self.value = value
    self.rows = rows
  }
}
