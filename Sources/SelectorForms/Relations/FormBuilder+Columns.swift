public import SelectorKit

/// Fields that are columns of a relation.
///
/// A column is a key path or a closure; rows that give nil have no value there and agree with no choice.
/// How a value reads is said by `label`: a closure or a key path of the row, of which the first row with the
/// value counts; without it a value reads as it prints.
extension FormBuilder {
  /// Declares a field that holds one value of a column of a relation, or none.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - relation: The relation.
  ///   - column: What stands in the column; nil for a row without a value.
  ///   - valueLabel: How the value of a row reads; nil to leave it to another row.
  ///   - placeholder: What the header says while nothing is chosen.
  ///   - initialChoice: The default: it narrows the other fields while it fits, and gives way to choices.
  /// - Returns: The key of the field.
  /// - Complexity: O(*n*) hashes of values, where *n* is the number of rows.
  public mutating func selector<Row, Value: Hashable & Sendable>(
    _ id: String, _ label: String, of relation: RelationKey<Row>,
    column: @escaping @Sendable (Row) -> Value?,
    label valueLabel: (@Sendable (Row) -> String?)? = nil, placeholder: String = "",
    default initialChoice: InitialChoice<Value> = .none
  ) -> FieldKey<ColumnOption<Value>> {
    let key = selector(
      id, label,
      DropdownSelector<ColumnOption<Value>>(
        options: [], presentation: .ofOptions, default: initialChoice,
        configuration: SelectorConfiguration(placeholder: placeholder)))
    join(key, to: relation, column: column, label: valueLabel)
    return key
  }

  /// Declares a field that holds several values of a column of a relation: rows with any of them agree.
  public mutating func multi<Row, Value: Hashable & Sendable>(
    _ id: String, _ label: String, of relation: RelationKey<Row>,
    column: @escaping @Sendable (Row) -> Value?,
    label valueLabel: (@Sendable (Row) -> String?)? = nil, placeholder: String = "",
    default initialChoice: InitialChoice<Value> = .none
  ) -> MultiFieldKey<ColumnOption<Value>> {
    let key = multi(
      id, label,
      MultiSelector<ColumnOption<Value>>(
        options: [], presentation: .ofOptions, default: initialChoice,
        configuration: SelectorConfiguration(placeholder: placeholder)))
    join(key, to: relation, column: column, label: valueLabel)
    return key
  }

  /// Declares a line of text with the values of a column of a relation; it takes no text of one's own.
  public mutating func combobox<Row, Value: Hashable & Sendable>(
    _ id: String, _ label: String, of relation: RelationKey<Row>,
    column: @escaping @Sendable (Row) -> Value?,
    label valueLabel: (@Sendable (Row) -> String?)? = nil, placeholder: String = "",
    default initialChoice: InitialChoice<Value> = .none
  ) -> ComboboxFieldKey<ColumnOption<Value>> {
    let key = combobox(
      id, label,
      Combobox<ColumnOption<Value>>(
        options: [], presentation: .ofOptions, default: initialChoice,
        configuration: SelectorConfiguration(placeholder: placeholder)))
    join(key, to: relation, column: column, label: valueLabel)
    return key
  }

  private mutating func join<Row, Key: ListFieldReference, Value: Hashable & Sendable>(
    _ key: Key, to relation: RelationKey<Row>, column: @escaping @Sendable (Row) -> Value?,
    label: (@Sendable (Row) -> String?)?
  ) where Key.Control.Option == ColumnOption<Value> {
    join(key, to: relation, column: column, label: label) { value, label, isOutOfReach in
      ColumnOption(
        value, label: label ?? value as? String ?? String(describing: value),
        isOutOfReach: isOutOfReach)
    }
  }

  /// Makes a declared field a column of a relation, with options of its own type.
  ///
  /// - Parameters:
  ///   - field: A field with a list; its options are those of the relation from now on.
  ///   - relation: The relation.
  ///   - column: The id of the option that a row stands for; nil for a row without a value.
  ///   - label: How it reads; of several rows the first that says so counts.
  ///   - option: Makes the option of an id: with its label, where a row gives one, and whether a user is
  ///     kept from choosing it, since it would leave no row.
  /// - Complexity: O(*n*) hashes of ids, where *n* is the number of rows.
  public mutating func join<Row, Key: ListFieldReference>(
    _ field: Key, to relation: RelationKey<Row>,
    column: @escaping @Sendable (Row) -> Key.Control.Option.ID?,
    label: (@Sendable (Row) -> String?)? = nil,
    option: @escaping @Sendable (Key.Control.Option.ID, String?, Bool) -> Key.Control.Option
  ) {
    guard isOwn(field) else {
      foreign.append(field.fieldID)
      return
    }
    let distinct = DistinctValues(of: rows(of: relation), column, label: label)
    let place = field.fieldIndex
    let initial = fields[place].machine.initialChoice
    change(relation) { relation in
      let values = TypedValues(
        distinct, disables: relation.emptyOptions == .disable, make: option)
      relation.members.removeAll { $0.field == place }
      relation.members.append(
        RelationMember(
          field: place,
          index: ColumnIndex(codes: distinct.codes, valueCount: distinct.values.count),
          values: values, initial: values.coded(initial)))
      relation.members.sort { $0.field < $1.field }
    }
  }
}
