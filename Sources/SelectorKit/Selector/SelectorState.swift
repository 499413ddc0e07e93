/// Everything of a ``Selector`` that an intent can change.
///
/// It holds ids and plain values only. Store it and put it back with ``Selector/restore(_:)``.
public struct SelectorState<ID: Hashable>: Hashable {
  /// The version of the form in which states are encoded.
  public static var version: Int { 1 }

  /// What was chosen, whether or not it holds now.
  public internal(set) var choice: Choice<ID> = .untouched
  /// Where a user is in the list.
  public internal(set) var list: ListState<ID>
}

extension SelectorState: Sendable where ID: Sendable {}

/// Saved state that cannot be put in place.
public enum RestoreError: Error, Hashable, Sendable {
  /// The state was saved in a form that this version does not know.
  case unknownVersion(Int)
  /// A closed list has a highlight, a query or the like; says what.
  case inconsistent(String)
}

extension RestoreError: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .unknownVersion(let version):
      "saved with version \(version) of the format; this package reads version 1"
    case .inconsistent(let what): "saved state is inconsistent: \(what)"
    }
  }
}
