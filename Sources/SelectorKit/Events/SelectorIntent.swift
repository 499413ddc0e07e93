/// Everything that can be asked of a selector: gestures of a user, and the program's verbs.
///
/// An intent names options by id and holds no closures, so a log of intents with their instants replays
/// against the same options to the same state. Options, configuration and hook are inputs, not intents.
public enum SelectorIntent<ID: Hashable>: Hashable {
  /// A key was pressed, and the key map said what it asks for.
  case gesture(SelectorGesture)
  /// A text was pasted, as one edit.
  case paste(String)
  /// The header was pressed.
  case pressHeader
  /// An option of the open list was pressed; with `extending` as with Shift held.
  case press(ID, extending: Bool)
  /// The pointer is over an option of the open list.
  case hover(ID)
  /// Something outside the control was pressed; the list closes for the reason given.
  case pressOutside(SelectorCloseReason)
  /// The control gained the focus.
  case focus
  /// The control lost the focus to another.
  case blur
  /// The whole window lost its focus.
  case windowBlur
  /// The program opens the list.
  case open
  /// The program, or what drives the selector, closes the list for a reason.
  case close(SelectorCloseReason)
  /// The program chooses options by id; a selector of one takes the first.
  case choose([ID])
  /// The program chooses the option at a position from 0.
  case chooseIndex(Int)
  /// The program takes the choice away.
  case clear
  /// The text that narrows the open list is another: what became of it in an editor of lines.
  ///
  /// A closed list, one that is not searched and a combobox, whose text is its own, take none.
  case search(String)
  /// The program enters a text into a combobox that takes custom text.
  case enterText(String)
  /// The display has room for so many lines of the list; it takes no more than its configuration says.
  case layout(rows: Int)
}

extension SelectorIntent: Sendable where ID: Sendable {}
#if !hasFeature(Embedded)
  extension SelectorIntent: Codable where ID: Codable {}
#endif
