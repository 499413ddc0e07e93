import SelectorKit

/// One field at work, whatever its kind and option type: what a form asks of each of its fields.
protocol FieldMachine: Sendable {
  var kind: ControlPresentation.Kind { get }
  var configuration: SelectorConfiguration { get }

  /// The choice, text or switch: what undo, reset and saving know of the field.
  var source: FieldSource { get }
  mutating func put(_ source: FieldSource)
  /// Puts the choice in place that belongs to other parents; what a user is typing stays.
  mutating func exchange(_ source: FieldSource)
  /// The source of a field that nobody has touched.
  var untouchedSource: FieldSource { get }
  /// Whether the field holds what it held at the start; `cleared` without a default is untouched.
  func isSame(_ source: FieldSource, as other: FieldSource) -> Bool
  /// What changed since an earlier source, as one write.
  ///
  /// `isReturn` tells that the same choice was made again after others had left no room for it.
  mutating func netEvents(
    since source: FieldSource, previous: FieldValue, isReturn: Bool, _ reason: SelectorReason
  ) -> [FormChange.Event]

  // What is saved of the field, by ids.
  func saved(_ source: FieldSource) -> SavedValue?
  func source(from saved: SavedValue) -> FieldSource?
  /// A value of the field as part of the key of a list that depends on it, saved and read again.
  func saved(_ part: FieldValue) -> SavedValue?
  func part(from saved: SavedValue) -> FieldValue?
  /// What `source(from:)` reads, for messages.
  var savedForm: String { get }
  /// On what ground the field holds its (first) value; nil for none, and where that is no question.
  var standing: ValueStanding? { get }
  /// Whether the choice was taken away on purpose.
  var isCleared: Bool { get }
  /// Whether the field has a list, complete and empty.
  var hasNoOptions: Bool { get }
  /// Ids that were chosen and are not among the options.
  var missingIDs: [SavedID] { get }

  var value: FieldValue { get }
  var chosen: FieldValue { get }
  /// Ids that hold because they were chosen and are options, or are held until options come.
  var heldIDs: [OptionID] { get }
  mutating func forgetMissing(heldBefore: [OptionID])
  func issues(isRequired: Bool, isEnforced: Bool) -> [FieldIssue]

  /// Where the options stand; always ready for fields without.
  var status: OptionsStatus { get }
  /// Another number whenever the value is another, or reads differently.
  var valueRevision: Int { get }
  /// The label of the value or a text of one's own; empty for none.
  var valueText: String { get }
  /// The list and what the value follows from, with its type; nil for fields that hold no one option.
  var column: (any AnyListColumn)? { get }
  /// Where the option of the value stands in it.
  var place: ValuePlace { get }
  func options<Option: Sendable>(as type: Option.Type) -> [Option]
  /// Puts options in place that a rule or a loader gave; nil for none.
  mutating func setList(_ options: (any Sendable)?, status: OptionsStatus) -> [FormChange.Event]
  /// Puts highlight and window where they would be if the list had changed but once since it was another.
  mutating func followList(since earlier: any FieldMachine) -> [FormChange.Event]
  mutating func setInitialChoice(_ choice: any Sendable)
  /// Takes over what became of the list and the default while the machine was not asked.
  mutating func follow(list: (any AnyListColumn)?, initial: (any Sendable)?)
  /// How many rows of results pass.
  var counts: ResultCounts { get }
  mutating func setBelongsElsewhere(_ isForeign: Bool)

  // What the fields of a relation are asked besides.
  /// What was chosen, in the order of choosing.
  var chosenIDs: [OptionID] { get }
  /// The default, as an `InitialChoice` of the field's ids.
  var initialChoice: any Sendable { get }
  /// Says which choices others leave no room for, and whether a press on one of them brings it back.
  mutating func setUnseated(_ ids: [OptionID], returnsWhenPressed: Bool)
  /// Whether the program said that an option cannot be chosen.
  func isDisabledByProgram(_ id: OptionID) -> Bool
  /// The id of the option in a row of the list.
  func optionID(atRow row: Int) -> OptionID?

  var isOpen: Bool { get }
  /// What a key asks for; nil for nothing, and for fields without a key map.
  func gesture(for press: KeyPress) -> SelectorGesture?
  /// How typing narrows the list; nil where it does not.
  var searchMode: SearchMode? { get }
  /// How far a search has come that is done in parts.
  var searchProgress: SearchProgress { get }
  /// Goes on with a search that is done in parts.
  mutating func continueSearch() -> [FormChange.Event]
  /// A user edited the text of an input somewhere else than at its end.
  mutating func editText(_ text: String) -> [FormChange.Event]
  /// Whether Tab is to leave the field.
  func asksForTab(_ press: KeyPress) -> Bool
  mutating func press(_ press: KeyPress, at instant: SelectorInstant) -> [FormChange.Event]
  mutating func paste(_ text: String, at instant: SelectorInstant) -> [FormChange.Event]
  mutating func pressHeader() -> [FormChange.Event]
  /// A press on an option row, or the pointer over it; nothing where it cannot be chosen.
  mutating func point(
    atRow row: Int, _ gesture: RowGesture, at instant: SelectorInstant
  ) -> [FormChange.Event]
  /// Whether an option of a row can be pressed.
  func isPressable(row: Int) -> Bool
  /// Gestures and verbs without an id, for fields with a list.
  mutating func perform(_ verb: ListVerb, at instant: SelectorInstant) -> [FormChange.Event]
  mutating func configure(_ change: (inout SelectorConfiguration) -> Void) -> [FormChange.Event]
  /// Takes over what rules make of the field; what they do not say stays.
  mutating func apply(_ traits: FieldTraits) -> [FormChange.Event]

  // What names options comes with its type; a field whose options have another ignores it.
  mutating func send<ID: Hashable & Sendable>(
    _ intent: SelectorIntent<ID>, at instant: SelectorInstant
  ) -> [FormChange.Event]
  mutating func isPressable<ID: Hashable & Sendable>(_ id: ID) -> Bool
  mutating func setOptions<Option: Sendable>(_ options: OptionList<Option>) -> [FormChange.Event]
  mutating func appendOptions<Option: Sendable>(_ options: [Option]) -> [FormChange.Event]
  mutating func appendOptions<Option: Sendable>(uniqueIDs options: [Option]) -> [FormChange.Event]
  mutating func setAvailability<ID: Hashable & Sendable>(
    _ availability: OptionAvailability?, of id: ID
  ) -> [FormChange.Event]
  func control<Control>(as type: Control.Type) -> Control?
  mutating func setText(_ text: String) -> [FormChange.Event]
  mutating func setOn(_ isOn: Bool) -> [FormChange.Event]
  /// The rows of a group of fields that repeats, in order; nil for other fields.
  var rowOrder: [RowID]? { get }
  mutating func perform(_ verb: RowVerb, _ reason: SelectorReason) -> [FormChange.Event]

  var presentation: ControlPresentation { get }
  var wantedLines: Int { get }
  /// Option rows by their places, whatever the window shows; none while options are not there.
  func rows(_ range: Range<Int>) -> [ListPresentation.Row]
  /// How many rows can be scrolled to; those of results that pass.
  var rowCount: Int { get }
  /// The label of an option, also of one that is gone but was seen.
  func optionLabel(_ id: OptionID) -> String?
  func list(lines: Int) -> ListPresentation?
  func section(ofRow row: Int) -> ListPresentation.Section?
  func brokenInvariants() -> [BrokenInvariant]
}

/// A field whose configuration decides on nothing else: no list, nothing that opens.
protocol PlainField: FieldMachine {
  var configuration: SelectorConfiguration { get set }
}

extension PlainField {
  mutating func configure(
    _ change: (inout SelectorConfiguration) -> Void
  ) -> [FormChange.Event] {
    change(&configuration)
    return []
  }
}

/// What a form itself asks of a list, besides keys.
enum ListVerb {
  case focus
  case blur
  case windowBlur
  case pressOutside(SelectorCloseReason)
  case open
  case close(SelectorCloseReason)
  case clear
  case chooseIndex(Int)
  case layout(rows: Int)
  case search(String)
}

/// What the pointer does at an option row.
enum RowGesture {
  case press(extending: Bool)
  case hover
}

/// What is kept of a field: its choice, its text or its switch.
struct FieldSource: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case choice(OptionID)
    case text(String)
    case on(Bool)
    case rows([RowID])
  }

  /// A choice is boxed, since its type is that of the options.
  var content: Content

  static func choice(_ choice: some Hashable & Sendable) -> Self {
    Self(content: .choice(OptionID(choice)))
  }

  func choice<Choice: Hashable & Sendable>(as type: Choice.Type) -> Choice? {
    if case .choice(let box) = content { box.typed(as: type) } else { nil }
  }
}

/// On what ground a field holds its value.
enum ValueStanding: Sendable {
  case member
  case held
  case flagged
  case byDefault
}

extension FieldMachine {
  /// Whether the rows stand in the form itself, under the name of the field.
  var standsInForm: Bool {
    switch kind {
    case .results: true
    case .selector, .multi, .combobox: configuration.appearance == .inlineList
    case .toggle, .text, .group: false
    }
  }

  mutating func apply(_ traits: FieldTraits) -> [FormChange.Event] {
    configure(traits.apply(to:))
  }

  mutating func exchange(_ source: FieldSource) { put(source) }
  var standing: ValueStanding? { nil }
  var isCleared: Bool { false }
  var hasNoOptions: Bool { false }
  var missingIDs: [SavedID] { [] }

  func saved(_ part: FieldValue) -> SavedValue? {
    switch part {
    case .text(let text): .text(text)
    case .on(let isOn): .on(isOn)
    case .none, .option, .options, .rows: .untouched
    }
  }

  func part(from saved: SavedValue) -> FieldValue? {
    switch saved {
    case .text(let text): .text(text)
    case .on(let isOn): .on(isOn)
    case .untouched, .cleared: FieldValue.none
    case .option, .options: nil
    }
  }

  var status: OptionsStatus { .ready }
  var counts: ResultCounts { ResultCounts(shown: 0, total: 0) }
  var valueText: String { "" }
  var column: (any AnyListColumn)? { nil }
  var place: ValuePlace { .nowhere }
  func options<Option: Sendable>(as type: Option.Type) -> [Option] { [] }
  mutating func setList(
    _ options: (any Sendable)?, status: OptionsStatus
  ) -> [FormChange.Event] { [] }
  mutating func followList(since earlier: any FieldMachine) -> [FormChange.Event] { [] }
  mutating func setInitialChoice(_ choice: any Sendable) {}
  mutating func follow(list: (any AnyListColumn)?, initial: (any Sendable)?) {}
  mutating func setBelongsElsewhere(_ isForeign: Bool) {}
  var chosenIDs: [OptionID] { [] }
  var initialChoice: any Sendable { InitialChoice<Int>.none }
  mutating func setUnseated(_ ids: [OptionID], returnsWhenPressed: Bool) {}
  func isDisabledByProgram(_ id: OptionID) -> Bool { false }
  func optionID(atRow row: Int) -> OptionID? { nil }
  func asksForTab(_ press: KeyPress) -> Bool { true }
  func gesture(for press: KeyPress) -> SelectorGesture? { nil }
  var searchMode: SearchMode? { nil }
  var searchProgress: SearchProgress { .done }
  mutating func continueSearch() -> [FormChange.Event] { [] }
  mutating func editText(_ text: String) -> [FormChange.Event] { [] }
  var heldIDs: [OptionID] { [] }
  mutating func forgetMissing(heldBefore: [OptionID]) {}
  var isOpen: Bool { false }
  mutating func perform(_ verb: ListVerb, at instant: SelectorInstant) -> [FormChange.Event] { [] }
  mutating func point(
    atRow row: Int, _ gesture: RowGesture, at instant: SelectorInstant
  ) -> [FormChange.Event] { [] }
  func isPressable(row: Int) -> Bool { false }
  var wantedLines: Int { 0 }
  func rows(_ range: Range<Int>) -> [ListPresentation.Row] { [] }
  var rowCount: Int { 0 }
  func optionLabel(_ id: OptionID) -> String? { nil }
  func list(lines: Int) -> ListPresentation? { nil }
  func section(ofRow row: Int) -> ListPresentation.Section? { nil }
  func brokenInvariants() -> [BrokenInvariant] { [] }

  mutating func send<ID: Hashable & Sendable>(
    _ intent: SelectorIntent<ID>, at instant: SelectorInstant
  ) -> [FormChange.Event] { [] }
  mutating func isPressable<ID: Hashable & Sendable>(_ id: ID) -> Bool { false }
  mutating func setOptions<Option: Sendable>(
    _ options: OptionList<Option>
  ) -> [FormChange.Event] { [] }
  mutating func appendOptions<Option: Sendable>(_ options: [Option]) -> [FormChange.Event] { [] }
  mutating func appendOptions<Option: Sendable>(
    uniqueIDs options: [Option]
  ) -> [FormChange.Event] { [] }
  mutating func setAvailability<ID: Hashable & Sendable>(
    _ availability: OptionAvailability?, of id: ID
  ) -> [FormChange.Event] { [] }
  func control<Control>(as type: Control.Type) -> Control? { nil }
  mutating func setText(_ text: String) -> [FormChange.Event] { [] }
  mutating func setOn(_ isOn: Bool) -> [FormChange.Event] { [] }
  var rowOrder: [RowID]? { nil }
  mutating func perform(_ verb: RowVerb, _ reason: SelectorReason) -> [FormChange.Event] { [] }
}
