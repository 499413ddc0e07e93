import SelectorForms
import SelectorKit

/// Reads a form in the terms of its scenario.
struct FormReader {
  let form: Form
  let keys: [String: ScenarioForm.Key]

  /// What expectations read of a field with a list.
  struct ListView {
    var highlight: ScenarioID?
    var ids: [ScenarioID]
    var status: Scenario.Status
    var window: Scenario.Window
    var header: String
    var showsPlaceholder: Bool

    init(_ control: some SelectorProtocol<Scenario.Option>) {
      highlight = control.highlight
      ids = (0..<control.rowCount).compactMap { control.option(atRow: $0)?.id }
      status = Scenario.Status(control.status)
      window = Scenario.Window(
        first: control.windowRows.lowerBound, count: control.windowRows.count)
      header = control.headerText
      showsPlaceholder = control.showsPlaceholder
    }
  }

  func listView(_ field: String) -> ListView? {
    switch keys.key(field) {
    case .selector(let key): form.control(of: key).map { ListView($0) }
    case .multi(let key): form.control(of: key).map { ListView($0) }
    case .combobox(let key): form.control(of: key).map { ListView($0) }
    case .toggle, .text, .results, .rows, nil: nil
    }
  }

  /// How many rows each option of a relation's field would leave.
  func counts(_ field: String) -> [OptionCount<ScenarioID>] {
    switch keys[field] {
    case .selector(let key): form.optionCounts(of: key)
    case .multi(let key): form.optionCounts(of: key)
    case .combobox(let key): form.optionCounts(of: key)
    case .toggle, .text, .results, .rows, nil: []
    }
  }

  func headerText(_ key: any FieldReference) -> String {
    if let view = listView(key.fieldID) { return view.header }
    return form.visibleIndex(of: key).map { form.control(at: $0).text } ?? ""
  }

  func showsPlaceholder(_ key: any FieldReference) -> Bool {
    if let view = listView(key.fieldID) { return view.showsPlaceholder }
    return form.visibleIndex(of: key).map { form.control(at: $0).role == .placeholder } ?? false
  }

  /// The value in the terms of the scenario; what gives nothing is `null` where that is expected.
  func value(_ value: FieldValue, _ expected: Scenario.Value) -> Scenario.Value {
    if expected == .none, value.isEmpty { return .none }
    switch value {
    case .none: return .none
    case .option(let id): return id.typed().map { .id($0) } ?? .none
    case .options(let ids): return .ids(ids.compactMap { $0.typed() })
    case .text(let text):
      // A text of one's own in a combobox is written like an id.
      if case .id = expected { return .id(.text(text)) }
      return .text(text)
    case .on(let isOn): return .on(isOn)
    case .rows: return .none
    }
  }
}

extension FormReader {
  /// What was submitted, in the form in which it is expected.
  func value(_ field: SubmittedField, _ expected: Scenario.Value?) -> Scenario.Value {
    guard case .rows = field.value else {
      return value(field.value, expected ?? .id(.text("")))
    }
    var known: [[Scenario.Entry<Scenario.Value>]] = []
    if case .rows(let rows) = expected { known = rows }
    return .rows(
      field.rows.enumerated().map { index, row in
        let entries = known.indices.contains(index) ? known[index] : []
        return row.fields.map { inner in
          let value = entries.first { $0.field == inner.id }?.value
          return Scenario.Entry(field: inner.id, value: self.value(inner, value))
        }.sorted { $0.field < $1.field }
      })
  }
}

extension Scenario.Status {
  /// The word for where options stand.
  init(_ status: OptionsStatus) {
    self =
      switch status {
      case .ready: .ready
      case .loading: .loading
      case .failed: .failed
      case .blocked: .blocked
      }
  }
}
