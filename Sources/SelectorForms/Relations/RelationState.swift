import SelectorKit

/// What a relation came to when it was settled last.
struct RelationState: Sendable {
  /// What its fields brought; nil to settle anew.
  var inputs: [MemberInput]?
  /// What narrowed it, as far as it is compared.
  var narrowingKey: NarrowingKey?
  /// The rows that conditions on other fields leave; nil for all.
  var narrowed: RowSet?
  /// What became of each member.
  var outcomes: [MemberOutcome] = []
  /// For each member the rows that agree with what holds in all others, narrowed; nil for all.
  var others: [RowSet?] = []
  /// For each member the number of those rows for each value.
  var counts: [[Int32]] = []
  /// The rows that agree with everything that holds, narrowed; nil for all.
  var passing: RowSet?
}

/// What a field brings into its relation.
struct MemberInput: Hashable, Sendable {
  /// Whether it takes part: a field that nobody sees does not, unless it keeps its value.
  var isPresent: Bool
  /// What was chosen, in the order of choosing.
  var chosen: [OptionID]
  /// Whether nobody has chosen, so that a default may hold.
  var isUntouched: Bool
  /// Whether several values may hold.
  var isMulti: Bool
  /// When the choice was written; the greatest is the latest.
  var edit: Int
  var policy: MissingPolicy
  var initial: CodedDefault
}

/// What became of a field of a relation.
struct MemberOutcome: Hashable, Sendable {
  /// The values that are kept of its choice.
  var kept: [Int] = []
  /// What is chosen and not kept.
  var unseated: [OptionID] = []
  /// The values that its default gives; nil where no default is declared.
  var defaults: [Int]?
  var listed = ListedValues()
}

/// What the conditions that narrow a relation read: where it is the same, so are the rows.
struct NarrowingKey: Hashable, Sendable {
  var stamps: [Int]
  var choices: [FieldValue]
}
