import BenchCounters
import SelectorKit
import SelectorText

extension Runner {
  /// The most that a frame of 80x24 out of a million options may take, and as a multiple of one of ten.
  private static let frameLimit = (nanoseconds: 20_000.0, ratio: 1.2)

  /// A frame drawn into a used one: how long, how much longer out of a million, and what it allocates.
  mutating func frames() {
    let title = "One frame of 80x24 into a used one"
    guard arguments.includes("limits", of: title) else { return }
    printTitle(title)
    let costs = Row(
      "limits", sizes: [10, 1_000_000],
      state: { (selector: Samples.openSelector($0), frame: TextFrame()) }
    ) { state in
      TextRenderer().draw(state.selector, into: &state.frame)
      consume(state.frame.canvas.rows)
    }.costs(stopwatch)
    let (few, many) = (costs[0], costs[1])
    let ratio = many.time / few.time
    var table = Table(header: ["", "here", "limit", ""])
    table.rows.append(
      verdict(
        "of a million options", Figures.time(many.time), Figures.time(Self.frameLimit.nanoseconds),
        many.time <= Self.frameLimit.nanoseconds, title))
    table.rows.append(
      verdict(
        "as a multiple of ten options", Figures.fixed(ratio, places: 2),
        Figures.fixed(Self.frameLimit.ratio, places: 1), ratio <= Self.frameLimit.ratio, title))
    if bench_counts_allocations() {
      table.rows.append(
        verdict(
          "allocations", Figures.allocations(many.allocations), "0", many.allocations < 0.5, title))
    }
    for line in table.lines() { print(line) }
  }

  private mutating func verdict(
    _ name: String, _ figure: String, _ limit: String, _ keeps: Bool, _ title: String
  ) -> [String] {
    if !keeps { fail("\(title): \(name): \(figure), limit \(limit)") }
    return [name, figure, limit, keeps ? "ok" : "OVER"]
  }
}
