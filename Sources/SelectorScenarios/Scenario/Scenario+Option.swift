extension Scenario {
  /// An option of a list, or a row of a table.
  public struct Option: Hashable, Identifiable, Sendable {
    /// What identifies it; a list may hold an id twice, of which the first counts.
    public var id: ScenarioID
    /// Its label.
    public var label: String
    /// Whether it can be chosen, and why not.
    public var disabled: Disabled
    /// The section that it stands in.
    public var section: String?
    /// What stands beside its label.
    public var detail: String?
    /// Other words that find it.
    public var keywords: [String]
    /// Whether a user cannot choose it or take it away.
    public var isLocked: Bool
    /// The columns of a table's row beyond the members of an option, in the order of the file.
    public var columns: [Column]

    /// Makes an option.
    public init(
      id: ScenarioID, label: String, disabled: Disabled = .no, section: String? = nil,
      detail: String? = nil, keywords: [String] = [], isLocked: Bool = false,
      columns: [Column] = []
    ) {
      self.id = id
      self.label = label
      self.disabled = disabled
      self.section = section
      self.detail = detail
      self.keywords = keywords
      self.isLocked = isLocked
      self.columns = columns
    }

    /// The value of a row's column, if the row has it.
    ///
    /// - Parameter column: A column of the table, or `id`, `label`, `section`, `detail`.
    public subscript(column: String) -> Scalar? {
      switch column {
      case "id": Scalar(id)
      case "label": .text(label)
      case "section": section.map(Scalar.text)
      case "detail": detail.map(Scalar.text)
      default: columns.first { $0.name == column }?.value
      }
    }
  }

  /// Whether something is disabled, and why.
  public enum Disabled: Hashable, Sendable {
    /// It is not.
    case no
    /// It is, without a reason.
    case yes
    /// It is, for the reason given.
    case because(String)
  }

  /// One column of one row.
  public struct Column: Hashable, Sendable {
    /// The column's name.
    public var name: String
    /// The row's value.
    public var value: Scalar
  }

  /// A value of a column; values of different kinds are never equal.
  public enum Scalar: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A whole number.
    case whole(Int)
    /// A number with a fraction.
    case fraction(Double)
    /// True or false.
    case flag(Bool)

    /// Makes the value that an id equals.
    public init(_ id: ScenarioID) {
      switch id {
      case .text(let text): self = .text(text)
      case .number(let number): self = .whole(number)
      }
    }
  }

  /// A named list of rows.
  public struct Table: Hashable, Sendable {
    /// The name that fields and relations know it by.
    public var name: String
    /// Its rows, generated ones written out.
    public var rows: [Option]
  }

  /// A group of fields that are columns of one table and restrict each other.
  public struct Relation: Hashable, Sendable {
    /// The name that fields know it by.
    public var name: String
    /// The table's name.
    public var table: String
    /// What becomes of an option that would leave no row.
    public var zero = Zero.hide
    /// What narrows the rows beside the choices of the group.
    public var filters: [Filter] = []
    /// A query that narrows the rows.
    public var match: Match?

    /// What becomes of an option that would leave no row.
    public enum Zero: String, Hashable, Sendable, CaseIterable {
      /// It is not listed.
      case hide
      /// It is listed and disabled.
      case disable
      /// It is listed and can be chosen.
      case keep
    }
  }

  /// A condition on rows: the column equals the value of a field.
  public struct Filter: Hashable, Sendable {
    /// The column's name.
    public var column: String
    /// The field's id.
    public var field: String
  }

  /// A condition on rows: one of the columns holds the text of a field.
  public struct Match: Hashable, Sendable {
    /// The id of a `text` field.
    public var field: String
    /// The names of the columns that are looked at.
    public var columns: [String]
  }
}
