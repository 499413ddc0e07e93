import SelectorKit

/// Rows that other fields narrow: nothing is chosen among them.
struct ResultsField<Row: Hashable & Identifiable & Sendable>: PlainField where Row.ID: Sendable {
  let presentationOfRows: OptionPresentation<Row>
  var configuration: SelectorConfiguration
  private(set) var status: OptionsStatus = .ready
  private(set) var rows: FilteredRows<Row>
  private(set) var valueRevision = 0

  init(
    rows: OptionList<Row>, presentation: OptionPresentation<Row>,
    configuration: SelectorConfiguration
  ) {
    self.rows = FilteredRows(all: rows, passing: Array(0..<rows.count))
    presentationOfRows = presentation
    self.configuration = configuration
  }

  var kind: ControlPresentation.Kind { .results }
  var source: FieldSource { FieldSource(content: .on(false)) }
  var untouchedSource: FieldSource { source }
  mutating func put(_ source: FieldSource) {}
  func isSame(_ source: FieldSource, as other: FieldSource) -> Bool { true }
  mutating func netEvents(
    since source: FieldSource, previous: FieldValue, isReturn: Bool, _ reason: SelectorReason
  ) -> [FormChange.Event] { [] }

  func saved(_ source: FieldSource) -> SavedValue? { .untouched }
  func source(from saved: SavedValue) -> FieldSource? { saved == .untouched ? source : nil }
  var hasNoOptions: Bool { rows.all.isEmpty }
  var savedForm: String { "nothing: rows hold no choice" }

  var value: FieldValue { .none }
  var chosen: FieldValue { .none }
  func issues(isRequired: Bool, isEnforced: Bool) -> [FieldIssue] { [] }
  mutating func press(_ press: KeyPress, at instant: SelectorInstant) -> [FormChange.Event] { [] }
  mutating func paste(_ text: String, at instant: SelectorInstant) -> [FormChange.Event] { [] }
  mutating func pressHeader() -> [FormChange.Event] { [] }

  // MARK: Rows

  /// The rows that pass and all of them; none while they are not there.
  var counts: ResultCounts {
    guard status == .ready else { return ResultCounts(shown: 0, total: 0) }
    return ResultCounts(shown: rows.passing.count, total: rows.all.count)
  }

  func options<Option: Sendable>(as type: Option.Type) -> [Option] {
    guard status == .ready else { return [] }
    return rows.passing.compactMap { rows.all.option(at: $0) as? Option }
  }

  mutating func setList(
    _ options: (any Sendable)?, status: OptionsStatus
  ) -> [FormChange.Event] {
    self.status = status
    switch options {
    case nil: rows = FilteredRows(all: [], passing: [])
    case let filtered as FilteredRows<Row>: rows = filtered
    case let list as OptionList<Row>:
      rows = FilteredRows(all: list, passing: Array(0..<list.count))
    default: self.status = .failed(message: "the list holds rows of another type")
    }
    return []
  }

  // MARK: What can be seen

  var presentation: ControlPresentation {
    let counts = counts
    let strings = configuration.strings
    let words = SelectorStrings.fill(
      counts.total == 1 ? strings.outOfOne : strings.outOf,
      with: ["\(counts.shown)", "\(counts.total)"])
    return ControlPresentation(
      kind: .results, label: configuration.label, summary: status == .ready ? words : "",
      isEnabled: !configuration.isDisabled)
  }

  var rowCount: Int { counts.shown }
  var wantedLines: Int {
    let limit = max(0, configuration.rows)
    // A long table is not counted further than there are lines.
    return max(1, min(min(counts.shown, limit) * configuration.linesPerRow, limit))
  }

  func list(lines: Int) -> ListPresentation? {
    switch status {
    case .loading: return ListPresentation(content: .loading)
    case .failed(let message): return ListPresentation(content: .failed(message: message))
    case .blocked(let parent): return ListPresentation(content: .blocked(by: parent))
    case .ready: break
    }
    guard !rows.passing.isEmpty else {
      return ListPresentation(content: rows.all.isEmpty ? .empty : .filteredOut)
    }
    let height = configuration.linesPerRow
    let count = lines > 0 ? max(1, lines / height) : 0
    let shown = rows.passing.prefix(count).enumerated().compactMap { index, position in
      rows.all.option(at: position).map { row in
        ListPresentation.Row(
          index: index, label: presentationOfRows.label(row),
          detail: presentationOfRows.detail?(row))
      }
    }
    var list = ListPresentation(content: .rows, rows: shown, total: rows.passing.count)
    list.linesPerRow = height
    return list
  }
}

/// Rows with the places of those that pass a filter.
struct FilteredRows<Row: Hashable & Identifiable & Sendable>: Sendable where Row.ID: Sendable {
  var all: OptionList<Row>
  var passing: [Int]
}

/// How many rows of results pass the filters, and how many there are.
public struct ResultCounts: Hashable, Sendable {
  /// The rows that pass.
  public var shown: Int
  /// All rows, of the table or of the current answer.
  public var total: Int
}
