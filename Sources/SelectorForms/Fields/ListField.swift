import SelectorKit

/// A field with a list of options: a selector and what a form knows besides.
struct ListField<Control: FormControl & Sendable>: FieldMachine
where
  Control.Option: Sendable, Control.Option.ID: Sendable, Control.Source: Sendable
{
  var control: Control
  let kind: ControlPresentation.Kind

  var configuration: SelectorConfiguration { control.configuration }
  var source: FieldSource { .choice(control.source) }
  var untouchedSource: FieldSource { .choice(Control.untouchedSource) }

  mutating func put(_ source: FieldSource) {
    if let choice = source.choice(as: Control.Source.self) { control.put(choice) }
  }

  mutating func exchange(_ source: FieldSource) {
    if let choice = source.choice(as: Control.Source.self) { control.exchange(choice) }
  }

  func isSame(_ source: FieldSource, as other: FieldSource) -> Bool {
    let source = normalized(source)
    let other = normalized(other)
    // In which order several were chosen is no difference that anybody sees.
    return source == other || hasSameIDs(source, other)
  }

  private func hasSameIDs(_ source: FieldSource, _ other: FieldSource) -> Bool {
    guard kind == .multi, source != untouchedSource, other != untouchedSource,
      let choice = source.choice(as: Control.Source.self),
      let otherChoice = other.choice(as: Control.Source.self),
      Control.isCleared(choice) == Control.isCleared(otherChoice)
    else { return false }
    return Set(Control.chosenIDs(choice)) == Set(Control.chosenIDs(otherChoice))
  }

  private func normalized(_ source: FieldSource) -> FieldSource {
    guard control.initialChoice == .none, let choice = source.choice(as: Control.Source.self),
      Control.isCleared(choice)
    else { return source }
    return untouchedSource
  }

  mutating func netEvents(
    since source: FieldSource, previous: FieldValue, isReturn: Bool, _ reason: SelectorReason
  ) -> [FormChange.Event] {
    guard let choice = source.choice(as: Control.Source.self) else { return [] }
    return Self.events(
      control.netChanges(
        since: choice, previousValues: Self.ids(previous), isReturn: isReturn, reason))
  }

  var value: FieldValue {
    if kind == .multi { return .options(control.valueIDs.map { OptionID($0) }) }
    if let value = control.firstValue { return .option(OptionID(value.id)) }
    return control.valueText.map { .text($0) } ?? .none
  }

  var chosen: FieldValue {
    let source = control.source
    return fieldValue(
      ids: control.inListOrder(Control.chosenIDs(source)), text: Control.chosenText(source))
  }

  private func fieldValue(ids: [Control.Option.ID], text: String?) -> FieldValue {
    if kind == .multi { return .options(ids.map { OptionID($0) }) }
    if let text { return .text(text) }
    return ids.first.map { .option(OptionID($0)) } ?? .none
  }

  private static func ids(_ value: FieldValue) -> [Control.Option.ID] {
    switch value {
    case .option(let id): [id].compactMap { $0.typed() }
    case .options(let ids): ids.compactMap { $0.typed() }
    case .none, .text, .on, .rows: []
    }
  }

  /// What a list that becomes complete without it makes a field forget, if its policy says so.
  var heldIDs: [OptionID] {
    guard control.configuration.missing == .clear else { return [] }
    if control.status != .ready { return Control.chosenIDs(control.source).map { OptionID($0) } }
    return control.values.filter { $0.standing == .member }.map { OptionID($0.id) }
  }

  // MARK: What rules read and do

  var status: OptionsStatus { control.status }
  var valueRevision: Int { control.valueRevision }

  var valueText: String {
    if let text = control.valueText { return text }
    return control.firstValue.flatMap(option).map { control.presentation.label($0) } ?? ""
  }

  func options<Option: Sendable>(as type: Option.Type) -> [Option] {
    control.values.compactMap { option($0) as? Option }
  }

  /// The option of a value; that of one which is held or flagged as it was last known.
  private func option(_ value: SelectedValue<Control.Option.ID>) -> Control.Option? {
    value.position.map { control.options.option(at: $0) } ?? control.lastKnown[value.id]
  }

  mutating func setList(
    _ options: (any Sendable)?, status: OptionsStatus
  ) -> [FormChange.Event] {
    let list = options.map { $0 as? OptionList<Control.Option> } ?? []
    guard let list else {
      let message = "the list holds options of another type"
      return Self.events(
        control.exchangeOptions(
          [], status: .failed(message: message), forgettingAvailability: false))
    }
    guard list != control.options || status != control.status else { return [] }
    return Self.events(control.exchangeOptions(list, status: status, forgettingAvailability: false))
  }

  mutating func followList(since earlier: any FieldMachine) -> [FormChange.Event] {
    guard let earlier = earlier as? Self else { return [] }
    return Self.events(control.followList(since: earlier.control))
  }

  mutating func setInitialChoice(_ choice: any Sendable) {
    guard let choice = choice as? InitialChoice<Control.Option.ID>,
      choice != control.initialChoice
    else { return }
    control.setInitialChoice(choice)
  }

  mutating func setBelongsElsewhere(_ isForeign: Bool) {
    if control.belongsElsewhere != isForeign { control.belongsElsewhere = isForeign }
  }

  mutating func forgetMissing(heldBefore: [OptionID]) {
    control.forgetMissing(heldBefore: heldBefore.compactMap { $0.typed() })
  }

  // MARK: Explaining

  var standing: ValueStanding? {
    switch control.firstValue?.standing {
    case .member: .member
    case .held: .held
    case .flagged: .flagged
    case .byDefault: .byDefault
    case nil: nil
    }
  }

  var isCleared: Bool { Control.isCleared(control.source) }
  var hasNoOptions: Bool { control.options.isEmpty }

  // MARK: Events

  var isOpen: Bool { control.isOpen }

  func gesture(for press: KeyPress) -> SelectorGesture? { control.gesture(for: press) }

  var searchMode: SearchMode? {
    kind == .combobox
      ? control.configuration.search ?? .substring : control.configuration.search
  }

  var searchProgress: SearchProgress { control.searchProgress }

  mutating func continueSearch() -> [FormChange.Event] { Self.events(control.continueSearch()) }

  mutating func editText(_ text: String) -> [FormChange.Event] {
    Self.events(control.editText(text))
  }

  func asksForTab(_ press: KeyPress) -> Bool {
    let plain = KeyPress(.tab)
    return control.gesture(for: plain) == .tab
  }

  mutating func press(_ press: KeyPress, at instant: SelectorInstant) -> [FormChange.Event] {
    Self.events(control.press(press, at: instant))
  }

  mutating func paste(_ text: String, at instant: SelectorInstant) -> [FormChange.Event] {
    Self.events(control.send(.paste(text), at: instant))
  }

  mutating func pressHeader() -> [FormChange.Event] {
    Self.events(control.send(.pressHeader, at: .start))
  }

  mutating func perform(_ verb: ListVerb, at instant: SelectorInstant) -> [FormChange.Event] {
    let intent: SelectorIntent<Control.Option.ID> =
      switch verb {
      case .focus: .focus
      case .blur: .blur
      case .windowBlur: .windowBlur
      case .pressOutside(let reason): .pressOutside(reason)
      case .open: .open
      case .close(let reason): .close(reason)
      case .clear: .clear
      case .chooseIndex(let index): .chooseIndex(index)
      case .layout(let rows): .layout(rows: rows)
      case .search(let query): .search(query)
      }
    return Self.events(control.send(intent, at: instant))
  }

  mutating func configure(
    _ change: (inout SelectorConfiguration) -> Void
  ) -> [FormChange.Event] {
    Self.events(control.configure(change))
  }

  mutating func apply(_ traits: FieldTraits) -> [FormChange.Event] {
    Self.events(control.setTraits(traits.apply(to:)))
  }

  static func events(_ changes: [SelectorChange<Control.Option.ID>]) -> [FormChange.Event] {
    changes.map { .selector($0.mapIDs { OptionID($0) }) }
  }

  mutating func send<ID: Hashable & Sendable>(
    _ intent: SelectorIntent<ID>, at instant: SelectorInstant
  ) -> [FormChange.Event] {
    guard let intent = intent as? SelectorIntent<Control.Option.ID> else { return [] }
    return Self.events(control.send(intent, at: instant))
  }

  mutating func isPressable<ID: Hashable & Sendable>(_ id: ID) -> Bool {
    guard let id = id as? Control.Option.ID else { return false }
    return control.isPressable(id)
  }

  func isPressable(row: Int) -> Bool {
    guard control.isOpen, let option = control.option(atRow: row) else { return false }
    return !control.isDisabled(option)
  }

  mutating func point(
    atRow row: Int, _ gesture: RowGesture, at instant: SelectorInstant
  ) -> [FormChange.Event] {
    guard control.isOpen, let id = control.option(atRow: row)?.id else { return [] }
    switch gesture {
    case .press(let extending):
      return Self.events(control.send(.press(id, extending: extending), at: instant))
    case .hover: return Self.events(control.send(.hover(id), at: instant))
    }
  }

  mutating func setOptions<Option: Sendable>(
    _ options: OptionList<Option>
  ) -> [FormChange.Event] {
    guard let options = options as? OptionList<Control.Option> else { return [] }
    return Self.events(
      control.exchangeOptions(options, status: .ready, forgettingAvailability: true))
  }

  mutating func appendOptions<Option: Sendable>(_ options: [Option]) -> [FormChange.Event] {
    guard let options = options as? [Control.Option] else { return [] }
    guard control.status == .ready else {
      return Self.events(
        control.exchangeOptions(OptionList(options), status: .ready, forgettingAvailability: false))
    }
    return Self.events(control.appendOptions(options))
  }

  mutating func appendOptions<Option: Sendable>(
    uniqueIDs options: [Option]
  ) -> [FormChange.Event] {
    guard let options = options as? [Control.Option] else { return [] }
    if control.status == .ready {
      return Self.events(control.appendOptions(uniqueIDs: options))
    }
    // What was shown before is no part of it; a list whose ids tell where options stand stays one.
    var list = control.options.isEmpty ? control.options : OptionList(uniqueIDs: [])
    list.append(uniqueIDs: options)
    return Self.events(
      control.exchangeOptions(list, status: .ready, forgettingAvailability: false))
  }

  mutating func setAvailability<ID: Hashable & Sendable>(
    _ availability: OptionAvailability?, of id: ID
  ) -> [FormChange.Event] {
    guard let id = id as? Control.Option.ID else { return [] }
    return Self.events(control.setAvailability(availability, of: id))
  }

  func control<Other>(as type: Other.Type) -> Other? { control as? Other }
}
