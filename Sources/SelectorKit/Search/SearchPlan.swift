/// How a list looks for what is typed: what it finds is the same.
package enum SearchPlan: Hashable, Sendable {
  /// All texts are folded at the first query and kept: the quickest, for about twice their memory.
  case indexed
  /// Texts are folded one at a time at each query, and not kept.
  case scanned
  /// The same, a part at a time, so that no key waits for the whole list.
  ///
  /// A query looks at nothing by itself: whoever shows the list goes on with it until nothing is left to be
  /// looked at. What is found so far is shown, and its first option highlighted, until all options have
  /// been looked at that there were when the query was made; then the list is as with any other plan.
  case scannedInParts
}

/// How far a search has come that is done in parts.
package enum SearchProgress: Hashable, Sendable {
  /// Options are left that were there when the query was made: what is found may be too little.
  case underWay
  /// Only options are left that came later.
  case catchingUp
  /// Nothing is left to be looked at.
  case done
}
