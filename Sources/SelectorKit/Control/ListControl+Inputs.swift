extension ListControl {
  /// Does something to the inputs and reports what the value and the highlight became.
  mutating func withInputs(
    _ reason: SelectorReason, forgetting: Bool, _ change: (inout Self) -> Void
  ) -> Changes {
    let oldValues = valueIDs
    let oldText = valueText
    let held = forgetting ? judgedIDs : []
    let oldHighlight = list.state.highlight
    change(&self)
    refreshValues()
    if forgetting { forgetMissing(heldBefore: held) }
    var changes: Changes = []
    if valueIDs != oldValues || valueText != oldText {
      changes.append(.valueChanged(previous: oldValues, current: valueIDs, reason))
    }
    if list.state.highlight != oldHighlight {
      changes.append(.highlighted(list.state.highlight))
    }
    return changes
  }

  /// A list that becomes ready judges every choice, one that was ready those that it held.
  private var judgedIDs: [Option.ID] {
    guard list.status == .ready else { return Self.chosenIDs(source) }
    return values.filter { $0.standing == .member }.map { $0.id }
  }

  /// Replaces the options; choice, highlight and open state follow their ids.
  @discardableResult
  public mutating func replaceOptions(
    _ options: OptionList<Option>, status: OptionsStatus
  ) -> [SelectorChange<Option.ID>] {
    withInputs(.optionsChanged, forgetting: true) {
      $0.list.replaceOptions(options, status: status)
    }
  }

  /// Adds options at the end; those with a known id are left out.
  @discardableResult
  public mutating func appendOptions(_ options: [Option]) -> [SelectorChange<Option.ID>] {
    withInputs(.optionsChanged, forgetting: false) { $0.list.append(options) }
  }

  /// Adds options at the end whose ids the caller knows to be unique, also among those that are there.
  ///
  /// The way to show a long list while it is read: nothing is looked up as long as nobody asks for an id.
  ///
  /// - Complexity: O(*m*) amortized, where *m* is the number of options added; with a query O(*n*).
  @discardableResult
  public mutating func appendOptions(uniqueIDs options: [Option]) -> [SelectorChange<Option.ID>] {
    withInputs(.optionsChanged, forgetting: false) { $0.list.append(uniqueIDs: options) }
  }

  /// How far a search has come that is done in parts.
  package var searchProgress: SearchProgress { list.searchProgress }

  /// Looks at some more options for the query; nothing where none is left to be looked at.
  ///
  /// - Complexity: O(1), but for texts that are very long: some hundred kilobytes are looked at.
  package mutating func continueSearch() -> [SelectorChange<Option.ID>] {
    continueSearch(upTo: Listbox<Option>.part)
  }

  mutating func continueSearch(upTo limit: Int) -> [SelectorChange<Option.ID>] {
    let progress = list.searchProgress
    guard progress != .done else { return [] }
    let oldHighlight = list.state.highlight
    list.continueSearch(upTo: limit)
    if progress == .underWay { didMove(.query) }
    return list.state.highlight == oldHighlight ? [] : [.highlighted(list.state.highlight)]
  }

  /// Says of one option whether it can be chosen, whatever its presentation says; nil takes it back.
  @discardableResult
  public mutating func setAvailability(
    _ availability: OptionAvailability?, of id: Option.ID
  ) -> [SelectorChange<Option.ID>] {
    withInputs(.optionsChanged, forgetting: false) {
      $0.list.setAvailability(availability, of: id)
    }
  }

  /// What the program said of the option with an id; nil if nothing.
  public func availability(of id: Option.ID) -> OptionAvailability? { list.overrides[id] }

  /// Changes the configuration and tells what follows.
  @discardableResult
  public mutating func configure(
    _ change: (inout SelectorConfiguration) -> Void
  ) -> [SelectorChange<Option.ID>] {
    var changes = withInputs(.optionsChanged, forgetting: false) {
      let rows = $0.configuration.rowLimit
      change(&$0.configuration)
      if $0.configuration.rowLimit != rows { $0.list.state.rowCapacity = $0.configuration.rowLimit }
      $0.applyConfiguration()
    }
    if configuration.isDisabled { close(.disabled, into: &changes) }
    return changes
  }

  /// Hands the list what it needs to know of the configuration.
  mutating func applyConfiguration() {
    list.holdsWhileLoading = configuration.holdsWhileLoading
    list.masksDisabledChoice = configuration.masksDisabledChoice
    list.maximumRows = configuration.rowLimit
    list.linesPerRow = configuration.linesPerRow
    list.configure(
      searchMode: configuration.search ?? (Self.keyKinds == .combobox ? .substring : nil),
      plan: configuration.searchPlan == .scannedInParts && Self.keyKinds == .combobox
        ? .scanned : configuration.searchPlan,
      reachesDisabled: configuration.reachesDisabled)
  }
}
