public import SelectorKit

/// A value of a column as an option of a field that belongs to a relation.
public struct ColumnOption<Value: Hashable & Sendable>: SelectorOption, Sendable {
  /// The value that stands in the column.
  public let value: Value
  /// How it reads.
  public let label: String
  /// Why a user cannot choose it: `no match` where the relation disables what would leave no row.
  public let disabledReason: String?

  init(_ value: Value, label: String, isOutOfReach: Bool) {
    self.value = value
    self.label = label
    disabledReason = isOutOfReach ? RelationWords.noMatch : nil
  }

  /// The value.
  public var id: Value { value }
}

/// What a relation says by itself.
enum RelationWords {
  /// Why an option that would leave no row cannot be chosen.
  static let noMatch = "no match"
}
