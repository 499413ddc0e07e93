/// Everything of a ``MultiSelector`` that an intent can change.
public struct MultiSelectorState<ID: Hashable>: Hashable {
  /// The version of the form in which states are encoded.
  public static var version: Int { 1 }

  /// What was chosen, in the order of choosing, whether or not it holds now.
  public internal(set) var choice: Choice<[ID]> = .untouched
  /// Where a user is in the list.
  public internal(set) var list: ListState<ID>
  /// What was chosen before the range that is being drawn; nil while none is.
  public internal(set) var extensionBase: [ID]?
  /// The option that a user chose last.
  public internal(set) var lastChosen: ID?
}

extension MultiSelectorState: Sendable where ID: Sendable {}
