public import SelectorKit

extension FormBuilder {
  // MARK: Ready-made selectors

  /// Declares a field that holds one option or none, from a selector.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - selector: The selector as it is at the start.
  /// - Returns: The key of the field.
  public mutating func selector<Option>(
    _ id: String, _ label: String, _ selector: DropdownSelector<Option>
  ) -> FieldKey<Option> {
    let index = add(id, label, selector, kind: .selector)
    return FieldKey(fieldID: fields[index].id, fieldIndex: index, formID: formID)
  }

  /// Declares a field that holds several options, from a selector of several.
  public mutating func multi<Option>(
    _ id: String, _ label: String, _ selector: MultiSelector<Option>
  ) -> MultiFieldKey<Option> {
    let index = add(id, label, selector, kind: .multi)
    return MultiFieldKey(fieldID: fields[index].id, fieldIndex: index, formID: formID)
  }

  /// Declares a field that holds an option or a text of one's own, from a combobox.
  public mutating func combobox<Option>(
    _ id: String, _ label: String, _ combobox: Combobox<Option>
  ) -> ComboboxFieldKey<Option> {
    let index = add(id, label, combobox, kind: .combobox)
    return ComboboxFieldKey(fieldID: fields[index].id, fieldIndex: index, formID: formID)
  }

  private mutating func add<Control: FormControl & Sendable>(
    _ id: String, _ label: String, _ control: Control, kind: ControlPresentation.Kind
  ) -> Int
  where Control.Option: Sendable, Control.Option.ID: Sendable, Control.Source: Sendable {
    var control = control
    _ = control.configure { $0.label = label }
    let index = declare(id, ListField(control: control, kind: kind))
    fields[index].duplicateOptions = control.options.duplicates.map { "\($0.id)" }
    return index
  }

  // MARK: Options and how they read

  /// Declares a field that holds one option or none.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - options: What can be chosen; of options with one id the first stays.
  ///   - optionLabel: How an option reads.
  ///   - placeholder: What the header says while nothing is chosen.
  ///   - initialChoice: The default.
  /// - Returns: The key of the field.
  public mutating func selector<Option>(
    _ id: String, _ label: String, options: [Option],
    label optionLabel: @escaping @Sendable (Option) -> String, placeholder: String = "",
    default initialChoice: InitialChoice<Option.ID> = .none
  ) -> FieldKey<Option> {
    selector(
      id, label,
      DropdownSelector(placeholder, options: options, label: optionLabel, default: initialChoice))
  }

  /// Declares a field that holds several options.
  public mutating func multi<Option>(
    _ id: String, _ label: String, options: [Option],
    label optionLabel: @escaping @Sendable (Option) -> String, placeholder: String = "",
    default initialChoice: InitialChoice<Option.ID> = .none
  ) -> MultiFieldKey<Option> {
    multi(
      id, label,
      MultiSelector(placeholder, options: options, label: optionLabel, default: initialChoice))
  }

  /// Declares a field that holds an option or a text of one's own.
  public mutating func combobox<Option>(
    _ id: String, _ label: String, options: [Option],
    label optionLabel: @escaping @Sendable (Option) -> String, placeholder: String = "",
    default initialChoice: InitialChoice<Option.ID> = .none
  ) -> ComboboxFieldKey<Option> {
    combobox(
      id, label,
      Combobox(placeholder, options: options, label: optionLabel, default: initialChoice))
  }

  // MARK: Without options

  /// Declares a switch.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - text: What stands beside the switch.
  /// - Returns: The key of the field.
  public mutating func toggle(_ id: String, _ label: String, text: String = "") -> ToggleFieldKey {
    let field = ToggleField(
      configuration: SelectorConfiguration(label: label, placeholder: text))
    let index = declare(id, field)
    return ToggleFieldKey(fieldID: fields[index].id, fieldIndex: index, formID: formID)
  }

  /// Declares a line of text.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - placeholder: What stands in it while it is empty.
  /// - Returns: The key of the field.
  public mutating func text(
    _ id: String, _ label: String, placeholder: String = ""
  ) -> TextFieldKey {
    let field = TextField(
      configuration: SelectorConfiguration(label: label, placeholder: placeholder))
    let index = declare(id, field)
    return TextFieldKey(fieldID: fields[index].id, fieldIndex: index, formID: formID)
  }

  /// Changes how a declared field behaves; a key of another form changes nothing.
  public mutating func configure(
    _ field: some FieldReference, _ change: (inout SelectorConfiguration) -> Void
  ) {
    guard field.formID == formID, fields.indices.contains(field.fieldIndex) else { return }
    _ = fields[field.fieldIndex].machine.configure(change)
  }
}
