import SelectorKit

/// A way of reading one field in a rule: a rule receives exactly what the reads that it names give.
///
/// A key is a read: it gives the option, and where there is none the rule waits (options are *blocked*).
/// The option of a value that is held or flagged is given as it was last known; where it never was, there
/// is none. `key.optional` gives nil instead of waiting, `key.id` what holds by id, known or not, and
/// `key.choice` what was chosen, whether or not it holds.
public protocol FieldRead<Output>: Sendable {
  /// What options are made from.
  associatedtype Output: Sendable
  /// What conditions are made from: as `Output`, but nil where that would wait.
  associatedtype Value: Sendable

  /// The field that is read.
  var field: any FieldReference { get }
  /// Whether the choice is read instead of the value.
  ///
  /// Reading a choice closes no cycle, unless the field remembers choices per parent.
  var readsChoice: Bool { get }
  /// Whether all rows of the field are read, of one that stands in rows.
  var readsRows: Bool { get }
  /// What is read; nil to wait.
  func output(in values: FormValues) -> Output?
  /// What is read, for a condition.
  func value(in values: FormValues) -> Value
  /// What is read, by ids: equal parts, equal options. Nil to wait.
  func part(in values: FormValues) -> FieldValue?
}

extension FieldRead {
  /// The value is read.
  public var readsChoice: Bool { false }
  /// One field is read.
  public var readsRows: Bool { false }

  /// The value of the field by ids; nil where it gives nothing and others wait for it.
  public func part(in values: FormValues) -> FieldValue? {
    values.part(field.fieldIndex)
  }
}

extension FormValues {
  /// The value of a field by ids; nil where it has none, but a line of text always has one.
  func part(_ field: Int) -> FieldValue? {
    let field = place(of: field)
    guard isReadable(field) else { return nil }
    let value = ownValue(field)
    if case .text = value, kind(field) == .text { return value }
    return value.isEmpty ? nil : value
  }
}

extension FieldKey: FieldRead {
  /// The field itself.
  public var field: any FieldReference { self }
  /// The option that is the value; nil to wait.
  @inlinable
  public func output(in values: FormValues) -> Option? {
    values.option(fieldIndex, as: Option.self)
  }
  /// The option that is the value, or nil.
  @inlinable
  public func value(in values: FormValues) -> Option? { output(in: values) }

  /// The option or nil: the rule does not wait.
  public var optional: OptionalRead<Self> { OptionalRead(base: self) }
  /// The id that holds, also one that is flagged or held, or nil: the rule does not wait.
  public var id: IDRead<Option> { IDRead(key: self, readsChoice: false) }
  /// The id that was chosen, whether or not it holds, or nil.
  public var choice: IDRead<Option> { IDRead(key: self, readsChoice: true) }
}

extension MultiFieldKey: FieldRead {
  /// The field itself.
  public var field: any FieldReference { self }
  /// The options that are the value; nil to wait for at least one.
  public func output(in values: FormValues) -> [Option]? {
    let options = value(in: values)
    return options.isEmpty ? nil : options
  }
  /// The options that are the value.
  public func value(in values: FormValues) -> [Option] {
    let place = values.place(of: fieldIndex)
    guard values.isReadable(place) else { return [] }
    return values.machine(place).options(as: Option.self)
  }
  /// The options, also none: the rule does not wait.
  public var optional: OptionalRead<Self> { OptionalRead(base: self) }
}

extension ComboboxFieldKey {
  /// The option that is the value; a rule waits where there is none, and for a text of one's own.
  public var option: ComboboxOptionRead<Option> { ComboboxOptionRead(key: self) }
  /// The label of the value, or the text of one's own; empty for none: the rule does not wait.
  public var text: ComboboxTextRead<Option> { ComboboxTextRead(key: self) }
}

extension ToggleFieldKey: FieldRead {
  /// The field itself.
  public var field: any FieldReference { self }
  /// Whether the switch is on; nil to wait while it is hidden.
  public func output(in values: FormValues) -> Bool? {
    values.isReadable(values.place(of: fieldIndex)) ? value(in: values) : nil
  }
  /// Whether the switch is on; a hidden one is off.
  public func value(in values: FormValues) -> Bool { values.isOn(fieldIndex) }
}

extension TextFieldKey: FieldRead {
  /// The field itself.
  public var field: any FieldReference { self }
  /// The text, empty too; nil to wait while the field is hidden.
  public func output(in values: FormValues) -> String? {
    values.isReadable(values.place(of: fieldIndex)) ? value(in: values) : nil
  }
  /// The text; that of a hidden field is empty.
  public func value(in values: FormValues) -> String {
    if case .text(let text) = values.value(values.place(of: fieldIndex)) { text } else { "" }
  }
}

/// Reads what another read gives, or nil instead of waiting.
public struct OptionalRead<Base: FieldRead>: FieldRead {
  /// The read.
  public let base: Base
  /// The field that is read.
  public var field: any FieldReference { base.field }
  /// Whether the choice is read.
  public var readsChoice: Bool { base.readsChoice }
  /// Whether all rows are read.
  public var readsRows: Bool { base.readsRows }
  /// What is read, or nil: never waits.
  @inlinable
  public func output(in values: FormValues) -> Base.Output?? { .some(base.output(in: values)) }
  /// What is read, or nil.
  @inlinable
  public func value(in values: FormValues) -> Base.Output? { base.output(in: values) }
  /// What is read by ids: never waits.
  public func part(in values: FormValues) -> FieldValue? {
    base.part(in: values) ?? FieldValue.none
  }
}

/// Reads the id of a field that holds one option.
public struct IDRead<Option: Hashable & Identifiable & Sendable>: FieldRead
where Option.ID: Sendable {
  /// The key of the field.
  public let key: FieldKey<Option>
  /// Whether the choice is read instead of the value.
  public let readsChoice: Bool
  /// The field that is read.
  public var field: any FieldReference { key }
  /// The id, or nil: never waits.
  @inlinable
  public func output(in values: FormValues) -> Option.ID?? { .some(value(in: values)) }
  /// The id, or nil.
  @inlinable
  public func value(in values: FormValues) -> Option.ID? {
    if case .option(let id) = values.read(key.fieldIndex, isChoice: readsChoice) {
      return id.typed()
    }
    return nil
  }
  /// The id: never waits.
  public func part(in values: FormValues) -> FieldValue? {
    values.read(key.fieldIndex, isChoice: readsChoice)
  }
}

/// Reads the option of a combobox.
public struct ComboboxOptionRead<Option: Hashable & Identifiable & Sendable>: FieldRead
where Option.ID: Sendable {
  /// The key of the field.
  public let key: ComboboxFieldKey<Option>
  /// The field that is read.
  public var field: any FieldReference { key }
  /// The option; nil to wait.
  public func output(in values: FormValues) -> Option? {
    values.option(key.fieldIndex, as: Option.self)
  }
  /// The option, or nil.
  public func value(in values: FormValues) -> Option? { output(in: values) }
  /// The option or nil: the rule does not wait.
  public var optional: OptionalRead<Self> { OptionalRead(base: self) }
}

/// Reads the text of a combobox that is its value.
public struct ComboboxTextRead<Option: Hashable & Identifiable & Sendable>: FieldRead
where Option.ID: Sendable {
  /// The key of the field.
  public let key: ComboboxFieldKey<Option>
  /// The field that is read.
  public var field: any FieldReference { key }
  /// The label of the value or the text of one's own; empty for none.
  public func output(in values: FormValues) -> String? { value(in: values) }
  /// The label of the value or the text of one's own; empty for none.
  public func value(in values: FormValues) -> String {
    let place = values.place(of: key.fieldIndex)
    return values.isReadable(place) ? values.machine(place).valueText : ""
  }
  /// The text: never waits.
  public func part(in values: FormValues) -> FieldValue? { .text(value(in: values)) }
}

/// Reads any field without its type: for forms that come from data.
public struct AnyFieldRead: FieldRead {
  /// The field that is read.
  public let field: any FieldReference
  /// Whether the choice is read instead of the value.
  public let readsChoice: Bool
  /// The group of whose rows all are read; nil where one field is.
  let rows: (any FieldReference)?
  /// Whether all rows are read.
  public var readsRows: Bool { rows != nil }

  /// Makes a read.
  ///
  /// - Parameters:
  ///   - field: The field that is read.
  ///   - readsChoice: Whether its choice is read instead of its value.
  public init(_ field: any FieldReference, readsChoice: Bool = false) {
    self.field = field
    self.readsChoice = readsChoice
    rows = nil
  }

  /// Reads a field in all rows of its group, as if it were one field that holds several options.
  ///
  /// It gives the ids that any row holds, each once, in the order of the rows; of switches whether any is on.
  ///
  /// - Parameters:
  ///   - field: A field of a row.
  ///   - rows: The group.
  ///   - readsChoice: Whether its choice is read instead of its value.
  public init(
    column field: any FieldReference, of rows: any FieldReference, readsChoice: Bool = false
  ) {
    self.field = field
    self.readsChoice = readsChoice
    self.rows = rows
  }

  /// What the field gives; nil to wait where it gives nothing.
  public func output(in values: FormValues) -> FieldValue? { part(in: values) }
  /// What the field gives; none while it is hidden, unless it keeps its value.
  public func value(in values: FormValues) -> FieldValue {
    if let rows { return column(of: rows, in: values) }
    let place = values.place(of: field.fieldIndex)
    if readsChoice { return values.machine(place).chosen }
    return values.isReadable(place) ? values.ownValue(place) : .none
  }
  /// What the field gives; nil to wait where it gives nothing.
  public func part(in values: FormValues) -> FieldValue? {
    if let rows {
      let column = column(of: rows, in: values)
      return column.isEmpty ? nil : column
    }
    return readsChoice
      ? values.machine(values.place(of: field.fieldIndex)).chosen
      : values.part(field.fieldIndex)
  }
}
