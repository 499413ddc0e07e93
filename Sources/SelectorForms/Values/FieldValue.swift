/// What a field holds, whatever its kind: for submitted forms, logs and renderers without types.
public enum FieldValue: Hashable, Sendable {
  /// Nothing.
  case none
  /// One option.
  case option(OptionID)
  /// Options, in option order; empty for none.
  case options([OptionID])
  /// A text: that of a text field, or one's own in a combobox.
  case text(String)
  /// A switch.
  case on(Bool)
  /// The rows of a group of fields that repeats, in order; empty for none.
  case rows([RowID])

  /// Whether nothing is given: no option, no text.
  ///
  /// A switch always gives something.
  public var isEmpty: Bool {
    switch self {
    case .none: true
    case .options(let ids): ids.isEmpty
    case .text(let text): text.isEmpty
    case .rows(let rows): rows.isEmpty
    case .option, .on: false
    }
  }
}

/// What is wrong with the value of a field.
public enum FieldIssue: String, Hashable, Sendable, CaseIterable {
  /// A value must be given and is not.
  case required
  /// The value is none of the options.
  case notAMember
  /// The option of the value is disabled.
  case optionDisabled
  /// Fewer options are chosen than must be.
  case tooFew
  /// More options are chosen than may be.
  case tooMany
  /// A row before holds the same value, and no two may.
  case duplicate
}
