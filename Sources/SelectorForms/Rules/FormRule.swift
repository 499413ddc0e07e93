import SelectorKit

/// A field that a rule reads.
@usableFromInline
struct Dependency: Hashable, Sendable {
  var field: Int
  var readsChoice: Bool
  /// Whether all rows of the field are read, of one that stands in rows.
  var readsRows = false

  init(field: Int, readsChoice: Bool) {
    self.field = field
    self.readsChoice = readsChoice
  }

  @usableFromInline
  init(_ read: some FieldRead) {
    self.init(field: read.field.fieldIndex, readsChoice: read.readsChoice)
    readsRows = read.readsRows
  }
}

/// Something that is computed from what fields hold.
///
/// Rules are made where they are declared, so that the compiler knows the types that they read.
@usableFromInline
struct FormRule<Result: Sendable>: Sendable {
  @usableFromInline var reads: [Dependency]
  @usableFromInline var evaluate: @Sendable (FormValues) -> Result

  @usableFromInline
  init(reads: [Dependency], evaluate: @escaping @Sendable (FormValues) -> Result) {
    self.reads = reads
    self.evaluate = evaluate
  }

  /// Makes a rule of conditions' values: it never waits.
  @inlinable
  init<each Read: FieldRead>(
    _ reads: repeat each Read, body: @escaping @Sendable (repeat (each Read).Value) -> Result
  ) {
    self.init(
      reads: Dependency.of(repeat each reads),
      evaluate: { values in body(repeat (each reads).value(in: values)) })
  }
}

/// Whether something holds of what fields hold.
///
/// A rule like others, but for its closure, which needs no wrapping to fit every sort of result: there are
/// more conditions and texts than other rules, and they do less.
///
/// The closure is made when the form is: those that are made one after the other stand side by side in
/// memory, and propagation walks along them.
@usableFromInline
struct ConditionRule: Sendable {
  @usableFromInline var reads: [Dependency]
  @usableFromInline var make: @Sendable () -> @Sendable (FormValues) -> Bool

  @usableFromInline
  init(reads: [Dependency], make: @escaping @Sendable () -> @Sendable (FormValues) -> Bool) {
    self.reads = reads
    self.make = make
  }

  @inlinable
  init<each Read: FieldRead>(
    _ reads: repeat each Read, body: @escaping @Sendable (repeat (each Read).Value) -> Bool
  ) {
    self.init(
      reads: Dependency.of(repeat each reads),
      make: { { values in body(repeat (each reads).value(in: values)) } })
  }
}

/// A text that follows from what fields hold: of its closure the same is true.
@usableFromInline
struct TextRule: Sendable {
  @usableFromInline var reads: [Dependency]
  @usableFromInline var make: @Sendable () -> @Sendable (FormValues) -> String

  @usableFromInline
  init(reads: [Dependency], make: @escaping @Sendable () -> @Sendable (FormValues) -> String) {
    self.reads = reads
    self.make = make
  }

  @inlinable
  init<each Read: FieldRead>(
    _ reads: repeat each Read, body: @escaping @Sendable (repeat (each Read).Value) -> String
  ) {
    self.init(
      reads: Dependency.of(repeat each reads),
      make: { { values in body(repeat (each reads).value(in: values)) } })
  }
}

extension FormRule {
  /// The rule with its result made into something else.
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Result) -> Other
  ) -> FormRule<Other> {
    FormRule<Other>(reads: reads) { [evaluate] values in transform(evaluate(values)) }
  }
}

extension Dependency {
  @usableFromInline
  static func of<each Read: FieldRead>(_ reads: repeat each Read) -> [Dependency] {
    var dependencies: [Dependency] = []
    for read in repeat each reads { dependencies.append(Dependency(read)) }
    return dependencies
  }
}

/// The values that a list depends on, by ids: lists under equal keys are the same list.
struct ParentKey: Hashable, Sendable {
  var parts: [FieldValue]
}

/// Where the options of a field come from.
@usableFromInline
struct OptionsRule: Sendable {
  @usableFromInline
  enum Source: Sendable {
    /// Computed at once from what is read; an error makes the field failed.
    ///
    /// It leaves in the columns what follows from it, as far as it knows. Made when the form is.
    case derived(@Sendable () -> @Sendable (inout FormValues) throws -> FollowingStep)
    /// Asked of a loader; what it does is nil where somebody else answers requests, as in a scenario.
    ///
    /// It is given the cursor of a further page, or nil for the first.
    case loaded(LoadPolicy, @Sendable (FormValues, (any Sendable)?) -> LoadRequest.Work?)
  }

  var reads: [Dependency]
  /// The parts of the key that the list depends on; nil for a part that has to be waited for.
  var parts: @Sendable (FormValues) -> [FieldValue?]
  var source: Source

  @usableFromInline
  init<each Read: FieldRead>(_ reads: repeat each Read, source: Source) {
    self.reads = Dependency.of(repeat each reads)
    self.source = source
    parts = { values in
      var parts: [FieldValue?] = []
      for read in repeat each reads { parts.append(read.part(in: values)) }
      return parts
    }
  }

  init(any reads: [AnyFieldRead], source: Source) {
    self.reads = reads.map { Dependency($0) }
    self.source = source
    parts = { values in reads.map { $0.part(in: values) } }
  }

  var isLoaded: Bool {
    if case .loaded = source { true } else { false }
  }

  /// The key of the list now, or the first field that has to be waited for.
  ///
  /// A loader waits also for values that are not settled.
  func key(_ values: FormValues) -> Result<ParentKey, BlockedBy> {
    let parts = parts(values)
    var known: [FieldValue] = []
    for (part, read) in zip(parts, reads) {
      guard let part, !isLoaded || read.readsChoice || values.isSettled(read.field) else {
        return .failure(BlockedBy(field: read.field))
      }
      known.append(part)
    }
    return .success(ParentKey(parts: known))
  }
}

/// Where the default of a field comes from.
@usableFromInline
struct DefaultRule: Sendable {
  var reads: [Dependency]
  /// The default, as an `InitialChoice` of the field's ids.
  var choice: @Sendable (FormValues) -> any Sendable
  /// Leaves in the columns what follows from the default, as far as it knows.
  var make: @Sendable () -> @Sendable (inout FormValues) -> FollowingStep

  @usableFromInline
  init(
    reads: [Dependency], choice: @escaping @Sendable (FormValues) -> any Sendable,
    make: @escaping @Sendable () -> @Sendable (inout FormValues) -> FollowingStep
  ) {
    self.reads = reads
    self.choice = choice
    self.make = make
  }
}

/// The field that has to be answered first.
@usableFromInline
struct BlockedBy: Error, Hashable, Sendable {
  var field: Int

  init(field: Int) { self.field = field }

  @usableFromInline
  init(_ read: some FieldRead) { field = read.field.fieldIndex }
}

/// All rules of one field.
@usableFromInline
struct FieldRules: Sendable {
  @usableFromInline var visible: ConditionRule?
  @usableFromInline var enabled: ConditionRule?
  @usableFromInline var required: ConditionRule?
  @usableFromInline var label: TextRule?
  @usableFromInline var placeholder: TextRule?
  @usableFromInline var initialChoice: DefaultRule?
  @usableFromInline var options: OptionsRule?
  /// What of the options is left, for results.
  var filter: FormRule<ListFilter>?
  @usableFromInline var onHidden = HiddenPolicy.mask
  var isUniqueWithinParent = false

  /// Whether a rule says something of the field besides its options and its value.
  var haveTraits: Bool {
    enabled != nil || required != nil || label != nil || placeholder != nil
  }
}
