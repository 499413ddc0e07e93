import SelectorKit

/// A line of text: keys edit at its end.
struct TextField: PlainField {
  private(set) var text = ""
  private(set) var valueRevision = 0
  var configuration: SelectorConfiguration

  init(configuration: SelectorConfiguration) { self.configuration = configuration }

  var kind: ControlPresentation.Kind { .text }
  var valueText: String { text }
  var source: FieldSource { FieldSource(content: .text(text)) }
  var untouchedSource: FieldSource { FieldSource(content: .text("")) }
  var value: FieldValue { .text(text) }
  var chosen: FieldValue { .text(text) }

  mutating func put(_ source: FieldSource) {
    if case .text(let text) = source.content { _ = set(text, .program) }
  }

  func saved(_ source: FieldSource) -> SavedValue? {
    guard source != untouchedSource, case .text(let text) = source.content else {
      return .untouched
    }
    return .text(text)
  }

  func source(from saved: SavedValue) -> FieldSource? {
    switch saved {
    case .text(let text): FieldSource(content: .text(text))
    case .untouched: untouchedSource
    default: nil
    }
  }

  var savedForm: String { #"a text, `{"text": "…"}`"# }

  func isSame(_ source: FieldSource, as other: FieldSource) -> Bool { source == other }

  mutating func netEvents(
    since source: FieldSource, previous: FieldValue, isReturn: Bool, _ reason: SelectorReason
  ) -> [FormChange.Event] {
    source == self.source ? [] : [.text(text, reason)]
  }

  func issues(isRequired: Bool, isEnforced: Bool) -> [FieldIssue] {
    isEnforced && isRequired && text.isEmpty ? [.required] : []
  }

  mutating func set(_ text: String, _ reason: SelectorReason) -> [FormChange.Event] {
    // Equal scalars, not equivalent ones: another spelling of a letter is another text.
    guard !text.unicodeScalars.elementsEqual(self.text.unicodeScalars) else { return [] }
    self.text = text
    valueRevision &+= 1
    return [.text(text, reason)]
  }

  mutating func setText(_ text: String) -> [FormChange.Event] {
    set(PastedText.singleLine(text), .program)
  }

  private mutating func edit(_ text: String) -> [FormChange.Event] {
    guard !configuration.isDisabled, !configuration.isReadOnly else { return [] }
    return set(text, .keyboard)
  }

  mutating func press(_ press: KeyPress, at instant: SelectorInstant) -> [FormChange.Event] {
    guard press.modifiers.subtracting(.shift).isEmpty else { return [] }
    switch press.key {
    case .character(let letter): return edit(text + letter)
    case .space: return edit(text + " ")
    case .backspace: return edit(String(text.dropLast()))
    default: return []
    }
  }

  mutating func paste(_ text: String, at instant: SelectorInstant) -> [FormChange.Event] {
    edit(self.text + PastedText.singleLine(text))
  }

  mutating func editText(_ text: String) -> [FormChange.Event] {
    edit(PastedText.singleLine(text))
  }

  mutating func pressHeader() -> [FormChange.Event] { [] }

  mutating func perform(_ verb: ListVerb, at instant: SelectorInstant) -> [FormChange.Event] {
    if case .clear = verb { set("", .program) } else { [] }
  }

  var presentation: ControlPresentation {
    ControlPresentation(
      kind: .text, label: configuration.label,
      text: text.isEmpty ? configuration.placeholder : text,
      role: text.isEmpty ? .placeholder : .input, isEnabled: !configuration.isDisabled,
      isReadOnly: configuration.isReadOnly)
  }
}
