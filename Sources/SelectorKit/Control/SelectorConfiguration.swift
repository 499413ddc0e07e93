/// How a selector behaves: plain data, the same for all three sorts.
///
/// Change it with ``SelectorProtocol/configure(_:)``, which reports what follows (a list that is disabled
/// while open closes).
public struct SelectorConfiguration: Hashable, Sendable {
  /// The name of the control, as a person reads it.
  public var label = ""
  /// What the header says while nothing is chosen.
  public var placeholder = ""
  /// Whether a user can do nothing with it.
  public var isDisabled = false
  /// Whether a user can open it and look, but not choose.
  public var isReadOnly = false
  /// Whether a value must be given to be valid.
  public var isRequired = false
  /// Whether a user can take the value away.
  public var isClearable = true
  /// Whether choosing the chosen option of a selector of one takes it away.
  public var isDeselectable = false
  /// Whether choosing closes the list; nil for the custom of the sort: one closes, several stay open.
  public var closesOnChoice: Bool?
  /// How typing narrows the open list; nil where letters are typeahead.
  ///
  /// A combobox always narrows; there nil means ``SearchMode/substring``.
  public var search: SearchMode?
  /// How the list looks for what is typed.
  package var searchPlan = SearchPlan.indexed
  /// Whether single steps go round the ends.
  public var wraps = false
  /// Whether the highlight stops at disabled options too.
  public var reachesDisabled = false
  /// How letters act on a list that is not searched.
  public var typeahead = TypeaheadPolicy()
  /// What becomes of the highlight when the list is left.
  public var commit = CommitPolicy()
  /// What becomes of a choice that is no member of the options.
  public var missing = MissingPolicy.mask
  /// Whether a choice is held as the value while options are on their way or could not be had.
  ///
  /// If not, there is no value until the options are there.
  public var holdsWhileLoading = true
  /// Whether a choice whose option is disabled is no value, instead of a value with an issue.
  public var masksDisabledChoice = false
  /// How many options a selector of several may hold.
  public var limits = SelectionLimits()
  /// Whether a combobox takes text that is no option.
  public var allowsCustomText = false
  /// The most lines that the list takes, section headers included; a display may have room for fewer.
  public var rows = 8
  /// Where the details of options stand: in the line of the label, or each in a second line.
  ///
  /// A display that shows options side by side has no second lines.
  public var detailPlacement = DetailPlacement.beside
  /// What keys ask for.
  public var keyMap = KeyMap.apg
  /// How a display shows it; the model is the same for all.
  public var appearance = SelectorAppearance.dropdown
  /// Which way lines run.
  public var direction = LayoutDirection.leftToRight
  /// The words that the model itself speaks.
  public var strings = SelectorStrings()

  /// The most lines that the list may take: on a screen of its own as many as there are.
  var rowLimit: Int { max(0, appearance == .fullScreen ? max(rows, 4_000) : rows) }

  /// The lines that an option takes in the list.
  package var linesPerRow: Int {
    detailPlacement == .below && appearance != .segmented ? 2 : 1
  }

  /// Makes the configuration of a plain selector.
  public init(label: String = "", placeholder: String = "") {
    self.label = label
    self.placeholder = placeholder
  }
}
