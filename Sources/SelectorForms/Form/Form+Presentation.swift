public import SelectorKit

extension Form: PresentationSource {
  /// How many fields can be seen.
  ///
  /// A group of fields that repeats counts as one, and so does the name of each of its rows.
  public var controlCount: Int { shownCount }

  /// The place of the focused field among those that can be seen.
  public var focusedIndex: Int? { focusedField.flatMap { rank(of: $0) } }

  /// The place of a field with an open list, the focused one before others.
  public var openIndex: Int? {
    if let focusedField, values.isOpen(focusedField) {
      return rank(of: focusedField)
    }
    return openFieldPlaces.first.flatMap { rank(of: $0) }
  }

  /// The places of the fields whose rows stand in the form itself, and those of names of groups and rows.
  ///
  /// - Complexity: O(*r* log *f*), where *r* is their number and *f* that of all fields.
  public var inlineIndices: [Int] {
    guard !plan.groups.isEmpty else { return inlineFields.compactMap { rank(of: $0) } }
    return
      (inlineFields.flatMap { places(ofColumn: $0) }.compactMap { rank(of: $0) } + headingRanks)
      .sorted()
  }

  /// A field that can be seen, by its place among those, from 0.
  public func control(at index: Int) -> ControlPresentation {
    guard let item = shownItem(at: index) else {
      return ControlPresentation(kind: .text, label: "")
    }
    guard case .field(let place) = item else { return heading(of: item) }
    let machine = values.machine(place)
    var control = machine.presentation
    control.level = place < values.rows.declaredCount ? 0 : 2
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
    let isGroup = plan.groupAtField[place] != nil
    switch issue {
    case .duplicate: return strings.duplicate
    case .required: return strings.required
    case .notAMember: return strings.notAMember
    case .optionDisabled: return strings.optionDisabled
    case .tooFew:
      return SelectorStrings.fill(
        isGroup ? strings.tooFewRows : strings.tooFew, with: "\(configuration.limits.minimum)")
    case .tooMany:
      return SelectorStrings.fill(
        isGroup ? strings.tooManyRows : strings.tooMany,
        with: "\(configuration.limits.maximum ?? 0)")
    }
  }

  /// The lines that the list of a field would take if nothing were in its way; 0 if it is closed.
  public func wantedLines(at index: Int) -> Int {
    shownPlace(at: index).map { values.machine($0).wantedLines } ?? 0
  }

  /// What the open list of a field shows in so many lines, or nil if it is closed.
  public func list(at index: Int, lines: Int) -> ListPresentation? {
    guard let place = shownPlace(at: index) else { return nil }
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
    shownPlace(at: index).flatMap { values.machine($0).section(ofRow: row) }
  }

  /// The text that results were asked for, or that narrows them, where none is left.
  private func queryWithoutRows(at place: Int, _ content: ListPresentation.Content) -> String? {
    let reads: [Dependency]?
    switch content {
    case .empty where values.kind(place) == .results:
      reads = plan.rules[declared(place)].options?.reads
    case .filteredOut:
      let narrowing = plan.seats[declared(place)].flatMap { plan.relations[$0.relation].narrowing }
      reads = (plan.rules[declared(place)].filter?.reads ?? []) + (narrowing?.reads ?? [])
    case .rows, .loading, .waiting, .failed, .empty, .noMatch, .blocked: return nil
    }
    for read in reads ?? [] where !read.readsRows {
      let field = self.place(read: read.field, from: place)
      if case .text(let query) = values.value(field), !query.isEmpty { return query }
    }
    return nil
  }

  /// The place of a field among those that can be seen; nil for a hidden one.
  public func visibleIndex(of field: some FieldReference) -> Int? {
    place(of: field).flatMap { rank(of: $0) }
  }

  /// The rules that the form and its fields break: empty, unless there is a fault in this package.
  ///
  /// - Complexity: O(*n*), where *n* is the number of all options and of the rows of relations.
  public func checkInvariants() -> [String] {
    var broken = brokenRelations
    for place in values.fields {
      let machine = values.machine(place)
      if machine.value != values.ownValue(place) {
        broken.append("\(fieldID(place)): readers see another value than the field holds")
      }
      broken += machine.brokenInvariants().map { "\(fieldID(place)): \($0)" }
      if isSingleOpen, machine.isOpen != group.isOpen(place) {
        broken.append("\(fieldID(place)): the group does not know that it is open or closed")
      }
    }
    if isSingleOpen, group.openMembers.count > 1 { broken.append("more than one list is open") }
    return broken + brokenRowInvariants()
  }
}
