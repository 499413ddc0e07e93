import SelectorKit

/// The options and the default of a field: derived, loaded, or a seat in a relation.
extension Form {
  mutating func computeOptions(_ field: Int) {
    if let group = plan.groupAtField[field] { return followRows(of: group) }
    if let seat = plan.seats[declared(field)] {
      takeSeat(field, seat)
      return
    }
    let rules = declared(field)
    if plan.slotRules[rules].hasMovingDefault {
      computeDefault(field)
    } else if plan.slotRules[rules].initialChoice != nil, isArriving(field) {
      // What reads nothing stays what it was at the start, of the form or of the row.
      computeDefault(field)
      values.update(field) { _ in }
    }
    guard plan.slotRules[rules].hasOptions, !records[field].hasProgramList else { return }
    noteHeld(field)
    if let make = plan.slotRules[rules].derived {
      derive(field, make)
    } else if let rule = plan.rules[rules].options {
      let key = rule.key(values)
      // The loader of a hidden field is blocked, whatever the key would be.
      let isForeign = settleParents(field, under: values.isReadable(field) ? try? key.get() : nil)
      let (options, status) = loadedList(of: field, key)
      setList(options, status, of: field)
      if !isForeign { bringHome(field) }
    }
  }

  private mutating func computeDefault(_ field: Int) {
    switch plan.slotRules[declared(field)].initialChoice?(&values) {
    case nil, .same: return
    case .given(let initial): values.update(field) { $0.setInitialChoice(initial) }
    case .other: break
    }
    note(.parentChanged, of: field)
    mark(field, .value)
  }

  private func isArriving(_ field: Int) -> Bool {
    transaction?.origin == .start || transaction?.arrived.contains(field) ?? false
  }

  private mutating func derive(
    _ field: Int, _ make: @Sendable (inout FormValues) throws -> FollowingStep
  ) {
    var isForeign = false
    defer { if !isForeign { bringHome(field) } }
    if tellsParentsApart(field), let key = plan.rules[declared(field)].options?.key(values) {
      isForeign = settleParents(field, under: try? key.get())
      if case .failure(let blocked) = key {
        return setList(nil, .blocked(by: label(of: blocked.field)), of: field)
      }
    }
    do {
      switch try make(&values) {
      case .same: return
      case .other: noteList(field)
      case .given(let options): setList(options, .ready, of: field)
      }
    } catch var blocked as BlockedBy {
      // What is derived finds out itself whether it is blocked, but not by which field first.
      if case .failure(let first) = plan.rules[declared(field)].options?.key(values) {
        blocked = first
      }
      setList(nil, .blocked(by: label(of: blocked.field)), of: field)
    } catch {
      setList(nil, .failed(message: LoadRequest.message(of: error)), of: field)
    }
  }

  private mutating func setList(
    _ options: (any Sendable)?, _ status: OptionsStatus, of field: Int
  ) {
    var options = options
    if let all = options, let filter = plan.rules[declared(field)].filter?.evaluate(values) {
      options = filter.apply(all)
    }
    noteHighlights(values.update(field) { $0.setList(options, status: status) }, of: field)
    noteList(field)
  }

  /// Notes where highlights went; values are compared at the end.
  mutating func noteHighlights(_ events: [FormChange.Event], of field: Int) {
    for event in events {
      let change = FormChange(field: fieldID(field), event: event)
      if change.isHighlight { transaction?.events.append(change) }
    }
  }

  /// The list of a field may be another, and with it the value.
  private mutating func noteList(_ field: Int) {
    noteSeen()
    note(.parentChanged, of: field)
    mark(field, .value)
  }

  /// The label of a field that the rule names that is computed now.
  private func label(of field: Int) -> String {
    values.machine(values.place(of: field)).configuration.label
  }

  private mutating func loadedList(
    of field: Int, _ key: Result<ParentKey, BlockedBy>
  ) -> (options: (any Sendable)?, status: OptionsStatus) {
    var blocked: String?
    if case .failure(let by) = key { blocked = label(of: by.field) }
    // The loader of a field that nobody sees asks nothing.
    if !values.isReadable(field) { blocked = values.machine(field).configuration.label }
    let steps = records[field].load?.setKey(blocked == nil ? try? key.get() : nil, at: now) ?? []
    follow(steps, of: field)
    if let blocked { return (nil, .blocked(by: blocked)) }
    switch records[field].load?.phase {
    case .ready: return (records[field].load?.options?.options, .ready)
    case .failed(let message): return (nil, .failed(message: message))
    case .idle, .waiting, .loading, .stopped, nil: return (nil, .loading)
    }
  }
}
