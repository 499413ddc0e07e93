import SelectorForms
import SelectorKit
import SelectorText

extension LineDialog {
  /// Says what the field is and what it holds, and lists a page of its options.
  mutating func present() {
    let form = store.form
    guard let index = place(in: form) else { return }
    let control = form.control(at: index)
    // A list without a name is called by what stands in it while nothing is chosen.
    let name = control.label.isEmpty && control.role == .placeholder ? control.text : control.label
    var parts = name.isEmpty ? [] : [name]
    if form.controlCount > 1 {
      parts.append(fill(words.place, "\(index + 1)", "\(form.controlCount)"))
    }
    if control.isRequired { parts.append(announcer.strings.isRequired) }
    parts.append(fill(words.current, current(control)))
    say(parts.joined(separator: announcer.strings.separator))
    switch control.kind {
    case .selector, .multi, .combobox: list(index, control, in: form)
    case .toggle: say(words.yesOrNo)
    case .group: say(words.rows)
    case .text, .results: break
    }
  }

  /// What a field holds, in words.
  func current(_ control: ControlPresentation) -> String {
    if control.kind == .toggle {
      let strings = announcer.strings
      return (control.isOn ? strings.switchedOn : strings.switchedOff).replacing(
        "{name}, ", with: "")
    }
    guard control.role != .placeholder, !control.text.isEmpty else { return words.nothing }
    return control.text
  }

  /// Lists a page of options: each with its number, and in words what it is besides.
  private mutating func list(_ index: Int, _ control: ControlPresentation, in form: Form) {
    let total = form.rowCount(at: index)
    guard total > 0 else { return say(message(index, in: form)) }
    first = max(0, min(first, total - 1))
    let last = min(first + Self.pageSize, total)
    for row in form.rows(first..<last, at: index) {
      if let section = row.sectionHeader { say("\(section):") }
      say("\(row.index + 1). " + describe(row))
    }
    if total > Self.pageSize {
      say(fill(words.page, "\(first + 1)", "\(last)", "\(total)") + "; " + words.more)
    } else if total > 7 || !query.isEmpty {
      say(words.search)
    }
    if control.kind == .multi {
      let count = control.chips.count + control.hiddenChipCount
      if count > 0 { say(fill(words.selected, "\(count)", control.text)) }
      say(words.several)
    }
  }

  func describe(_ row: ListPresentation.Row) -> String {
    let strings = announcer.strings
    var parts = [row.label]
    if let detail = row.detail { parts.append(detail) }
    if row.isChosen { parts.append(strings.isChosen) }
    if let reason = row.disabledReason {
      parts.append(strings.isDisabledBecause.replacing("{reason}", with: reason))
    } else if !row.isEnabled {
      parts.append(strings.isDisabled)
    }
    if row.isLocked { parts.append(strings.isLocked) }
    return parts.joined(separator: strings.separator)
  }

  /// What stands in place of options.
  private func message(_ index: Int, in form: Form) -> String {
    let strings = announcer.strings
    switch form.list(at: index, lines: 1)?.content {
    case .loading, .waiting: return strings.words.loading
    case .failed(let message): return SelectorStrings.fill(strings.words.failed, with: message)
    case .blocked(let parent): return SelectorStrings.fill(strings.words.blocked, with: parent)
    case .noMatch(let query): return strings.noMatch.replacing("{query}", with: query)
    case .filteredOut: return strings.words.filteredOut
    case .rows, .empty, nil: return strings.words.empty
    }
  }
}
