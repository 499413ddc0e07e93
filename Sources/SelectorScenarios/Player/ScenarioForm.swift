public import SelectorForms
public import SelectorKit

/// A form made from a scenario, with the keys of its fields by their ids.
///
/// All its options have one type, ``Scenario/Option``, so a form that comes from a file needs no types of
/// its own.
public struct ScenarioForm: Sendable {
  /// The key of a field, by its kind.
  public enum Key: Sendable {
    /// A field that holds one option or none.
    case selector(FieldKey<Scenario.Option>)
    /// A field that holds several options.
    case multi(MultiFieldKey<Scenario.Option>)
    /// A field that holds an option or a text.
    case combobox(ComboboxFieldKey<Scenario.Option>)
    /// A switch.
    case toggle(ToggleFieldKey)
    /// A line of text.
    case text(TextFieldKey)

    /// The key without its kind.
    public var reference: any FieldReference {
      switch self {
      case .selector(let key): key
      case .multi(let key): key
      case .combobox(let key): key
      case .toggle(let key): key
      case .text(let key): key
      }
    }
  }

  /// The form.
  public var form: Form
  /// The keys of the fields, by their ids.
  public let keys: [String: Key]

  /// Makes the form that a scenario declares.
  ///
  /// - Throws: `FormErrors` with every fault of the declaration.
  public init(_ scenario: Scenario) throws(FormErrors) {
    var make = FormBuilder()
    make.isSingleOpen = scenario.isSingleOpen
    var keys: [String: Key] = [:]
    for field in scenario.fields {
      let key = Self.declare(field, in: scenario, with: &make)
      make.configure(key.reference) { Self.configure(&$0, field, scenario) }
      keys[field.id] = key
    }
    self.keys = keys
    form = try make.build()
  }

  private static func declare(
    _ field: Scenario.Field, in scenario: Scenario, with make: inout FormBuilder
  ) -> Key {
    var configuration = SelectorConfiguration(label: field.label, placeholder: field.placeholder)
    configure(&configuration, field, scenario)
    let options = options(of: field, in: scenario)
    let initial = initialChoice(field.defaultValue)
    switch field.kind {
    case .selector:
      let selector = DropdownSelector(
        options: options, presentation: .scenario, default: initial, configuration: configuration)
      return .selector(make.selector(field.id, field.label, selector))
    case .multi:
      let selector = MultiSelector(
        options: options, presentation: .scenario, default: initial, configuration: configuration)
      return .multi(make.multi(field.id, field.label, selector))
    case .combobox:
      let combobox = Combobox(
        options: options, presentation: .scenario, default: initial, configuration: configuration)
      return .combobox(make.combobox(field.id, field.label, combobox))
    case .toggle:
      return .toggle(make.toggle(field.id, field.label, text: field.placeholder))
    case .text, .results:
      return .text(make.text(field.id, field.label, placeholder: field.placeholder))
    }
  }

  private static func options(
    of field: Scenario.Field, in scenario: Scenario
  ) -> OptionList<Scenario.Option> {
    switch field.source {
    case .fixed(let options): OptionList(options)
    case .table(let name): OptionList(scenario.table(name)?.rows ?? [])
    case .async, .relation, .relationRows: []
    }
  }

  private static func initialChoice(
    _ value: Scenario.Field.Default?
  ) -> InitialChoice<ScenarioID> {
    switch value {
    case nil: .none
    case .id(let id): .id(id)
    case .ids(let ids): .ids(ids)
    case .index(let index): .index(index)
    case .first: .first
    case .firstEnabled: .firstEnabled
    case .only: .only
    }
  }

  private static func configure(
    _ configuration: inout SelectorConfiguration, _ field: Scenario.Field, _ scenario: Scenario
  ) {
    configuration.isDisabled = field.isDisabled
    configuration.isReadOnly = field.isReadOnly
    configuration.isRequired = field.isRequired
    configuration.isClearable = field.isClearable
    configuration.isDeselectable = field.isDeselectable
    configuration.closesOnChoice = field.closesOnSelect
    configuration.search = field.search.flatMap { SearchMode(rawValue: $0.rawValue) }
    configuration.wraps = field.wraps
    configuration.typeahead.delay = field.typeahead.delay
    configuration.typeahead.closed =
      TypeaheadPolicy.Closed(rawValue: field.typeahead.closed.rawValue) ?? .select
    configuration.commit = CommitPolicy(
      tab: action(field.commit.tab), outside: action(field.commit.outside),
      blur: action(field.commit.blur))
    configuration.missing = MissingPolicy(rawValue: field.onMissing.rawValue) ?? .mask
    configuration.limits = SelectionLimits(
      minimum: field.minimum, maximum: field.maximum,
      overflow: SelectionLimits.Overflow(rawValue: field.overflow.rawValue) ?? .reject)
    configuration.allowsCustomText = field.allowsCustomValue
    configuration.rows = field.rows
    configuration.direction = scenario.direction == .rightToLeft ? .rightToLeft : .leftToRight
    configuration.keyMap =
      KeyMap.presets.first { $0.name == scenario.keyMap.rawValue } ?? .apg
  }

  private static func action(_ policy: Scenario.Field.Commit.Policy) -> CommitPolicy.Action {
    policy == .commit ? .commit : .discard
  }
}

extension OptionPresentation where Option == Scenario.Option {
  /// How an option of a scenario reads: as its members say.
  public static var scenario: Self {
    Self(
      label: { $0.label }, keywords: { $0.keywords }, section: { $0.section },
      detail: { $0.detail },
      disabledReason: { option in
        switch option.disabled {
        case .no: nil
        case .yes: ""
        case .because(let reason): reason
        }
      }, isLocked: { $0.isLocked })
  }
}
