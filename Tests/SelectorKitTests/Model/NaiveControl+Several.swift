import SelectorKit

/// What choosing is for a selector of several.
extension NaiveControl {
  /// What a user's gesture starts from: what was chosen, or what is shown by default.
  var chosenNow: [Int] {
    if isByDefault { return value }
    if case .ids(let ids) = choice { return ids }
    return []
  }

  mutating func toggle(_ option: NaiveOption, _ reason: SelectorReason) -> Outcome {
    if option.isLocked { return .refused }
    base = nil
    if value.contains(option.id) {
      writeSet(chosenNow.filter { $0 != option.id }, reason)
      return .done
    }
    return add([option.id], to: chosenNow, reason) ? .done : .overLimit
  }

  /// Writes a set: what went comes first, each in option order, ids that are no option last.
  mutating func writeSet(
    _ ids: [Int], from old: [Int]? = nil, _ reason: SelectorReason,
    evicting: [Int] = []
  ) {
    let old = old ?? chosenNow
    let gone = inOrder(old.filter { !ids.contains($0) })
    let new = inOrder(ids.filter { !old.contains($0) })
    if gone.isEmpty, new.isEmpty { return }
    choice = ids.isEmpty ? .cleared : .ids(ids)
    changes += gone.map { .removed($0, evicting.contains($0) ? .limit : reason) }
    changes += new.map { .chose($0, previous: nil, reason) }
  }

  private func inOrder(_ ids: [Int]) -> [Int] {
    let listed = status == .ready ? options.map(\.id).filter { ids.contains($0) } : []
    return listed + ids.filter { !listed.contains($0) }
  }

  // MARK: Limits

  /// Adds options in the order of the gesture as far as the limit lets them.
  mutating func add(_ ids: [Int], to base: [Int], _ reason: SelectorReason) -> Bool {
    let new = ids.filter { !base.contains($0) }
    var all = base + new
    if let maximum = rules.maximum, !new.isEmpty {
      let room = maximum - base.filter { counts($0) }.count
      switch rules.overflow {
      case .reject: if new.count > room { return false }
      case .disableRest:
        if room <= 0 { return false }
        all = base + inOrder(new).prefix(room)
      case .replaceOldest:
        let comers = ids.count > maximum ? ids : new
        all = base.filter { !comers.contains($0) } + comers
        while all.filter({ counts($0) }).count > maximum,
          let old = all.first(where: { givesWay($0) })
        { all.removeAll { $0 == old } }
        if all.filter({ counts($0) }).count > maximum { return false }
        if !all.contains(where: { comers.contains($0) }) { return false }
      }
    }
    writeSet(all, reason, evicting: base.filter { !all.contains($0) })
    if let added = new.last(where: { all.contains($0) }) { last = added }
    return true
  }

  /// Masked choices are no value and do not count.
  private func counts(_ id: Int) -> Bool {
    status == .ready ? option(id) != nil || rules.missing == .flag : status != .blocked
  }

  private func givesWay(_ id: Int) -> Bool {
    counts(id) && option(id).map { isSelectable($0) } ?? true
  }

  // MARK: Ranges

  /// The options that can be chosen, from one row to another.
  private func selectable(from start: Int, to end: Int) -> [Int] {
    let range = rows[min(start, end)...max(start, end)].filter { isSelectable($0) }.map(\.id)
    return start <= end ? range : range.reversed()
  }

  mutating func extend(_ movement: SelectorMovement) {
    let goal = target(
      movement, from: row(highlight), page: shown(from: first) - 1, wraps: false,
      where: isReachable)
    if let goal = goal ?? row(highlight) { draw(to: goal, .keyboard) }
  }

  mutating func draw(to goal: Int, _ reason: SelectorReason) {
    let before = base ?? chosenNow
    let start = row(anchor) ?? goal
    let isTaken = add(selectable(from: start, to: goal), to: before, reason)
    guard isTaken || rules.overflow == .disableRest else { return }
    let target = rows[goal].id
    base = before
    anchor = rows[start].id
    if isTaken { last = target }
    place(target)
  }

  mutating func extendToEnd(_ isForward: Bool) {
    guard let end = isForward ? lastReachable : firstReachable, let endRow = row(end) else {
      return
    }
    base = nil
    let range = selectable(
      from: row(highlight) ?? endRow, to: isForward ? rows.count - 1 : 0)
    let isTaken = add(range, to: chosenNow, .keyboard)
    guard isTaken || rules.overflow == .disableRest else { return }
    if isTaken { last = end }
    place(end)
  }

  mutating func extendFromLast() {
    guard let goal = row(highlight), let highlight else { return }
    base = nil
    let start = last.flatMap { value.contains($0) ? row($0) : nil } ?? goal
    if add(selectable(from: start, to: goal), to: chosenNow, .keyboard) { last = highlight }
  }

  mutating func toggleAll() {
    guard !rows.isEmpty else { return }
    base = nil
    let shown = selectable(from: 0, to: rows.count - 1)
    if shown.allSatisfy({ value.contains($0) }) {
      writeSet(chosenNow.filter { !shown.contains($0) }, .keyboard)
    } else {
      _ = add(shown, to: chosenNow, .keyboard)
    }
  }

  /// Backspace where a query would be typed and none is.
  mutating func takeLastAway() {
    guard !rules.isReadOnly else { return }
    base = nil
    guard rules.isClearable || value.count > 1 else { return }
    let last = value.last { id in option(id).map { isSelectable($0) } ?? true }
    if let last { writeSet(chosenNow.filter { $0 != last }, .keyboard) }
  }

  // MARK: The program

  mutating func programSet(_ ids: [Int]) {
    var unique: [Int] = []
    for id in ids where !unique.contains(id) { unique.append(id) }
    if case .ids(let old) = choice, Set(old) == Set(unique) { return }
    if unique.isEmpty, choice == .cleared { return }
    base = nil
    if unique.isEmpty {
      changes.append(.cleared(previous: value, .program))
      choice = .cleared
    } else if case .ids(let shown) = choice, !isByDefault {
      choice = .ids(unique)
      changes += inOrder(shown.filter { !unique.contains($0) }).map { .removed($0, .program) }
      changes += inOrder(unique.filter { !shown.contains($0) }).map {
        .chose($0, previous: nil, .program)
      }
    } else {
      changes += value.filter { !unique.contains($0) }.map { .removed($0, .program) }
      changes += inOrder(unique).map { .chose($0, previous: nil, .program) }
      choice = .ids(unique)
    }
  }
}
