/// How options read and what a user may do with them: one closure a question, asked of the option.
///
/// Only ``label`` must be given. Closures are asked for the options that are drawn or stepped on and,
/// once a user searches, once for each option; they must be pure: the same option, the same answer.
///
/// Closures cannot be compared, so two presentations are equal if their ``version`` is: give it a new
/// value when you replace closures by ones that answer differently.
public struct OptionPresentation<Option: Hashable & Identifiable>: Sendable {
  /// What tells this presentation from another one of the same options.
  public var version: String
  /// The text of the option, as a person reads it.
  public var label: @Sendable (Option) -> String
  /// What search and typeahead look into, where that is not the label.
  public var searchText: (@Sendable (Option) -> String)?
  /// More words by which a search finds the option.
  public var keywords: (@Sendable (Option) -> [String])?
  /// The section that the option stands in; neighbours that name one section share a header.
  public var section: (@Sendable (Option) -> String?)?
  /// What stands beside the label, secondary.
  public var detail: (@Sendable (Option) -> String?)?
  /// Why a user cannot choose the option: nil where it can be chosen, empty where nobody says why.
  public var disabledReason: (@Sendable (Option) -> String?)?
  /// Whether a user can neither choose the option nor take it away.
  public var isLocked: (@Sendable (Option) -> Bool)?

  /// Makes a presentation from closures.
  public init(
    version: String = "", label: @escaping @Sendable (Option) -> String,
    searchText: (@Sendable (Option) -> String)? = nil,
    keywords: (@Sendable (Option) -> [String])? = nil,
    section: (@Sendable (Option) -> String?)? = nil,
    detail: (@Sendable (Option) -> String?)? = nil,
    disabledReason: (@Sendable (Option) -> String?)? = nil,
    isLocked: (@Sendable (Option) -> Bool)? = nil
  ) {
    self.version = version
    self.label = label
    self.searchText = searchText
    self.keywords = keywords
    self.section = section
    self.detail = detail
    self.disabledReason = disabledReason
    self.isLocked = isLocked
  }
}

extension OptionPresentation: Hashable {
  /// Tells whether both have the same ``version``.
  public static func == (left: Self, right: Self) -> Bool { left.version == right.version }

  /// Feeds the ``version``.
  public func hash(into hasher: inout Hasher) { hasher.combine(version) }
}

extension OptionPresentation where Option: SelectorOption {
  /// The presentation that the option type itself gives.
  public static var ofOptions: Self {
    Self(
      label: { $0.label }, searchText: { $0.searchText }, keywords: { $0.keywords },
      section: { $0.section }, detail: { $0.detail }, disabledReason: { $0.disabledReason },
      isLocked: { $0.isLocked })
  }
}
