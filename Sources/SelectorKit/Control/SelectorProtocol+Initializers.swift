extension SelectorProtocol {
  /// Makes one of options that say how they read.
  ///
  /// Of options with one id the first stays.
  ///
  /// - Complexity: O(*n*) hashes of ids, where *n* is the number of options.
  public init(
    _ placeholder: String, options: [Option],
    default initialChoice: InitialChoice<Option.ID> = .none
  ) where Option: SelectorOption {
    self.init(
      options: OptionList(options), presentation: .ofOptions, default: initialChoice,
      configuration: SelectorConfiguration(placeholder: placeholder))
  }

  /// Makes one of options whose label a closure or a key path gives.
  ///
  /// Of options with one id the first stays.
  ///
  /// - Complexity: O(*n*) hashes of ids, where *n* is the number of options.
  public init(
    _ placeholder: String, options: [Option], label: @escaping @Sendable (Option) -> String,
    default initialChoice: InitialChoice<Option.ID> = .none
  ) where Option: SendableMetatype {
    self.init(
      options: OptionList(options), presentation: OptionPresentation(label: label),
      default: initialChoice, configuration: SelectorConfiguration(placeholder: placeholder))
  }

  /// Makes one of options that were written down with their sections.
  public init(
    _ placeholder: String, outline: OptionOutline<Option>,
    label: @escaping @Sendable (Option) -> String,
    default initialChoice: InitialChoice<Option.ID> = .none
  ) where Option: SendableMetatype, Option.ID: Sendable {
    let sections = outline.sections
    self.init(
      options: OptionList(outline.options),
      presentation: OptionPresentation(label: label, section: { sections[$0.id] }),
      default: initialChoice, configuration: SelectorConfiguration(placeholder: placeholder))
  }

  /// Makes one of the cases of an enumeration that says how they read, in their order.
  public init(
    _ placeholder: String, default initialChoice: InitialChoice<Option.ID> = .none
  ) where Option: SelectorOption & CaseIterable {
    self.init(placeholder, options: Array(Option.allCases), default: initialChoice)
  }

  /// Makes one of the cases of an enumeration whose raw values are their labels.
  public init(
    _ placeholder: String, default initialChoice: InitialChoice<Option.ID> = .none
  ) where Option: CaseIterable & RawRepresentable & SendableMetatype, Option.RawValue == String {
    self.init(
      placeholder, options: Array(Option.allCases), label: { $0.rawValue },
      default: initialChoice)
  }

  /// Makes one of the cases of an enumeration that says how they read and has raw values too.
  ///
  /// Without this one the two above would both fit such an enumeration.
  public init(
    _ placeholder: String, default initialChoice: InitialChoice<Option.ID> = .none
  )
  where
    Option: SelectorOption & CaseIterable & RawRepresentable, Option.RawValue == String
  {
    self.init(placeholder, options: Array(Option.allCases), default: initialChoice)
  }

  /// Makes one of plain values, each its own label and id.
  public init<Value>(
    _ placeholder: String, options: [Value], default initialChoice: InitialChoice<Value> = .none
  ) where Option == ValueOption<Value> {
    self.init(placeholder, options: options.map { ValueOption($0) }, default: initialChoice)
  }

  /// Says what is missing where options do not say how they read.
  @available(
    *, unavailable,
    message:
      "say how an option reads: `label: \\.name`, or let the option type adopt `SelectorOption`"
  )
  public init(
    _ placeholder: String, options: [Option],
    default initialChoice: InitialChoice<Option.ID> = .none
  ) where Option: SendableMetatype {
    self.init(
      options: OptionList(options), presentation: OptionPresentation(label: { _ in "" }),
      default: initialChoice, configuration: SelectorConfiguration())
  }

  /// Says what is missing where the cases of an enumeration do not say how they read.
  @available(
    *, unavailable,
    message:
      "say how a case reads: give the enumeration `String` raw values, or let it adopt `SelectableCase` with a `label`"
  )
  public init(
    _ placeholder: String, default initialChoice: InitialChoice<Option.ID> = .none
  ) where Option: CaseIterable & SendableMetatype {
    self.init(
      options: OptionList(Array(Option.allCases)),
      presentation: OptionPresentation(label: { _ in "" }), default: initialChoice,
      configuration: SelectorConfiguration())
  }
}
