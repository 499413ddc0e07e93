/// What a combobox holds: an option by its id, or a text that is none.
public enum ComboboxChoice<ID: Hashable>: Hashable {
  /// An option.
  case option(ID)
  /// A text of one's own, where the combobox takes such.
  case text(String)
}

/// The input of a combobox: what is typed, as long as it is not committed.
public struct ComboboxInput: Hashable, Sendable {
  /// What is typed; empty unless ``isEdited``.
  public internal(set) var text = ""
  /// Whether the text is a user's and not the label of the value.
  public internal(set) var isEdited = false
  /// Whether a committed text counts as selected, so that the next letter replaces it.
  public internal(set) var isSelected = true
  /// Whether a key put the highlight where it is.
  public internal(set) var hasArrowChoice = false
  /// Whether the user typed or moved since the list opened.
  public internal(set) var isEngaged = false

  /// Whether a user emptied the text, or left nothing but blanks.
  var isEmptied: Bool { isEdited && text.allSatisfy { $0.isWhitespace } }
}

/// Everything of a ``Combobox`` that an intent can change.
public struct ComboboxState<ID: Hashable>: Hashable {
  /// The version of the form in which states are encoded.
  public static var version: Int { 1 }

  /// What was chosen, whether or not it holds now.
  public internal(set) var choice: Choice<ComboboxChoice<ID>> = .untouched
  /// Where a user is in the list.
  public internal(set) var list: ListState<ID>
  /// What is typed.
  public internal(set) var input = ComboboxInput()
}

extension ComboboxChoice: Sendable where ID: Sendable {}
extension ComboboxState: Sendable where ID: Sendable {}
#if !hasFeature(Embedded)
  extension ComboboxChoice: Codable where ID: Codable {}
  extension ComboboxInput: Codable {}
#endif
