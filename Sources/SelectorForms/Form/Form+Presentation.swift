public import SelectorKit

extension Form: PresentationSource {
  /// How many fields can be seen.
  public var controlCount: Int { shown.count }

  /// The place of the focused field among those that can be seen.
  public var focusedIndex: Int? { focusedField.flatMap { shown.rank(of: $0) } }

  /// The place of a field with an open list, the focused one before others.
  public var openIndex: Int? {
    if let focusedField, values.isOpen(focusedField) {
      return shown.rank(of: focusedField)
    }
    return openFieldPlaces.first.flatMap { shown.rank(of: $0) }
  }

  /// The places of the fields whose rows stand in the form itself, among those that can be seen.
  ///
  /// - Complexity: O(*r* log *f*), where *r* is their number and *f* that of all fields.
  public var inlineIndices: [Int] { inlineFields.compactMap { shown.rank(of: $0) } }

  /// A field that can be seen, by its place among those, from 0.
  public func control(at index: Int) -> ControlPresentation {
    guard let place = shown.place(ofRank: index) else {
      return ControlPresentation(kind: .text, label: "")
    }
    let machine = values.machine(place)
    var control = machine.presentation
    control.isFocused = place == focusedField
    control.isRequired = machine.configuration.isRequired
    if records[place].isTouched || submission != nil {
      control.issues =
        issues(at: place).map { words(for: $0, at: place) } + findings(at: place)
    }
    return control
  }

  private func words(for issue: FieldIssue, at place: Int) -> String {
    let configuration = values.machine(place).configuration
    let strings = configuration.strings
    switch issue {
    case .required: return strings.required
    case .notAMember: return strings.notAMember
    case .optionDisabled: return strings.optionDisabled
    case .tooFew:
      return SelectorStrings.fill(strings.tooFew, with: "\(configuration.limits.minimum)")
    case .tooMany:
      return SelectorStrings.fill(strings.tooMany, with: "\(configuration.limits.maximum ?? 0)")
    }
  }

  /// The lines that the list of a field would take if nothing were in its way; 0 if it is closed.
  public func wantedLines(at index: Int) -> Int {
    shown.place(ofRank: index).map { values.machine($0).wantedLines } ?? 0
  }

  /// What the open list of a field shows in so many lines, or nil if it is closed.
  public func list(at index: Int, lines: Int) -> ListPresentation? {
    guard let place = shown.place(ofRank: index) else { return nil }
    let list = values.machine(place).list(lines: lines).map { withCounts($0, at: place) }
    // Options that are on their way only for a moment are not worth a word.
    if list?.content == .loading, records[place].load?.showsLoading(at: now) == false {
      return ListPresentation(content: .waiting, isMulti: list?.isMulti ?? false)
    }
    guard var list, let query = queryWithoutRows(at: place, list.content) else { return list }
    list.content = .noMatch(query: query)
    return list
  }

  /// The section to which a row of the open list of a field belongs; nil for none.
  public func section(at index: Int, row: Int) -> ListPresentation.Section? {
    shown.place(ofRank: index).flatMap { values.machine($0).section(ofRow: row) }
  }

  /// The text that results were asked for, or that narrows them, where none is left.
  private func queryWithoutRows(at place: Int, _ content: ListPresentation.Content) -> String? {
    let reads: [Dependency]?
    switch content {
    case .empty where values.kind(place) == .results:
      reads = plan.rules[place].options?.reads
    case .filteredOut:
      let narrowing = plan.seats[place].flatMap { plan.relations[$0.relation].narrowing }
      reads = (plan.rules[place].filter?.reads ?? []) + (narrowing?.reads ?? [])
    case .rows, .loading, .waiting, .failed, .empty, .noMatch, .blocked: return nil
    }
    for read in reads ?? [] {
      if case .text(let query) = values.value(read.field), !query.isEmpty { return query }
    }
    return nil
  }

  /// The place of a field among those that can be seen; nil for a hidden one.
  public func visibleIndex(of field: some FieldReference) -> Int? {
    place(of: field).flatMap { shown.rank(of: $0) }
  }

  /// The rules that the form and its fields break: empty, unless there is a fault in this package.
  ///
  /// - Complexity: O(*n*), where *n* is the number of all options and of the rows of relations.
  public func checkInvariants() -> [String] {
    var broken = brokenRelations
    for place in values.fields {
      let machine = values.machine(place)
      if machine.value != values.ownValue(place) {
        broken.append("\(plan.fieldIDs[place]): readers see another value than the field holds")
      }
      broken += machine.brokenInvariants().map { "\(plan.fieldIDs[place]): \($0)" }
      if isSingleOpen, machine.isOpen != group.isOpen(place) {
        broken.append("\(plan.fieldIDs[place]): the group does not know that it is open or closed")
      }
    }
    if isSingleOpen, group.openMembers.count > 1 { broken.append("more than one list is open") }
    return broken
  }
}
