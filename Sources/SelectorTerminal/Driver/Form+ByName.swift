import SelectorForms
import SelectorKit

/// Fields by name, at their places among those that can be seen.
extension Form {
  /// The place of a field; nil for one that cannot be seen.
  ///
  /// - Complexity: O(*f*), where *f* is the number of places.
  func place(of fieldID: String) -> Int? {
    (0..<controlCount).first { field(at: $0)?.fieldID == fieldID }
  }

  /// Whether the options of the field at a place are on their way.
  func isLoading(at index: Int) -> Bool {
    field(at: index).map { status(of: $0) == .loading } ?? false
  }
}
