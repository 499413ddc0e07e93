/// Why a choice or a value changed.
public enum SelectorReason: String, Hashable, Sendable, CaseIterable {
  /// A key was pressed.
  case keyboard
  /// A pointer was pressed.
  case pointer
  /// A letter chose in place.
  case typeahead
  /// The program said so.
  case program
  /// The options changed, or what is disabled among them.
  case optionsChanged
  /// Something that the options depend on changed, or the control was shown or hidden.
  case parentChanged
  /// A default took hold, and nothing else changed.
  case `default`
  /// Everything was put back to the start.
  case reset
  /// A step was taken back, or taken again.
  case undo
  /// A saved state was put in place.
  case restored
  /// A limit took it away.
  case limit
}

/// Why a list closed.
public enum SelectorCloseReason: String, Hashable, Sendable, CaseIterable {
  /// An option was chosen.
  case selected
  /// The header was pressed again, or a key closed the list.
  case toggled
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Focus moved elsewhere.
  case blur
  /// A press outside.
  case outside
  /// The whole window lost its focus.
  case windowBlur
  /// Another list of the group opened.
  case sibling
  /// The control was disabled.
  case disabled
  /// The control was hidden.
  case hidden
  /// The program said so.
  case program
}

/// Why something that was asked for did not happen.
public enum SelectorRefusal: Hashable, Sendable {
  /// The option cannot be chosen; the reason is empty where nobody says why.
  case optionDisabled(reason: String)
  /// The option, or the one chosen now, is locked.
  case locked
  /// The control takes no choice from a user.
  case readOnly
  /// The control is disabled.
  case disabled
  /// There is no option with the id, or at the position.
  case unknownOption
  /// The maximum is reached.
  case limit(maximum: Int)
  /// What is typed finds no option.
  case noMatch(query: String)
  /// The control cannot be cleared.
  case notClearable
  /// The options follow from elsewhere, as those of a relation of a form do, and cannot be replaced.
  case derivedOptions
  /// The hook said no, for the reason given.
  case hook(reason: String)
}

#if !hasFeature(Embedded)
  extension SelectorReason: Codable {}
  extension SelectorCloseReason: Codable {}
#endif
