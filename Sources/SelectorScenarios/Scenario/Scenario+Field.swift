extension Scenario {
  /// A field of the form, every member that the file leaves out at its default.
  public struct Field: Hashable, Identifiable, Sendable {
    /// Its unique key.
    public var id: String
    /// What kind of control it is.
    public var kind: Kind
    /// Its label; the id where the file gives none.
    public var label: String
    /// What stands in the header where there is no value.
    public var placeholder = ""
    /// Where its options, or the rows of `results`, come from.
    public var source = Source.fixed([])
    /// What narrows the rows of the source.
    public var filters: [Filter] = []
    /// The query that narrows the rows of `results`.
    public var match: Match?
    /// What holds while it is untouched.
    public var defaultValue: Default?
    /// Whether it refuses every gesture.
    public var isDisabled = false
    /// Whether a user can look but not choose.
    public var isReadOnly = false
    /// Whether it must have a value.
    public var isRequired = false
    /// Whether a user can take the value away.
    public var isClearable = true
    /// Whether choosing the chosen option takes it away.
    public var isDeselectable = false
    /// How typing filters the open list; nil where it does not.
    public var search: Search?
    /// Whether a text that is no option may be committed.
    public var allowsCustomValue = false
    /// Whether choosing closes the list.
    public var closesOnSelect: Bool
    /// Whether arrows go round the ends.
    public var wraps = false
    /// What typing letters does where there is no search.
    public var typeahead = Typeahead()
    /// What becomes of a highlight when the field is left.
    public var commit: Commit
    /// What becomes of a choice that is no option.
    public var onMissing = OnMissing.mask
    /// What becomes of a value while the field is hidden.
    public var onHidden = OnHidden.mask
    /// When it is visible; nil for always.
    public var visibleWhen: Condition?
    /// When it is enabled; nil for always.
    public var enabledWhen: Condition?
    /// The least number of choices of a `multi`.
    public var minimum = 0
    /// The greatest number of choices of a `multi`.
    public var maximum: Int?
    /// What becomes of a choice beyond the greatest number.
    public var overflow = Overflow.reject
    /// The most option rows shown at once.
    public var rows = 8
    /// How long a request waits for the keys to settle.
    public var debounce = Duration.zero
    /// Whether ids are unique under one parent only.
    public var isUniqueWithinParent = false
    /// The fields of a row, of fields that repeat.
    public var fields: [Field] = []
    /// How a row is named, with `{}` for its number; the label and the number where the file says nothing.
    public var rowLabel: String?
    /// How many rows there are at the start; as many as there must be where the file says nothing.
    public var start: Int?
    /// Whether no two rows may hold the same value, of a field of a row.
    public var isUniqueAmongRows = false

    /// A field of a kind, everything else at its default.
    init(id: String, kind: Kind) {
      self.id = id
      self.kind = kind
      label = id
      closesOnSelect = kind != .multi
      commit = Commit(tab: kind == .multi ? .discard : .commit)
    }
  }
}

extension Scenario.Field {
  /// What kind of control a field is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One choice or none.
    case selector
    /// A set of choices.
    case multi
    /// A text with a list.
    case combobox
    /// On or off.
    case toggle
    /// A plain text.
    case text
    /// Rows filtered by other fields.
    case results
    /// Fields that are there once a row.
    case repeated

    /// Whether the field has a list that opens, and choices in it.
    public var hasList: Bool { self == .selector || self == .multi || self == .combobox }
  }

  /// Where options or rows come from.
  public enum Source: Hashable, Sendable {
    /// The list itself.
    case fixed([Scenario.Option])
    /// The rows of a table.
    case table(String)
    /// A loader, asked with the values of the fields named.
    case async([String])
    /// The distinct values of a column of a relation, labelled by another column.
    case relation(String, column: String, label: String?)
    /// The rows of a relation (`results`).
    case relationRows(String)
  }

  /// What holds while a field is untouched.
  public enum Default: Hashable, Sendable {
    /// The option with an id.
    case id(ScenarioID)
    /// The options with some ids (`multi`).
    case ids([ScenarioID])
    /// The option at a position, counted from 0; a position that does not exist is none.
    case index(Int)
    /// The first option.
    case first
    /// The first option that is not disabled.
    case firstEnabled
    /// The option, while only one can be chosen.
    case only
  }

  /// How typing filters a list.
  public enum Search: String, Hashable, Sendable, CaseIterable {
    /// A word begins with the query.
    case prefix
    /// The label holds the query.
    case substring
    /// The label has the letters of the query in order.
    case fuzzy
  }

  /// What typing letters does.
  public struct Typeahead: Hashable, Sendable {
    /// How far apart letters of one word may be.
    public var delay = Duration.milliseconds(500)
    /// What letters do on a closed field.
    public var closed = Closed.select

    /// What letters do on a closed field.
    public enum Closed: String, Hashable, Sendable, CaseIterable {
      /// They choose.
      case select
      /// They open the list.
      case open
      /// Nothing.
      case ignore
    }
  }

  /// What becomes of a highlight that is not yet chosen.
  public struct Commit: Hashable, Sendable {
    /// When Tab is pressed.
    public var tab: Policy
    /// When the pointer presses elsewhere.
    public var outside = Policy.discard
    /// When the field loses focus.
    public var blur = Policy.discard

    /// What becomes of it.
    public enum Policy: String, Hashable, Sendable, CaseIterable {
      /// It is chosen.
      case commit
      /// It is dropped.
      case discard
    }
  }

  /// What becomes of a choice that is not among complete options.
  public enum OnMissing: String, Hashable, Sendable, CaseIterable {
    /// It is no value, and kept.
    case mask
    /// It is forgotten.
    case clear
    /// It stays the value, with an issue.
    case flag
    /// The default stands in.
    case fallback
    /// Each parent has its own choice.
    case rememberPerParent
  }

  /// What becomes of a value while the field is hidden.
  public enum OnHidden: String, Hashable, Sendable, CaseIterable {
    /// Nobody sees it.
    case mask
    /// It stays the value.
    case keep
    /// It is forgotten.
    case clear
  }

  /// What becomes of a choice beyond the greatest number.
  public enum Overflow: String, Hashable, Sendable, CaseIterable {
    /// It is refused.
    case reject
    /// The oldest choice goes.
    case replaceOldest
    /// What is not chosen is disabled.
    case disableRest
  }
}

extension Scenario {
  /// A condition on the values of fields.
  public indirect enum Condition: Hashable, Sendable {
    /// The field's value is this one; a `multi` holds the id.
    case equals(field: String, Value)
    /// Whether the field has a value.
    case isSet(field: String, Bool)
    /// How many rows there are, of fields that repeat.
    case count(field: String, least: Int, most: Int?)
    /// All hold.
    case all([Condition])
    /// At least one holds.
    case any([Condition])
    /// It does not hold.
    case not(Condition)
  }
}
