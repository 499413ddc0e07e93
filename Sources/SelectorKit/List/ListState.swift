/// Where a user is in a list: open or closed, the highlight, the window, and what is being typed.
///
/// Plain values and ids only, so it can be compared, stored and sent anywhere. What a selector keeps
/// besides (which rows a query finds, where an id stands) follows from this and the options.
public struct ListState<ID: Hashable>: Hashable {
  /// Whether the list is open.
  public internal(set) var isOpen = false
  /// The option that keys act on; nil in a closed list.
  public internal(set) var highlight: ID?
  /// Where a range begins: the highlight after the last plain gesture; only selectors of several use it.
  public internal(set) var anchor: ID?
  /// The first option row in the window, from 0.
  public internal(set) var firstRow = 0
  /// The lines that the window has, section headers included.
  public internal(set) var rowCapacity: Int
  /// What narrows the list; empty where nothing does.
  public internal(set) var query = ""
  /// The letters typed into a list that is not searched.
  public internal(set) var typeahead = TypeaheadSession()

  init(rowCapacity: Int) {
    self.rowCapacity = rowCapacity
  }
}

/// Letters that belong together, since they were typed close to each other.
public struct TypeaheadSession: Hashable, Sendable {
  /// The letters, as typed.
  public internal(set) var buffer = ""
  /// When the last of them was typed.
  public internal(set) var lastTyped: SelectorInstant?

  /// Tells whether a letter typed now goes on with the session.
  ///
  /// An instant before the last letter counts as that of the last letter.
  func isAlive(at instant: SelectorInstant, delay: Duration) -> Bool {
    guard let last = lastTyped?.offset, delay >= .zero else { return false }
    let now = instant.offset
    // A delay goes towards zero, so that no sum overflows.
    return now <= last || (now < .zero ? last + delay >= now : last >= now - delay)
  }
}

extension ListState: Sendable where ID: Sendable {}
#if !hasFeature(Embedded)
  extension ListState: Codable where ID: Codable {}
  extension TypeaheadSession: Codable {}
#endif
