extension MultiSelector {
  /// Adds options to a choice as far as the limits let them; false if the gesture is refused.
  ///
  /// The ids come in the order in which the gesture came by them, and each can be chosen; what is in
  /// `base` stays chosen.
  mutating func add(
    _ ids: [Option.ID], to base: [Option.ID], _ reason: SelectorReason,
    into changes: inout [SelectorChange<Option.ID>]
  ) -> Bool {
    let returning = Set(ids.filter(returns))
    let base = returning.isEmpty ? base : base.filter { !returning.contains($0) }
    let known = Set(base)
    let additions = ids.filter { !known.contains($0) }
    guard let maximum = configuration.limits.maximum else {
      finish(base + additions, base: base, additions, reason, into: &changes)
      return true
    }
    guard let fitted = fit(ids, adding: additions, into: base, maximum: maximum) else {
      changes.append(.refused(additions.first, .limit(maximum: maximum)))
      return false
    }
    finish(fitted, base: base, additions, reason, into: &changes)
    return true
  }

  /// Whether a gesture that names an option brings back a choice that others left no room for, or chooses
  /// under these parents what was chosen under others.
  func returns(_ id: Option.ID) -> Bool {
    if isForeign { return true }
    guard unseatedStore.ids.contains(id) else { return false }
    return unseatedStore.returnsWhenPressed || !valueSet.contains(id)
  }

  private mutating func finish(
    _ ids: [Option.ID], base: [Option.ID], _ additions: [Option.ID], _ reason: SelectorReason,
    into changes: inout [SelectorChange<Option.ID>]
  ) {
    let kept = Set(ids)
    write(
      ids, reason, evicted: Set(base.filter { !kept.contains($0) }),
      returning: Set(additions.filter { kept.contains($0) && returns($0) }), into: &changes)
    lastChosen = additions.last { kept.contains($0) } ?? lastChosen
  }

  /// What is chosen once options are added under a maximum; nil where the gesture is refused.
  private mutating func fit(
    _ ids: [Option.ID], adding additions: [Option.ID], into base: [Option.ID], maximum: Int
  ) -> [Option.ID]? {
    if additions.isEmpty { return base }
    // Masked choices are no value, so they do not count.
    var counted = base.filter { counts($0) }.count
    switch configuration.limits.overflow {
    case .reject:
      return counted + additions.count > maximum ? nil : base + additions
    case .disableRest:
      guard counted < maximum else { return nil }
      return base + inListOrder(additions).prefix(maximum - counted)
    case .replaceOldest:
      counted += additions.count
      // Of more than there is room for the last ones stay, also where they were chosen long ago.
      let comers = ids.count > maximum ? ids : additions
      let named = Set(comers)
      let inOrder = base.filter { !named.contains($0) } + comers
      var kept: [Option.ID] = []
      for id in inOrder {
        if counted > maximum, counts(id), canGiveWay(id) { counted -= 1 } else { kept.append(id) }
      }
      // Where all that was to come gave way, nothing was replaced.
      return counted <= maximum && kept.contains(where: named.contains) ? kept : nil
    }
  }

  private mutating func counts(_ id: Option.ID) -> Bool {
    let standing = list.standing(
      of: id, policy: configuration.missing, isForeign: isForeign, unseated: unseatedStore)
    return standing != nil
  }

  /// Locked and disabled choices never give way to others.
  private mutating func canGiveWay(_ id: Option.ID) -> Bool {
    guard let position = list.position(of: id), let option = options.option(at: position) else {
      return true
    }
    return list.isSelectable(option)
  }

  private mutating func inListOrder(_ ids: [Option.ID]) -> [Option.ID] {
    var placed: [(position: Int, id: Option.ID)] = []
    for id in ids { placed.append((list.position(of: id) ?? .max, id)) }
    return placed.sorted { $0.position < $1.position }.map { $0.id }
  }
}
