import SelectorScenarios

/// The invariants that compare two states of one form: two ways to one place, there and back.
extension Invariants {
  /// What two states are compared in.
  enum Aspect: CaseIterable {
    case chosen, value, status, options, visible, enabled, issues, touched, dirty

    /// What follows from choices and lists alone.
    static let derived: [Aspect] = [
      .chosen, .value, .status, .options, .visible, .enabled, .issues,
    ]

    func differs(_ one: FieldFacts, _ other: FieldFacts) -> Bool {
      switch self {
      // The order in which several are told is that of the list, or of choosing while there is none.
      case .chosen: Invariants.idSet(one.chosen) != Invariants.idSet(other.chosen)
      case .value: one.value != other.value || one.counts != other.counts
      case .status: one.status != other.status
      case .options: one.options != other.options
      case .visible: one.isVisible != other.isVisible
      case .enabled: one.isEnabled != other.isEnabled
      case .issues: one.issues != other.issues
      case .touched: one.isTouched != other.isTouched
      case .dirty: one.isDirty != other.isDirty
      }
    }
  }

  /// 3: the order of writes and how they are batched do not matter.
  static func orderDoesNotMatter(
    _ form: TraceForm, _ one: TraceFacts, _ other: TraceFacts
  ) -> String? { differ("3", form, one, other, in: Aspect.derived) }

  /// 4: computing step by step gives what computing from scratch gives.
  static func incrementalIsFromScratch(
    _ form: TraceForm, _ facts: TraceFacts, fresh: TraceFacts
  ) -> String? { differ("4", form, facts, fresh, in: Aspect.derived) }

  /// 5: the order in which answers come does not matter once all of them are there.
  static func deliveryDoesNotMatter(
    _ form: TraceForm, _ one: TraceFacts, _ other: TraceFacts
  ) -> String? { differ("5", form, one, other, in: Aspect.derived) }

  /// 6: an answer that counts no more changes nothing, good or bad.
  static func staleAnswersChangeNothing(
    _ form: TraceForm, _ before: TraceFacts, _ after: TraceFacts
  ) -> String? { differ("6", form, before, after, in: Aspect.allCases) }

  /// 8: hiding and showing, a parent that goes and comes back: as it was.
  static func awayAndBackIsIdentity(
    _ form: TraceForm, _ before: TraceFacts, _ after: TraceFacts
  ) -> String? {
    // What is remembered for other parents shows as chosen only while they are there.
    let remembers = form.fields.contains { $0.onMissing == .rememberPerParent }
    let aspects: [Aspect] = [.value, .visible, .issues] + (remembers ? [] : [.chosen])
    return differ("8", form, before, after, in: aspects)
  }

  /// 9: taking a step back restores the choices; where nothing loads, all that follows too.
  static func undoIsIdentity(
    _ form: TraceForm, _ before: TraceFacts, _ after: TraceFacts
  ) -> String? {
    differ(
      "9", form, before, after, in: form.isPure ? Aspect.derived + [.dirty] : [.chosen, .dirty])
  }

  /// 10: what was saved comes back; where nothing loads, all that follows too.
  static func restoringIsIdentity(
    _ form: TraceForm, _ before: TraceFacts, _ after: TraceFacts
  ) -> String? {
    let wrong = after.fields.contains { $0.isTouched || $0.isDirty }
    if wrong { return "10: a restored field is touched or dirty" }
    return differ("10", form, before, after, in: form.isPure ? Aspect.derived : [.chosen])
  }

  private static func idSet(_ value: Scenario.Value) -> Set<Scenario.Value> {
    if case .ids(let ids) = value { Set(ids.map { .id($0) }) } else { [value] }
  }

  private static func differ(
    _ number: String, _ form: TraceForm, _ one: TraceFacts, _ other: TraceFacts,
    in aspects: [Aspect]
  ) -> String? {
    for (index, field) in form.fields.enumerated() {
      let aspect = aspects.first { $0.differs(one.fields[index], other.fields[index]) }
      guard let aspect else { continue }
      return "\(number): \(aspect) of \(field.id) differs: "
        + "\(one.fields[index]) and \(other.fields[index])"
    }
    return nil
  }
}
