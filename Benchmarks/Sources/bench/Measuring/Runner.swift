import BenchCounters

/// Runs what is asked for, prints tables, and keeps what does not keep its limit.
struct Runner {
  let arguments: BenchArguments
  let stopwatch: Stopwatch
  private(set) var failures: [String] = []

  init(arguments: BenchArguments) {
    self.arguments = arguments
    stopwatch = Stopwatch(isQuick: arguments.isQuick)
  }

  /// The sizes of lists: what is seen is the same in all of them.
  static let sizes = [10, 10_000, 1_000_000]
  /// The most that the largest size may cost, as a multiple of the smallest.
  static let ratioLimit = 1.5

  /// A row of a table that compares sizes.
  struct Row {
    let name: String
    /// Whether the cost must stay the same whatever the size.
    var isLimited = true
    let costs: (Stopwatch) -> [Stopwatch.Cost]

    /// A row whose step runs on a state made for each size.
    init<State>(
      _ name: String, sizes: [Int] = Runner.sizes, isLimited: Bool = true,
      state: @escaping (Int) -> State, step: @escaping (inout State) -> Void
    ) {
      self.name = name
      self.isLimited = isLimited
      costs = { stopwatch in
        var states = sizes.map(state)
        return stopwatch.costs(of: &states, step)
      }
    }
  }

  /// Measures the rows of a section that are asked for and prints a table of them.
  mutating func compare(
    _ section: String, columns: [String], note: String? = nil, rows: [Row]
  ) {
    let rows = rows.filter { arguments.includes($0.name, of: section) }
    guard !rows.isEmpty else { return }
    printTitle(section, note: note)
    let last = columns.count - 1
    var header = [""] + columns + ["ratio", "limit", ""]
    if bench_counts_allocations() { header += ["allocations", "of the last"] }
    var table = Table(header: header)
    for row in rows {
      let costs = row.costs(stopwatch)
      let ratio = costs[last].time / costs[0].time
      let keeps = ratio <= Self.ratioLimit
      if row.isLimited, !keeps {
        failures.append(
          "\(section): \(row.name): ratio \(Figures.fixed(ratio, places: 2)), limit"
            + " \(Figures.fixed(Self.ratioLimit, places: 1))")
      }
      var cells = [row.name] + costs.map { Figures.time($0.time) }
      cells.append(Figures.fixed(ratio, places: 2))
      cells.append(row.isLimited ? Figures.fixed(Self.ratioLimit, places: 1) : "-")
      cells.append(row.isLimited ? (keeps ? "ok" : "OVER") : "")
      if bench_counts_allocations() {
        cells.append(Figures.allocations(costs[0].allocations))
        cells.append(Figures.allocations(costs[last].allocations))
      }
      table.rows.append(cells)
    }
    for line in table.lines() { print(line) }
  }

  /// Prints the heading of a section.
  func printTitle(_ title: String, note: String? = nil) {
    print("\n\(title)")
    if let note { print("  \(note)") }
  }

  /// Notes something that does not keep its limit.
  mutating func fail(_ text: String) { failures.append(text) }

  /// Says what does not keep its limit.
  func printVerdict() {
    print("")
    print(failures.isEmpty ? "Every limit is kept." : "Limits that are not kept:")
    for failure in failures { print("  \(failure)") }
  }
}
