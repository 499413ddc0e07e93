public import SelectorKit

/// The same rules, for those that read one field, as most do; of conditions and lists also for two.
///
/// The compiler makes no code of its own for a list of reads of known length: it goes through the list
/// whenever the rule is computed. Of these spellings it does; where a form is declared they cannot be told
/// from the others, so they are left out of the documentation.
extension FormBuilder {
  /// Shows a field only while a condition on another one holds.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func show<Read: FieldRead>(
    _ field: some FieldReference, onHidden: HiddenPolicy = .mask, when read: Read,
    condition: @escaping @Sendable (Read.Value) -> Bool
  ) {
    let rule = ConditionRule(of: read, body: condition)
    setRule(of: field, reading: [read.field]) {
      $0.visible = rule
      $0.onHidden = onHidden
    }
  }

  /// Shows a field only while a condition on two others holds.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func show<First: FieldRead, Second: FieldRead>(
    _ field: some FieldReference, onHidden: HiddenPolicy = .mask,
    when first: First, _ second: Second,
    condition: @escaping @Sendable (First.Value, Second.Value) -> Bool
  ) {
    let rule = ConditionRule(of: first, second, body: condition)
    setRule(of: field, reading: [first.field, second.field]) {
      $0.visible = rule
      $0.onHidden = onHidden
    }
  }

  /// Enables a field only while a condition on another one holds.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func enable<Read: FieldRead>(
    _ field: some FieldReference, when read: Read,
    condition: @escaping @Sendable (Read.Value) -> Bool
  ) {
    let rule = ConditionRule(of: read, body: condition)
    setRule(of: field, reading: [read.field]) { $0.enabled = rule }
  }

  /// Enables a field only while a condition on two others holds.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func enable<First: FieldRead, Second: FieldRead>(
    _ field: some FieldReference, when first: First, _ second: Second,
    condition: @escaping @Sendable (First.Value, Second.Value) -> Bool
  ) {
    let rule = ConditionRule(of: first, second, body: condition)
    setRule(of: field, reading: [first.field, second.field]) { $0.enabled = rule }
  }

  /// Requires a value of a field only while a condition on another one holds.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func require<Read: FieldRead>(
    _ field: some FieldReference, when read: Read,
    condition: @escaping @Sendable (Read.Value) -> Bool
  ) {
    let rule = ConditionRule(of: read, body: condition)
    setRule(of: field, reading: [read.field]) { $0.required = rule }
  }

  /// Names a field after what another one holds.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func label<Read: FieldRead>(
    _ field: some FieldReference, from read: Read,
    text: @escaping @Sendable (Read.Value) -> String
  ) {
    let rule = TextRule(of: read, body: text)
    setRule(of: field, reading: [read.field]) { $0.label = rule }
  }

  /// Says what the header of an empty field says, after what another one holds.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func placeholder<Read: FieldRead>(
    _ field: some FieldReference, from read: Read,
    text: @escaping @Sendable (Read.Value) -> String
  ) {
    let rule = TextRule(of: read, body: text)
    setRule(of: field, reading: [read.field]) { $0.placeholder = rule }
  }

  /// Takes the default of a field from what another one holds.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func initialChoice<Key: ListFieldReference, Read: FieldRead>(
    _ field: Key, from read: Read,
    choice: @escaping @Sendable (Read.Value) -> InitialChoice<Key.Control.Option.ID>
  ) {
    let place = field.fieldIndex
    let rule = DefaultRule(
      reads: [Dependency(read)],
      choice: { values in choice(read.value(in: values)) },
      make: {
        { values in
          let initial = choice(read.value(in: values))
          return values.follow(initial, of: place, as: Key.Control.Option.self)
        }
      })
    setRule(of: field, reading: [read.field]) { $0.initialChoice = rule }
  }

  /// Declares a field that holds one option, of options that are computed from another field.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func selector<Read: FieldRead, Option>(
    _ id: String, _ label: String, of: Option.Type, dependingOn read: Read,
    label optionLabel: @escaping @Sendable (Option) -> String,
    options: @escaping @Sendable (Read.Output) throws -> [Option]
  ) -> FieldKey<Option> {
    let key = selector(id, label, options: [], label: optionLabel)
    derive(key, from: read, options: options)
    return key
  }

  /// Computes the options of a declared field from another one.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func derive<Key: ListFieldReference, Read: FieldRead>(
    _ field: Key, from read: Read,
    options: @escaping @Sendable (Read.Output) throws -> [Key.Control.Option]
  ) {
    let place = field.fieldIndex
    let rule = OptionsRule(
      read,
      source: .derived {
        { values in
          let made = try options(try Self.output(of: read, in: values))
          return values.follow(made, of: place)
        }
      })
    setRule(of: field, reading: [read.field]) { $0.options = rule }
  }

  /// Declares a field that holds one option, of options that are computed from two other fields.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func selector<First: FieldRead, Second: FieldRead, Option>(
    _ id: String, _ label: String, of: Option.Type,
    dependingOn first: First, _ second: Second,
    label optionLabel: @escaping @Sendable (Option) -> String,
    options: @escaping @Sendable (First.Output, Second.Output) throws -> [Option]
  ) -> FieldKey<Option> {
    let key = selector(id, label, options: [], label: optionLabel)
    derive(key, from: first, second, options: options)
    return key
  }

  /// Computes the options of a declared field from two others.
  @_documentation(visibility: internal)
  @inlinable
  public mutating func derive<Key: ListFieldReference, First: FieldRead, Second: FieldRead>(
    _ field: Key, from first: First, _ second: Second,
    options: @escaping @Sendable (First.Output, Second.Output) throws -> [Key.Control.Option]
  ) {
    let place = field.fieldIndex
    let rule = OptionsRule(
      first, second,
      source: .derived {
        { values in
          let made = try options(
            try Self.output(of: first, in: values), try Self.output(of: second, in: values))
          return values.follow(made, of: place)
        }
      })
    setRule(of: field, reading: [first.field, second.field]) { $0.options = rule }
  }
}

extension ConditionRule {
  @inlinable
  init<Read: FieldRead>(of read: Read, body: @escaping @Sendable (Read.Value) -> Bool) {
    self.init(reads: [Dependency(read)], make: { { values in body(read.value(in: values)) } })
  }

  @inlinable
  init<First: FieldRead, Second: FieldRead>(
    of first: First, _ second: Second,
    body: @escaping @Sendable (First.Value, Second.Value) -> Bool
  ) {
    self.init(
      reads: [Dependency(first), Dependency(second)],
      make: { { values in body(first.value(in: values), second.value(in: values)) } })
  }
}

extension TextRule {
  @inlinable
  init<Read: FieldRead>(of read: Read, body: @escaping @Sendable (Read.Value) -> String) {
    self.init(reads: [Dependency(read)], make: { { values in body(read.value(in: values)) } })
  }
}
