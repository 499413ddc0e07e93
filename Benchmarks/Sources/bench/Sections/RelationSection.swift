import Foundation
import SelectorForms
import SelectorKit

extension Runner {
  /// A step of a relation and the most that it may take, in nanoseconds.
  private struct RelationStep {
    let name: String
    let limit: Double
    let cost: (Stopwatch) -> Stopwatch.Cost
  }

  /// Fields that narrow each other: making the index, and an edit with all counts.
  mutating func relations() {
    let section = "A relation: fields that narrow each other, with the counts of all options"
    let steps = [
      RelationStep(name: "four columns of 7,884 airports: making the form", limit: 20e6) { watch in
        let airports = Airport.all
        var states = [airports]
        return watch.costs(of: &states) { consume(Facets(airports: $0).form.fields.count) }[0]
      },
      RelationStep(name: "four columns of 7,884 airports: an edit", limit: 2e6) { watch in
        var states = [Swaying(Facets(airports: Airport.all))]
        return watch.costs(of: &states) { $0.control.edit($0.turn()) }[0]
      },
      RelationStep(name: "six columns of 1,000,000 rows: an edit", limit: 60e6) { watch in
        var states = [Swaying(Facets(rows: 1_000_000))]
        return watch.costs(of: &states) { $0.control.edit($0.turn()) }[0]
      },
      RelationStep(name: "100,000 values in a column: an edit", limit: 60e6) { watch in
        var states = [Swaying(Facets(distinct: 100_000))]
        return watch.costs(of: &states) { $0.control.edit($0.turn()) }[0]
      },
    ].filter { arguments.includes($0.name, of: section) }
    guard !steps.isEmpty else { return }
    printTitle(section)
    var table = Table(header: ["", "time", "limit", ""])
    for step in steps {
      let time = step.cost(stopwatch).time
      let keeps = time <= step.limit
      if !keeps { fail("\(section): \(step.name): \(Figures.time(time))") }
      table.rows.append([
        step.name, Figures.time(time), Figures.time(step.limit), keeps ? "ok" : "OVER",
      ])
    }
    for line in table.lines() { print(line) }
  }
}

/// A row of the table of airports.
struct Airport: Sendable {
  var country: String
  var subdivision: String
  var city: String
  var zone: String

  /// The published table where it lies beside the package, else as many rows and values as it has.
  static let all: [Airport] = published ?? alike

  private static var published: [Airport]? {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../../shared/data/airports.tsv").standardizedFileURL
    guard let text = try? String(contentsOf: root, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 8 else { return nil }
      return Airport(country: cells[0], subdivision: cells[1], city: cells[2], zone: cells[6])
    }
  }

  private static var alike: [Airport] {
    (0..<7_884).map { number in
      let subdivision = number * 1_878 / 7_884
      return Airport(
        country: "Country \(number * 233 / 7_884)", subdivision: "Subdivision \(subdivision)",
        city: "City \(number * 6_488 / 7_884)", zone: "Zone \(subdivision * 7 % 359)")
    }
  }
}

/// A form with a relation whose columns are edited there and back.
struct Facets {
  var form: Form
  private var edits: (forth: (inout Form) -> Void, back: (inout Form) -> Void)

  /// Four columns of the airports, of which country and time zone are edited.
  init(airports: [Airport]) {
    var make = FormBuilder()
    let table = make.relation("airports", rows: airports)
    let country = make.selector("country", "Country", of: table, column: \.country)
    _ = make.selector("subdivision", "Subdivision", of: table, column: \.subdivision)
    _ = make.selector("city", "City", of: table, column: \.city)
    let zone = make.selector("zone", "Time zone", of: table, column: \.zone)
    form = Self.built(make)
    let (first, second) = (airports[0], airports[airports.count / 2])
    edits = (
      { $0.choose(country, id: first.country) }, { $0.choose(zone, id: second.zone) }
    )
  }

  /// Six columns of a catalogue, of three to a thousand values.
  init(rows count: Int) {
    let counts = [3, 12, 40, 100, 300, 1_000]
    let rows = (0..<count).map { $0 }
    var make = FormBuilder()
    let table = make.relation("catalogue", rows: rows)
    let keys = counts.enumerated().map { place, values in
      make.selector("c\(place)", "Column \(place)", of: table) { (row: Int) -> Int? in
        // Rows are spread over the values of a column without regard to the other columns.
        Int((UInt64(row &* 2 &+ 1) &* 0x9E37_79B9_7F4A_7C15 &* UInt64(2 * place + 1)) >> 33)
          % values
      }
    }
    form = Self.built(make)
    // A third of all rows is left to be counted in each of the other columns.
    edits = ({ $0.choose(keys[0], id: 1) }, { $0.choose(keys[0], id: 2) })
  }

  /// Two columns, of which one has a value of its own in every row.
  init(distinct count: Int) {
    var make = FormBuilder()
    let table = make.relation("rows", rows: Array(0..<count))
    let tenth = make.selector("tenth", "Tenth", of: table) { (row: Int) -> Int? in row % 10 }
    _ = make.selector("own", "Own", of: table) { (row: Int) -> Int? in row }
    form = Self.built(make)
    edits = ({ $0.choose(tenth, id: 3) }, { $0.clear(tenth) })
  }

  /// One edit; every option of every column has its count afterwards.
  mutating func edit(_ isForth: Bool) {
    if isForth { edits.forth(&form) } else { edits.back(&form) }
  }

  private static func built(_ make: consuming FormBuilder) -> Form {
    do {
      return try make.build()
    } catch {
      fatalError("a relation of the benchmark is wrong: \(error)")
    }
  }
}
