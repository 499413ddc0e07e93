import SelectorKit

extension Form {
  // MARK: Values

  /// The option that is the value of a field; nil for none, and for one that is held or flagged.
  public subscript<Option>(_ field: FieldKey<Option>) -> Option? {
    isReadable(field) ? control(of: field)?.value : nil
  }

  /// The options that are the value of a field, in option order.
  public subscript<Option>(_ field: MultiFieldKey<Option>) -> [Option] {
    isReadable(field) ? control(of: field)?.value ?? [] : []
  }

  /// The option that is the value of a combobox; nil for none and for a text of one's own.
  public subscript<Option>(_ field: ComboboxFieldKey<Option>) -> Option? {
    isReadable(field) ? control(of: field)?.value : nil
  }

  /// Whether readers see the value: that of a hidden field only where its policy says so.
  private func isReadable(_ field: some FieldReference) -> Bool {
    place(of: field).map { values.isReadable($0) } ?? false
  }

  /// Whether a switch is on.
  public subscript(_ field: ToggleFieldKey) -> Bool { value(of: field) == .on(true) }

  /// The text of a field.
  public subscript(_ field: TextFieldKey) -> String {
    if case .text(let text) = value(of: field) { text } else { "" }
  }

  /// The rows that pass the filters; none while they are not there.
  public subscript<Row>(_ field: ResultsFieldKey<Row>) -> [Row] {
    place(of: field).map { values.machine($0).options(as: Row.self) } ?? []
  }

  /// How many rows of results pass the filters, and how many there are.
  public func resultCounts(of field: some FieldReference) -> ResultCounts {
    place(of: field).map { values.machine($0).counts } ?? ResultCounts(shown: 0, total: 0)
  }

  /// What a field holds now, without its type.
  public func value(of field: some FieldReference) -> FieldValue {
    place(of: field).map { values.value($0) } ?? .none
  }

  /// What was chosen in a field, whether or not it holds now.
  public func chosen(of field: some FieldReference) -> FieldValue {
    place(of: field).map { values.machine($0).chosen } ?? .none
  }

  // MARK: State

  /// The id of the focused field.
  public var focusedFieldID: String? { focusedField.map { plan.fieldIDs[$0] } }

  /// The ids of the fields whose list is open; at most one where ``isSingleOpen``.
  public var openFieldIDs: [String] { openFieldPlaces.sorted().map { plan.fieldIDs[$0] } }

  /// Whether a user opened the field, edited it, or left it.
  public func isTouched(_ field: some FieldReference) -> Bool {
    place(of: field).map { records[$0].isTouched } ?? false
  }

  /// Whether a user wrote the field last, to something else than it held at the start.
  public func isDirty(_ field: some FieldReference) -> Bool {
    guard let place = place(of: field), records[place].wasWrittenByUser else { return false }
    return !values.machine(place).isSame(values.source(place), as: records[place].start)
  }

  /// Whether the field can be seen.
  public func isVisible(_ field: some FieldReference) -> Bool {
    place(of: field).map { values.isVisible($0) } ?? false
  }

  /// Whether a user can do anything with the field.
  public func isEnabled(_ field: some FieldReference) -> Bool {
    place(of: field).map { !values.isDisabled($0) } ?? false
  }

  // MARK: Validation and submit

  /// What is wrong with the value of a field now; shown once it is touched or after a submit.
  ///
  /// A hidden field has no issues. Of a disabled one nothing is required.
  public func issues(of field: some FieldReference) -> [FieldIssue] {
    place(of: field).map { issues(at: $0) } ?? []
  }

  func issues(at place: Int) -> [FieldIssue] {
    guard values.isVisible(place) else { return [] }
    let machine = values.machine(place)
    let configuration = machine.configuration
    return machine.issues(
      isRequired: configuration.isRequired, isEnforced: !configuration.isDisabled)
  }

  /// What checks of several fields find wrong with a field now, in words; a hidden field has none.
  public func checkFindings(of field: some FieldReference) -> [String] {
    place(of: field).map { findings(at: $0) } ?? []
  }

  func findings(at place: Int) -> [String] {
    guard values.isVisible(place), let checks = plan.checks[place] else { return [] }
    return checks.compactMap { $0.evaluate(values) }
  }

  /// Submits the form: refused while a field that can be seen has an issue, else what the fields give.
  ///
  /// A field without a value is left out; a switch always gives whether it is on.
  ///
  /// - Complexity: O(*f*), where *f* is the number of fields.
  @discardableResult
  public mutating func submit() -> Submission {
    let refusing = shown.places.filter { refuses($0) }
    let result: Submission =
      refusing.isEmpty
      ? .accepted(
        values.fields.compactMap { place in
          guard values.isReadable(place), values.kind(place) != .results else {
            return nil
          }
          let value = values.ownValue(place)
          return value.isEmpty ? nil : SubmittedField(id: plan.fieldIDs[place], value: value)
        })
      : .refused(refusing.map { plan.fieldIDs[$0] })
    submission = result
    revision += 1
    return result
  }

  private func refuses(_ place: Int) -> Bool {
    guard values.kind(place) != .results else { return false }
    if !issues(at: place).isEmpty || !findings(at: place).isEmpty { return true }
    switch values.machine(place).status {
    case .loading: return true
    case .failed: return !values.ownValue(place).isEmpty
    case .ready, .blocked: return false
    }
  }
}
