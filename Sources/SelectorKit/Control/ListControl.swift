/// What the three selectors share: a listbox, and the gestures that are the same for all.
///
/// A selector adds what choosing means for it, in the requirements here; the extensions do the rest, so
/// that opening, moving, typing and closing are written once.
protocol ListControl<Option>: FormControl {
  typealias ID = Option.ID
  typealias Changes = [SelectorChange<Option.ID>]

  var list: Listbox<Option> { get set }
  var configuration: SelectorConfiguration { get set }
  var initialChoice: InitialChoice<Option.ID> { get set }
  /// Whether the choice was made under other parents; to be set by what derives the values anew.
  var isForeign: Bool { get set }
  /// What other choices leave no room for; to be set by what derives the values anew.
  var unseatedStore: UnseatedChoices<Option.ID> { get set }
  var hook: (@Sendable (SelectorProposal<Self>) -> HookDecision<Option.ID>)? { get set }

  /// The values now, each with its position, in option order.
  var values: [SelectedValue<Option.ID>] { get }
  /// A text that is the value and no option; only a combobox has such.
  var valueText: String? { get }
  /// Derives the values anew from the choice and the inputs.
  mutating func refreshValues()
  /// Forgets what was chosen and is no member any more, where the policy says so.
  mutating func forgetMissing(heldBefore: [Option.ID])

  /// Gestures that mean something else here; true if it was handled.
  mutating func handle(_ gesture: SelectorGesture, into changes: inout Changes) -> Bool
  /// Whether a lock, of the option or of what is chosen, keeps a user from choosing it.
  func locksForbid(_ option: Option) -> Bool
  /// A gesture chose a row; true if the list may close now.
  mutating func choose(
    row: Int, by reason: SelectorReason, leaving: Bool, into changes: inout Changes
  ) -> Bool
  /// A gesture chose everything from the anchor to a row; false where there are no ranges.
  mutating func extend(toRow row: Int, into changes: inout Changes) -> Bool
  /// The highlight went somewhere by a plain gesture.
  mutating func didMove(_ cause: HighlightCause)
  /// What leaving the list by Tab, a press outside or a change of focus chooses.
  mutating func leave(
    _ action: CommitPolicy.Action, by reason: SelectorReason, into changes: inout Changes)
  /// The list closed.
  mutating func didClose(_ reason: SelectorCloseReason)
  /// A printable letter, a blank included.
  mutating func type(_ text: String, at instant: SelectorInstant, into changes: inout Changes)
  /// A paste.
  mutating func paste(_ text: String, at instant: SelectorInstant, into changes: inout Changes)
  /// The control gained the focus.
  mutating func didGainFocus()
  /// The list is about to open: what query it opens with, by what.
  func openingQuery(by reason: SelectorReason) -> String

  mutating func chooseByProgram(_ ids: [Option.ID], into changes: inout Changes)
  mutating func clearByProgram(into changes: inout Changes)
  mutating func enterText(_ text: String, into changes: inout Changes)
}

/// By what the highlight moved: some causes set the anchor of a range or count as a choice of arrow.
enum HighlightCause {
  case opening
  case arrow
  case letter
  case query
  case activation
  case press
  case hover
}

/// A change of state that a hook is asked about before it is made.
public struct SelectorProposal<Control: SelectorProtocol> {
  /// What was asked for.
  public let intent: SelectorIntent<Control.Option.ID>
  /// The selector as it is.
  public let before: Control
  /// The selector as it would be.
  public let after: Control
  /// What would change.
  public let changes: [SelectorChange<Control.Option.ID>]
}

/// What a hook says of a proposal.
public enum HookDecision<ID: Hashable>: Hashable {
  /// It is made.
  case accept
  /// It is not made, for the reason given.
  case refuse(reason: String)
  /// Another intent goes through the rules instead, once, and is not asked about again.
  case replace(SelectorIntent<ID>)
}

extension HookDecision: Sendable where ID: Sendable {}

extension ListControl {
  /// The options, in order.
  public var options: OptionList<Option> { list.options }
  /// Where the options stand.
  public var status: OptionsStatus { list.status }
  /// How options read.
  public var presentation: OptionPresentation<Option> { list.presentation }
  /// Where a user is in the list.
  public var listState: ListState<Option.ID> { list.state }
  /// The ids that are the value now, in option order; those that are no option come last.
  public var valueIDs: [Option.ID] { values.map { $0.id } }
  /// How many option rows there are to scroll through: all, or those that the query finds.
  public var rowCount: Int { list.rows.count }
  /// The option at a row from 0, or nil where there is none.
  public func option(atRow row: Int) -> Option? { list.option(atRow: row) }
  /// The label of the option with an id, also of a value that is no option any more; nil for an unknown id.
  public func label(of id: Option.ID) -> String? {
    let known = values.count > 8 ? nil : values.first { $0.id == id }?.position
    let position = known ?? list.options.currentPosition(of: id)
    let option = position.flatMap { list.options.option(at: $0) } ?? lastKnown[id]
    return option.map { list.presentation.label($0) }
  }
  /// One control.
  public var controlCount: Int { 1 }
  /// The lines that the list would take if nothing were in its way; 0 if it is closed.
  public func wantedLines(at index: Int) -> Int { showsOptions ? list.wantedLines : 0 }
  /// The control itself, if its options stand in the form.
  public var inlineIndices: [Int] { configuration.appearance == .inlineList ? [0] : [] }
  /// Whether options can be seen: the list is open, or never hidden.
  var showsOptions: Bool {
    list.state.isOpen || configuration.appearance.showsOptionsWhileClosed
  }
  /// The section to which a row of the open list belongs; nil for none.
  ///
  /// - Complexity: O(*s*), where *s* is the number of rows in the section.
  public func section(at index: Int, row: Int) -> ListPresentation.Section? {
    showsOptions ? list.sectionRun(ofRow: row) : nil
  }
  /// The option rows that are in the window.
  public var windowRows: Range<Int> {
    list.state.firstRow..<(list.state.firstRow + list.windowCount)
  }

  /// Takes an intent at an instant and tells what changed, unless the hook says otherwise.
  @discardableResult
  public mutating func send(
    _ intent: SelectorIntent<Option.ID>, at instant: SelectorInstant
  ) -> [SelectorChange<Option.ID>] {
    guard let hook else { return perform(intent, at: instant) }
    var trial = self
    let changes = trial.perform(intent, at: instant)
    guard !changes.isEmpty else {
      self = trial
      return []
    }
    let proposal = SelectorProposal(
      intent: intent, before: self, after: trial, changes: changes)
    switch hook(proposal) {
    case .accept:
      self = trial
      return changes
    case .refuse(let reason):
      return [.refused(nil, .hook(reason: reason))]
    case .replace(let other):
      return perform(other, at: instant)
    }
  }

  mutating func perform(
    _ intent: SelectorIntent<Option.ID>, at instant: SelectorInstant
  ) -> Changes {
    var changes: Changes = []
    let count = list.options.count
    switch intent {
    case .gesture(let gesture):
      if isUsable(into: &changes) { perform(gesture, at: instant, into: &changes) }
    case .paste(let text):
      list.endTypeahead()
      if isUsable(into: &changes) { paste(text, at: instant, into: &changes) }
    case .pressHeader:
      if isUsable(into: &changes) { pressHeader(into: &changes) }
    case .press(let id, let extending):
      if isUsable(into: &changes) { press(id, extending: extending, into: &changes) }
    case .hover(let id):
      list.endTypeahead()
      if isUsable(into: &changes) { hover(id, into: &changes) }
    case .focus:
      list.endTypeahead()
      didGainFocus()
    case .blur:
      leave(configuration.commit.blur, by: .keyboard, into: &changes)
      close(.blur, into: &changes)
      list.endTypeahead()
    case .pressOutside(let reason):
      leave(configuration.commit.outside, by: .pointer, into: &changes)
      close(reason, into: &changes)
      list.endTypeahead()
    case .windowBlur: close(.windowBlur, into: &changes)
    case .open: open(by: .program, at: nil, into: &changes)
    case .close(let reason): close(reason, into: &changes)
    case .choose(let ids): chooseByProgram(ids, into: &changes)
    case .chooseIndex(let index):
      if let option = list.options.option(at: index), list.status == .ready {
        chooseByProgram([option.id], into: &changes)
      } else {
        changes.append(.refused(nil, .unknownOption))
      }
    case .clear: clearByProgram(into: &changes)
    case .search(let query):
      list.endTypeahead()
      let isSearched = configuration.search != nil && Self.keyKinds != .combobox
      if isUsable(into: &changes), isSearched, list.state.isOpen, query != list.state.query {
        edit(query: PastedText.singleLine(query), into: &changes)
      }
    case .enterText(let text): enterText(text, into: &changes)
    case .layout(let rows):
      list.state.rowCapacity = max(0, min(rows, list.maximumRows))
      list.clampWindow()
    }
    if list.options.count < count { refreshValues() }
    return changes
  }

  private func isUsable(into changes: inout Changes) -> Bool {
    if configuration.isDisabled { changes.append(.refused(nil, .disabled)) }
    return !configuration.isDisabled
  }
}

extension ListControl {
  package var valueText: String? { nil }
  mutating func extend(toRow row: Int, into changes: inout Changes) -> Bool { false }
  mutating func didMove(_ cause: HighlightCause) {}
  mutating func didClose(_ reason: SelectorCloseReason) {}
  mutating func didGainFocus() {}
  func openingQuery(by reason: SelectorReason) -> String { "" }
  mutating func enterText(_ text: String, into changes: inout Changes) {
    changes.append(.refused(nil, .unknownOption))
  }

  mutating func type(_ text: String, at instant: SelectorInstant, into changes: inout Changes) {
    typeIntoList(text, at: instant, into: &changes)
  }

  /// A paste into a list without an input goes to its query, if it has one.
  mutating func paste(_ text: String, at instant: SelectorInstant, into changes: inout Changes) {
    guard configuration.search != nil else { return }
    let line = PastedText.singleLine(text)
    guard !line.isEmpty else { return }
    if list.state.isOpen {
      edit(query: list.state.query + line, into: &changes)
    } else if !configuration.isReadOnly {
      openSearching(line, into: &changes)
    }
  }
}

/// Text that comes in one piece from elsewhere.
package enum PastedText {
  /// The text as one line: each line break and each control becomes one space.
  package static func singleLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var previous: UInt32 = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let isControl =
        value < 0x20 || (0x7f...0x9f).contains(value) || value == 0x2028 || value == 0x2029
      // A line feed after a carriage return is the same break.
      if value != 0x0a || previous != 0x0d { line.append(isControl ? " " : scalar) }
      previous = value
    }
    return String(line)
  }
}
