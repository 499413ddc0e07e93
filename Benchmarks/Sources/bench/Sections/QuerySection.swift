import BenchCounters
import SelectorKit

extension Runner {
  /// The most that a query over 1,000,000 labels may take once they are indexed, in nanoseconds.
  private static let warmLimit = 60e6

  private static let queries = [
    "e", "sw", "tion", "lond", "internal", "zzqxjkvw", "red house", "srcmap", "東京",
  ]

  /// Queries over 1,000,000 labels: the first one, and one after others.
  mutating func query() {
    let section = "A query over 1,000,000 labels"
    let modes = SearchMode.allCases.filter { arguments.includes($0.rawValue, of: section) }
    guard !modes.isEmpty else { return }
    let count = 1_000_000
    let items = Corpus.items(count)
    let bytes = items.reduce(0) { $0 + $1.label.utf8.count }
    printTitle(
      section,
      note: "labels of \(Figures.fixed(Double(bytes) / Double(count), places: 1)) bytes;"
        + " first = index and query; warm limit \(Figures.time(Self.warmLimit))")
    var table = Table(header: ["", "query", "found", "first", "warm", "limit", "allocations"])
    for mode in modes {
      let first = firstQuery(items, mode)
      var selector = Samples.selector(of: items, search: mode)
      for query in Self.queries {
        let warm = warmQuery(query, &selector)
        let keeps = warm.time <= Self.warmLimit
        if !keeps { fail("\(section): \(mode.rawValue) \(query): \(Figures.time(warm.time))") }
        table.rows.append([
          mode.rawValue, query, Figures.count(warm.found),
          query == Self.queries[0] ? Figures.time(first) : "", Figures.time(warm.time),
          keeps ? "ok" : "OVER",
          bench_counts_allocations() ? Figures.allocations(warm.allocations) : "-",
        ])
      }
    }
    for line in table.lines() { print(line) }
  }

  /// The least time of a first query, from an open list to its hits.
  private func firstQuery(_ items: [Item], _ mode: SearchMode) -> Double {
    (0..<(arguments.isQuick ? 1 : 4)).reduce(Double.infinity) { least, _ in
      var selector = Samples.selector(of: items, search: mode)
      selector.open()
      return min(
        least,
        Stopwatch.once { consume(selector.send(.paste(Self.queries[0]), at: .start).count) })
    }
  }

  /// A query in a list that was indexed; each starts from an empty query, so none is narrowed.
  private func warmQuery(
    _ query: String, _ selector: inout DropdownSelector<Item>
  ) -> (time: Double, found: Int, allocations: Double) {
    var times: [Double] = []
    var allocations: Int64 = 0
    var found = 0
    for _ in 0..<(arguments.isQuick ? 4 : 10) {
      selector.send(.open, at: .start)
      let before = bench_allocations()
      times.append(Stopwatch.once { selector.send(.paste(query), at: .start) })
      allocations = bench_allocations() - before
      found = selector.rowCount
      selector.send(.close(.program), at: .start)
    }
    // The first one warms up.
    let least = times.dropFirst().min() ?? 0
    return (least, found, Double(allocations))
  }

  /// Letters in a list of 1,000,000 that is not searched, each after a pause.
  mutating func typeahead() {
    let section = "Letters typed in a list of 1,000,000"
    guard arguments.includes("typeahead", of: section) else { return }
    printTitle(section)
    var selector = Samples.openSelector(1_000_000)
    var instant = SelectorInstant.start
    var table = Table(header: ["", "time"])
    for (name, letter) in [
      ("first letter, which makes the index", "o"), ("a letter that the next option has", "o"),
      ("a letter that no option has", "z"),
    ] {
      let gesture = SelectorIntent<Item.ID>.gesture(.type(letter))
      let rounds = name.hasPrefix("first") ? 1 : 9
      let time = (0..<rounds).reduce(Double.infinity) { least, _ in
        instant = instant.advanced(by: .seconds(1))
        let now = instant
        return min(least, Stopwatch.once { consume(selector.send(gesture, at: now).count) })
      }
      table.rows.append([name, Figures.time(time)])
    }
    for line in table.lines() { print(line) }
  }
}
