import SelectorForms
import SelectorKit

/// Does the steps of a scenario to a form.
struct StepPerformer {
  let keys: [String: ScenarioForm.Key]

  func perform(_ action: Scenario.Action, on form: inout Form) -> [FormChange] {
    switch action {
    case .focus(let field):
      guard let field else { return form.focusNowhere() }
      return onReference(field) { form.focus($0) }
    case .key(let press): return form.press(press)
    case .paste(let text): return form.paste(text)
    case .press(let field): return onReference(field) { form.pressHeader($0) }
    case .pressOption(let field, let option, let modifiers):
      let extending = modifiers.contains(.shift)
      return onList(
        field, selector: { form.press($0, option: option, extending: extending) },
        multi: { form.press($0, option: option, extending: extending) },
        combobox: { form.press($0, option: option, extending: extending) })
    case .hover(let field, let option):
      return onList(
        field, selector: { form.hover($0, option: option) },
        multi: { form.hover($0, option: option) }, combobox: { form.hover($0, option: option) })
    case .pressOutside: return form.pressOutside()
    case .windowBlur: return form.windowBlur()
    case .wait(let duration): return form.advance(to: form.now.advanced(by: duration))
    case .open(let field): return onReference(field) { form.open($0) }
    case .close(let field): return onReference(field) { form.close($0) }
    case .toggle(let field): return onReference(field) { form.toggle($0) }
    case .respond(let field, let request, let options):
      return onReference(field) { form.respond(to: request, of: $0, with: options) ?? [] }
    case .fail(let field, let request, let message):
      return onReference(field) { form.fail(request: request, of: $0, message: message) ?? [] }
    case .retry(let field): return onReference(field) { form.retry($0) }
    case .undo: return form.undo()
    case .redo: return form.redo()
    case .reset: return form.reset()
    case .submit:
      form.submit()
      return []
    default: return write(action, on: &form)
    }
  }

  private func write(_ action: Scenario.Action, on form: inout Form) -> [FormChange] {
    switch action {
    case .select(let field, let selection): return select(field, selection, on: &form)
    case .clear(let field): return onReference(field) { form.clear($0) }
    case .setText(let field, let text):
      guard case .text(let key) = keys.key(field) else { return [] }
      return form.setText(key, text)
    case .setOn(let field, let isOn):
      guard case .toggle(let key) = keys.key(field) else { return [] }
      return form.setOn(key, isOn)
    case .setOptions(let field, let options):
      let list = OptionList(options)
      return onList(
        field, selector: { form.setOptions($0, list) }, multi: { form.setOptions($0, list) },
        combobox: { form.setOptions($0, list) })
    case .appendOptions(let field, let options):
      return onList(
        field, selector: { form.appendOptions($0, options) },
        multi: { form.appendOptions($0, options) },
        combobox: { form.appendOptions($0, options) })
    case .setDisabled(let field, let isDisabled):
      return onReference(field) { form.setDisabled($0, isDisabled) }
    case .setOptionDisabled(let field, let option, let disabled):
      let availability: OptionAvailability =
        switch disabled {
        case .no: .enabled
        case .yes: .disabled(reason: "")
        case .because(let reason): .disabled(reason: reason)
        }
      return onList(
        field, selector: { form.setAvailability(availability, of: option, in: $0) },
        multi: { form.setAvailability(availability, of: option, in: $0) },
        combobox: { form.setAvailability(availability, of: option, in: $0) })
    case .addRow, .removeRow, .moveRow, .copyRow: return performRow(action, on: &form)
    default: return []
    }
  }

  private func select(
    _ field: String, _ selection: Scenario.Selection, on form: inout Form
  ) -> [FormChange] {
    switch (selection, keys.key(field)) {
    case (.index(let index), let key?):
      return reference(key.reference) { form.choose($0, at: index) }
    case (.id(let id), .selector(let key)): return form.choose(key, id: id)
    case (.id(let id), .combobox(let key)): return form.choose(key, id: id)
    case (.id(let id), .multi(let key)): return form.choose(key, ids: [id])
    case (.ids(let ids), .multi(let key)): return form.choose(key, ids: ids)
    case (.ids(let ids), .selector(let key)):
      return ids.first.map { form.choose(key, id: $0) } ?? form.clear(key)
    case (.ids(let ids), .combobox(let key)):
      return ids.first.map { form.choose(key, id: $0) } ?? form.clear(key)
    default: return []
    }
  }

  // MARK: Keys

  private func onReference(
    _ field: String, _ body: (any FieldReference) -> [FormChange]
  ) -> [FormChange] {
    keys.key(field).map { body($0.reference) } ?? []
  }

  private func reference(
    _ key: any FieldReference, _ body: (any FieldReference) -> [FormChange]
  ) -> [FormChange] { body(key) }

  private func onList(
    _ field: String, selector: (FieldKey<Scenario.Option>) -> [FormChange],
    multi: (MultiFieldKey<Scenario.Option>) -> [FormChange],
    combobox: (ComboboxFieldKey<Scenario.Option>) -> [FormChange]
  ) -> [FormChange] {
    switch keys.key(field) {
    case .selector(let key): selector(key)
    case .multi(let key): multi(key)
    case .combobox(let key): combobox(key)
    case .toggle, .text, .results, .rows, nil: []
    }
  }
}
