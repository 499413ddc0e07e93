import SelectorKit

/// Finds out which choices of a relation are kept: the latest first, and defaults after all choices.
///
/// A choice is kept while at least one row agrees with it and with all that is kept so far. As many steps
/// as there are fields, no repetition: what is not kept restricts nothing.
struct RelationSettling {
  let plan: RelationPlan
  /// The rows that conditions on other fields leave, which decide nothing of what is kept; nil for all.
  let narrowed: RowSet?
  var inputs: [MemberInput]
  /// The rows that agree with all that is kept so far; nil for all.
  private var agreeing: RowSet?
  /// The rows with one of the values that hold in each field; nil where it restricts nothing.
  private var sets: [RowSet?]
  private(set) var kept: [[Int]]
  private var defaults: [[Int]]

  init(plan: RelationPlan, narrowed: RowSet?, inputs: [MemberInput]) {
    self.plan = plan
    self.narrowed = narrowed
    self.inputs = inputs
    sets = Array(repeating: nil, count: inputs.count)
    kept = Array(repeating: [], count: inputs.count)
    defaults = kept
  }

  // MARK: Choices

  /// Keeps choices, the latest first; of those that were never told apart in time the first field's first.
  mutating func keepChoices() {
    let present = inputs.indices.filter { inputs[$0].isPresent && !inputs[$0].chosen.isEmpty }
    for member in present.sorted(by: { (inputs[$1].edit, $0) < (inputs[$0].edit, $1) }) {
      let values = plan.members[member].values
      kept[member] = seat(inputs[member].chosen.compactMap { values.code(of: $0) }, in: member)
    }
  }

  /// Lets those of some values hold that a row agrees with.
  private mutating func seat(_ codes: [Int], in member: Int) -> [Int] {
    let index = plan.members[member].index
    let seated = codes.filter { index.occurs($0, in: agreeing) }
    guard let first = seated.first else { return [] }
    var rows = index.set(of: first)
    for code in seated.dropFirst() { rows.formUnion(index.set(of: code)) }
    sets[member] = rows
    agreeing = agreeing.intersection(rows)
    return seated
  }

  /// What of the choice of a field is not kept.
  func unseated(_ member: Int) -> [OptionID] {
    guard !inputs[member].chosen.isEmpty else { return [] }
    let values = plan.members[member].values
    let kept = Set(kept[member])
    return inputs[member].chosen.filter { id in
      values.code(of: id).map { !kept.contains($0) } ?? true
    }
  }

  // MARK: Defaults

  /// Lets defaults hold in the order of the fields, each taken from the options of that moment.
  ///
  /// - Parameter isDisabled: Whether the program disabled an option.
  mutating func keepDefaults(isDisabled: (_ member: Int, OptionID) -> Bool) {
    for member in inputs.indices {
      let input = inputs[member]
      let isAsked =
        input.isUntouched
        || input.policy == .fallback && !input.chosen.isEmpty && kept[member].isEmpty
      guard input.isPresent, isAsked, input.initial != .none else { continue }
      let values = plan.members[member].values
      let wanted = wantedDefaults(of: member) { code in
        isDisabled(member, values.id(of: code))
      }
      let some = input.isMulti ? wanted[...] : wanted.prefix(1)
      defaults[member] = seat(Array(some), in: member)
    }
  }

  private func wantedDefaults(
    of member: Int, isDisabled: (Int) -> Bool
  ) -> [Int] {
    let index = plan.members[member].index
    let rows = agreeing.intersection(narrowed)
    let hides = plan.emptyOptions == .hide
    if case .values(let codes) = inputs[member].initial {
      return hides ? codes.filter { index.occurs($0, in: rows) } : codes
    }
    let counts = index.counts(in: rows)
    let listed = counts.indices.filter { !hides || counts[$0] > 0 }
    func isEnabled(_ code: Int) -> Bool {
      !isDisabled(code) && (counts[code] > 0 || plan.emptyOptions != .disable)
    }
    switch inputs[member].initial {
    case .first: return Array(listed.prefix(1))
    case .firstEnabled: return listed.first(where: isEnabled).map { [$0] } ?? []
    case .index(let place): return listed.indices.contains(place) ? [listed[place]] : []
    case .only:
      guard let place = listed.firstIndex(where: isEnabled) else { return [] }
      return listed[(place + 1)...].contains(where: isEnabled) ? [] : [listed[place]]
    case .none, .values: return []
    }
  }

  // MARK: What follows

  /// What the relation comes to; counts of rows that are the same as before are taken over.
  func state(after old: RelationState, key: NarrowingKey?) -> RelationState {
    var new = RelationState(inputs: inputs, narrowingKey: key, narrowed: narrowed)
    new.passing = agreeing.intersection(narrowed)
    new.others = others
    for member in inputs.indices {
      let isSame = old.others.indices.contains(member) && old.others[member] == new.others[member]
      new.counts.append(
        isSame
          ? old.counts[member] : plan.members[member].index.counts(in: new.others[member]))
      new.outcomes.append(outcome(of: member, counts: new.counts[member]))
    }
    return new
  }

  /// For each field the rows that agree with what holds in all others, narrowed.
  private var others: [RowSet?] {
    var before = narrowed
    var found: [RowSet?] = []
    for set in sets {
      found.append(before)
      before = before.intersection(set)
    }
    var after: RowSet?
    for member in sets.indices.reversed() {
      found[member] = found[member].intersection(after)
      after = after.intersection(sets[member])
    }
    return found
  }

  private func outcome(of member: Int, counts: [Int32]) -> MemberOutcome {
    let input = inputs[member]
    var outcome = MemberOutcome(kept: kept[member], unseated: unseated(member))
    if input.initial != .none { outcome.defaults = defaults[member] }
    let values = plan.members[member].values
    let isFlagged = input.isPresent && input.policy == .flag
    let holding = Set(kept[member] + defaults[member])
    let flagged = isFlagged ? outcome.unseated : []
    let forced = holding.union(flagged.compactMap { values.code(of: $0) })
    let codes = (0..<Int32(counts.count))
    switch plan.emptyOptions {
    case .hide:
      outcome.listed.codes = codes.filter { counts[Int($0)] > 0 || forced.contains(Int($0)) }
    case .keep: outcome.listed.codes = Array(codes)
    case .disable:
      outcome.listed.codes = Array(codes)
      outcome.listed.isOutOfReach = codes.map {
        counts[Int($0)] == 0 && !holding.contains(Int($0))
      }
    }
    outcome.listed.strangers = flagged.filter { values.code(of: $0) == nil }
    return outcome
  }
}
