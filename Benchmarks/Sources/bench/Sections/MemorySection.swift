import BenchCounters
import SelectorKit
import SelectorText

extension Runner {
  /// What a selector of 1,000,000 options takes besides the options.
  func memory() {
    let section = "Memory for 1,000,000 options"
    guard arguments.includes("memory", of: section), bench_peak_kib() > 0 else { return }
    printTitle(section, note: "of the whole process; the options themselves are the caller's")
    var table = Table(header: ["", "now", "more than before", "peak"])
    var before: Int64 = 0
    func note(_ name: String) {
      let now = bench_resident_kib()
      let more = now - before
      table.rows.append([
        name, Figures.mebibytes(now), (more < 0 ? "-" : "") + Figures.mebibytes(abs(more)),
        Figures.mebibytes(bench_peak_kib()),
      ])
      before = now
    }
    note("nothing")
    let items = Corpus.items(1_000_000)
    note("options")
    var selector = Samples.selector(of: items, search: .fuzzy)
    selector.open()
    consume(TextRenderer().frame(of: selector).canvas.rows)
    note("a selector, opened and drawn")
    selector.send(.paste("lond"), at: .start)
    note("a first query")
    selector.close()
    selector.open()
    selector.send(.paste("e"), at: .start)
    note("a query that finds most")
    selector.close()
    selector.choose(id: 500_000)
    note("a choice, which makes the index of ids")
    for line in table.lines() { print(line) }
  }
}
