import Foundation
import SelectorScenarios

/// Real countries, their regions and cities: GeoNames (geonames.org), CC BY 4.0.
///
/// A few rows stand here, so that the tests need nothing else; the whole tables are used where they lie
/// beside the checkout (`../shared/data`), or where `SELECTOR_DATA` says.
struct TraceData: Sendable {
  struct Country: Sendable {
    var id: ScenarioID
    var continent: ScenarioID
    var regions: [Region] = []
  }
  struct Region: Sendable {
    var id: ScenarioID
    var cities: [ScenarioID] = []
  }

  var countries: [Country]

  static let best = whole ?? excerpt

  static let excerpt = TraceData(
    rows: excerptText.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    })

  /// Rows of country, continent, region, and ids of cities with blanks between.
  init(rows: [[String]]) {
    var countries: [Country] = []
    for row in rows where row.count == 4 {
      let id = ScenarioID.text(row[0])
      if countries.last?.id != id {
        countries.append(Country(id: id, continent: .text(row[1])))
      }
      let cities = row[3].split(separator: " ").compactMap { Int($0) }
      countries[countries.count - 1].regions.append(
        Region(id: .text(row[2]), cities: cities.map { .number($0) }))
    }
    self.countries = countries
  }

  /// All tables, if they are there.
  static let whole: TraceData? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      ProcessInfo.processInfo.environment["SELECTOR_DATA"].map { URL(filePath: $0) }
      ?? root.deletingLastPathComponent().appending(path: "shared/data")
    func rows(_ name: String) -> [[String]]? {
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      else { return nil }
      return text.split(separator: "\n").dropFirst().map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
    }
    guard let countries = rows("countries.tsv"), let regions = rows("admin1.tsv"),
      let cities = rows("cities.tsv")
    else { return nil }
    let continents = Dictionary(countries.map { ($0[0], $0[5]) }) { first, _ in first }
    let byRegion = Dictionary(grouping: cities) { $0[2] }
    return TraceData(
      rows: regions.map { row in
        let ids = (byRegion[row[1]] ?? []).prefix(12).map { $0[0] }
        return [row[0], continents[row[0]] ?? "", row[1], ids.joined(separator: " ")]
      })
  }()

  private static let excerptText = """
    NZ	Oceania	NZ-AUK	2193733 2187404 2185964
    NZ	Oceania	NZ-BOP	2208032 6241325 2208330
    NZ	Oceania	NZ-CAN	2192362 2183310 2181133
    NZ	Oceania	NZ-GIS	2206854 6240088 6240058
    NZ	Oceania	NZ-HKB	2190224 2186313 2190169
    IE	Europe	IE-CE	2964405 3310247
    IE	Europe	IE-CN	2965535
    IE	Europe	IE-CO	2965140 2964690 2966749
    IE	Europe	IE-CW	2965768
    IE	Europe	IE-DL	2962961 2654332
    AD	Europe	AD-03	3040686
    AD	Europe	AD-04	3040132
    AD	Europe	AD-06	3039163
    AD	Europe	AD-07	3041563
    AD	Europe	AD-08	3040051
    CR	North America	CR-A	3624955 3621841 3622190
    CR	North America	CR-C	3622547 3621184 3624370
    CR	North America	CR-G	3623076 3624468 3622716
    CR	North America	CR-H	3621911 3622881 3623486
    CR	North America	CR-L	3622247 3623580 3621440
    CH	Europe	CH-AG	2661881 2661646 2658011
    CH	Europe	CH-AI	2661740
    CH	Europe	CH-AR	2660365 2658397
    CH	Europe	CH-BE	2661552 2661513 2658377
    CH	Europe	CH-BL	6698588 2661810 2659522
    AE	Asia	AE-AJ	292932 8475866 414901
    AE	Asia	AE-AZ	292968 292913 12042053
    AE	Asia	AE-DU	292223 292261 11524601
    AE	Asia	AE-FU	292878 12047417 290680
    AE	Asia	AE-RK	291074 292692 291794
    IS	Europe	IS-AKN	3418653
    IS	Europe	IS-AKU	2633274
    IS	Europe	IS-GAR	3417195
    IS	Europe	IS-HAF	3416706
    IS	Europe	IS-KOP	3415212
    LU	Europe	LU-DI	2960657 2960589
    LU	Europe	LU-ES	2960596 2960634 2960800
    LU	Europe	LU-LU	2960316 12035866 12035864
    GE	Asia	GE-AB	611847 615912 614622
    GE	Asia	GE-AJ	615532 613762 614897
    GE	Asia	GE-GU	612536 613311
    GE	Asia	GE-IM	613607 612126 610864
    GE	Asia	GE-KA	611694 612338 612230
    """
}
