/// What forms, groups and renderers need of every selector: ``Selector``, ``MultiSelector``, ``Combobox``.
public protocol SelectorProtocol<Option>: PresentationSource {
  /// What can be chosen.
  associatedtype Option: Hashable & Identifiable
  /// Everything that can change by an intent, as plain values and ids.
  associatedtype State: Hashable

  /// The sort of selector, as key maps tell them apart.
  static var keyKinds: KeyMap.Kinds { get }
  /// The options, in order.
  var options: OptionList<Option> { get }
  /// Where the options stand.
  var status: OptionsStatus { get }
  /// How options read.
  var presentation: OptionPresentation<Option> { get }
  /// How the selector behaves.
  var configuration: SelectorConfiguration { get }
  /// The state.
  var state: State { get }
  /// Where a user is in the list.
  var listState: ListState<Option.ID> { get }
  /// How many option rows there are to scroll through: all, or those that the query finds.
  var rowCount: Int { get }
  /// The option at a row from 0, or nil where there is none.
  ///
  /// - Complexity: O(1).
  func option(atRow row: Int) -> Option?
  /// The label of the option with an id, also of a value that is no option any more; nil for an unknown id.
  ///
  /// - Complexity: O(1) for the value; else O(1) hashes on average, or O(*n*) while ids were never looked up.
  func label(of id: Option.ID) -> String?
  /// The option rows that are in the window.
  var windowRows: Range<Int> { get }
  /// The ids that are the value now, in option order; those that are no option come last.
  var valueIDs: [Option.ID] { get }
  /// The text of the header: the label of the value, the placeholder, or what is typed.
  var headerText: String { get }
  /// Whether the header's text is the placeholder.
  var showsPlaceholder: Bool { get }

  /// Makes one of options, in full.
  init(
    options: OptionList<Option>, presentation: OptionPresentation<Option>,
    default initialChoice: InitialChoice<Option.ID>, configuration: SelectorConfiguration)

  /// Takes an intent at an instant and tells what changed.
  ///
  /// Nothing traps: what makes no sense (an unknown id, a key for a closed list) changes nothing, and
  /// what is refused says so.
  @discardableResult
  mutating func send(
    _ intent: SelectorIntent<Option.ID>, at instant: SelectorInstant
  ) -> [SelectorChange<Option.ID>]

  /// Replaces the options; choice, highlight and open state follow their ids.
  @discardableResult
  mutating func replaceOptions(
    _ options: OptionList<Option>, status: OptionsStatus
  ) -> [SelectorChange<Option.ID>]

  /// Adds options at the end; those with a known id are left out.
  @discardableResult
  mutating func appendOptions(_ options: [Option]) -> [SelectorChange<Option.ID>]

  /// Adds options at the end whose ids the caller knows to be unique, also among those that are there.
  @discardableResult
  mutating func appendOptions(uniqueIDs options: [Option]) -> [SelectorChange<Option.ID>]

  /// Says of one option whether it can be chosen, whatever its presentation says; nil takes it back.
  @discardableResult
  mutating func setAvailability(
    _ availability: OptionAvailability?, of id: Option.ID
  ) -> [SelectorChange<Option.ID>]

  /// What the program said of one option; nil where it said nothing.
  func availability(of id: Option.ID) -> OptionAvailability?

  /// Changes the configuration and tells what follows.
  @discardableResult
  mutating func configure(
    _ change: (inout SelectorConfiguration) -> Void
  ) -> [SelectorChange<Option.ID>]

  /// The rules that the selector breaks: always empty, unless there is a fault in this package.
  func checkInvariants() -> [BrokenInvariant]
}

extension SelectorProtocol {
  /// Whether the list is open.
  public var isOpen: Bool { listState.isOpen }
  /// The option that keys act on; nil in a closed list.
  public var highlight: Option.ID? { listState.highlight }

  /// Replaces the options by complete ones.
  ///
  /// - Complexity: O(*n*) where ids have to be looked up (a choice or a highlight to follow), else O(1).
  @discardableResult
  public mutating func replaceOptions(
    _ options: OptionList<Option>
  ) -> [SelectorChange<Option.ID>] {
    replaceOptions(options, status: .ready)
  }

  /// Why a user cannot choose an option: nil where it can be chosen, empty where nobody says why.
  ///
  /// What the program said of the option with ``SelectorProtocol/setAvailability(_:of:)`` comes before
  /// what its presentation says.
  public func disabledReason(of option: Option) -> String? {
    if let availability = availability(of: option.id) { return availability.disabledReason }
    return presentation.disabledReason?(option)
  }

  /// Tells whether a user cannot choose an option.
  public func isDisabled(_ option: Option) -> Bool { disabledReason(of: option) != nil }

  /// Opens the list, as the program.
  @discardableResult
  public mutating func open() -> [SelectorChange<Option.ID>] { send(.open, at: .start) }

  /// Closes the list without choosing, as the program.
  @discardableResult
  public mutating func close() -> [SelectorChange<Option.ID>] { send(.close(.program), at: .start) }

  /// Opens a closed list and closes an open one, as the program.
  @discardableResult
  public mutating func toggle() -> [SelectorChange<Option.ID>] { isOpen ? close() : open() }

  /// Takes the choice away, as the program, so that no default holds either.
  @discardableResult
  public mutating func clear() -> [SelectorChange<Option.ID>] { send(.clear, at: .start) }
}

/// What became of a choice that the program asked for.
public enum ChoiceOutcome: Hashable, Sendable {
  /// It holds.
  case chosen
  /// It is kept, but holds only once the options have it.
  case pending
  /// It was chosen already.
  case unchanged
  /// It was not taken.
  case refused(SelectorRefusal)
}
