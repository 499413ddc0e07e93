import SelectorKit

/// Puts into words what happened to one control, from what can be seen of it afterwards.
struct ControlSpeech {
  let strings: SpokenStrings
  let control: ControlPresentation
  let list: ListPresentation?
  /// The id of the field, if it belongs to a form.
  let field: String?
  private(set) var announcements: [Announcement] = []

  init(
    _ strings: SpokenStrings, _ control: ControlPresentation, _ list: ListPresentation?,
    field: String?
  ) {
    self.strings = strings
    self.control = control
    self.list = list
    self.field = field
  }

  // MARK: What happened

  /// Says everything in a report, and that the list shows other options where nothing else says so.
  mutating func tell(_ report: ControlReport, listChanged: Bool) {
    tellWrites(report)
    if report.isOpened {
      let parts = [control.label, contentWords] + highlightWords
      say(.opened, join(parts))
    } else if report.isSearched, control.isOpen {
      say(.counted, join([contentWords] + highlightWords))
    } else if listChanged, control.isOpen {
      tellContent()
    } else if report.isMoved, control.isOpen {
      say(.moved, join(highlightWords))
    }
    if let reason = report.closed { tellClosed(reason, report) }
    for refusal in report.refusals { tell(refusal) }
  }

  private mutating func tellWrites(_ report: ControlReport) {
    tell(report.removed, .removed, one: strings.removed, many: strings.removedMany)
    tell(report.chosen, .chose, one: strings.chose, many: strings.choseMany)
    if report.isOverLimit {
      // What gave way makes room for as many as are chosen now.
      say(.removed, limitWords(control.chips.count + control.hiddenChipCount))
    }
    if report.isCleared { say(.cleared, fill(strings.cleared)) }
    if report.isChanged { tellValue() }
  }

  private mutating func tell(
    _ named: ControlReport.Named, _ kind: Announcement.Kind, one: String, many: PluralForms
  ) {
    if named.count > ControlReport.Named.limit {
      let labels = named.labels.joined(separator: strings.words.separator)
      say(kind, strings.fill(many, count: named.count, ["labels": labels]))
    } else {
      for label in named.labels { say(kind, SpokenStrings.fill(one, ["label": label])) }
    }
  }

  private mutating func tellValue() {
    if control.kind == .toggle {
      say(.changed, fill(control.isOn ? strings.switchedOn : strings.switchedOff))
    } else if let value {
      say(.changed, fill(strings.changed, "value", value))
    } else {
      say(.cleared, fill(strings.cleared))
    }
  }

  /// A list that closed because something was chosen needs no word of its own.
  private mutating func tellClosed(_ reason: SelectorCloseReason, _ report: ControlReport) {
    let isAnswered = report.chosen.count + report.removed.count > 0 || report.isCleared
    switch reason {
    case .escape, .toggled, .program, .disabled, .windowBlur:
      if !isAnswered { say(.closed, join([fill(strings.closed), value ?? ""])) }
    case .selected, .tab, .blur, .outside, .sibling, .hidden: break
    }
  }

  private mutating func tell(_ refusal: ControlReport.Refusal) {
    let label = refusal.label ?? control.label
    switch refusal.cause {
    case .optionDisabled(let reason): say(.refused, join([label, disabledWords(reason)]))
    case .locked: say(.refused, join([label, strings.isLocked]))
    case .readOnly: say(.refused, join([control.label, strings.isReadOnly]))
    case .disabled: say(.refused, fill(strings.isControlDisabled))
    case .limit(let maximum): say(.refused, limitWords(maximum))
    case .noMatch(let query): say(.refused, noMatchWords(query))
    case .notClearable: say(.refused, fill(strings.mustStay))
    case .hook(let reason): say(.refused, reason)
    case .unknownOption, .derivedOptions: break
    }
  }

  // MARK: What is there

  /// Says that keys go to the control now, and what it holds.
  mutating func tellFocus() {
    var parts = [fill(strings.focused)]
    if control.kind == .toggle {
      parts = [fill(control.isOn ? strings.switchedOn : strings.switchedOff)]
    } else {
      parts.append(value ?? control.text)
    }
    if control.isRequired { parts.append(strings.isRequired) }
    if control.isReadOnly { parts.append(strings.isReadOnly) }
    // That a value is required needs saying once.
    if let issue = control.issues.first, !control.isRequired || issue != strings.words.required {
      parts.append(issue)
    }
    say(.focused, join(parts))
  }

  /// Says that a user can do nothing with the control any more.
  mutating func tellDisabled() { say(.changed, fill(strings.isControlDisabled)) }

  /// Says what the list shows now, or what stands in its place.
  mutating func tellContent() {
    switch list?.content {
    case .rows:
      say(.loaded, join([fill(strings.loaded, "count", contentWords)] + highlightWords))
    case .failed(let message): say(.failed, fill(strings.failed, "message", message))
    case .loading, .empty, .filteredOut, .noMatch, .blocked:
      say(.waiting, fill(strings.standsFor, "message", contentWords))
    case .waiting, nil: break
    }
  }

  /// Says how many options or rows there are now in a list that is not shown.
  mutating func tellLoaded(count: Int) {
    let words = strings.fill(strings.options, count: count)
    say(.loaded, fill(strings.loaded, "count", words))
  }

  /// Says how many rows of results there are, or what stands in their place.
  mutating func tellResults() {
    switch list?.content {
    case .rows: say(.counted, fill(strings.loaded, "count", control.summary))
    // Rows that follow what is typed are asked for with every letter.
    case .loading: break
    default: tellContent()
    }
  }

  /// Says that options could not be had.
  mutating func tellFailed(_ message: String) {
    say(.failed, fill(strings.failed, "message", message))
  }

  /// Says what is wrong with the value.
  mutating func tellIssue() {
    guard let issue = control.issues.first else { return }
    say(.invalid, fill(strings.invalid, "issue", issue))
  }

  // MARK: Words

  private var value: String? {
    control.role == .placeholder || control.text.isEmpty ? nil : control.text
  }

  /// What the list shows in a word: how many options, or what stands in their place.
  private var contentWords: String {
    let words = strings.words
    switch list?.content {
    case .rows: return strings.fill(strings.options, count: list?.total ?? 0)
    case .loading: return words.loading
    case .failed(let message): return message
    case .empty: return control.kind == .results ? words.noResults : words.empty
    case .filteredOut: return words.filteredOut
    case .noMatch(let query):
      return join([strings.fill(strings.options, count: 0), noMatchWords(query)])
    case .blocked(let parent): return SelectorStrings.fill(words.blocked, with: parent)
    case .waiting, nil: return ""
    }
  }

  /// The highlighted option: its label, in what state, where it is, and what else is said of it.
  private var highlightWords: [String] {
    guard let list, let row = list.rows.first(where: \.isHighlighted) else { return [] }
    var parts = [row.label]
    if row.isChosen { parts.append(strings.isChosen) }
    if !row.isEnabled { parts.append(disabledWords(row.disabledReason ?? "")) }
    if row.isLocked { parts.append(strings.isLocked) }
    parts.append(
      SpokenStrings.fill(
        strings.position, ["position": String(row.index + 1), "total": String(list.total)]))
    if let detail = row.detail, !detail.isEmpty {
      parts.append(SpokenStrings.fill(strings.detail, ["detail": detail]))
    }
    return parts
  }

  private func disabledWords(_ reason: String) -> String {
    reason.isEmpty
      ? strings.isDisabled : SpokenStrings.fill(strings.isDisabledBecause, ["reason": reason])
  }

  private func noMatchWords(_ query: String) -> String {
    SpokenStrings.fill(strings.noMatch, ["query": query])
  }

  private func limitWords(_ maximum: Int) -> String {
    strings.fill(strings.limit, count: maximum)
  }

  private func fill(_ phrase: String) -> String {
    SpokenStrings.fill(phrase, ["name": control.label])
  }

  private func fill(_ phrase: String, _ name: String, _ word: String) -> String {
    SpokenStrings.fill(phrase, ["name": control.label, name: word])
  }

  private func join(_ parts: [String]) -> String {
    parts.map { SafeText($0, lineBreaks: .space).string }.filter { !$0.isEmpty }
      .joined(separator: strings.separator)
  }

  private mutating func say(_ kind: Announcement.Kind, _ text: String) {
    let safe = SafeText(text, lineBreaks: .space).string
    if !safe.isEmpty { announcements.append(Announcement(kind, safe, field: field)) }
  }
}
