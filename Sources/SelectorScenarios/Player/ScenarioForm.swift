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
    /// Fields that repeat, with the ids of the fields of a row.
    case rows(RowsKey<[String]>)

    /// The key without its kind.
    public var reference: any FieldReference {
      switch self {
      case .selector(let key): key
      case .multi(let key): key
      case .combobox(let key): key
      case .toggle(let key): key
      case .text(let key): key
      case .results(let key): key
      case .rows(let key): key
      }
    }

    /// The key of the field in one row.
    func `in`(_ row: RowID) -> Key {
      switch self {
      case .selector(let key): .selector(key.in(row))
      case .multi(let key): .multi(key.in(row))
      case .combobox(let key): .combobox(key.in(row))
      case .toggle(let key): .toggle(key.in(row))
      case .text(let key): .text(key.in(row))
      case .results(let key): .results(key.in(row))
      case .rows: self
      }
    }
  }

  /// The form.
  public var form: Form
  /// The keys of the fields, by their ids; those of a row by their ids in any row, `lines/*/product`.
  public let keys: [String: Key]

  /// The key of a field by its id, also in one row: `lines/2/product`; nil where none is declared.
  public func key(_ field: String) -> Key? { keys.key(field) }

  /// Makes the form that a scenario declares.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - showsCounts: Whether open lists of relations say behind each label how many rows it would leave.
  /// - Throws: `FormErrors` with every fault of the declaration.
  public init(_ scenario: Scenario, showsCounts: Bool = false) throws(FormErrors) {
    try self.init(scenario, showsCounts: showsCounts, loaders: [:])
  }

  /// What gives the options of a field that asks a loader, from the values of the fields that it names.
  package typealias Loader = @concurrent @Sendable ([FieldValue]) async throws -> [Scenario.Option]

  /// Makes the form that a scenario declares, with loaders for some of its fields, by their ids.
  ///
  /// - Throws: `FormErrors` with every fault of the declaration.
  package init(
    _ scenario: Scenario, showsCounts: Bool, loaders: [String: Loader]
  ) throws(FormErrors) {
    var builder = ScenarioFormBuilder(scenario)
    builder.loaders = loaders
    builder.declareRelations(showsCounts: showsCounts)
    builder.declareFields()
    builder.declareRules()
    keys = builder.keys
    form = try builder.make.build()
  }
}

extension [String: ScenarioForm.Key] {
  /// The key of a field by its id, also in one row.
  func key(_ field: String) -> ScenarioForm.Key? {
    if let key = self[field] { return key }
    guard let address = RowAddress(field), let row = address.row else { return nil }
    return self[address.pattern]?.in(RowID(row))
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
