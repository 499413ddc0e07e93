/// A type whose values say themselves how they read in a list.
///
/// Only ``label`` must be given:
///
/// ```swift
/// struct Country: SelectorOption {
///   var id: String
///   var name: String
///   var label: String { name }
/// }
/// let country = DropdownSelector(
///   "Country", options: [Country(id: "fr", name: "France")], default: .first)
/// print(country.headerText)  // France
/// ```
///
/// In a module that isolates to the main actor by default, declare the type `nonisolated`.
public protocol SelectorOption: Hashable, Identifiable, SendableMetatype {
  /// The text of the option, as a person reads it.
  var label: String { get }
  /// What search and typeahead look into; the label by default.
  var searchText: String { get }
  /// More words by which a search finds the option; none by default.
  var keywords: [String] { get }
  /// The section that the option stands in; none by default.
  var section: String? { get }
  /// What stands beside the label, secondary; nothing by default.
  var detail: String? { get }
  /// Why a user cannot choose it: nil (the default) if it can be chosen, empty if nobody says why.
  var disabledReason: String? { get }
  /// Whether a user can neither choose it nor take it away; false by default.
  var isLocked: Bool { get }
}

extension SelectorOption {
  /// The label.
  public var searchText: String { label }
  /// No words.
  public var keywords: [String] { [] }
  /// No section.
  public var section: String? { nil }
  /// No detail.
  public var detail: String? { nil }
  /// No reason: the option can be chosen.
  public var disabledReason: String? { nil }
  /// Not locked.
  public var isLocked: Bool { false }
}

/// An enumeration whose cases are the options, in the order of their declaration.
///
/// With text raw values nothing else is needed:
///
/// ```swift
/// enum Weekday: String, SelectableCase {
///   case sunday = "Sunday", monday = "Monday"
/// }
/// let day = DropdownSelector<Weekday>("Day of the week", default: .id(.monday))
/// print(day.headerText)  // Monday
/// ```
///
/// "All" and "none" are no cases: they are the selector without a value, and its placeholder says so.
public protocol SelectableCase: SelectorOption, CaseIterable, Sendable where ID == Self {}

extension SelectableCase {
  /// The case itself.
  public var id: Self { self }
}

extension SelectableCase where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var label: String { rawValue }
}
