/// What became of each saved field when a form was restored.
public struct RestoreReport: Hashable, Sendable {
  /// What became of one field.
  public enum Outcome: Hashable, Sendable {
    /// It holds what was saved.
    case restored
    /// It is kept and holds once the options are there.
    case pending
    /// It is kept, but its option is not among the options.
    case missing(ids: [SavedID])
    /// Ids were renamed on the way, from the old to the new one.
    case renamed([Renaming])
    /// The form has no such field.
    case unknownField
  }

  /// An id that was renamed.
  public struct Renaming: Hashable, Sendable {
    /// The id that was saved.
    public var old: SavedID
    /// The id that took its place.
    public var new: SavedID
  }

  /// What became of each field, by its saved id, in the order of the form; unknown ones last.
  public var outcomes: [(field: String, outcome: Outcome)] {
    zip(fields, results).map { ($0, $1) }
  }

  private(set) var fields: [String] = []
  private(set) var results: [Outcome] = []

  mutating func add(_ outcome: Outcome, of field: String) {
    fields.append(field)
    results.append(outcome)
  }

  /// What became of a field; nil for one that was not saved.
  public subscript(_ field: String) -> Outcome? {
    fields.firstIndex(of: field).map { results[$0] }
  }
}

/// Saved data that a form cannot take; what was good in it is in place all the same.
public struct FormRestoreError: Error, Hashable, Sendable {
  /// One fault, and where it is.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The place in the saved form: `fields.country.chosen`.
    public var path: String
    /// What is wrong, and what was expected.
    public var message: String

    /// The place and what is wrong there.
    public var description: String { "\(path): \(message)" }
  }

  /// The faults, in the order of the form.
  public var faults: [Fault]
  /// What became of the fields that were good.
  public var report: RestoreReport
}

extension FormRestoreError: CustomStringConvertible {
  /// The faults, one a line.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

/// Names that changed since a form was saved.
public struct SavedAliases: Hashable, Sendable {
  /// New ids of fields, by their old ones.
  public var fields: [String: String]
  /// New ids of options, by their old ones, for each field by its present id.
  public var options: [String: [SavedID: SavedID]]

  /// Makes a table of names; without arguments nothing changed.
  public init(fields: [String: String] = [:], options: [String: [SavedID: SavedID]] = [:]) {
    self.fields = fields
    self.options = options
  }
}
