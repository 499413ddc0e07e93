/// What a form holds, by ids, in a form that can be stored and sent: choices, texts, switches, memory.
///
/// Encoded as JSON it reads as one would write it by hand:
///
/// ```json
/// {"version": 1, "fields": {"country": {"chosen": "fr"}, "tags": {"chosen": ["a", "b"]},
///   "note": {"text": "late"}, "gift": {"on": true}, "city": {"cleared": true}}}
/// ```
///
/// A field that nobody has touched has no entry.
public struct SavedForm: Hashable, Codable, Sendable {
  /// The version of the format; this package writes and reads 1.
  public static var currentVersion: Int { 1 }

  /// The version of the format.
  public var version: Int
  /// What the fields hold, by their ids.
  public var fields: [String: SavedField]

  /// Makes a saved form.
  public init(fields: [String: SavedField], version: Int = SavedForm.currentVersion) {
    self.version = version
    self.fields = fields
  }
}

/// What one field holds.
public struct SavedField: Hashable, Sendable {
  /// What was chosen, typed or switched.
  public var content: SavedValue
  /// The values of the parents under which it was chosen, where ids are unique only under one parent.
  public var owner: [SavedValue]?
  /// Choices for other parents, where the field remembers them.
  public var memory: [SavedMemory]
  /// Whether it was chosen while the options were blocked: it belongs to the next values of the parents.
  public var isPending: Bool
  /// Which of the choices of relations it is, in the order in which they were made, from 1; nil elsewhere.
  public var edit: Int?
  /// The rows, where the field stands for a group of fields that repeats.
  public var rows: SavedRows?

  /// Makes a saved field.
  public init(
    content: SavedValue, owner: [SavedValue]? = nil, memory: [SavedMemory] = [],
    isPending: Bool = false, edit: Int? = nil, rows: SavedRows? = nil
  ) {
    self.rows = rows
    self.content = content
    self.owner = owner
    self.memory = memory
    self.isPending = isPending
    self.edit = edit
  }
}

/// A choice that a field remembers for one set of parents.
public struct SavedMemory: Hashable, Codable, Sendable {
  /// The values of the parents.
  public var parents: [SavedValue]
  /// What was chosen under them.
  public var content: SavedValue

  /// Makes a remembered choice.
  public init(parents: [SavedValue], content: SavedValue) {
    self.parents = parents
    self.content = content
  }
}

/// A choice, a text or a switch, by ids.
public enum SavedValue: Hashable, Sendable {
  /// Nobody touched it.
  case untouched
  /// It was taken away.
  case cleared
  /// One option.
  case option(SavedID)
  /// Several options, in the order of choosing.
  case options([SavedID])
  /// A text: that of a text field, or one's own in a combobox.
  case text(String)
  /// A switch.
  case on(Bool)
}

/// An id in a saved form: a text, a whole number, or what the id's own encoding gives.
public enum SavedID: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// The JSON of an id that is neither.
  case json(String)
}

extension SavedID: CustomStringConvertible {
  /// The id as text.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .json(let json): json
    }
  }
}
