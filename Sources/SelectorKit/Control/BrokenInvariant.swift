/// A rule of the model that a selector breaks; finding one is finding a fault in this package.
public struct BrokenInvariant: Hashable, Sendable, CustomStringConvertible {
  /// The rules that hold after every step.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A closed list has no highlight.
    case closedHasNoHighlight
    /// A closed list has no query.
    case closedHasNoQuery
    /// A closed control that is disabled stays closed.
    case disabledIsClosed
    /// The highlight is one of the rows that are left.
    case highlightIsARow
    /// The highlight is an option that can be reached.
    case highlightCanBeReached
    /// The highlighted row is in the window, if that has a line.
    case highlightIsInTheWindow
    /// The first row of the window is a row.
    case windowIsInRange
    /// Rows that are left are options, each once.
    case rowsAreOptions
    /// Ids are unique; whoever wrongly calls ids unique breaks it until ids are first looked up.
    case idsAreUnique
    /// A position that was kept for the value still is that of its id.
    case valueStandsWhereItWas
    /// What is derived from choice and options is what deriving it anew gives.
    case valueFollowsTheChoice
    /// A selector of several chooses each id once.
    case choicesAreUnique
    /// The value of a selector of several is in option order.
    case valueIsInOptionOrder
    /// A range begins at an option that is listed, or nowhere.
    case anchorIsAnOption
    /// A text that is not edited is not kept.
    case uneditedTextIsEmpty
    /// Without a session there is no letter.
    case typeaheadHasAnInstant
  }

  /// The rule.
  public let rule: Rule
  /// The values that break it.
  public let detail: String

  /// The rule and the values in one line.
  public var description: String { "\(rule.rawValue): \(detail)" }
}

/// Collects the rules that are broken.
struct InvariantReport {
  private(set) var broken: [BrokenInvariant] = []

  mutating func require(
    _ holds: Bool, _ rule: BrokenInvariant.Rule, _ detail: @autoclosure () -> String = ""
  ) {
    if !holds { broken.append(BrokenInvariant(rule: rule, detail: detail())) }
  }
}
