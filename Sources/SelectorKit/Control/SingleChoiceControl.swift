/// What the two selectors of one value share: when a user's choice, or clearing it, is refused.
protocol SingleChoiceControl<Option>: ListControl {
  /// The id that is the value now, and on what ground.
  var resolved: SelectedValue<Option.ID>? { get }
  /// Whether there is anything to clear.
  var hasValue: Bool { get }
  /// Takes the choice away.
  mutating func writeCleared(_ reason: SelectorReason, into changes: inout Changes)
}

extension SingleChoiceControl {
  /// What the open list shows in the given number of lines, or nil if it is closed.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines.
  public func list(at index: Int, lines: Int) -> ListPresentation? {
    self.list(at: index, lines: lines, reusing: [])
  }

  /// The same with the memory of old rows.
  ///
  /// - Complexity: O(*l*), where *l* is the number of lines.
  public func list(
    at index: Int, lines: Int, reusing rows: consuming [ListPresentation.Row]
  ) -> ListPresentation? {
    guard showsOptions else { return nil }
    let chosen = resolved
    return list.listPresentation(
      lines: lines, isMulti: false, showing: chosen?.position, reusing: rows
    ) { $0.id == chosen?.id }
  }

  /// Whether the value is an option that a user can neither replace nor clear.
  var isChosenLocked: Bool {
    resolved?.position.flatMap { options.option(at: $0) }.map { list.isLocked($0) } ?? false
  }

  /// The option that is the value, also one that is flagged, where it is listed.
  var listedValue: Option? { resolved?.position.flatMap { options.option(at: $0) } }

  /// Whether an option is the value, and a member: choosing it again is no change.
  func isValue(_ id: Option.ID) -> Bool {
    id == resolved?.id && resolved?.position != nil && resolved?.standing != .flagged
  }

  /// Choosing the locked option that is chosen changes nothing, so no lock speaks against it.
  func locksForbid(_ option: Option) -> Bool {
    option.id != resolved?.id && (list.isLocked(option) || isChosenLocked)
  }

  /// Takes the choice away for a user, where there is a value to take and nothing speaks against it.
  mutating func clearByUser(_ reason: SelectorReason, into changes: inout Changes) {
    guard hasValue else { return }
    if configuration.isReadOnly {
      changes.append(.refused(nil, .readOnly))
    } else if !configuration.isClearable {
      changes.append(.refused(nil, .notClearable))
    } else if isChosenLocked {
      changes.append(.refused(resolved?.id, .locked))
    } else {
      writeCleared(reason, into: &changes)
    }
  }
}
