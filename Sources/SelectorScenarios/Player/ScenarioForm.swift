public import SelectorForms
public import SelectorKit

/// A form made from a scenario, with the keys of its fields by their ids.
///
/// All its options have one type, ``Scenario/Option``, so a form that comes from a file needs no types of
/// its own; its rules read fields without types.
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
    /// Rows that other fields narrow.
    case results(ResultsFieldKey<Scenario.Option>)

    /// The key without its kind.
    public var reference: any FieldReference {
      switch self {
      case .selector(let key): key
      case .multi(let key): key
      case .combobox(let key): key
      case .toggle(let key): key
      case .text(let key): key
      case .results(let key): key
      }
    }
  }

  /// The form.
  public var form: Form
  /// The keys of the fields, by their ids.
  public let keys: [String: Key]

  /// Makes the form that a scenario declares.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - showsCounts: Whether open lists of relations say behind each label how many rows it would leave.
  /// - Throws: `FormErrors` with every fault of the declaration.
  public init(_ scenario: Scenario, showsCounts: Bool = false) throws(FormErrors) {
    var builder = ScenarioFormBuilder(scenario)
    builder.declareRelations(showsCounts: showsCounts)
    builder.declareFields()
    builder.declareRules()
    keys = builder.keys
    form = try builder.make.build()
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
