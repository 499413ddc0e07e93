/// A form as data, then steps, with what must hold between them.
///
/// A scenario is read by ``init(bytes:)`` from one JSON file (format 1), strictly: whatever the format
/// does not name is an error with its path. What the names mean is in the description of the format;
/// nothing here plays a scenario.
public struct Scenario: Hashable, Sendable {
  /// What must hold, in one sentence.
  public var sentence: String
  /// Where the rule comes from.
  public var why: String?
  /// The screen at the start.
  public var size = Size(columns: 80, rows: 24)
  /// The fields of the form, in order.
  public var fields: [Field]
  /// The tables that fields and relations take rows from, in the order of the file.
  public var tables: [Table] = []
  /// The groups of fields that depend on each other.
  public var relations: [Relation] = []
  /// Whether opening a field closes the others.
  public var isSingleOpen = true
  /// The preset of keys.
  public var keyMap = KeyMapName.apg
  /// The direction of the text.
  public var direction = Direction.leftToRight
  /// What happens, and what must hold, in order.
  public var steps: [Step]
}

extension Scenario {
  /// A number of columns and rows of the screen; either may be 0.
  public struct Size: Hashable, Sendable {
    /// Cells in a line.
    public var columns: Int
    /// Lines.
    public var rows: Int
  }

  /// A preset of keys by its name.
  public enum KeyMapName: String, Hashable, Sendable, CaseIterable {
    /// The keys of the ARIA practices.
    case apg
    /// The keys of a pop-up button on a Mac.
    case macNative
    /// The keys of a Windows drop-down.
    case windowsNative
    /// The keys of a command palette.
    case palette
  }

  /// The direction of the text.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From the left.
    case leftToRight = "ltr"
    /// From the right.
    case rightToLeft = "rtl"
  }

  /// The field with an id, if there is one.
  public func field(_ id: String) -> Field? { fields.first { $0.id == id } }

  /// The field with an id, also one of a row: `lines/2/product`, in any row `lines/*/product`.
  public func field(at address: String) -> Field? {
    guard let path = RowAddress(address) else { return field(address) }
    return field(path.group)?.fields.first { $0.id == path.field }
  }

  /// The table of a name, if there is one.
  public func table(_ name: String) -> Table? { tables.first { $0.name == name } }

  /// The relation of a name, if there is one.
  public func relation(_ name: String) -> Relation? { relations.first { $0.name == name } }
}
