import SelectorForms
import SelectorKit

extension ScenarioPlayer {
  /// Whether a field is there: one of a row that is not there is a fault of the file.
  mutating func isThere(_ field: String, _ path: JSONPath, _ member: String) -> Bool {
    guard let address = RowAddress(field), let row = address.row,
      case .rows(let rows) = keys[address.group],
      !form.rows(of: rows).contains(RowID(row))
    else { return true }
    fail(path, member, expected: "row \(row) of \(address.group) is there", got: "it is not")
    return false
  }

  mutating func checkRows(
    _ entries: [Scenario.Entry<[Int]>], _ path: JSONPath, _ name: String
  ) {
    for entry in entries {
      guard case .rows(let rows) = keys[entry.field] else { continue }
      let got = form.rows(of: rows).map(\.number)
      guard got != entry.value else { continue }
      fail(path, "\(name).\(entry.field)", expected: "\(entry.value)", got: "\(got)")
    }
  }
}

extension Scenario.Action {
  /// The field that a step is about, where its row has to be there.
  ///
  /// An answer may come for a row that was removed.
  var fieldThatMustBeThere: String? {
    switch self {
    case .focus(let field): field
    case .press(let field), .pressOption(let field, _, _), .hover(let field, _), .open(let field),
      .close(let field), .toggle(let field), .select(let field, _), .clear(let field),
      .setText(let field, _), .setOn(let field, _), .setOptions(let field, _),
      .appendOptions(let field, _), .setDisabled(let field, _),
      .setOptionDisabled(let field, _, _), .retry(let field):
      field
    case .removeRow(let field, let row, _), .moveRow(let field, let row, _, _),
      .copyRow(let field, let row, _, _):
      RowAddress.pattern(field, "").replacing("*", with: "\(row)", maxReplacements: 1)
    default: nil
    }
  }
}

extension StepPerformer {
  /// Does a step that changes which rows there are.
  func performRow(_ action: Scenario.Action, on form: inout Form) -> [FormChange] {
    switch action {
    case .addRow(let field, let position, let cause):
      onRows(field) { form.addRow(to: $0, at: position, reason: cause.reason).changes }
    case .removeRow(let field, let row, let cause):
      onRows(field) { form.removeRow(RowID(row), from: $0, reason: cause.reason) }
    case .moveRow(let field, let row, let position, let cause):
      onRows(field) { form.moveRow(RowID(row), to: position, in: $0, reason: cause.reason) }
    case .copyRow(let field, let row, let position, let cause):
      onRows(field) {
        form.copyRow(RowID(row), in: $0, at: position, reason: cause.reason).changes
      }
    default: []
    }
  }

  private func onRows(
    _ field: String, _ body: (RowsKey<[String]>) -> [FormChange]
  ) -> [FormChange] {
    if case .rows(let key) = keys[field] { body(key) } else { [] }
  }
}

extension Scenario.RowCause {
  fileprivate var reason: SelectorReason {
    switch self {
    case .program: .program
    case .keyboard: .keyboard
    case .pointer: .pointer
    }
  }
}
