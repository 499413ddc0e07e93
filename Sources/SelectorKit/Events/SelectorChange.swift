/// One thing that happened to a selector, with what was before and why.
///
/// Changes come out in a fixed order: what was written to the choice, what the value became without a
/// write, opening or closing, the highlight. An equal write is no change. Closing reports no highlight:
/// a closed list has none.
public enum SelectorChange<ID: Hashable>: Hashable {
  /// An option was chosen, or added to the choices.
  case chose(ID, previous: ID?, SelectorReason)
  /// An option was taken from the choices of a selector of several.
  case removed(ID, SelectorReason)
  /// A text that is no option was chosen in a combobox.
  case entered(String, SelectorReason)
  /// The whole choice was taken away.
  case cleared(previous: [ID], SelectorReason)
  /// The value changed although nobody wrote to the choice.
  case valueChanged(previous: [ID], current: [ID], SelectorReason)
  /// The list opened.
  case opened(SelectorReason)
  /// The list closed.
  case closed(SelectorCloseReason)
  /// The highlight moved, or is gone.
  case highlighted(ID?)
  /// The query that narrows the list is another, and finds so many options.
  case searched(query: String, count: Int)
  /// What was asked for did not happen.
  case refused(ID?, SelectorRefusal)
}

extension SelectorChange: Sendable where ID: Sendable {}
