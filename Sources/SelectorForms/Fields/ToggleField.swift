import SelectorKit

/// A switch: Space and a press turn it.
struct ToggleField: PlainField {
  private(set) var isOn = false
  private(set) var valueRevision = 0
  var configuration: SelectorConfiguration

  init(configuration: SelectorConfiguration) { self.configuration = configuration }

  var kind: ControlPresentation.Kind { .toggle }
  var source: FieldSource { FieldSource(content: .on(isOn)) }
  var untouchedSource: FieldSource { FieldSource(content: .on(false)) }
  var value: FieldValue { .on(isOn) }
  var chosen: FieldValue { .on(isOn) }

  mutating func put(_ source: FieldSource) {
    if case .on(let isOn) = source.content { _ = set(isOn, .program) }
  }

  func saved(_ source: FieldSource) -> SavedValue? {
    guard source != untouchedSource, case .on(let isOn) = source.content else { return .untouched }
    return .on(isOn)
  }

  func source(from saved: SavedValue) -> FieldSource? {
    switch saved {
    case .on(let isOn): FieldSource(content: .on(isOn))
    case .untouched: untouchedSource
    default: nil
    }
  }

  var savedForm: String { #"a switch, `{"on": true}`"# }

  func isSame(_ source: FieldSource, as other: FieldSource) -> Bool { source == other }

  mutating func netEvents(
    since source: FieldSource, previous: FieldValue, isReturn: Bool, _ reason: SelectorReason
  ) -> [FormChange.Event] {
    source == self.source ? [] : [.on(isOn, reason)]
  }

  func issues(isRequired: Bool, isEnforced: Bool) -> [FieldIssue] { [] }

  mutating func set(_ isOn: Bool, _ reason: SelectorReason) -> [FormChange.Event] {
    guard isOn != self.isOn else { return [] }
    self.isOn = isOn
    valueRevision &+= 1
    return [.on(isOn, reason)]
  }

  mutating func setOn(_ isOn: Bool) -> [FormChange.Event] { set(isOn, .program) }

  private mutating func turn(_ reason: SelectorReason) -> [FormChange.Event] {
    guard !configuration.isDisabled, !configuration.isReadOnly else { return [] }
    return set(!isOn, reason)
  }

  mutating func press(_ press: KeyPress, at instant: SelectorInstant) -> [FormChange.Event] {
    press.key == .space && press.modifiers.subtracting(.shift).isEmpty ? turn(.keyboard) : []
  }

  mutating func paste(_ text: String, at instant: SelectorInstant) -> [FormChange.Event] { [] }
  mutating func pressHeader() -> [FormChange.Event] { turn(.pointer) }

  mutating func perform(_ verb: ListVerb, at instant: SelectorInstant) -> [FormChange.Event] {
    if case .clear = verb { set(false, .program) } else { [] }
  }

  var presentation: ControlPresentation {
    ControlPresentation(
      kind: .toggle, label: configuration.label, text: configuration.placeholder, role: .value,
      isOn: isOn, isEnabled: !configuration.isDisabled, isReadOnly: configuration.isReadOnly)
  }
}
