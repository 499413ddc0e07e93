import SelectorKit

extension Form {
  // MARK: Values

  /// The option that is the value of a field; nil for none, and for one that is held or flagged.
  public subscript<Option>(_ field: FieldKey<Option>) -> Option? { control(of: field)?.value }

  /// The options that are the value of a field, in option order.
  public subscript<Option>(_ field: MultiFieldKey<Option>) -> [Option] {
    control(of: field)?.value ?? []
  }

  /// The option that is the value of a combobox; nil for none and for a text of one's own.
  public subscript<Option>(_ field: ComboboxFieldKey<Option>) -> Option? {
    control(of: field)?.value
  }

  /// Whether a switch is on.
  public subscript(_ field: ToggleFieldKey) -> Bool { value(of: field) == .on(true) }

  /// The text of a field.
  public subscript(_ field: TextFieldKey) -> String {
    if case .text(let text) = value(of: field) { text } else { "" }
  }

  /// What a field holds now, without its type.
  public func value(of field: some FieldReference) -> FieldValue {
    place(of: field).map { machines[$0].value } ?? .none
  }

  /// What was chosen in a field, whether or not it holds now.
  public func chosen(of field: some FieldReference) -> FieldValue {
    place(of: field).map { machines[$0].chosen } ?? .none
  }

  // MARK: State

  /// The id of the focused field.
  public var focusedFieldID: String? { focusedField.map { fieldIDs[$0] } }

  /// The ids of the fields whose list is open; at most one where ``isSingleOpen``.
  public var openFieldIDs: [String] { openFieldPlaces.sorted().map { fieldIDs[$0] } }

  /// Whether a user opened the field, edited it, or left it.
  public func isTouched(_ field: some FieldReference) -> Bool {
    place(of: field).map { records[$0].isTouched } ?? false
  }

  /// Whether a user wrote the field last, to something else than it held at the start.
  public func isDirty(_ field: some FieldReference) -> Bool {
    guard let place = place(of: field), records[place].wasWrittenByUser else { return false }
    return !machines[place].isSame(machines[place].source, as: records[place].start)
  }

  /// Whether the field can be seen.
  public func isVisible(_ field: some FieldReference) -> Bool {
    place(of: field).map { derived.isVisible[$0] } ?? false
  }

  /// Whether a user can do anything with the field.
  public func isEnabled(_ field: some FieldReference) -> Bool {
    place(of: field).map { !machines[$0].configuration.isDisabled } ?? false
  }

  // MARK: Validation and submit

  /// What is wrong with the value of a field now; shown once it is touched or after a submit.
  ///
  /// A hidden field has no issues. Of a disabled one nothing is required.
  public func issues(of field: some FieldReference) -> [FieldIssue] {
    place(of: field).map { issues(at: $0) } ?? []
  }

  func issues(at place: Int) -> [FieldIssue] {
    guard derived.isVisible[place] else { return [] }
    let configuration = machines[place].configuration
    return machines[place].issues(
      isRequired: configuration.isRequired, isEnforced: !configuration.isDisabled)
  }

  /// Submits the form: refused while a field that can be seen has an issue, else what the fields give.
  ///
  /// A field without a value is left out; a switch always gives whether it is on.
  ///
  /// - Complexity: O(*f*), where *f* is the number of fields.
  @discardableResult
  public mutating func submit() -> Submission {
    let refusing = derived.visible.filter { !issues(at: $0).isEmpty }
    let result: Submission =
      refusing.isEmpty
      ? .accepted(
        derived.visible.compactMap { place in
          let value = machines[place].value
          return value.isEmpty ? nil : SubmittedField(id: fieldIDs[place], value: value)
        })
      : .refused(refusing.map { fieldIDs[$0] })
    submission = result
    return result
  }
}
