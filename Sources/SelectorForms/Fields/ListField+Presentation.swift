import SelectorKit

/// What can be seen of a field with a list.
extension ListField {
  var presentation: ControlPresentation { control.control(at: 0) }
  var wantedLines: Int { control.wantedLines(at: 0) }
  var rowCount: Int { control.rowCount }
  func optionLabel(_ id: OptionID) -> String? { id.typed().flatMap { control.label(of: $0) } }
  func list(lines: Int) -> ListPresentation? { control.list(at: 0, lines: lines) }
  func section(ofRow row: Int) -> ListPresentation.Section? { control.section(at: 0, row: row) }
  func brokenInvariants() -> [BrokenInvariant] { control.checkInvariants() }

  func rows(_ range: Range<Int>) -> [ListPresentation.Row] {
    guard control.status == .ready else { return [] }
    let chosen = Set(control.valueIDs)
    let presentation = control.presentation
    var section =
      range.lowerBound > 0
      ? control.option(atRow: range.lowerBound - 1).flatMap { presentation.section?($0) } : nil
    return range.clamped(to: 0..<control.rowCount).compactMap { row in
      guard let option = control.option(atRow: row) else { return nil }
      let reason = control.disabledReason(of: option)
      let own = presentation.section?(option)
      defer { section = own }
      return ListPresentation.Row(
        index: row, label: presentation.label(option), detail: presentation.detail?(option),
        sectionHeader: own == section ? nil : own, isHighlighted: control.highlight == option.id,
        isChosen: chosen.contains(option.id), isEnabled: reason == nil,
        disabledReason: reason.flatMap { $0.isEmpty ? nil : $0 },
        isLocked: presentation.isLocked?(option) ?? false)
    }
  }
}

/// What is wrong with its value.
extension ListField {
  func issues(isRequired: Bool, isEnforced: Bool) -> [FieldIssue] {
    var issues: [FieldIssue] = []
    let values = control.values
    let limits = control.configuration.limits
    let count = values.count
    let isEmpty = count == 0 && control.valueText == nil
    if isEnforced, isEmpty, isRequired { issues.append(.required) }
    if values.contains(where: { $0.standing == .flagged }) { issues.append(.notAMember) }
    if control.mayHaveDisabledOptions, values.contains(where: isDisabled) {
      issues.append(.optionDisabled)
    }
    guard kind == .multi, isEnforced else { return issues }
    let isTooFew = count < limits.minimum && !(count == 0 && isRequired)
    if isTooFew { issues.append(.tooFew) }
    if let maximum = limits.maximum, count > maximum { issues.append(.tooMany) }
    return issues
  }

  private func isDisabled(_ value: SelectedValue<Control.Option.ID>) -> Bool {
    // What is flagged is listed by a relation at most, and no member.
    guard value.standing != .flagged, let position = value.position,
      let option = control.options.option(at: position)
    else { return false }
    return control.isDisabled(option)
  }
}
