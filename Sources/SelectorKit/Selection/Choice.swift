/// What a user or the program chose: the one source from which a value is derived.
///
/// A choice is not a value. It is kept as it was made, whatever the options are: it may name an option
/// that comes later, or one that is gone and may come back.
public enum Choice<Chosen: Hashable>: Hashable {
  /// Nobody has chosen; a default holds.
  case untouched
  /// Somebody took the choice away; no default holds.
  case cleared
  /// Somebody chose this.
  case chosen(Chosen)

  /// What was chosen, if anything was.
  public var chosen: Chosen? {
    if case .chosen(let chosen) = self { chosen } else { nil }
  }
}

extension Choice: Sendable where Chosen: Sendable {}
#if !hasFeature(Embedded)
  extension Choice: Codable where Chosen: Codable {}
#endif

/// Which option holds while nobody has chosen.
///
/// A default is derived at every moment from the options there are: it is never stored as a choice, and
/// follows when options change. A default that names no option is no value for now.
public enum InitialChoice<ID: Hashable>: Hashable {
  /// No option.
  case none
  /// The option with this id, even a disabled one.
  case id(ID)
  /// The options with these ids; a selector of one takes the first of them.
  case ids([ID])
  /// The option at this position from 0; none if there is no such position.
  case index(Int)
  /// The first option, even a disabled one.
  case first
  /// The first option that is not disabled.
  case firstEnabled
  /// The one option that is not disabled, while there is exactly one.
  case only
}

extension InitialChoice: Sendable where ID: Sendable {}
