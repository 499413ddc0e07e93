/// A line of text with a list of options: typing narrows the list, and may be a value of its own.
///
/// ```swift
/// var city = Combobox("Where to?", options: ["Lille", "Lyon", "Paris"])
/// city.press(KeyPress(.character("y")))
/// print(city.highlight ?? "none")  // Lyon
/// city.press(KeyPress(.enter))
/// print(city.headerText)  // Lyon
/// ```
///
/// The text is the label of the value until a user edits it; it becomes that again when the list is left
/// without a choice. With ``SelectorConfiguration/allowsCustomText`` an edited text is kept.
public struct Combobox<Option: Hashable & Identifiable>: SelectorProtocol {
  /// What is derived from a choice when nobody has chosen.
  public package(set) var initialChoice: InitialChoice<Option.ID>
  /// How the combobox behaves; see ``SelectorProtocol/configure(_:)``.
  public internal(set) var configuration: SelectorConfiguration
  /// Asked about every change before it is made; nil lets everything through.
  public var hook: (@Sendable (SelectorProposal<Self>) -> HookDecision<Option.ID>)?

  var list: Listbox<Option>
  var choiceStore: Choice<ComboboxChoice<Option.ID>> = .untouched
  var input = ComboboxInput()
  /// Whether the choice was made under other parents, so that it is no member whatever the list holds.
  var isForeign = false
  /// What other choices leave no room for.
  var unseatedStore = UnseatedChoices<Option.ID>()
  private(set) var resolved: SelectedValue<Option.ID>?
  /// Options that were the value, for the label of a choice that is held.
  package var lastKnown: [Option.ID: Option] = [:]
  private var knownText: String?
  /// Another number whenever the value is another, or reads differently.
  package private(set) var valueRevision = 0

  /// Makes a combobox.
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
  public var choice: Choice<ComboboxChoice<Option.ID>> { choiceStore }

  /// The id that is the value now, and on what ground; nil for none and for a text of one's own.
  public var selectedValue: SelectedValue<Option.ID>? { resolved }

  /// The option that is the value now; nil for none and for a text of one's own.
  ///
  /// - Complexity: O(1).
  public var value: Option? { resolved?.standing == .flagged ? nil : listedValue }

  /// The text of one's own that is the value now, if it is one.
  public var customText: String? {
    if case .blocked = status { return nil }
    if case .chosen(.text(let text)) = choiceStore { return text }
    return nil
  }

  /// The state: choice, list and input.
  public var state: ComboboxState<Option.ID> {
    ComboboxState(choice: choiceStore, list: list.state, input: input)
  }

  /// ``KeyMap/Kinds/combobox``.
  public static var keyKinds: KeyMap.Kinds { .combobox }

  package var values: [SelectedValue<Option.ID>] { resolved.map { [$0] } ?? [] }
  package var valueText: String? { customText }

  mutating func refreshValues() {
    let choice: Choice<Option.ID>
    switch choiceStore {
    case .untouched: choice = .untouched
    case .cleared, .chosen(.text): choice = .cleared
    case .chosen(.option(let id)): choice = .chosen(id)
    }
    let old = resolved
    resolved = list.resolve(
      choice, default: initialChoice, policy: configuration.missing, isForeign: isForeign,
      unseated: unseatedStore)
    let isOther = listedValue.map { lastKnown.updateValue($0, forKey: $0.id) != $0 } ?? false
    if resolved != old || isOther || customText != knownText { valueRevision &+= 1 }
    knownText = customText
  }
}

extension Combobox: Sendable where Option: Sendable, Option.ID: Sendable {}
extension Combobox: SingleChoiceControl {}
