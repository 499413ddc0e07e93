import SelectorForms
import SelectorKit

/// Relations of a scenario: fields that are columns of one table.
extension ScenarioFormBuilder {
  mutating func declareRelations(showsCounts: Bool) {
    for relation in scenario.relations {
      let policy = EmptyOptionPolicy(rawValue: relation.zero.rawValue) ?? .hide
      let key = make.relation(
        relation.name, rows: scenario.table(relation.table)?.rows ?? [], emptyOptions: policy)
      if showsCounts { make.showCounts(of: key) }
      relationKeys[relation.name] = key
    }
  }

  /// Declares the rows of a relation as a field; nil for results of another source.
  func relationRows(
    of field: Scenario.Field, _ make: inout FormBuilder
  ) -> ResultsFieldKey<Scenario.Option>? {
    guard case .relationRows(let name) = field.source, let relation = relationKeys[name] else {
      return nil
    }
    return make.results(field.id, field.label, of: relation, presentation: .scenario)
  }

  mutating func join(
    _ key: ScenarioForm.Key, to relation: String, column: String, label: String?
  ) {
    switch key {
    case .selector(let key): join(key, to: relation, column: column, label: label)
    case .multi(let key): join(key, to: relation, column: column, label: label)
    case .combobox(let key): join(key, to: relation, column: column, label: label)
    case .toggle, .text, .results, .rows: break
    }
  }

  private mutating func join<Key: ListFieldReference>(
    _ key: Key, to relation: String, column: String, label: String?
  ) where Key.Control.Option == Scenario.Option {
    guard let relation = relationKeys[relation] else { return }
    make.join(
      key, to: relation, column: { row in row[column]?.id },
      label: { row in label.flatMap { row[$0]?.text } }
    ) { id, label, isOutOfReach in
      Scenario.Option(
        id: id, label: label ?? id.description, disabled: isOutOfReach ? .because("no match") : .no)
    }
  }

  /// Conditions of relations, once all fields are declared.
  mutating func narrowRelations() {
    for relation in scenario.relations {
      var fields = relation.filters.map(\.field)
      if let match = relation.match { fields.append(match.field) }
      guard !fields.isEmpty, let key = relationKeys[relation.name] else { continue }
      let condition = RowCondition(filters: relation.filters, match: relation.match)
      make.narrow(key, byAny: reads(fields)) { values in condition.condition(values) }
    }
  }
}
