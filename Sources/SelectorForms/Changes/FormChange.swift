public import SelectorKit

/// One thing that happened to a form, with the field it happened to.
///
/// The changes of one transaction come in a fixed order: what was written to the fields, what values
/// became without a write (in field order), opening and closing, highlights.
public struct FormChange: Hashable, Sendable {
  /// What happened to a field.
  public enum Event: Hashable, Sendable {
    /// Something happened to the selector of the field.
    case selector(SelectorChange<OptionID>)
    /// The text is another.
    case text(String, SelectorReason)
    /// The switch is on or off now.
    case on(Bool, SelectorReason)
    /// The value of a field with a list, or of a group, is another, although nobody wrote to it.
    case valueChanged(previous: FieldValue, current: FieldValue, SelectorReason)
    /// A row came, went or moved.
    case row(RowEvent, SelectorReason)
  }

  /// What happened to one row of a group of fields that repeats.
  ///
  /// A row that comes or goes tells nothing of the values of its fields.
  public enum RowEvent: Hashable, Sendable {
    /// It was added, empty or as a copy of another; its position from 0.
    case added(RowID, position: Int)
    /// It was removed.
    case removed(RowID)
    /// It stands elsewhere; its new position from 0.
    case moved(RowID, position: Int)
  }

  /// The id of the field.
  public var field: String
  /// What happened.
  public var event: Event

  /// Makes a change.
  public init(field: String, event: Event) {
    self.field = field
    self.event = event
  }
}

extension FormChange: CustomStringConvertible {
  /// The change in one line, as scenario files spell it: `country chose fr (keyboard)`.
  ///
  /// What was refused and what was searched for are lines too, though scenarios do not count them.
  public var description: String {
    switch event {
    case .text(_, let reason): "\(field) text (\(reason.rawValue))"
    case .on(let isOn, let reason): "\(field) \(isOn ? "on" : "off") (\(reason.rawValue))"
    case .valueChanged(_, let current, let reason):
      "\(field) value \(Self.words(for: current)) (\(reason.rawValue))"
    case .selector(let change): "\(field) \(change)"
    case .row(.added(let row, _), let reason): "\(field) added \(row) (\(reason.rawValue))"
    case .row(.removed(let row), let reason): "\(field) removed \(row) (\(reason.rawValue))"
    case .row(.moved(let row, _), let reason): "\(field) moved \(row) (\(reason.rawValue))"
    }
  }

  private static func words(for value: FieldValue) -> String {
    if case .text(let text) = value { return text }
    var words = value.ids.map(\.description)
    if case .rows(let rows) = value { words = rows.map(\.description) }
    return words.isEmpty ? "cleared" : words.joined(separator: ", ")
  }

  /// Whether scenarios count it as an event: searches and refusals are announcements only.
  public var isEvent: Bool {
    switch event {
    case .selector(.searched), .selector(.refused): false
    default: true
    }
  }
}

extension FormChange {
  /// The place of the change in the order of one transaction.
  var rank: Int {
    switch event {
    case .text(_, let reason), .on(_, let reason): Self.isDerived(reason) ? 1 : 0
    case .valueChanged: 1
    case .row: 0
    case .selector(let change):
      switch change {
      case .chose, .removed, .entered, .cleared: 0
      case .valueChanged: 1
      case .opened, .closed: 2
      case .highlighted, .searched, .refused: 3
      }
    }
  }

  /// Whether it tells where the highlight is.
  var isHighlight: Bool {
    if case .selector(.highlighted) = event { true } else { false }
  }

  private static func isDerived(_ reason: SelectorReason) -> Bool {
    reason == .undo || reason == .reset
  }
}
