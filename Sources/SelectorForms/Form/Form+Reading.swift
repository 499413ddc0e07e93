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
  public var focusedFieldID: String? { focusedField.map { fieldID($0) } }

  /// The ids of the fields whose list is open; at most one where ``isSingleOpen``.
  public var openFieldIDs: [String] { inOrder(openFieldPlaces).map { fieldID($0) } }

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
    let issues = machine.issues(
      isRequired: configuration.isRequired, isEnforced: !configuration.isDisabled)
    return isDuplicate(place) ? issues + [.duplicate] : issues
  }

  /// What checks of several fields find wrong with a field now, in words; a hidden field has none.
  public func checkFindings(of field: some FieldReference) -> [String] {
    place(of: field).map { findings(at: $0) } ?? []
  }

  func findings(at place: Int) -> [String] {
    var known: [Int: [[RowID: String]]] = [:]
    return findings(at: place, known: &known)
  }

  /// As ``findings(at:)``; what checks of all rows found is kept for other rows.
  private func findings(at place: Int, known: inout [Int: [[RowID: String]]]) -> [String] {
    guard values.isVisible(place) else { return [] }
    let own = plan.checks[declared(place)] ?? []
    let seen = own.isEmpty ? values : values.seen(from: place)
    return own.compactMap { $0.evaluate(seen) } + rowFindings(at: place, known: &known)
  }

  /// Submits the form: refused while a field that can be seen has an issue, else what the fields give.
  ///
  /// A field without a value is left out; a switch always gives whether it is on.
  ///
  /// - Complexity: O(*f*), where *f* is the number of fields.
  @discardableResult
  public mutating func submit() -> Submission {
    var known: [Int: [[RowID: String]]] = [:]
    let refusing = placesInOrder.filter { values.isVisible($0) && refuses($0, known: &known) }
    let result: Submission =
      refusing.isEmpty
      ? .accepted(
        plan.fieldIDs.indices.filter { plan.groupOfField[$0] == nil }.compactMap {
          submitted($0, as: fieldID($0))
        })
      : .refused(refusing.map { fieldID($0) })
    submission = result
    revision += 1
    return result
  }

  private func refuses(_ place: Int, known: inout [Int: [[RowID: String]]]) -> Bool {
    guard values.machine(place).kind != .results else { return false }
    if !issues(at: place).isEmpty || !findings(at: place, known: &known).isEmpty { return true }
    switch values.machine(place).status {
    case .loading: return true
    case .failed: return !values.ownValue(place).isEmpty
    case .ready, .blocked: return false
    }
  }
}
