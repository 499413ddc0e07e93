/// The part that every selector has: options, the rows of them that are left, and where the user is.
///
/// It knows nothing of what is chosen; selectors ask it for rows and tell it where to go.
struct Listbox<Option: Hashable & Identifiable> {
  typealias ID = Option.ID

  let presentation: OptionPresentation<Option>
  private(set) var options: OptionList<Option>
  private(set) var status: OptionsStatus = .ready
  /// What the program said of single options, by id, whatever their presentation says.
  private(set) var overrides: [ID: OptionAvailability] = [:]
  private(set) var reachesDisabled = false
  var holdsWhileLoading = true
  var masksDisabledChoice = false
  private(set) var searchMode: SearchMode?
  private(set) var searchPlan = SearchPlan.indexed
  /// The most lines that the list asks for.
  var maximumRows: Int
  /// The lines that an option takes, its section's header not counted.
  var linesPerRow = 1
  var state: ListState<ID>

  // What follows from the above, kept so that a key does not cost a search.
  var rows: VisibleRows
  var highlightRow: Int?
  private var index: SearchIndex?
  /// How far a search without an index has come; nil where there is none.
  var pass: SearchPass?

  init(
    options: OptionList<Option>, presentation: OptionPresentation<Option>, rowCapacity: Int
  ) {
    self.options = options
    self.presentation = presentation
    maximumRows = max(0, rowCapacity)
    state = ListState(rowCapacity: maximumRows)
    rows = .all(options.count)
  }

  // MARK: Options by row and by position

  /// Positions beyond 32 bits are out of reach for a list; nobody has that many options in memory.
  var optionCount: Int {
    guard case .ready = status else { return 0 }
    return min(options.count, Int(Int32.max))
  }

  func option(atRow row: Int) -> Option? {
    rows.position(ofRow: row).flatMap { options.option(at: $0) }
  }

  func id(atRow row: Int) -> ID? { option(atRow: row)?.id }

  /// The row of an id among those that are left; makes the index of ids if there is none.
  mutating func row(of id: ID) -> Int? {
    position(of: id).flatMap { rows.row(ofPosition: $0) }
  }

  mutating func position(of id: ID) -> Int? {
    guard case .ready = status else { return nil }
    let count = options.count
    let position = options.position(of: id)
    if options.count < count { dropDuplicates() }
    return position
  }

  /// The first look-up dropped options whose ids had been called unique: rows are found anew.
  private mutating func dropDuplicates() {
    index = nil
    refilter()
    place(state.highlight.flatMap { row(of: $0) })
  }

  func disabledReason(of option: Option) -> String? {
    if !overrides.isEmpty, let override = overrides[option.id] { return override.disabledReason }
    return presentation.disabledReason?(option)
  }

  func isEnabled(_ option: Option) -> Bool { disabledReason(of: option) == nil }
  func isLocked(_ option: Option) -> Bool { presentation.isLocked?(option) ?? false }

  /// Tells whether a user can choose the option, or take it away.
  func isSelectable(_ option: Option) -> Bool { isEnabled(option) && !isLocked(option) }

  func canHighlight(row: Int) -> Bool {
    guard let option = option(atRow: row) else { return false }
    return reachesDisabled || isEnabled(option)
  }

  func section(ofRow row: Int) -> String? {
    guard let section = presentation.section, let option = option(atRow: row) else { return nil }
    return section(option)
  }

  // MARK: Inputs

  /// Replaces options and status; the highlight follows its id by the rules for lists that change.
  mutating func replaceOptions(
    _ options: OptionList<Option>, status: OptionsStatus, forgettingAvailability: Bool = false
  ) {
    let old = oldRows
    if forgettingAvailability { overrides = [:] }
    self.options = options
    self.status = status
    index = nil
    state.typeahead = TypeaheadSession()
    refilter()
    follow(old)
  }

  mutating func append(_ more: [Option]) {
    let count = options.count
    options.append(more)
    if index != nil { extendIndex(from: count) }
    state.typeahead = TypeaheadSession()
    let old = oldRows
    refilter()
    follow(old)
  }

  /// Adds options at the end of which no id is known: what stands at a position stays there.
  mutating func append(uniqueIDs more: [Option]) {
    let count = options.count
    let highlighted = highlightRow.flatMap { rows.position(ofRow: $0) }
    options.append(uniqueIDs: more)
    if index != nil { extendIndex(from: count) }
    state.typeahead = TypeaheadSession()
    if pass == nil { refilter() } else if searchPlan == .scanned { scan() }
    guard state.isOpen else { return }
    let row = highlighted.flatMap { rows.row(ofPosition: $0) }
    place(row ?? (activeQuery == nil ? nil : firstHighlightable()))
  }

  mutating func setAvailability(_ availability: OptionAvailability?, of id: ID) {
    overrides[id] = availability
    guard state.highlight != nil else { return }
    follow(oldRows)
  }

  /// Sets how the list is searched and walked; a list that is not searched has no query.
  mutating func configure(searchMode: SearchMode?, plan: SearchPlan, reachesDisabled: Bool) {
    let old = oldRows
    if searchMode != self.searchMode { endTypeahead() }
    // Nothing else that changes here makes a query find anything else.
    let isFound = searchMode == self.searchMode && (plan == .indexed) == (searchPlan == .indexed)
    self.searchMode = searchMode
    searchPlan = plan
    if plan != .indexed { index = nil }
    self.reachesDisabled = reachesDisabled
    if searchMode == nil { state.query = "" }
    if !isFound { refilter() } else if plan == .scanned { scan() }
    follow(old)
  }

  // MARK: The highlight

  /// Puts the highlight on a row, and the window where it shows.
  mutating func place(_ row: Int?) {
    highlightRow = row
    state.highlight = row.flatMap { id(atRow: $0) }
    clampWindow()
  }

  /// Finds what follows from the state anew, after the state was put in place as a whole.
  mutating func rebuild() {
    refilter()
    highlightRow = state.highlight.flatMap { row(of: $0) }
    clampWindow()
  }

  // MARK: The query

  /// Sets the query and filters; the window starts at the first row.
  mutating func search(_ query: String) {
    let previous = activeQuery
    state.query = query
    state.firstRow = 0
    refilter(narrowing: previous, inParts: searchPlan == .scannedInParts)
  }

  /// What is searched for; nil where nothing narrows the list.
  var activeQuery: SearchQuery? {
    guard let searchMode, !state.query.isEmpty else { return nil }
    return SearchQuery(state.query, mode: searchMode)
  }

  private mutating func refilter(
    narrowing previous: SearchQuery? = nil, inParts: Bool = false
  ) {
    guard let query = activeQuery, case .ready = status else {
      rows = .all(optionCount)
      pass = nil
      return
    }
    guard searchPlan == .indexed else {
      beginPass(narrowing: previous, to: query)
      if !inParts { scan() }
      return
    }
    pass = nil
    ensureIndex()
    let known = index ?? SearchIndex()
    // Whatever a longer query finds, the shorter one found too: a short list is searched again instead
    // of everything. A ranked one is put back in source order first, since ties keep it.
    if let previous, query.narrows(previous), case .some(let found) = rows,
      found.count < optionCount / 16
    {
      rows = .some(known.matches(query, in: found.sorted()))
    } else {
      rows = .some(known.matches(query))
    }
  }

  // MARK: The index of texts

  mutating func ensureIndex() {
    guard index == nil else { return }
    index = SearchIndex()
    extendIndex(from: 0)
  }

  private mutating func extendIndex(from first: Int) {
    guard var known = index else { return }
    index = nil
    let added = options.array[first..<max(first, optionCount)]
    let text = presentation.searchText ?? presentation.label
    let keywords = presentation.keywords.map { keywords in { keywords(added[first + $0]) } }
    known.append(count: added.count, label: { text(added[first + $0]) }, keywords: keywords)
    index = known
  }

  /// Tells whether the folded label of a row begins with folded text.
  func hasPrefix(_ folded: [UInt8], row: Int) -> Bool {
    guard let index, let position = rows.position(ofRow: row) else { return false }
    return index.hasPrefix(folded, at: position)
  }
}

/// What the program says of one option, whatever its presentation says.
public enum OptionAvailability: Hashable, Sendable {
  /// It can be chosen.
  case enabled
  /// It cannot be chosen; the reason is empty where nobody says why.
  case disabled(reason: String)

  var disabledReason: String? {
    if case .disabled(let reason) = self { reason } else { nil }
  }
}

extension Listbox: Sendable where Option: Sendable, Option.ID: Sendable {}

extension Listbox: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.state == right.state && left.status == right.status && left.overrides == right.overrides
      && left.presentation == right.presentation && left.options == right.options
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(state)
    hasher.combine(status)
    hasher.combine(overrides)
    hasher.combine(presentation)
    hasher.combine(options)
  }
}
