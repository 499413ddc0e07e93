/// Where the highlight is when a key opens a list.
public enum OpeningPlace: String, Hashable, Sendable, CaseIterable {
  /// The chosen option, else the first that can be highlighted.
  case chosenOrFirst
  /// The chosen option, else the last that can be highlighted.
  case chosenOrLast
  /// The chosen option, else none.
  case chosenOrNone
  /// The first that can be highlighted, whatever is chosen.
  case first
  /// The last that can be highlighted, whatever is chosen.
  case last
}

/// A step through a list.
public enum SelectorMovement: String, Hashable, Sendable, CaseIterable {
  /// To the next option that can be reached.
  case next
  /// To the previous option that can be reached.
  case previous
  /// To the first.
  case first
  /// To the last.
  case last
  /// A window on, less one row.
  case pageDown
  /// A window back, less one row.
  case pageUp
  /// To the first option of the next section.
  case nextSection
  /// To the first option of the previous section.
  case previousSection

  /// Whether it goes towards the end.
  var isForward: Bool {
    switch self {
    case .next, .last, .pageDown, .nextSection: true
    case .previous, .first, .pageUp, .previousSection: false
    }
  }
}

/// What a key asks for: a gesture names no option, so that a key map fits every selector.
public enum SelectorGesture: Hashable, Sendable {
  /// Opens a closed list.
  case open(OpeningPlace)
  /// Moves the highlight of an open list.
  case move(SelectorMovement)
  /// Moves the highlight and chooses all from the anchor to it.
  case extend(SelectorMovement)
  /// Adds everything from the highlight to an end, and moves the highlight there.
  case extendToEnd(forward: Bool)
  /// Adds everything from the option chosen last to the highlight.
  case extendFromLast
  /// Chooses all options shown that can be toggled, or none of them if all are chosen.
  case toggleAll
  /// Chooses another option while the list is closed.
  case choose(SelectorMovement)
  /// Chooses the highlighted option, or opens a closed list.
  case enter
  /// Space: goes on with what is typed, or does what ``enter`` does.
  case space
  /// Chooses the highlighted option, if any, and closes.
  case accept
  /// Closes without choosing; in a closed combobox it clears.
  case escape
  /// Chooses as the commit policy says and closes; a form then moves its focus.
  case tab
  /// Takes the last thing typed away, or clears.
  case backspace
  /// Clears a closed selector, or empties a selected text.
  case delete
  /// Puts the caret of a combobox to an end of its text.
  case caret
  /// Types one grapheme cluster.
  case type(String)
}
#if !hasFeature(Embedded)
  extension OpeningPlace: Codable {}
  extension SelectorMovement: Codable {}
  extension SelectorGesture: Codable {}
#endif
