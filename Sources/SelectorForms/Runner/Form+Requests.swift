extension Form {
  /// The requests whose answers the form waits for and that can be performed.
  ///
  /// - Complexity: O(*l* log *l*), where *l* is the number of loaders at work or about to be.
  var awaitedRequests: [LoadRequest] {
    inOrder(Array(busyLoads)).compactMap { field in
      guard let awaited = records[field].load?.awaited,
        case .loaded(_, let work) = plan.rules[declared(field)].options?.source,
        let work = work(values.seen(from: field), awaited.cursor)
      else { return nil }
      return LoadRequest(
        formID: id, field: fieldID(field), number: awaited.number, place: field, work: work)
    }
  }
}

extension LoadMachine {
  /// The request whose answer counts, and where its page begins.
  var awaited: (number: Int, cursor: (any Sendable)?)? {
    if case .loading(let number) = phase { return (number, nil) }
    return more.map { ($0, options?.next) }
  }
}
