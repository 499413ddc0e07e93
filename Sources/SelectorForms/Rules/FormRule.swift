import SelectorKit

/// A field that a rule reads.
struct Dependency: Hashable, Sendable {
  var field: Int
  var readsChoice: Bool
}

/// Something that is computed from what fields hold.
struct FormRule<Result: Sendable>: Sendable {
  var reads: [Dependency]
  var evaluate: @Sendable (FormValues) -> Result

  /// Makes a rule of conditions' values: it never waits.
  init<each Read: FieldRead>(
    _ reads: repeat each Read, body: @escaping @Sendable (repeat (each Read).Value) -> Result
  ) {
    self.reads = Dependency.of(repeat each reads)
    evaluate = { values in body(repeat (each reads).value(in: values)) }
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
  static func of<each Read: FieldRead>(_ reads: repeat each Read) -> [Dependency] {
    var dependencies: [Dependency] = []
    for read in repeat each reads {
      dependencies.append(
        Dependency(field: read.field.fieldIndex, readsChoice: read.readsChoice))
    }
    return dependencies
  }
}

/// The values that a list depends on, by ids: lists under equal keys are the same list.
struct ParentKey: Hashable, Sendable {
  var parts: [FieldValue]
}

/// Where the options of a field come from.
struct OptionsRule: Sendable {
  /// Options as they came out, still without their type: an `OptionList` of the field's option type.
  typealias Options = any Sendable

  enum Source: Sendable {
    /// Computed at once from what is read; an error makes the field failed.
    case derived(@Sendable (FormValues) throws -> Options)
    /// Asked of a loader; what it does is nil where somebody else answers requests, as in a scenario.
    ///
    /// It is given the cursor of a further page, or nil for the first.
    case loaded(LoadPolicy, @Sendable (FormValues, (any Sendable)?) -> LoadRequest.Work?)
  }

  var reads: [Dependency]
  /// The parts of the key that the list depends on; nil for a part that has to be waited for.
  var parts: @Sendable (FormValues) -> [FieldValue?]
  var source: Source

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
    self.reads = reads.map {
      Dependency(field: $0.field.fieldIndex, readsChoice: $0.readsChoice)
    }
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

/// The field that has to be answered first.
struct BlockedBy: Error, Hashable, Sendable {
  var field: Int
}

/// All rules of one field.
struct FieldRules: Sendable {
  var visible: FormRule<Bool>?
  var enabled: FormRule<Bool>?
  var required: FormRule<Bool>?
  var label: FormRule<String>?
  var placeholder: FormRule<String>?
  /// The default, as an `InitialChoice` of the field's ids.
  var initialChoice: FormRule<any Sendable>?
  var options: OptionsRule?
  /// What of the options is left, for results.
  var filter: FormRule<ListFilter>?
  var onHidden = HiddenPolicy.mask
  var isUniqueWithinParent = false
}
