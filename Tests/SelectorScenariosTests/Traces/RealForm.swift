import Foundation
import SelectorForms
import SelectorKit
import SelectorScenarios

/// The form of the package at work on a trace.
struct RealForm: Sendable {
  let scenario: Scenario
  private(set) var form: Form
  private(set) var keys: [ScenarioForm.Key]
  private(set) var place: [String: Int] = [:]
  /// What the last step reported.
  private(set) var changes: [FormChange] = []

  init(_ form: TraceForm) throws { try self.init(form.scenario()) }

  init(_ scenario: Scenario) throws {
    self.scenario = scenario
    let made = try ScenarioForm(scenario)
    form = made.form
    keys = scenario.fields.compactMap { made.keys[$0.id] }
    for (index, field) in scenario.fields.enumerated() { place[field.id] = index }
  }

  func key(_ field: String) -> ScenarioForm.Key? { place[field].map { keys[$0] } }

  // MARK: Steps

  mutating func perform(_ step: TraceStep) {
    switch step {
    case .batch(let steps):
      let copy = self
      changes = form.batch { form in
        for step in steps { _ = copy.perform(step, on: &form) }
      }
    case .saveAndRestore: restore()
    default: changes = perform(step, on: &form)
    }
  }

  private mutating func restore() {
    do {
      let data = try JSONEncoder().encode(form.save())
      var fresh = try RealForm(scenario)
      fresh.form.advance(to: form.now)
      try fresh.form.restore(try JSONDecoder().decode(SavedForm.self, from: data))
      self = fresh
    } catch {
      fatalError("a form cannot be saved and restored: \(error)")
    }
  }

  /// Another form of the same declaration that holds what this one holds.
  func rebuilt(lists: [TraceStep]) throws -> RealForm {
    var fresh = try RealForm(scenario)
    for step in lists { fresh.perform(step) }
    try fresh.form.restore(form.save())
    return fresh
  }

  private func perform(_ step: TraceStep, on form: inout Form) -> [FormChange] {
    switch step {
    case .undo: return form.undo()
    case .redo: return form.redo()
    case .reset: return form.reset()
    case .submit:
      form.submit()
      return []
    case .wait(let time):
      return form.advance(to: form.now.advanced(by: .milliseconds(time)))
    case .leave: return form.focusNowhere()
    case .batch, .saveAndRestore: return []
    default:
      guard let id = step.fields.first, let key = key(id) else { return [] }
      return perform(step, key, on: &form)
    }
  }

  private func perform(
    _ step: TraceStep, _ key: ScenarioForm.Key, on form: inout Form
  ) -> [FormChange] {
    let reference = key.reference
    switch step {
    case .selectIndex(_, let index): return choose(reference, index, &form)
    case .clear: return onAny(reference) { form.clear($0) }
    case .disable(_, let isDisabled): return onAny(reference) { form.setDisabled($0, isDisabled) }
    case .respond(_, let request, let options):
      return onAny(reference) {
        form.respond(to: request, of: $0, with: options.map(\.option)) ?? []
      }
    case .fail(_, let request):
      return onAny(reference) { form.fail(request: request, of: $0, message: "down") ?? [] }
    case .retry: return onAny(reference) { form.retry($0) }
    case .pick, .flip, .type, .wipe: return gesture(step, key, on: &form)
    default: break
    }
    switch key {
    case .selector(let key):
      return write(step, key, on: &form) { form, ids in
        ids.first.map { form.choose(key, id: $0) } ?? []
      }
    case .multi(let key): return write(step, key, on: &form) { $0.choose(key, ids: $1) }
    case .toggle(let key):
      if case .setOn(_, let isOn) = step { return form.setOn(key, isOn) }
    case .text(let key):
      if case .setText(_, let text) = step { return form.setText(key, text) }
    case .combobox, .results, .rows: break
    }
    return []
  }

  private func onAny(
    _ key: any FieldReference, _ body: (any FieldReference) -> [FormChange]
  ) -> [FormChange] { body(key) }

  private func choose(
    _ key: some FieldReference, _ index: Int, _ form: inout Form
  ) -> [FormChange] { form.choose(key, at: index) }

  private func write<Key: ListFieldReference>(
    _ step: TraceStep, _ key: Key, on form: inout Form,
    choose: (inout Form, [ScenarioID]) -> [FormChange]
  ) -> [FormChange] where Key.Control.Option == Scenario.Option {
    switch step {
    case .select(_, let ids): return choose(&form, ids)
    case .setOptions(_, let options):
      return form.setOptions(key, OptionList(options.map(\.option)))
    case .append(_, let options): return form.appendOptions(key, options.map(\.option))
    case .disableOption(_, let id, let isDisabled):
      return form.setAvailability(isDisabled ? .disabled(reason: "") : .enabled, of: id, in: key)
    default: return []
    }
  }

  private func gesture(
    _ step: TraceStep, _ key: ScenarioForm.Key, on form: inout Form
  ) -> [FormChange] {
    let reference = key.reference
    guard form.isVisible(reference), form.isEnabled(reference) else { return [] }
    switch (step, key) {
    case (.pick(_, let id), .selector(let key)): return pick(id, key, on: &form)
    case (.pick(_, let id), .multi(let key)): return pick(id, key, on: &form)
    case (.flip, .toggle): return form.pressHeader(reference)
    case (.type(_, let text), .text):
      return form.focus(reference)
        + text.flatMap { form.press(KeyPress(.character(String($0)))) }
    case (.wipe, .selector): return form.focus(reference) + form.press(KeyPress(.backspace))
    default: return []
    }
  }

  private func pick<Key: ListFieldReference>(
    _ id: ScenarioID, _ key: Key, on form: inout Form
  ) -> [FormChange] where Key.Control.Option == Scenario.Option {
    form.pressHeader(key) + form.press(key, option: id) + form.close(key)
  }
}

extension TraceOption {
  fileprivate var option: Scenario.Option {
    Scenario.Option(
      id: id, label: id.description, disabled: isDisabled ? .yes : .no)
  }
}

/// What can be seen of the form.
extension RealForm {
  var facts: TraceFacts {
    TraceFacts(
      fields: keys.map { facts($0.reference, ids: optionIDs($0)) }, submission: submission)
  }

  func value(_ field: String) -> Scenario.Value {
    key(field).map { Self.value(form, $0.reference) } ?? .none
  }

  private static func value(_ form: Form, _ key: some FieldReference) -> Scenario.Value {
    value(form.value(of: key))
  }

  static func value(_ value: FieldValue) -> Scenario.Value {
    switch value {
    case .none: .none
    case .option(let id): id.typed().map { .id($0) } ?? .none
    case .options(let ids): .ids(ids.compactMap { $0.typed() })
    case .text(let text): .text(text)
    case .on(let isOn): .on(isOn)
    case .rows: .rows([])
    }
  }

  private func facts(_ key: some FieldReference, ids: [ScenarioID]?) -> FieldFacts {
    var facts = FieldFacts(
      value: Self.value(form.value(of: key)), chosen: Self.value(form.chosen(of: key)),
      status: status(of: key), requests: form.requestCount(of: key),
      isVisible: form.isVisible(key), isEnabled: form.isEnabled(key),
      issues: form.issues(of: key).compactMap { Scenario.Issue(rawValue: $0.rawValue) },
      isTouched: form.isTouched(key), isDirty: form.isDirty(key), options: ids ?? [])
    if ids == nil {
      let counts = form.resultCounts(of: key)
      facts.counts = [counts.shown, counts.total]
    }
    return facts
  }

  private func status(of key: some FieldReference) -> Scenario.Status {
    switch form.status(of: key) {
    case .ready: .ready
    case .loading: .loading
    case .failed: .failed
    case .blocked: .blocked
    }
  }

  /// The ids of the options; nil for results.
  private func optionIDs(_ key: ScenarioForm.Key) -> [ScenarioID]? {
    switch key {
    case .selector(let key): form.control(of: key)?.options.array.map(\.id) ?? []
    case .multi(let key): form.control(of: key)?.options.array.map(\.id) ?? []
    case .combobox, .toggle, .text, .rows: []
    case .results: nil
    }
  }

  private var submission: Scenario.Submission {
    switch form.submission {
    case nil: .none
    case .refused(let ids): .refused(ids)
    case .accepted(let fields):
      .accepted(fields.map { Scenario.Entry(field: $0.id, value: Self.value($0.value)) })
    }
  }
}
