import SelectorForms
import SelectorKit
import SelectorScenarios

/// The invariants of dependent forms that one step can break, as far as the rules leave them standing.
enum Invariants {
  static func firstBroken(
    _ step: TraceStep, _ before: TraceFacts, _ after: TraceFacts, _ model: ModelForm,
    _ real: RealForm
  ) -> String? {
    let form = model.plan.form
    return valuesHaveAGround(form, after)
      ?? systemTouchesNothing(step, form, before, after)
      ?? submitsOnlyWhatTakesPart(step, form, after)
      ?? changesAreReported(step, form, before, after, real.changes)
  }

  /// 1: a value is none, a member of ready options, provisional, or flagged.
  static func valuesHaveAGround(_ form: TraceForm, _ facts: TraceFacts) -> String? {
    for (field, facts) in zip(form.fields, facts.fields) where field.isList {
      let chosen = ids(facts.chosen)
      for id in ids(facts.value) {
        let isMember = facts.status == .ready && facts.options.contains(id)
        let isHeld = [.loading, .failed].contains(facts.status) && chosen.contains(id)
        let isFlagged =
          field.onMissing == .flag && chosen.contains(id)
          && (!facts.isVisible || facts.issues.contains(.notAMember))
        if !isMember, !isHeld, !isFlagged { return "1: \(field.id) holds \(id) without ground" }
      }
    }
    return nil
  }

  /// 7, 11: what loaders, timers and the program do touches nothing and makes nothing dirty.
  static func systemTouchesNothing(
    _ step: TraceStep, _ form: TraceForm, _ before: TraceFacts, _ after: TraceFacts
  ) -> String? {
    if step.isByUser { return nil }
    for (index, field) in form.fields.enumerated() {
      let (old, new) = (before.fields[index], after.fields[index])
      if new.isTouched, !old.isTouched { return "11: \(field.id) got touched by \(step)" }
      guard step.isByLoader else { continue }
      if new.isDirty, !old.isDirty { return "11: \(field.id) got dirty by \(step)" }
      let mayMove =
        field.onMissing == .clear || field.onMissing == .rememberPerParent
        || field.onHidden == .clear
      if ids(new.chosen) != ids(old.chosen), Set(ids(new.chosen)) != Set(ids(old.chosen)), !mayMove
      {
        return "7: \(field.id) lost its choice by \(step)"
      }
    }
    return nil
  }

  /// 12: a submit holds only what is shown or kept, and nothing that is no option.
  static func submitsOnlyWhatTakesPart(
    _ step: TraceStep, _ form: TraceForm, _ facts: TraceFacts
  ) -> String? {
    guard step == .submit, case .accepted(let entries) = facts.submission else { return nil }
    for entry in entries {
      guard let index = form.fields.firstIndex(where: { $0.id == entry.field }) else {
        return "12: \(entry.field) is no field"
      }
      let (field, facts) = (form.fields[index], facts.fields[index])
      if !facts.isVisible, field.onHidden != .keep { return "12: hidden \(field.id) is submitted" }
      let isOrphan =
        field.isList && facts.isVisible && ids(entry.value).contains { !facts.options.contains($0) }
      if isOrphan { return "12: \(field.id) submits what is no option" }
    }
    return nil
  }

  /// Whatever value is another after a step, a change says so.
  static func changesAreReported(
    _ step: TraceStep, _ form: TraceForm, _ before: TraceFacts, _ after: TraceFacts,
    _ changes: [FormChange]
  ) -> String? {
    if step == .saveAndRestore { return nil }
    let told = Set(changes.filter(\.isValueChange).map(\.field))
    for (index, field) in form.fields.enumerated() {
      let isOther = before.fields[index].value != after.fields[index].value
      if isOther, !told.contains(field.id) {
        return "events: the new value of \(field.id) is not told"
      }
    }
    return nil
  }

  private static func ids(_ value: Scenario.Value) -> [ScenarioID] {
    switch value {
    case .id(let id): [id]
    case .ids(let ids): ids
    case .none, .on, .text, .rows: []
    }
  }
}

extension TraceStep {
  /// Whether a user does it.
  var isByUser: Bool {
    switch self {
    case .pick, .flip, .type, .wipe, .leave: true
    default: false
    }
  }

  /// Whether a loader or the passing of time does it.
  var isByLoader: Bool {
    switch self {
    case .respond, .fail, .retry, .wait: true
    default: false
    }
  }
}

extension FormChange {
  fileprivate var isValueChange: Bool {
    switch event {
    case .text, .on, .valueChanged, .row: true
    case .selector(let change):
      switch change {
      case .chose, .removed, .entered, .cleared, .valueChanged: true
      case .opened, .closed, .highlighted, .searched, .refused: false
      }
    }
  }
}
