import SelectorForms
import SelectorKit
import Testing

/// Options that are rows of a table, by their parent.
@Suite struct IndexedTableTests {
  struct Land: Hashable, Identifiable, Sendable {
    var id: String
  }

  struct Region: Hashable, Identifiable, Sendable {
    var id: Int
    var land: String?
    var name: String { "Region \(id)" }
  }

  static let regions = (0..<10).map {
    Region(id: $0, land: $0 == 9 ? nil : ["fr", "de", "it"][$0 % 3])
  }

  @Test func `rows are found by their key, in table order`() {
    let table = IndexedTable(Self.regions, by: \.land)
    #expect(table.rows(for: "de").map(\.id) == [1, 4, 7])
    #expect(table.rows(forAny: ["it", "fr", "it"]).map(\.id) == [0, 2, 3, 5, 6, 8])
    #expect(table.rows(for: "xx").isEmpty && table.rows(forAny: []).isEmpty)
    #expect(table.rows.count == 10)
  }

  @Test func `a field offers the rows under its parent`() throws {
    let lands = ["fr", "de", "it"].map { Land(id: $0) }
    var make = FormBuilder()
    let land = make.selector("land", "Land", options: lands, label: \.id)
    let several = make.multi("several", "Several", options: lands, label: \.id)
    let table = IndexedTable(Self.regions, by: \.land)
    let region = make.selector("region", "Region", rowsOf: table, under: land, label: \.name)
    let any = make.selector("any", "Any", rowsOf: table, underAny: several, label: \.name)
    var form = try make.build()
    #expect(form.status(of: region) == .blocked(by: "Land"))
    #expect(form.status(of: any) == .blocked(by: "Several"))
    form.choose(land, id: "it")
    form.choose(region, id: 5)
    #expect(form.control(of: region)?.options.array.map(\.id) == [2, 5, 8])
    #expect(form[region]?.id == 5)
    form.choose(land, id: "fr")
    #expect(form[region] == nil)
    form.choose(several, ids: ["it", "de"])
    #expect(form.control(of: any)?.options.array.map(\.id) == [1, 2, 4, 5, 7, 8])
    #expect(form.checkInvariants().isEmpty)
  }
}
