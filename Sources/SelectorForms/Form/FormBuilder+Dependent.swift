public import SelectorKit

/// Fields whose options follow from other fields: computed at once, or asked of a loader.
///
/// Name the option type with `of:`, so that a slip in the closure is one error and not many. The closure
/// receives what the reads give, in their order; a wrong number of parameters is hard to read: the compiler
/// then says that pack expansions require the same shape.
extension FormBuilder {
  /// Declares a field that holds one option, of options that are computed from other fields.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - of: The option type.
  ///   - reads: What the options are made from; without it they are blocked.
  ///   - optionLabel: How an option reads.
  ///   - options: The options; an error makes the field failed, with its description as message.
  /// - Returns: The key of the field.
  @inlinable
  public mutating func selector<each Read: FieldRead, Option>(
    _ id: String, _ label: String, of: Option.Type, dependingOn reads: repeat each Read,
    label optionLabel: @escaping @Sendable (Option) -> String,
    options: @escaping @Sendable (repeat (each Read).Output) throws -> [Option]
  ) -> FieldKey<Option> {
    let key = selector(id, label, options: [], label: optionLabel)
    derive(key, from: repeat each reads, options: options)
    return key
  }

  /// Declares a field that holds one option, of options that a loader gives for what other fields hold.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - of: The option type.
  ///   - reads: What the options are asked for; without it they are blocked.
  ///   - optionLabel: How an option reads.
  ///   - debounce: How long what is read must stay the same before a request starts.
  ///   - loading: The loader; it is cancelled when what it was asked for counts no more.
  /// - Returns: The key of the field.
  public mutating func selector<each Read: FieldRead, Option>(
    _ id: String, _ label: String, of: Option.Type, dependingOn reads: repeat each Read,
    label optionLabel: @escaping @Sendable (Option) -> String, debounce: Duration = .zero,
    loading: @escaping @concurrent @Sendable (repeat (each Read).Output) async throws -> [Option]
  ) -> FieldKey<Option> {
    let key = selector(id, label, options: [], label: optionLabel)
    load(key, for: repeat each reads, policy: LoadPolicy(debounce: debounce), loading: loading)
    return key
  }

  /// Computes the options of a declared field from other fields.
  ///
  /// For fields of every kind with a list: declare the field without options, then say where they come
  /// from. A later rule takes the place of an earlier one.
  @inlinable
  public mutating func derive<Key: ListFieldReference, each Read: FieldRead>(
    _ field: Key, from reads: repeat each Read,
    options: @escaping @Sendable (repeat (each Read).Output) throws -> [Key.Control.Option]
  ) {
    let place = field.fieldIndex
    let rule = OptionsRule(
      repeat each reads,
      source: .derived {
        { values in
          let made = try options(repeat try Self.output(of: each reads, in: values))
          return values.follow(made, of: place)
        }
      })
    setRule(of: field, reading: Self.fields(repeat each reads)) { $0.options = rule }
  }

  /// Asks a loader for the options of a declared field.
  public mutating func load<Key: ListFieldReference, each Read: FieldRead>(
    _ field: Key, for reads: repeat each Read, policy: LoadPolicy = LoadPolicy(),
    loading:
      @escaping @concurrent @Sendable (repeat (each Read).Output) async throws ->
      [Key.Control.Option]
  ) {
    let rule = OptionsRule(
      repeat each reads,
      source: Self.loader(repeat each reads, policy: policy, loading: loading))
    setRule(of: field, reading: Self.fields(repeat each reads)) { $0.options = rule }
  }

  /// Asks a loader for the options of a declared field page by page.
  ///
  /// The loader is given a cursor before what it reads: nil for the first page, then what the page before
  /// said. Ask for a further
  /// one with ``Form/loadMore(_:)``.
  public mutating func loadPages<Key: ListFieldReference, Cursor: Sendable, each Read: FieldRead>(
    _ field: Key, for reads: repeat each Read, cursor: Cursor.Type,
    policy: LoadPolicy = LoadPolicy(),
    loading:
      @escaping @concurrent @Sendable (Cursor?, repeat (each Read).Output) async throws ->
      LoadPage<Key.Control.Option, Cursor>
  ) {
    let rule = OptionsRule(
      repeat each reads,
      source: .loaded(policy) { values, cursor in
        guard let outputs = try? (repeat Self.output(of: each reads, in: values)) else {
          return nil
        }
        return {
          let page = try await loading(cursor as? Cursor, repeat each outputs)
          return LoadedOptions(page.options, next: page.next)
        }
      })
    setRule(of: field, reading: Self.fields(repeat each reads)) { $0.options = rule }
  }

  static func loader<Option: Hashable & Identifiable & Sendable, each Read: FieldRead>(
    _ reads: repeat each Read, policy: LoadPolicy,
    loading: @escaping @concurrent @Sendable (repeat (each Read).Output) async throws -> [Option]
  ) -> OptionsRule.Source where Option.ID: Sendable {
    .loaded(policy) { values, _ in
      guard let outputs = try? (repeat Self.output(of: each reads, in: values)) else {
        return nil
      }
      return { LoadedOptions(try await loading(repeat each outputs)) }
    }
  }

  @inlinable
  static func output<Read: FieldRead>(
    of read: Read, in values: FormValues
  ) throws(BlockedBy) -> Read.Output {
    guard let output = read.output(in: values) else {
      throw BlockedBy(read)
    }
    return output
  }
}
