/// A dropdown that holds any number of options, within limits.
///
/// ```swift
/// var toppings = MultiSelector("No topping yet", options: ["Ham", "Olives", "Egg"])
/// toppings.configure { $0.limits = SelectionLimits(maximum: 2) }
/// toppings.choose(ids: ["Egg", "Ham"])
/// print(toppings.headerText)  // Ham, Egg
/// print(toppings.value.map(\.value))  // ["Ham", "Egg"]
/// ```
///
/// The value is in option order; the choice keeps the order of choosing. Each id is judged by itself
/// against the options, as ``Selector`` judges its one.
public struct MultiSelector<Option: Hashable & Identifiable>: SelectorProtocol {
  /// What is derived from a choice when nobody has chosen.
  public package(set) var initialChoice: InitialChoice<Option.ID>
  /// How the selector behaves; see ``SelectorProtocol/configure(_:)``.
  public internal(set) var configuration: SelectorConfiguration
  /// Asked about every change before it is made; nil lets everything through.
  public var hook: (@Sendable (SelectorProposal<Self>) -> HookDecision<Option.ID>)?

  var list: Listbox<Option>
  var choiceStore: Choice<[Option.ID]> = .untouched
  /// What was chosen before the range that is being drawn.
  var extensionBase: [Option.ID]?
  var lastChosen: Option.ID?
  /// Whether the choice was made under other parents, so that none of it is a member.
  var isForeign = false
  /// What other choices leave no room for.
  var unseatedStore = UnseatedChoices<Option.ID>()
  package internal(set) var values: [SelectedValue<Option.ID>] = []
  private(set) var valueSet: Set<Option.ID> = []
  /// Options that were values, for the labels of choices that are held.
  package var lastKnown: [Option.ID: Option] = [:]
  /// Another number whenever the value is another, or reads differently.
  package private(set) var valueRevision = 0

  /// Makes a selector of several.
  ///
  /// - Parameters:
  ///   - options: What can be chosen, in order.
  ///   - presentation: How options read.
  ///   - initialChoice: The default.
  ///   - configuration: How it behaves.
  /// - Complexity: O(1), but for a default that has to be looked up.
  public init(
    options: OptionList<Option>, presentation: OptionPresentation<Option>,
    default initialChoice: InitialChoice<Option.ID> = .none,
    configuration: SelectorConfiguration = SelectorConfiguration()
  ) {
    self.initialChoice = initialChoice
    self.configuration = configuration
    list = Listbox(
      options: options, presentation: presentation, rowCapacity: configuration.rowLimit)
    applyConfiguration()
    refreshValues()
  }

  /// What was chosen, in the order of choosing, whether or not it holds now.
  public var choice: Choice<[Option.ID]> { choiceStore }

  /// The ids that are the value now, and on what ground, in option order.
  public var selectedValues: [SelectedValue<Option.ID>] { values }

  /// The options that are the value now, in option order.
  ///
  /// - Complexity: O(*k*), where *k* is the number of values.
  public var value: [Option] {
    values.compactMap { value in
      value.standing == .flagged ? nil : value.position.flatMap { options.option(at: $0) }
    }
  }

  /// The state: choice, list, and the range that is being drawn.
  public var state: MultiSelectorState<Option.ID> {
    MultiSelectorState(
      choice: choiceStore, list: list.state, extensionBase: extensionBase, lastChosen: lastChosen)
  }

  /// ``KeyMap/Kinds/multi``.
  public static var keyKinds: KeyMap.Kinds { .multi }

  /// Derives the values anew.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of ids chosen.
  mutating func refreshValues() {
    let old = values
    values = derivedValues()
    var isOther = values != old
    valueSet = Set(values.map { $0.id })
    for value in values {
      if let position = value.position, let option = options.option(at: position) {
        if lastKnown.updateValue(option, forKey: value.id) != option { isOther = true }
      }
    }
    if isOther { valueRevision &+= 1 }
  }

  /// Takes one more member up among the values and leaves the others as they are.
  ///
  /// - Complexity: O(log *k*) comparisons, where *k* is the number of values; those behind it move.
  mutating func insertValue(_ option: Option, at position: Int) {
    let value = SelectedValue(id: option.id, position: position, standing: .member)
    values.insert(value, at: place(ofPosition: position))
    valueSet.insert(option.id)
    lastKnown[option.id] = option
    valueRevision &+= 1
  }

  /// Takes the value at a position of the list away and leaves the others as they are.
  ///
  /// - Complexity: O(log *k*) comparisons, where *k* is the number of values; those behind it move.
  mutating func removeValue(at position: Int) {
    valueSet.remove(values.remove(at: place(ofPosition: position)).id)
    valueRevision &+= 1
  }

  /// How many values stand before a position of the list; those that are no option come last.
  private func place(ofPosition position: Int) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if let other = values[middle].position, other < position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private mutating func derivedValues() -> [SelectedValue<Option.ID>] {
    let policy = configuration.missing
    var found: [SelectedValue<Option.ID>] = []
    switch choiceStore {
    case .cleared: return []
    case .untouched: return defaultValues()
    case .chosen(let ids):
      for id in ids {
        if let value = list.standing(
          of: id, policy: policy, isForeign: isForeign, unseated: unseatedStore)
        {
          found.append(value)
        }
      }
    }
    if found.isEmpty, policy == .fallback, list.status == .ready { return defaultValues() }
    return inOptionOrder(found)
  }

  private mutating func defaultValues() -> [SelectedValue<Option.ID>] {
    var seen: Set<Int> = []
    let positions = list.defaultPositions(initialChoice).filter { seen.insert($0).inserted }
    return inOptionOrder(positions.compactMap { list.byDefault($0) })
  }

  /// Options in the order of the list, then ids that are no option in the order of choosing.
  private func inOptionOrder(
    _ found: [SelectedValue<Option.ID>]
  ) -> [SelectedValue<Option.ID>] {
    // Mostly they are in order or all of them options: then nothing has to be taken apart.
    var isInOrder = true
    var areOptions = true
    var last = 0
    for value in found {
      let position = value.position ?? .max
      if position < last { isInOrder = false }
      if position == .max { areOptions = false }
      last = position
    }
    if isInOrder { return found }
    let members = areOptions ? found : found.filter { $0.position != nil }
    let sorted = members.sorted { ($0.position ?? 0) < ($1.position ?? 0) }
    return areOptions ? sorted : sorted + found.filter { $0.position == nil }
  }
}

extension MultiSelector: Sendable where Option: Sendable, Option.ID: Sendable {}
extension MultiSelector: ListControl {}
