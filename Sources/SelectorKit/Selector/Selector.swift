/// A dropdown that holds one option or none, without any display: a value, driven by intents.
///
/// ```swift
/// enum Weekday: String, SelectableCase {
///   case sunday = "Sunday", monday = "Monday", tuesday = "Tuesday"
/// }
/// var day = DropdownSelector<Weekday>("Day of the week")
/// print(day.headerText)  // Day of the week
/// print(day.choose(id: .monday))  // chosen
/// print(day.headerText)  // Monday
/// print(day.value == .monday)  // true
/// ```
///
/// **Choice and value.** ``choice`` is what a user or the program chose, by id. ``value`` is what holds
/// now: the chosen option if the options have it, else the default or nothing. Options may come later
/// than the choice, change, go and come back; the choice is never rewritten for it (but by the policy
/// ``MissingPolicy/clear``).
///
/// **Equality** compares state, options, status, configuration and the presentation's version; what is
/// kept to be fast takes no part.
///
/// On Apple platforms the Objective-C runtime has a `Selector` too, so that the bare name is ambiguous
/// as a type there: use ``DropdownSelector``, or `SelectorKit.Selector`.
public struct Selector<Option: Hashable & Identifiable>: SelectorProtocol {
  /// What is derived from a choice when nobody has chosen.
  public package(set) var initialChoice: InitialChoice<Option.ID>
  /// How the selector behaves; see ``SelectorProtocol/configure(_:)``.
  public internal(set) var configuration: SelectorConfiguration
  /// Asked about every change before it is made; nil lets everything through.
  public var hook: (@Sendable (SelectorProposal<Self>) -> HookDecision<Option.ID>)?

  var list: Listbox<Option>
  var choiceStore: Choice<Option.ID> = .untouched
  /// Whether the choice was made under other parents, so that it is no member whatever the list holds.
  var isForeign = false
  /// What other choices leave no room for.
  var unseatedStore = UnseatedChoices<Option.ID>()
  /// Another number whenever the value is another, or reads differently.
  package private(set) var valueRevision = 0
  private(set) var resolved: SelectedValue<Option.ID>?
  /// Options that were the value, for the label of a choice that is held.
  package var lastKnown: [Option.ID: Option] = [:]

  /// Makes a selector.
  ///
  /// - Parameters:
  ///   - options: What can be chosen, in order.
  ///   - presentation: How options read.
  ///   - initialChoice: The default.
  ///   - configuration: How it behaves.
  /// - Complexity: O(1), but for a default that has to be looked up.
  public init(
    options: OptionList<Option>, presentation: OptionPresentation<Option>,
    default initialChoice: InitialChoice<Option.ID> = .none,
    configuration: SelectorConfiguration = SelectorConfiguration()
  ) {
    self.initialChoice = initialChoice
    self.configuration = configuration
    list = Listbox(
      options: options, presentation: presentation, rowCapacity: configuration.rowLimit)
    applyConfiguration()
    refreshValues()
  }

  /// What was chosen, whether or not it holds now.
  public var choice: Choice<Option.ID> { choiceStore }

  /// The id that is the value now, and on what ground; nil for none.
  public var selectedValue: SelectedValue<Option.ID>? { resolved }

  /// The option that is the value now.
  ///
  /// Nil where there is none, and where the value is held or flagged: then there is an id in
  /// ``selectedValue`` but no option.
  ///
  /// - Complexity: O(1).
  public var value: Option? { resolved?.standing == .flagged ? nil : listedValue }

  /// The state: choice and list.
  public var state: SelectorState<Option.ID> {
    SelectorState(choice: choiceStore, list: list.state)
  }

  /// ``KeyMap/Kinds/selector``.
  public static var keyKinds: KeyMap.Kinds { .selector }

  package var values: [SelectedValue<Option.ID>] { resolved.map { [$0] } ?? [] }

  mutating func refreshValues() {
    let old = resolved
    resolved = list.resolve(
      choiceStore, default: initialChoice, policy: configuration.missing, isForeign: isForeign,
      unseated: unseatedStore)
    let isOther = listedValue.map { lastKnown.updateValue($0, forKey: $0.id) != $0 } ?? false
    if resolved != old || isOther { valueRevision &+= 1 }
  }
}

/// ``Selector`` under a name that no platform takes.
public typealias DropdownSelector<Option: Hashable & Identifiable> = SelectorKit.Selector<Option>

extension Selector: Sendable where Option: Sendable, Option.ID: Sendable {}
extension Selector: SingleChoiceControl {}
