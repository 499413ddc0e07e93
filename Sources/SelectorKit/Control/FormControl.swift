/// What a form needs of a selector beyond its public face: to take its choice out and put it back.
package protocol FormControl<Option>: SelectorProtocol {
  /// What is chosen, in the form in which it is kept.
  associatedtype Source: Hashable
  /// The choice: the only thing of a selector that undo, reset and saving know.
  var source: Source { get }
  /// The choice of a selector that nobody has touched.
  static var untouchedSource: Source { get }
  /// The choice that was taken away.
  static var clearedSource: Source? { get }
  /// The choice of these options; nil where the control cannot hold them.
  static func source(ids: [Option.ID]) -> Source?
  /// The choice of a text of one's own; nil where the control cannot hold one.
  static func source(text: String) -> Source?
  /// Whether a choice takes the value away on purpose.
  static func isCleared(_ source: Source) -> Bool
  /// The ids that were chosen, whether or not they hold.
  static func chosenIDs(_ source: Source) -> [Option.ID]
  /// Ids in the order of the list; those that are no option come last, in the order given.
  func inListOrder(_ ids: [Option.ID]) -> [Option.ID]
  /// The text of one's own that was chosen.
  static func chosenText(_ source: Source) -> String?
  /// The text of one's own that is the value.
  var valueText: String? { get }
  /// The default.
  var initialChoice: InitialChoice<Option.ID> { get }
  /// Replaces the default.
  mutating func setInitialChoice(_ choice: InitialChoice<Option.ID>)
  /// Whether the choice was made under other parents, so that it is no member whatever the list holds.
  var belongsElsewhere: Bool { get set }
  /// The choices that others leave no room for.
  var unseated: UnseatedChoices<Option.ID> { get set }
  /// Another number whenever the value is another, or reads differently.
  var valueRevision: Int { get }
  /// Puts a choice in place without a word; typed text and a range being drawn are gone.
  mutating func put(_ source: Source)
  /// Puts the choice in place that belongs to other parents; what a user is typing stays.
  mutating func exchange(_ source: Source)
  /// What changed in the choice since it was another, as one write; `isReturn` tells that the same choice
  /// was made again after others had left no room for it.
  mutating func netChanges(
    since source: Source, previousValues: [Option.ID], isReturn: Bool, _ reason: SelectorReason
  ) -> [SelectorChange<Option.ID>]
  /// Forgets what was a member and is none now, where the policy says so.
  mutating func forgetMissing(heldBefore: [Option.ID])
  /// Whether some option may be disabled at all, so that it is worth looking.
  var mayHaveDisabledOptions: Bool { get }
  /// Whether a press on the option does anything: it is listed in an open list, and not disabled.
  mutating func isPressable(_ id: Option.ID) -> Bool
  /// The first value in option order.
  var firstValue: SelectedValue<Option.ID>? { get }
  /// Options that were values, as they were last, by id.
  var lastKnown: [Option.ID: Option] { get set }
  /// How a value that holds came about, by id.
  var values: [SelectedValue<Option.ID>] { get }
  /// Changes what neither the list nor the value depends on: names, and whether it is disabled or required.
  mutating func setTraits(
    _ change: (inout SelectorConfiguration) -> Void
  ) -> [SelectorChange<Option.ID>]
  /// How far a search has come that is done in parts.
  var searchProgress: SearchProgress { get }
  /// Looks at some more options for the query; nothing where none is left to be looked at.
  mutating func continueSearch() -> [SelectorChange<Option.ID>]
  /// A user edited the text of an input somewhere else than at its end; nothing where there is no input.
  mutating func editText(_ text: String) -> [SelectorChange<Option.ID>]
  /// Replaces the options without forgetting a choice: whoever drives a transaction does so at its end.
  ///
  /// `forgettingAvailability` makes every option what its presentation says again.
  mutating func exchangeOptions(
    _ options: OptionList<Option>, status: OptionsStatus, forgettingAvailability: Bool
  ) -> [SelectorChange<Option.ID>]
  /// Puts highlight and window where they would be if the list had changed but once since it was another.
  mutating func followList(since earlier: Self) -> [SelectorChange<Option.ID>]
}

extension FormControl {
  package mutating func exchange(_ source: Source) { put(source) }
}

extension ListControl {
  package mutating func editText(_ text: String) -> [SelectorChange<Option.ID>] { [] }

  package var belongsElsewhere: Bool {
    get { isForeign }
    set {
      isForeign = newValue
      refreshValues()
    }
  }

  package var unseated: UnseatedChoices<Option.ID> {
    get { unseatedStore }
    set {
      unseatedStore = newValue
      refreshValues()
    }
  }

  package mutating func setInitialChoice(_ choice: InitialChoice<Option.ID>) {
    initialChoice = choice
    refreshValues()
  }

  package var mayHaveDisabledOptions: Bool {
    presentation.disabledReason != nil || !list.overrides.isEmpty
  }

  package func inListOrder(_ ids: [Option.ID]) -> [Option.ID] {
    guard ids.count > 1 else { return ids }
    let placed = ids.enumerated().map { offset, id in
      (position: list.options.currentPosition(of: id) ?? .max, offset: offset, id: id)
    }
    return placed.sorted { ($0.position, $0.offset) < ($1.position, $1.offset) }.map { $0.id }
  }

  package mutating func setTraits(
    _ change: (inout SelectorConfiguration) -> Void
  ) -> [SelectorChange<Option.ID>] {
    // Found out in the same access: to read the configuration once more copies all of it.
    var isDisabled = false
    func apply(to configuration: inout SelectorConfiguration) {
      change(&configuration)
      isDisabled = configuration.isDisabled
    }
    apply(to: &configuration)
    var changes: Changes = []
    if isDisabled { close(.disabled, into: &changes) }
    return changes
  }

  package mutating func exchangeOptions(
    _ options: OptionList<Option>, status: OptionsStatus, forgettingAvailability: Bool
  ) -> [SelectorChange<Option.ID>] {
    withInputs(.optionsChanged, forgetting: false) {
      $0.list.replaceOptions(
        options, status: status, forgettingAvailability: forgettingAvailability)
    }
  }

  package mutating func followList(since earlier: Self) -> [SelectorChange<Option.ID>] {
    list.follow(since: earlier.list)
    return highlight == earlier.highlight ? [] : [.highlighted(highlight)]
  }

  package mutating func isPressable(_ id: Option.ID) -> Bool {
    guard list.state.isOpen, let option = list.row(of: id).flatMap({ list.option(atRow: $0) })
    else { return false }
    return list.isEnabled(option)
  }
}
