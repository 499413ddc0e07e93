import SelectorKit

/// The field that stands for a group of fields that repeats: which rows there are, in order.
///
/// That list is the source of the group as a choice is that of a selector: undo, reset, saving and dirtiness
/// know no other difference. The fields of the rows follow it.
struct RowsField: FieldMachine {
  /// The rows of a form that nobody has touched.
  let initial: [RowID]
  private(set) var order: [RowID]
  private(set) var valueRevision = 0
  var configuration: SelectorConfiguration

  init(count: Int, configuration: SelectorConfiguration) {
    initial = (0..<max(0, count)).map { RowID($0 + 1) }
    order = initial
    self.configuration = configuration
  }

  var kind: ControlPresentation.Kind { .group }
  var rowOrder: [RowID]? { order }
  var source: FieldSource { FieldSource(content: .rows(order)) }
  var untouchedSource: FieldSource { FieldSource(content: .rows(initial)) }
  var value: FieldValue { .rows(order) }
  var chosen: FieldValue { .rows(order) }

  mutating func put(_ source: FieldSource) {
    if case .rows(let rows) = source.content { set(rows) }
  }

  private mutating func set(_ rows: [RowID]) {
    guard rows != order else { return }
    order = rows
    valueRevision &+= 1
  }

  func isSame(_ source: FieldSource, as other: FieldSource) -> Bool { source == other }

  // MARK: Changing

  mutating func perform(_ verb: RowVerb, _ reason: SelectorReason) -> [FormChange.Event] {
    var rows = order
    let event: FormChange.RowEvent
    switch verb {
    case .add(let row, let position):
      let position = max(0, min(position, rows.count))
      rows.insert(row, at: position)
      event = .added(row, position: position)
    case .remove(let row):
      guard let position = rows.firstIndex(of: row) else { return [] }
      rows.remove(at: position)
      event = .removed(row)
    case .move(let row, let position):
      guard let old = rows.firstIndex(of: row) else { return [] }
      let position = max(0, min(position, rows.count - 1))
      guard position != old else { return [] }
      rows.remove(at: old)
      rows.insert(row, at: position)
      event = .moved(row, position: position)
    }
    set(rows)
    return [.row(event, reason)]
  }

  mutating func netEvents(
    since source: FieldSource, previous: FieldValue, isReturn: Bool, _ reason: SelectorReason
  ) -> [FormChange.Event] {
    guard case .rows(let old) = source.content, old != order else { return [] }
    let kept = Set(order)
    var known = Set(old)
    var rows = old.filter { kept.contains($0) }
    var events = old.filter { !kept.contains($0) }.map { FormChange.RowEvent.removed($0) }
    for (position, row) in order.enumerated() {
      if known.insert(row).inserted {
        rows.insert(row, at: position)
        events.append(.added(row, position: position))
      } else if rows[position] != row, let place = rows[position...].firstIndex(of: row) {
        rows.insert(rows.remove(at: place), at: position)
        events.append(.moved(row, position: position))
      }
    }
    return events.map { .row($0, reason) }
  }

  // MARK: Nothing of a field that holds one value

  func saved(_ source: FieldSource) -> SavedValue? { .untouched }
  func source(from saved: SavedValue) -> FieldSource? { saved == .untouched ? source : nil }
  var savedForm: String { #"rows, `{"rows": […]}`"# }
  mutating func press(_ press: KeyPress, at instant: SelectorInstant) -> [FormChange.Event] { [] }
  mutating func paste(_ text: String, at instant: SelectorInstant) -> [FormChange.Event] { [] }
  mutating func pressHeader() -> [FormChange.Event] { [] }

  mutating func configure(
    _ change: (inout SelectorConfiguration) -> Void
  ) -> [FormChange.Event] {
    change(&configuration)
    return []
  }

  // MARK: What can be seen

  func issues(isRequired: Bool, isEnforced: Bool) -> [FieldIssue] {
    guard isEnforced else { return [] }
    let limits = configuration.limits
    if order.isEmpty, isRequired { return [.required] }
    if order.count < limits.minimum { return [.tooFew] }
    if let maximum = limits.maximum, order.count > maximum { return [.tooMany] }
    return []
  }

  var presentation: ControlPresentation {
    let strings = configuration.strings
    let summary =
      order.count == 1
      ? strings.oneRow : SelectorStrings.fill(strings.rows, with: "\(order.count)")
    return ControlPresentation(
      kind: .group, label: configuration.label, text: summary, role: .value, summary: summary,
      isEnabled: !configuration.isDisabled, isReadOnly: configuration.isReadOnly)
  }

  func brokenInvariants() -> [BrokenInvariant] { [] }
}

/// What can be done to the list of rows.
enum RowVerb: Hashable, Sendable {
  case add(RowID, position: Int)
  case remove(RowID)
  case move(RowID, position: Int)
}
