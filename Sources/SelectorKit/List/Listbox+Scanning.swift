extension Listbox {
  /// How much is looked at in one part: bytes of folded text, where each option counts for some more.
  static var part: Int { 1 << 19 }
  private static var optionCost: Int { 64 }

  /// How far a search has come that is done in parts.
  var searchProgress: SearchProgress {
    guard let pass, pass.isDue(of: optionCount) else { return .done }
    return pass.isUnderWay ? .underWay : .catchingUp
  }

  /// Starts to look for a query without an index, in place of an earlier one.
  mutating func beginPass(narrowing previous: SearchQuery?, to query: SearchQuery) {
    if let pass, let previous, query.narrows(previous), case .ranked(let runs) = rows {
      let found = runs.count == 1 ? runs[0] : runs.joined().sorted()
      self.pass = SearchPass(narrowing: pass, found: found, count: optionCount)
    } else {
      pass = SearchPass(count: optionCount)
    }
    rows = .ranked(
      Array(repeating: [], count: query.mode == .fuzzy ? MatchRank.allCases.count : 1))
  }

  /// Looks at options until so much was looked at, or none is left.
  mutating func scan(upTo limit: Int = .max) {
    guard var pass, let query = activeQuery, case .ranked(var runs) = rows else { return }
    // What is found is added in place: nobody else may hold it.
    rows = .all(0)
    self.pass = nil
    let options = options.array
    let text = presentation.searchText ?? presentation.label
    var scan = TextScan(query)
    var size = 0
    while size < limit, let position = pass.next(of: optionCount) {
      let option = options[position]
      let keywords = presentation.keywords?(option) ?? []
      if let rank = scan.rank(label: text(option), keywords: keywords) {
        runs[query.mode == .fuzzy ? Int(rank.rawValue) : 0].append(
          Int32(truncatingIfNeeded: position))
      }
      size += scan.size + Self.optionCost
    }
    rows = .ranked(runs)
    self.pass = pass
  }

  /// Looks at some more options; the first found is highlighted as long as the query is under way, and
  /// later what was highlighted stays so.
  mutating func continueSearch(upTo limit: Int) {
    let isUnderWay = searchProgress == .underWay
    let highlighted = isUnderWay ? nil : highlightRow.flatMap { rows.position(ofRow: $0) }
    scan(upTo: limit)
    guard state.isOpen else { return }
    if isUnderWay { state.firstRow = 0 }
    place(highlighted.flatMap { rows.row(ofPosition: $0) } ?? firstHighlightable())
  }
}
