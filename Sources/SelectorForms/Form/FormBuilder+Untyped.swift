import SelectorKit

/// Rules without types, for forms that come from data: they read fields as ``FieldValue``.
extension FormBuilder {
  /// Shows a field only while a condition on other fields holds.
  public mutating func show(
    _ field: any FieldReference, onHidden: HiddenPolicy = .mask, whenAny reads: [AnyFieldRead],
    condition: @escaping @Sendable ([FieldValue]) -> Bool
  ) {
    let rule = ConditionRule(any: reads, body: condition)
    setRule(of: field, reading: reads.map(\.field)) {
      $0.visible = rule
      $0.onHidden = onHidden
    }
  }

  /// Says what becomes of the value of a field while it is hidden.
  public mutating func setHiddenPolicy(_ policy: HiddenPolicy, of field: any FieldReference) {
    setRule(of: field, reading: []) { $0.onHidden = policy }
  }

  /// Enables a field only while a condition on other fields holds.
  public mutating func enable(
    _ field: any FieldReference, whenAny reads: [AnyFieldRead],
    condition: @escaping @Sendable ([FieldValue]) -> Bool
  ) {
    let rule = ConditionRule(any: reads, body: condition)
    setRule(of: field, reading: reads.map(\.field)) { $0.enabled = rule }
  }

  /// Computes the options of a declared field from other fields.
  public mutating func derive<Option: Hashable & Identifiable & Sendable>(
    _ field: any FieldReference, fromAny reads: [AnyFieldRead],
    options: @escaping @Sendable ([FieldValue]) throws -> [Option]
  ) where Option.ID: Sendable {
    let place = field.fieldIndex
    let rule = OptionsRule(
      any: reads,
      source: .derived {
        { values in
          if let first = reads.first(where: { $0.part(in: values) == nil }) {
            throw BlockedBy(first)
          }
          return values.follow(try options(reads.map { $0.value(in: values) }), of: place)
        }
      })
    setRule(of: field, reading: reads.map(\.field)) { $0.options = rule }
  }

  /// Asks for the options of a declared field; its requests are answered by hand.
  public mutating func load(
    _ field: any FieldReference, forAny reads: [AnyFieldRead],
    policy: LoadPolicy = LoadPolicy()
  ) {
    let rule = OptionsRule(
      any: reads, source: .loaded(policy) { _, _ in nil })
    setRule(of: field, reading: reads.map(\.field)) { $0.options = rule }
  }
}

extension ConditionRule {
  init(any reads: [AnyFieldRead], body: @escaping @Sendable ([FieldValue]) -> Bool) {
    self.init(
      reads: reads.map { Dependency($0) },
      make: { { values in body(reads.map { $0.value(in: values) }) } })
  }
}

extension FormBuilder {
  /// Asks a loader for the options of a declared field; it is given the values of the fields that it reads.
  ///
  /// The loader is cancelled when what it was asked for counts no more.
  public mutating func load<Option: Hashable & Identifiable & Sendable>(
    _ field: any FieldReference, forAny reads: [AnyFieldRead], policy: LoadPolicy = LoadPolicy(),
    loading: @escaping @concurrent @Sendable ([FieldValue]) async throws -> [Option]
  ) where Option.ID: Sendable {
    let rule = OptionsRule(
      any: reads,
      source: .loaded(policy) { values, _ in
        guard reads.allSatisfy({ $0.part(in: values) != nil }) else { return nil }
        let outputs = reads.map { $0.value(in: values) }
        return { LoadedOptions(try await loading(outputs)) }
      })
    setRule(of: field, reading: reads.map(\.field)) { $0.options = rule }
  }
}

extension FormRule {
  init(
    any reads: [AnyFieldRead], body: @escaping @Sendable ([FieldValue]) -> Result
  ) {
    self.init(
      reads: reads.map { Dependency($0) },
      evaluate: { values in body(reads.map { $0.value(in: values) }) })
  }
}
