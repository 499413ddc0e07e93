/// Choices that other choices leave no room for: no members for now, though their options may be listed.
///
/// A form finds them out for fields that narrow each other.
package struct UnseatedChoices<ID: Hashable>: Hashable {
  /// The ids.
  package var ids: Set<ID>
  /// Whether a press on one that is shown as a value makes it the latest choice instead of taking it away.
  package var returnsWhenPressed: Bool

  package init(_ ids: Set<ID> = [], returnsWhenPressed: Bool = false) {
    self.ids = ids
    self.returnsWhenPressed = returnsWhenPressed
  }

  package var isEmpty: Bool { ids.isEmpty }
}

extension UnseatedChoices: Sendable where ID: Sendable {}
