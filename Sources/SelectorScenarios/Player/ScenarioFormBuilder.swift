import SelectorForms
import SelectorKit

/// Declares the fields and rules of a scenario, in its order.
struct ScenarioFormBuilder {
  let scenario: Scenario
  var make = FormBuilder()
  var loaders: [String: ScenarioForm.Loader] = [:]
  private(set) var keys: [String: ScenarioForm.Key] = [:]
  /// The fields that repeat, whose row the rules belong to that are being declared.
  private var scope: String?
  var relationKeys: [String: RelationKey<Scenario.Option>] = [:]

  init(_ scenario: Scenario) {
    self.scenario = scenario
    make.isSingleOpen = scenario.isSingleOpen
  }

  // MARK: Fields

  mutating func declareFields() {
    var make = make
    for field in scenario.fields {
      let key = declare(field, &make)
      keys[field.id] = keys[field.id] ?? key
    }
    self.make = make
  }

  private mutating func declare(
    _ field: Scenario.Field, _ make: inout FormBuilder
  ) -> ScenarioForm.Key {
    let configuration = configuration(of: field)
    let options = fixedOptions(of: field)
    let initial = Self.initialChoice(field.defaultValue)
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
      let key = make.toggle(field.id, field.label, text: field.placeholder)
      make.configure(key) { $0 = configuration }
      return .toggle(key)
    case .text:
      let key = make.text(field.id, field.label, placeholder: field.placeholder)
      make.configure(key) { $0 = configuration }
      return .text(key)
    case .results:
      let key =
        relationRows(of: field, &make)
        ?? make.results(field.id, field.label, rows: options.array, presentation: .scenario)
      make.configure(key) { $0 = configuration }
      return .results(key)
    case .repeated:
      let key = make.rows(
        field.id, field.label, row: field.rowLabel, startingWith: field.start,
        isRequired: field.isRequired, minimum: field.minimum, maximum: field.maximum
      ) { row in
        for inner in field.fields {
          let key = declare(inner, &row)
          keys[RowAddress.pattern(field.id, inner.id)] = key
        }
        return field.fields.map(\.id)
      }
      make.configure(key) { $0.isDisabled = field.isDisabled }
      return .rows(key)
    }
  }

  private func fixedOptions(of field: Scenario.Field) -> OptionList<Scenario.Option> {
    switch field.source {
    case .fixed(let options): return Self.unique(options)
    case .table(let name):
      let isFiltered = field.kind != .results && !field.filters.isEmpty
      return isFiltered ? [] : Self.unique(scenario.table(name)?.rows ?? [])
    case .async, .relation, .relationRows: return []
    }
  }

  /// A list of which the first of several options with one id stays, without a word.
  private static func unique(_ options: [Scenario.Option]) -> OptionList<Scenario.Option> {
    OptionList(uniqueIDs: OptionList(options).array)
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

  private func configuration(of field: Scenario.Field) -> SelectorConfiguration {
    var configuration = SelectorConfiguration(label: field.label, placeholder: field.placeholder)
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
      tab: Self.action(field.commit.tab), outside: Self.action(field.commit.outside),
      blur: Self.action(field.commit.blur))
    configuration.missing = MissingPolicy(rawValue: field.onMissing.rawValue) ?? .mask
    configuration.limits = SelectionLimits(
      minimum: field.minimum, maximum: field.maximum,
      overflow: SelectionLimits.Overflow(rawValue: field.overflow.rawValue) ?? .reject)
    configuration.allowsCustomText = field.allowsCustomValue
    configuration.rows = field.rows
    configuration.direction = scenario.direction == .rightToLeft ? .rightToLeft : .leftToRight
    configuration.keyMap =
      KeyMap.presets.first { $0.name == scenario.keyMap.rawValue } ?? .apg
    return configuration
  }

  private static func action(_ policy: Scenario.Field.Commit.Policy) -> CommitPolicy.Action {
    policy == .commit ? .commit : .discard
  }

  // MARK: Rules

  mutating func declareRules() {
    for field in scenario.fields {
      declareRules(of: field, in: nil)
      for inner in field.fields { declareRules(of: inner, in: field.id) }
    }
    narrowRelations()
  }

  private mutating func declareRules(of field: Scenario.Field, in rows: String?) {
    guard let key = keys[rows.map { RowAddress.pattern($0, field.id) } ?? field.id] else { return }
    scope = rows
    declareConditions(of: field, key.reference)
    declareSource(of: field, key)
    if field.isUniqueWithinParent { make.uniqueWithinParent(key.reference) }
    if field.isUniqueAmongRows { make.requireUnique(key.reference) }
  }

  private mutating func declareConditions(of field: Scenario.Field, _ key: any FieldReference) {
    let policy = HiddenPolicy(rawValue: field.onHidden.rawValue) ?? .mask
    make.setHiddenPolicy(policy, of: key)
    if let condition = field.visibleWhen {
      let rule = ConditionRule(condition, keys: keys, in: scope)
      make.show(key, onHidden: policy, whenAny: rule.reads) { rule.holds($0) }
    }
    if let condition = field.enabledWhen {
      let rule = ConditionRule(condition, keys: keys, in: scope)
      make.enable(key, whenAny: rule.reads) { rule.holds($0) }
    }
  }

  private mutating func declareSource(of field: Scenario.Field, _ key: ScenarioForm.Key) {
    switch (field.source, key) {
    case (.async(let fields), .results(let key)):
      if let loader = loaders[field.id] {
        make.load(key, forAny: reads(fields), policy: Self.policy(field), loading: loader)
      } else {
        make.load(key, forAny: reads(fields), policy: Self.policy(field))
      }
      declareFilter(of: field, key)
    case (_, .results(let key)): declareFilter(of: field, key)
    case (.async(let fields), let key):
      if let loader = loaders[field.id] {
        make.load(
          key.reference, forAny: reads(fields), policy: Self.policy(field), loading: loader)
      } else {
        make.load(key.reference, forAny: reads(fields), policy: Self.policy(field))
      }
    case (.relation(let name, let column, let label), let key):
      join(key, to: name, column: column, label: label)
    case (.table(let name), let key) where !field.filters.isEmpty:
      let table = TableIndex(
        scenario.table(name)?.rows ?? [], columns: field.filters.map(\.column))
      make.derive(key.reference, fromAny: reads(field.filters.map(\.field))) { values in
        table.rows(matching: values)
      }
    default: break
    }
  }

  /// Scenarios remember every answer.
  private static func policy(_ field: Scenario.Field) -> LoadPolicy {
    LoadPolicy(debounce: field.debounce, cache: LoadCache(capacity: .max))
  }

  private mutating func declareFilter(
    of field: Scenario.Field, _ key: ResultsFieldKey<Scenario.Option>
  ) {
    var fields = field.filters.map(\.field)
    if let match = field.match { fields.append(match.field) }
    guard !fields.isEmpty else { return }
    let filter = RowCondition(filters: field.filters, match: field.match)
    make.filter(key, byAny: reads(fields)) { values in filter.condition(values) }
  }

  func reads(_ fields: [String]) -> [AnyFieldRead] {
    fields.compactMap { keys.read($0, in: scope) }
  }
}
