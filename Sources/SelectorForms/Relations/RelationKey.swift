/// The key of a relation: rows of which several fields are columns and narrow each other.
public struct RelationKey<Row: Sendable>: Sendable {
  /// The name of the relation, for messages.
  public let relationID: String
  let index: Int
  /// The form to which the key belongs.
  public let formID: FormID
}

/// What becomes of an option of a relation that would leave no row.
public enum EmptyOptionPolicy: String, Hashable, Sendable, CaseIterable {
  /// It is not listed.
  case hide
  /// It is listed and disabled, with the reason `no match`.
  case disable
  /// It is listed and can be chosen: choices made earlier then give way.
  case keep
}

/// How many rows an option of a relation would leave.
public struct OptionCount<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The id of the option.
  public let id: ID
  /// The rows that agree with it and with what holds in the other fields.
  public let count: Int
}
