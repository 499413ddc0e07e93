import SelectorKit

/// What the fields of a form hold and whether they can be seen: all that rules can read.
///
/// A rule gets at it only through the keys it declared; see ``FieldRead``.
public struct FormValues: Sendable {
  /// The fields at work; change them by ``update(_:_:)``, so that readers see what became of them.
  private(set) var machines: [any FieldMachine]
  /// What readers see of each field, without asking its machine.
  private var cells: [FieldCell]
  /// Where the fields of rows stand.
  var rows: RowStore
  /// Whose rules are computed: fields are named as they were declared, and found here.
  var scope = RowScope.outside

  init(
    machines: [any FieldMachine], onHidden: [HiddenPolicy], isRead: [Bool],
    groups: [RowsDeclaration]
  ) {
    self.machines = machines
    rows = RowStore(declaredCount: machines.count, groups: groups)
    cells = machines.indices.map {
      FieldCell(machines[$0], isKept: onHidden[$0] == .keep, isRead: isRead[$0])
    }
  }

  /// The place of a field that a rule names, in the row whose rule it is.
  @usableFromInline
  func place(of field: Int) -> Int {
    scope.fields.contains(field) ? field + scope.shift : field
  }

  /// The values as the rules of a field see them.
  func seen(from place: Int) -> FormValues {
    guard place >= rows.declaredCount else { return self }
    var values = self
    values.scope = rows.scope(of: place)
    return values
  }

  /// Puts a field at a place: at the next one, or in place of one that is out of use.
  mutating func put(_ machine: any FieldMachine, at place: Int, isKept: Bool, isRead: Bool) {
    let cell = FieldCell(machine, isKept: isKept, isRead: isRead)
    if place < machines.count {
      machines[place] = machine
      cells[place] = cell
    } else {
      machines.append(machine)
      cells.append(cell)
    }
  }

  /// Does something to a field and takes over what it holds then.
  mutating func update<Result>(
    _ field: Int, _ body: (inout any FieldMachine) -> Result
  ) -> Result {
    let result = body(&machines[field])
    cells[field].refresh(from: machines[field])
    return result
  }

  mutating func setVisible(_ field: Int, _ isVisible: Bool) {
    cells[field].isVisible = isVisible
  }

  /// Whether the value of a field is kept while it is hidden.
  func isKept(_ field: Int) -> Bool { cells[field].isKept }

  mutating func setKept(_ field: Int, _ isKept: Bool) { cells[field].isKept = isKept }

  func isVisible(_ field: Int) -> Bool { cells[field].isVisible }
  func isOpen(_ field: Int) -> Bool { cells[field].isOpen }

  /// Whether readers see the value of a field: it is shown, or keeps its value while hidden.
  func isReadable(_ field: Int) -> Bool { cells[field].isReadable }

  /// The value of a field as others see it: that of a hidden field is none, unless it is kept.
  func value(_ field: Int) -> FieldValue { cells[field].seenValue }

  /// The value of a field, also while it is hidden.
  func ownValue(_ field: Int) -> FieldValue { cells[field].value }

  /// The value of a field as others see it, or what was chosen in it.
  @usableFromInline
  func read(_ field: Int, isChoice: Bool) -> FieldValue {
    let field = place(of: field)
    return isChoice ? machines[field].chosen : cells[field].seenValue
  }

  /// Whether others see a switch that is on.
  @usableFromInline
  func isOn(_ field: Int) -> Bool { cells[place(of: field)].isOn }

  /// The option that others see, for fields that rules read.
  @inlinable
  func option<Option: Sendable>(_ field: Int, as type: Option.Type) -> Option? {
    (optionBox(field) as? OptionBox<Option>)?.option
  }

  @usableFromInline
  func optionBox(_ field: Int) -> (any AnyObject & Sendable)? {
    let cell = cells[place(of: field)]
    return cell.isReadable ? cell.option : nil
  }

  /// Whether the value is final: it is not held while options are on their way or could not be had.
  func isSettled(_ field: Int) -> Bool {
    switch machines[place(of: field)].status {
    case .loading, .failed: false
    case .ready, .blocked: true
    }
  }

  /// What others that depend on the value compare: equal stamps, equal values.
  func stamp(_ field: Int) -> Int { cells[field].isReadable ? cells[field].revision : -1 }
}

/// What readers see of a field, kept beside its machine: a read then needs neither a type nor a call.
private struct FieldCell: Sendable {
  /// What the field holds, whether or not it can be seen.
  private(set) var value: FieldValue
  /// The option that it holds, as an ``OptionBox``; nil for none, and where no rule reads the field.
  private(set) var option: (any AnyObject & Sendable)?
  /// The revision of the machine's value that was taken over.
  private(set) var revision: Int
  /// Whether the list is open.
  private(set) var isOpen: Bool
  var isVisible = true
  var isKept: Bool
  private let isRead: Bool
  private let kind: ControlPresentation.Kind

  init(_ machine: any FieldMachine, isKept: Bool, isRead: Bool) {
    value = machine.value
    option = isRead ? machine.optionBox : nil
    revision = machine.valueRevision
    isOpen = machine.isOpen
    kind = machine.kind
    self.isKept = isKept
    self.isRead = isRead
  }

  mutating func refresh(from machine: any FieldMachine) {
    isOpen = machine.isOpen
    let revision = machine.valueRevision
    guard revision != self.revision else { return }
    self.revision = revision
    value = machine.value
    if isRead { option = machine.optionBox }
  }

  var isReadable: Bool { isVisible || isKept }
  var seenValue: FieldValue { isReadable ? value : kind.noValue }
  var isOn: Bool {
    if case .on(true) = value { isReadable } else { false }
  }
}

/// An option behind a pointer, so that a column of options of any type reads without a conversion.
@usableFromInline
final class OptionBox<Option: Sendable>: Sendable {
  @usableFromInline let option: Option

  init(_ option: Option) { self.option = option }
}

extension ControlPresentation.Kind {
  /// What a field of the kind holds while it holds nothing.
  var noValue: FieldValue {
    switch self {
    case .selector, .combobox, .results: .none
    case .multi: .options([])
    case .toggle: .on(false)
    case .text: .text("")
    case .group: .rows([])
    }
  }
}

/// What becomes of a field that gets hidden.
public enum HiddenPolicy: String, Hashable, Sendable, CaseIterable {
  /// Readers see no value and it is not submitted; the choice is kept and comes back.
  case mask
  /// Readers see the value, and it is submitted.
  case keep
  /// The choice is forgotten.
  case clear
}
