/// Where the options stand: a choice is judged only against options that are complete.
public enum OptionsStatus: Hashable, Sendable {
  /// The options are complete.
  case ready
  /// The options are on their way: a choice is held, provisionally.
  case loading
  /// The options could not be had, for the reason given: a choice is held.
  case failed(message: String)
  /// Something else must be answered first, named as a person reads it: there is no value.
  case blocked(by: String)
}

/// What becomes of a choice that is no member of the complete options.
public enum MissingPolicy: String, Hashable, Sendable, CaseIterable {
  /// There is no value; the choice is kept, and holds again once its option is back.
  case mask
  /// The choice is forgotten when its option goes.
  case clear
  /// The choice stays the value, with the issue that it is no member.
  case flag
  /// The default is the value; the choice is kept.
  case fallback
  /// There is no value; a form keeps a choice for each set of values that the options depend on.
  case rememberPerParent
}

/// What becomes of the highlight, not yet chosen, when a list is left.
public struct CommitPolicy: Hashable, Sendable {
  /// Whether the highlight is chosen or forgotten.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// The highlighted option is chosen.
    case commit
    /// Nothing is chosen.
    case discard
  }

  /// On Tab.
  ///
  /// In a selector of several Tab never chooses.
  public var tab: Action
  /// On a press outside the list.
  public var outside: Action
  /// When focus moves elsewhere otherwise.
  public var blur: Action

  /// Makes a policy; without arguments the one of the ARIA Authoring Practices: Tab commits.
  public init(tab: Action = .commit, outside: Action = .discard, blur: Action = .discard) {
    self.tab = tab
    self.outside = outside
    self.blur = blur
  }
}

/// How many options a selector of several may hold, and what happens at the maximum.
public struct SelectionLimits: Hashable, Sendable {
  /// What a gesture does that would go over the maximum.
  public enum Overflow: String, Hashable, Sendable, CaseIterable {
    /// It is refused as a whole.
    case reject
    /// The choices made first give way.
    case replaceOldest
    /// It fills up in option order; at the maximum the other options cannot be chosen.
    case disableRest
  }

  /// The fewest choices that are valid.
  public var minimum: Int
  /// The most choices that a user can make; nil for as many as there are.
  public var maximum: Int?
  /// What a gesture does that would go over the maximum.
  public var overflow: Overflow

  /// Makes limits; without arguments there are none.
  ///
  /// A negative minimum counts as 0, a negative maximum as 0.
  public init(minimum: Int = 0, maximum: Int? = nil, overflow: Overflow = .reject) {
    self.minimum = max(0, minimum)
    self.maximum = maximum.map { max(0, $0) }
    self.overflow = overflow
  }
}

/// How letters act on a list that is not searched.
public struct TypeaheadPolicy: Hashable, Sendable {
  /// What a letter does while the list is closed.
  public enum Closed: String, Hashable, Sendable, CaseIterable {
    /// It chooses in place, as native popup buttons do. A selector of several opens instead.
    case select
    /// It opens the list at the option found.
    case open
    /// Nothing.
    case ignore
  }

  /// The longest time between letters that belong together.
  public var delay: Duration
  /// What a letter does while the list is closed.
  public var closed: Closed

  /// Makes a policy; letters at most half a second apart belong together, and choose in place.
  public init(delay: Duration = .milliseconds(500), closed: Closed = .select) {
    self.delay = delay
    self.closed = closed
  }
}

#if !hasFeature(Embedded)
  extension CommitPolicy: Codable {}
  extension CommitPolicy.Action: Codable {}
  extension MissingPolicy: Codable {}
  extension SelectionLimits: Codable {}
  extension SelectionLimits.Overflow: Codable {}
  extension TypeaheadPolicy: Codable {}
  extension TypeaheadPolicy.Closed: Codable {}
#endif
