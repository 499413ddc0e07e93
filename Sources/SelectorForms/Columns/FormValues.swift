import SelectorKit

/// What the fields of a form hold and whether they can be seen: all that rules can read.
///
/// A rule gets at it only through the keys it declared; see ``FieldRead``.
///
/// What rules make of a field stands here first, in columns; its machine is told when somebody asks for it.
/// An edit that reaches ten thousand fields of which ten are on the screen then wakes ten machines.
public struct FormValues: Sendable {
  /// The fields at work, some of them behind their columns: see ``machine(_:)`` and ``update(_:_:)``.
  private var machines: [any FieldMachine]
  /// Read part by part: a cell as a whole costs more to copy than to read.
  private var cells: [FieldCell]
  /// Who says what of the traits of each field.
  private(set) var traits: [TraitRecord]
  /// Where the fields of rows stand.
  var rows: RowStore
  /// Whose rules are computed: fields are named as they were declared, and found here.
  var scope = RowScope.outside

  init(
    machines: [any FieldMachine], rules: [FieldRules], isRead: [Bool], groups: [RowsDeclaration]
  ) {
    self.machines = machines
    rows = RowStore(declaredCount: machines.count, groups: groups)
    cells = machines.indices.map {
      FieldCell(machines[$0], rules: rules[$0], isRead: isRead[$0])
    }
    traits = machines.indices.map { TraitRecord(machines[$0], rules: rules[$0]) }
  }

  /// The places of all fields.
  var fields: Range<Int> { machines.indices }

  // MARK: Rows

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
  mutating func put(
    _ machine: any FieldMachine, at place: Int, rules: FieldRules, isRead: Bool,
    isDisabledByProgram: Bool?
  ) {
    let cell = FieldCell(machine, rules: rules, isRead: isRead)
    var trait = TraitRecord(machine, rules: rules)
    if let isDisabledByProgram {
      trait.isDisabledByProgram = isDisabledByProgram
      trait.isMade = false
    }
    if place < machines.count {
      machines[place] = machine
      cells[place] = cell
      traits[place] = trait
    } else {
      machines.append(machine)
      cells.append(cell)
      traits.append(trait)
    }
  }

  // MARK: Machines

  /// A field at work, as it is now.
  func machine(_ field: Int) -> any FieldMachine {
    guard isBehind(field) else { return machines[field] }
    var machine = machines[field]
    cells[field].bringUp(&machine, traits[field])
    return machine
  }

  /// Does something to a field and takes over what it holds then.
  mutating func update<Result>(
    _ field: Int, _ body: (inout any FieldMachine) -> Result
  ) -> Result {
    if isBehind(field) {
      cells[field].bringUp(&machines[field], traits[field])
      cells[field].endBeingAhead(of: machines[field])
    }
    let result = body(&machines[field])
    cells[field].refresh(from: machines[field])
    return result
  }

  /// Whether a machine does not know what rules made.
  private func isBehind(_ field: Int) -> Bool {
    cells[field].areTraitsAhead || cells[field].isValueAhead
  }

  // What no rule makes is right in a machine that is behind too.
  func kind(_ field: Int) -> ControlPresentation.Kind { cells[field].kind }
  func source(_ field: Int) -> FieldSource { machines[field].source }
  func untouchedSource(_ field: Int) -> FieldSource { machines[field].untouchedSource }

  /// Whether a user can do nothing with a field.
  func isDisabled(_ field: Int) -> Bool {
    cells[field].areTraitsAhead
      ? traits[field].made.isDisabled : machines[field].configuration.isDisabled
  }

  // MARK: Reading

  func isVisible(_ field: Int) -> Bool { cells[field].isVisible }
  func isOpen(_ field: Int) -> Bool { cells[field].isOpen }

  /// Whether readers see the value of a field: it is shown, or keeps its value while hidden.
  func isReadable(_ field: Int) -> Bool { cells[field].isVisible || cells[field].isKept }

  /// The value of a field as others see it: that of a hidden field is none, unless it is kept.
  func value(_ field: Int) -> FieldValue {
    isReadable(field) ? cells[field].value : cells[field].kind.noValue
  }

  /// The value of a field, also while it is hidden.
  func ownValue(_ field: Int) -> FieldValue { cells[field].value }

  /// The value of a field as others see it, or what was chosen in it.
  @usableFromInline
  func read(_ field: Int, isChoice: Bool) -> FieldValue {
    let field = place(of: field)
    return isChoice ? machine(field).chosen : value(field)
  }

  /// Whether others see a switch that is on.
  @usableFromInline
  func isOn(_ field: Int) -> Bool {
    let field = place(of: field)
    if case .on(true) = cells[field].value { return isReadable(field) }
    return false
  }

  /// The option that others see, for fields that rules read.
  @inlinable
  func option<Option: Hashable & Identifiable & Sendable>(
    _ field: Int, as type: Option.Type
  ) -> Option? where Option.ID: Sendable {
    guard let (column, place) = readableColumn(field),
      let column = ListColumn<Option>.typed(column)
    else { return nil }
    return column.option(at: place)
  }

  @usableFromInline
  func readableColumn(_ field: Int) -> (column: any AnyListColumn, place: ValuePlace)? {
    let field = place(of: field)
    guard isReadable(field), let column = cells[field].column else { return nil }
    return (column, cells[field].place)
  }

  /// Whether the value is final: it is not held while options are on their way or could not be had.
  func isSettled(_ field: Int) -> Bool {
    switch machines[place(of: field)].status {
    case .loading, .failed: false
    case .ready, .blocked: true
    }
  }

  /// What others that depend on the value compare: equal stamps, equal values.
  func stamp(_ field: Int) -> Int { isReadable(field) ? cells[field].revision : -1 }

  // MARK: What rules make

  mutating func setVisible(_ field: Int, _ isVisible: Bool) {
    cells[field].isVisible = isVisible
  }

  /// Whether the value of a field is kept while it is hidden.
  func isKept(_ field: Int) -> Bool { cells[field].isKept }

  mutating func setKept(_ field: Int, _ isKept: Bool) { cells[field].isKept = isKept }

  /// What a rule goes on from that makes the list or the default of a field; nil to ask the machine.
  @usableFromInline
  func followedColumn(_ field: Int) -> (column: any AnyListColumn, place: ValuePlace)? {
    guard cells[field].isFollowed, !cells[field].isOpen, let column = cells[field].column else {
      return nil
    }
    return (column, cells[field].place)
  }

  /// The default of a field that its machine does not know yet, as an `InitialChoice` of its ids.
  @usableFromInline
  func followedDefault(_ field: Int) -> (any Sendable)? { cells[field].initial }

  @usableFromInline
  mutating func follow(
    _ initial: consuming any Sendable, at place: ValuePlace, _ value: consuming FieldValue?,
    of field: Int
  ) {
    cells[field].follow(initial, at: place, value)
  }

  @usableFromInline
  mutating func follow(
    _ column: consuming any AnyListColumn, at place: ValuePlace,
    _ value: consuming FieldValue?, of field: Int
  ) {
    cells[field].follow(column, at: place, value)
  }

  /// Takes over what rules say of a field; what is open or half typed has to be told at once.
  ///
  /// - Returns: What happened to the field; nil where what rules say is not another.
  mutating func followTraits(of field: Int, _ plan: FormPlan) -> [FormChange.Event]? {
    let rules = rows.declared(field)
    var isDisabled = traits[field].isDisabledByProgram
    if !isDisabled, let enabled = plan.slotRules[rules].enabled { isDisabled = !enabled(self) }
    if let owner = rows.owner(of: field), self.isDisabled(owner) { isDisabled = true }
    var isOther = traits[field].made.isDisabled.become(isDisabled)
    if plan.slotRules[rules].hasOtherTraits {
      if let required = plan.slotRules[rules].required {
        let isRequired = required(self)
        if traits[field].made.isRequired.become(isRequired) { isOther = true }
      }
      if let label = plan.slotRules[rules].label {
        let text = label(self)
        if traits[field].made.label.become(text) { isOther = true }
      }
      if let placeholder = plan.slotRules[rules].placeholder {
        let text = placeholder(self)
        if traits[field].made.placeholder.become(text) { isOther = true }
      }
    }
    return isOther || !traits[field].isMade ? noteTraits(field) : nil
  }

  private mutating func noteTraits(_ field: Int) -> [FormChange.Event] {
    traits[field].isMade = true
    guard cells[field].isOpen || cells[field].kind == .combobox else {
      cells[field].areTraitsAhead = true
      return []
    }
    let made = traits[field].made
    return update(field) { $0.apply(made) }
  }

  mutating func setDisabledByProgram(_ field: Int, _ isDisabled: Bool) {
    traits[field].isDisabledByProgram = isDisabled
  }

  /// The configuration of a field is another: what rules say has to be said anew.
  mutating func forgetTraits(_ field: Int) { traits[field].isMade = false }
}

extension Equatable {
  /// Takes on a value; false if it is the same already.
  fileprivate mutating func become(_ value: Self) -> Bool {
    guard self != value else { return false }
    self = value
    return true
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
