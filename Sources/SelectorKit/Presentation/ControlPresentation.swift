/// What can be seen of one control, apart from its open list: the line that stands in a form.
///
/// A renderer draws this value and nothing else. It holds no ids and no closures, so a frame, a tree
/// and a picture made from equal presentations are equal.
public struct ControlPresentation: Hashable, Sendable {
  /// What sort of control it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One option or none.
    case selector
    /// Any number of options.
    case multi
    /// An input with a list of options.
    case combobox
    /// A switch that is on or off.
    case toggle
    /// A line of text.
    case text
    /// Rows that other controls narrow; nothing is chosen among them.
    case results
    /// A name above the controls that follow it on a deeper level: a group, or one of its rows.
    case group
  }

  /// What the header's text stands for.
  public enum HeaderRole: String, Hashable, Sendable {
    /// Nothing is chosen; the text says what may be.
    case placeholder
    /// The text is the label of what is chosen.
    case value
    /// The text is what a user types, with a caret at its end.
    case input
  }

  /// What sort of control it is.
  public var kind: Kind
  /// The name of the control, as a person reads it.
  public var label: String
  /// The header's text: a label, the placeholder, or what is typed.
  public var text: String
  /// What the header's text stands for.
  public var role: HeaderRole
  /// The labels of what is chosen in a control of several, in option order; else empty.
  ///
  /// Holds at most ``chipLimit`` labels, so that drawing never depends on how much is chosen.
  public var chips: [String]
  /// How many options are chosen beyond ``chips``.
  public var hiddenChipCount: Int
  /// What a user typed to narrow the open list, or nil where nothing is typed.
  public var query: String?
  /// How many rows pass and how many there are, in words: what stands above results; else empty.
  public var summary: String
  /// Whether a switch is on; false for other kinds.
  public var isOn: Bool
  /// Whether the list is open.
  public var isOpen: Bool
  /// Whether keys go to this control.
  public var isFocused: Bool
  /// Whether a user can do anything with it.
  public var isEnabled: Bool
  /// Whether a user can look but not choose.
  public var isReadOnly: Bool
  /// Whether a value must be given.
  public var isRequired: Bool
  /// How a display shows it.
  public var appearance: SelectorAppearance
  /// What is wrong with the value, in words, for those issues that should be shown now.
  public var issues: [String]
  /// How many groups it stands in; 0 for what stands in the form itself.
  public var level: Int

  /// The most labels that ``chips`` holds.
  public static let chipLimit = 64

  /// Makes the presentation of a control; all but its kind and label have the values of a plain one.
  public init(
    kind: Kind, label: String, text: String = "", role: HeaderRole = .placeholder,
    chips: [String] = [], hiddenChipCount: Int = 0, query: String? = nil,
    summary: String = "", isOn: Bool = false,
    isOpen: Bool = false, isFocused: Bool = false, isEnabled: Bool = true,
    isReadOnly: Bool = false, isRequired: Bool = false,
    appearance: SelectorAppearance = .dropdown, issues: [String] = [], level: Int = 0
  ) {
    self.kind = kind
    self.label = label
    self.text = text
    self.role = role
    self.chips = chips
    self.hiddenChipCount = hiddenChipCount
    self.query = query
    self.summary = summary
    self.isOn = isOn
    self.isOpen = isOpen
    self.isFocused = isFocused
    self.isEnabled = isEnabled
    self.isReadOnly = isReadOnly
    self.isRequired = isRequired
    self.appearance = appearance
    self.issues = issues
    self.level = level
  }
}
