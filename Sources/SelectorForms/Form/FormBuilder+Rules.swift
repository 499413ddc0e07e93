public import SelectorKit

/// Rules: what else of a field follows from other fields.
///
/// A rule names what it reads and receives exactly that. Conditions never wait: a key gives them its option
/// or nil. A later rule for the same slot takes the place of an earlier one.
extension FormBuilder {
  /// Shows a field only while a condition holds.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - onHidden: What becomes of its value while it is hidden.
  ///   - reads: What the condition reads.
  ///   - condition: Whether the field can be seen.
  @inlinable
  public mutating func show<each Read: FieldRead>(
    _ field: some FieldReference, onHidden: HiddenPolicy = .mask, when reads: repeat each Read,
    condition: @escaping @Sendable (repeat (each Read).Value) -> Bool
  ) {
    let rule = ConditionRule(repeat each reads, body: condition)
    setRule(of: field, reading: Self.fields(repeat each reads)) {
      $0.visible = rule
      $0.onHidden = onHidden
    }
  }

  /// Enables a field only while a condition holds.
  @inlinable
  public mutating func enable<each Read: FieldRead>(
    _ field: some FieldReference, when reads: repeat each Read,
    condition: @escaping @Sendable (repeat (each Read).Value) -> Bool
  ) {
    let rule = ConditionRule(repeat each reads, body: condition)
    setRule(of: field, reading: Self.fields(repeat each reads)) { $0.enabled = rule }
  }

  /// Requires a value of a field only while a condition holds.
  @inlinable
  public mutating func require<each Read: FieldRead>(
    _ field: some FieldReference, when reads: repeat each Read,
    condition: @escaping @Sendable (repeat (each Read).Value) -> Bool
  ) {
    let rule = ConditionRule(repeat each reads, body: condition)
    setRule(of: field, reading: Self.fields(repeat each reads)) { $0.required = rule }
  }

  /// Names a field after what others hold.
  @inlinable
  public mutating func label<each Read: FieldRead>(
    _ field: some FieldReference, from reads: repeat each Read,
    text: @escaping @Sendable (repeat (each Read).Value) -> String
  ) {
    let rule = TextRule(repeat each reads, body: text)
    setRule(of: field, reading: Self.fields(repeat each reads)) { $0.label = rule }
  }

  /// Says what the header of an empty field says, after what others hold.
  @inlinable
  public mutating func placeholder<each Read: FieldRead>(
    _ field: some FieldReference, from reads: repeat each Read,
    text: @escaping @Sendable (repeat (each Read).Value) -> String
  ) {
    let rule = TextRule(repeat each reads, body: text)
    setRule(of: field, reading: Self.fields(repeat each reads)) { $0.placeholder = rule }
  }

  /// Takes the default of a field from what others hold.
  @inlinable
  public mutating func initialChoice<Key: ListFieldReference, each Read: FieldRead>(
    _ field: Key, from reads: repeat each Read,
    choice:
      @escaping @Sendable (repeat (each Read).Value) -> InitialChoice<
        Key.Control.Option.ID
      >
  ) {
    let place = field.fieldIndex
    let rule = DefaultRule(
      reads: Dependency.of(repeat each reads),
      choice: { values in choice(repeat (each reads).value(in: values)) },
      make: {
        { values in
          let initial = choice(repeat (each reads).value(in: values))
          return values.follow(initial, of: place, as: Key.Control.Option.self)
        }
      })
    setRule(of: field, reading: Self.fields(repeat each reads)) { $0.initialChoice = rule }
  }

  /// Attaches an issue to fields while a check of several of them finds one.
  ///
  /// - Parameters:
  ///   - fields: The fields that have the issue.
  ///   - reads: What the check reads.
  ///   - check: The issue in words, or nil where all is well.
  @inlinable
  public mutating func validate<each Read: FieldRead>(
    _ fields: [any FieldReference], reading reads: repeat each Read,
    check: @escaping @Sendable (repeat (each Read).Value) -> String?
  ) {
    let rule = FormRule(repeat each reads, body: check)
    addCheck(of: fields, reading: Self.fields(repeat each reads), rule)
  }

  @usableFromInline
  mutating func addCheck(
    of fields: [any FieldReference], reading reads: [any FieldReference], _ rule: FormRule<String?>
  ) {
    for field in fields + reads where !isOwn(field) {
      foreign.append(field.fieldID)
      return
    }
    checks.append(FormCheck(fields: fields.map(\.fieldIndex), rule: rule))
  }

  /// Says that ids in the list of a field are unique only under one set of parents.
  ///
  /// A choice then belongs to the parents under which it was made, so that a change of parents never
  /// leaves it valid by accident.
  public mutating func uniqueWithinParent(_ field: some FieldReference) {
    setRule(of: field, reading: []) { $0.isUniqueWithinParent = true }
  }

  @usableFromInline
  static func fields<each Read: FieldRead>(_ reads: repeat each Read) -> [any FieldReference] {
    var fields: [any FieldReference] = []
    for read in repeat each reads { fields.append(read.field) }
    return fields
  }
}

/// A check of several fields.
struct FormCheck: Sendable {
  var fields: [Int]
  var rule: FormRule<String?>
}
