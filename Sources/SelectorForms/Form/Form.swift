public import SelectorKit

/// Fields in order that belong together: focus, one open list, validation, submit, undo.
///
/// A form is a value. Events go in by its verbs, each a transaction of its own that returns what changed;
/// what can be seen follows from the value. It knows no clock: ``advance(to:)`` says what time it is.
///
/// ```swift
/// var make = FormBuilder()
/// let size = make.selector("size", "Size", options: [Size.small, .large], label: \.name)
/// let gift = make.toggle("gift", "Gift")
/// var form = try make.build()
///
/// form.focus(size)
/// form.press(KeyPress(.arrowDown))    // size opened (keyboard), size highlighted small
/// form.press(KeyPress(.enter))        // size chose small (keyboard), size closed (selected)
/// form[size]                          // .small
/// ```
///
/// Keys of another form change and read nothing.
public struct Form: Sendable {
  /// The identity that the keys of this form carry.
  public let id: FormID
  /// Whether at most one list is open at a time.
  public let isSingleOpen: Bool
  /// The moment that ``advance(to:)`` came to.
  public private(set) var now: SelectorInstant = .start
  /// The result of the last submit; nil before the first, and after a reset.
  public internal(set) var submission: Submission?

  let fieldIDs: [String]
  let index: [String: Int]
  var machines: [any FieldMachine]
  var records: [FieldRecord]
  var derived: DerivedSlots
  var focusedField: Int?
  var group = SelectorGroup<Int>()
  var history = FormHistory()
  var transaction: Transaction?

  init(declared: [FieldDeclaration], index: [String: Int], id: FormID, isSingleOpen: Bool) {
    self.id = id
    self.isSingleOpen = isSingleOpen
    self.index = index
    fieldIDs = declared.map(\.id)
    machines = declared.map(\.machine)
    records = machines.map { FieldRecord(start: $0.source) }
    derived = DerivedSlots(count: machines.count)
  }

  /// Says what time it is; the form never goes back in time.
  ///
  /// - Returns: What changed by the passing of time.
  @discardableResult
  public mutating func advance(to instant: SelectorInstant) -> [FormChange] {
    now = max(now, instant)
    return []
  }

  /// The ids of the fields, in order.
  public var fields: [String] { fieldIDs }

  /// Where the field of a key stands, if the key belongs to this form.
  func place(of field: some FieldReference) -> Int? {
    field.formID == id && machines.indices.contains(field.fieldIndex) ? field.fieldIndex : nil
  }
}

/// What a form keeps of a field besides the field itself.
struct FieldRecord: Sendable {
  /// What the field held at the start, for telling whether it is dirty.
  var start: FieldSource
  /// Whether a user opened it, edited it, or left it.
  var isTouched = false
  /// Whether a user wrote its choice last.
  var wasWrittenByUser = false
}

/// What follows from the fields: never stored as a choice, always computed.
struct DerivedSlots: Sendable {
  /// Whether each field can be seen.
  private(set) var isVisible: [Bool]
  /// The fields that can be seen, in order.
  private(set) var visible: [Int]
  /// The place of each field among those that can be seen.
  private(set) var rank: [Int?]

  init(count: Int) {
    isVisible = Array(repeating: true, count: count)
    visible = Array(0..<count)
    rank = visible
  }
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
}
