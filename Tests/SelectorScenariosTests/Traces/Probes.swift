import SelectorScenarios

/// Tries out what the invariants of two states need: each works on a copy and goes back to nothing.
struct Probes {
  let form: TraceForm
  let real: RealForm
  /// Steps that put lists and availability in place so far, for building the form anew.
  let lists: [TraceStep]
  let facts: TraceFacts

  init(_ form: TraceForm, _ real: RealForm, after path: [TraceStep]) {
    self.form = form
    self.real = real
    // A restored form has the lists of its declaration.
    let restored = path.lastIndex(of: .saveAndRestore).map { path.index(after: $0) }
    lists = path[(restored ?? 0)...].flatMap(\.listSteps)
    facts = real.facts
  }

  private func after(_ steps: TraceStep...) -> TraceFacts {
    var copy = real
    for step in steps { copy.perform(step) }
    return copy.facts
  }

  func firstBroken() -> String? {
    fromScratch() ?? restoring() ?? staleAnswers() ?? orders() ?? deliveries() ?? awayAndBack()
  }

  /// 4: the form, built anew with what was saved and the lists that it was given.
  func fromScratch() -> String? {
    // What is appended is appended to the list as it stood then.
    let isAppended = lists.contains { step in
      if case .append(let field, _) = step {
        !(form.field(field)?.parents.isEmpty ?? true)
      } else {
        false
      }
    }
    guard form.isPure, !isAppended, let fresh = try? real.rebuilt(lists: lists) else { return nil }
    return Invariants.incrementalIsFromScratch(form, facts, fresh: fresh.facts)
  }

  /// 10; a list of the program's own is not saved.
  func restoring() -> String? {
    lists.isEmpty ? Invariants.restoringIsIdentity(form, facts, after(.saveAndRestore)) : nil
  }

  /// 6: every request but the last of each field counts no more.
  func staleAnswers() -> String? {
    for (field, facts) in zip(form.fields, facts.fields) where facts.requests > 1 {
      for request in 1..<facts.requests {
        let stale = TraceOption(id: "stale")
        for step in [TraceStep.respond(field.id, request, [stale]), .fail(field.id, request)] {
          let broken = Invariants.staleAnswersChangeNothing(form, self.facts, after(step))
          if let broken { return broken }
        }
      }
    }
    return nil
  }

  /// 3: two writes, in both orders and as one.
  func orders() -> String? {
    guard isPathIndependent, let first = write(form.fields.first),
      let last = write(form.fields.last), form.fields.count > 1
    else { return nil }
    let there = after(first, last)
    return Invariants.orderDoesNotMatter(form, there, after(last, first))
      ?? Invariants.orderDoesNotMatter(form, there, after(.batch([first, last])))
  }

  /// Whether the state follows from the choices, whatever the way to it.
  private var isPathIndependent: Bool {
    form.isPure
      && form.fields.allSatisfy { field in
        ![.clear, .rememberPerParent].contains(field.onMissing) && field.onHidden != .clear
          && !field.isUnique
      }
  }

  private func write(_ field: TraceField?) -> TraceStep? {
    guard let field else { return nil }
    switch field.kind {
    case .toggle: return .setOn(field.id, true)
    case .text: return .setText(field.id, "b")
    case .results: return nil
    case .selector, .multi:
      let index = form.fields.firstIndex(of: field) ?? 0
      let id = facts.fields[index].options.last
      return id.map { .select(field.id, [$0]) } ?? .clear(field.id)
    }
  }

  /// 5: the last requests of all fields, answered from first to last and from last to first.
  func deliveries() -> String? {
    let answers = zip(form.fields, facts.fields).compactMap { field, facts -> TraceStep? in
      guard facts.status == .loading, facts.requests > 0 else { return nil }
      return .respond(field.id, facts.requests, [TraceOption(id: "a"), TraceOption(id: "x")])
    }
    // What depends on an answer asks only after it: those requests are in no order.
    let isIndependent = form.fields.allSatisfy { field in
      !field.parents.contains { parent in form.field(parent)?.isLoaded ?? false }
    }
    // What `clear` forgets depends on what came first.
    let forgets = form.fields.contains { $0.onMissing == .clear || $0.onHidden == .clear }
    guard answers.count > 1, isIndependent, !forgets else { return nil }
    var one = real
    var other = real
    for step in answers { one.perform(step) }
    for step in answers.reversed() { other.perform(step) }
    return Invariants.deliveryDoesNotMatter(form, one.facts, other.facts)
  }

  /// 8: each field that others read goes to nothing and back, by undo's help or by the same write.
  func awayAndBack() -> String? {
    // A loader asks again for a key that it has no answer for.
    guard form.isPure, form.fields.allSatisfy({ $0.onMissing != .clear && $0.onHidden != .clear })
    else {
      return nil
    }
    for (index, field) in form.fields.enumerated() {
      let isRead = form.fields.contains { $0.reads.contains(field.id) }
      // Writing such a field under other parents is a new choice, not the old one.
      let isOwnChoice = !field.isUnique && field.onMissing != .rememberPerParent
      guard isRead, isOwnChoice, let back = rewrite(field, facts.fields[index]) else { continue }
      let away: TraceStep =
        field.kind == .toggle
        ? .setOn(field.id, facts.fields[index].chosen != .on(true))
        : .clear(field.id)
      let returned = after(away, back)
      if let broken = Invariants.awayAndBackIsIdentity(form, facts, returned) { return broken }
    }
    return nil
  }

  /// The write that chooses what is chosen.
  private func rewrite(_ field: TraceField, _ facts: FieldFacts) -> TraceStep? {
    switch facts.chosen {
    case .id(let id): .select(field.id, [id])
    case .ids(let ids): ids.isEmpty ? nil : .select(field.id, ids)
    case .on(let isOn): .setOn(field.id, isOn)
    case .text(let text): .setText(field.id, text)
    case .none, .rows: nil
    }
  }
}

extension TraceStep {
  /// The steps within that the saved form does not hold: lists and what is disabled.
  var listSteps: [TraceStep] {
    switch self {
    case .setOptions, .append, .disable, .disableOption: [self]
    case .batch(let steps): steps.flatMap(\.listSteps)
    default: []
    }
  }
}
