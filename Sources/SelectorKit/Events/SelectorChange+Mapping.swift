extension SelectorChange {
  /// The change with its ids in another form, as a form of fields with different ids needs it.
  public func mapIDs<Other: Hashable>(_ transform: (ID) -> Other) -> SelectorChange<Other> {
    switch self {
    case .chose(let id, let previous, let reason):
      .chose(transform(id), previous: previous.map(transform), reason)
    case .removed(let id, let reason): .removed(transform(id), reason)
    case .entered(let text, let reason): .entered(text, reason)
    case .cleared(let previous, let reason): .cleared(previous: previous.map(transform), reason)
    case .valueChanged(let previous, let current, let reason):
      .valueChanged(
        previous: previous.map(transform), current: current.map(transform), reason)
    case .opened(let reason): .opened(reason)
    case .closed(let reason): .closed(reason)
    case .highlighted(let id): .highlighted(id.map(transform))
    case .searched(let query, let count): .searched(query: query, count: count)
    case .refused(let id, let refusal): .refused(id.map(transform), refusal)
    }
  }
}
