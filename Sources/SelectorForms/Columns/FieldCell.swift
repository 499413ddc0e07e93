import SelectorKit

/// What readers see of a field, kept beside its machine: a read then needs neither a type nor a call.
struct FieldCell: Sendable {
  /// What the field holds, whether or not it can be seen.
  private(set) var value: FieldValue
  /// Where the option that it holds stands.
  private(set) var place: ValuePlace
  /// The list of the field; nil where no rule reads the option or makes the list or the default.
  private(set) var column: (any AnyListColumn)?
  /// Another number whenever the value is another, or reads differently.
  private(set) var revision = 0
  /// Whether the list is open.
  private(set) var isOpen: Bool
  var isVisible = true

  /// Whether the machine does not know yet what rules said of its traits.
  var areTraitsAhead = false
  /// Whether the machine does not know the list or the default yet.
  private(set) var isValueAhead = false
  /// Whether it does not know the list yet.
  private var isListAhead = false
  /// The default that the machine does not know yet, as an `InitialChoice` of the field's ids.
  private(set) var initial: (any Sendable)?

  /// The revision of the machine's value that was taken over.
  private var machineRevision: Int
  /// Whether readers see the value while the field is hidden.
  var isKept: Bool
  private let isRead: Bool
  /// Whether rules make the list or the default, and nothing else depends on how they become another.
  let isFollowed: Bool
  let kind: ControlPresentation.Kind

  init(_ machine: any FieldMachine, rules: FieldRules, isRead: Bool) {
    self.isRead = isRead
    isKept = rules.onHidden == .keep
    isFollowed = rules.makesListOrDefault && !rules.isUniqueWithinParent && rules.filter == nil
    kind = machine.kind
    value = machine.value
    machineRevision = machine.valueRevision
    isOpen = machine.isOpen
    place = machine.place
    column = isRead || isFollowed ? machine.column : nil
  }

  // MARK: The machine

  /// Takes over what a machine holds that knows everything.
  mutating func refresh(from machine: any FieldMachine) {
    isOpen = machine.isOpen
    let isOther = machine.valueRevision != machineRevision
    if isOther {
      machineRevision = machine.valueRevision
      revision &+= 1
      value = machine.value
    }
    guard isFollowed || isRead && isOther else { return }
    place = machine.place
    column = machine.column
  }

  /// Tells a machine what it does not know yet.
  func bringUp(_ machine: inout any FieldMachine, _ traits: TraitRecord) {
    // A field that is closed tells nothing of it: what happens is known from the columns.
    if areTraitsAhead { _ = machine.apply(traits.made) }
    if isValueAhead {
      machine.follow(list: isListAhead ? column : nil, initial: initial)
    }
  }

  /// The machine knows everything now.
  mutating func endBeingAhead(of machine: any FieldMachine) {
    areTraitsAhead = false
    isValueAhead = false
    isListAhead = false
    initial = nil
    machineRevision = machine.valueRevision
  }

  // MARK: What rules make

  /// Takes over a default, and what the value becomes by it; nil if it stays.
  mutating func follow(
    _ initial: consuming any Sendable, at place: ValuePlace, _ value: consuming FieldValue?
  ) {
    self.initial = initial
    follow(place, value)
  }

  /// Takes over a list, and what the value becomes by it; nil if it stays.
  mutating func follow(
    _ column: consuming any AnyListColumn, at place: ValuePlace, _ value: consuming FieldValue?
  ) {
    self.column = column
    isListAhead = true
    follow(place, value)
  }

  private mutating func follow(_ place: ValuePlace, _ value: consuming FieldValue?) {
    self.place = place
    isValueAhead = true
    guard let value else { return }
    self.value = value
    revision &+= 1
  }
}

extension FieldRules {
  /// Whether rules make the list at once, or the default.
  fileprivate var makesListOrDefault: Bool {
    if case .derived = options?.source { return true }
    return initialChoice != nil
  }
}

extension ControlPresentation.Kind {
  /// What a field of the kind holds while it holds nothing.
  var noValue: FieldValue {
    switch self {
    case .selector, .combobox, .results: .none
    case .multi: .options([])
    case .toggle: .on(false)
    case .text: .text("")
    case .group: .rows([])
    }
  }
}
