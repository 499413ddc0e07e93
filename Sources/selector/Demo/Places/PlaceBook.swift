internal import SelectorKit

/// Cities by what they lie in, so that a list costs what it shows and not the table.
struct PlaceBook: Sendable {
  /// The countries, by name.
  private(set) var countries: [PlaceOption] = []
  private var regions: [String: [PlaceOption]] = [:]
  private var districts: [String: [PlaceOption]] = [:]
  private var cities: [String: [PlaceOption]] = [:]

  /// Sorts a table; cities stay in its order.
  init(_ table: CityTable) {
    var known: Set<String> = []
    for city in table.cities {
      let region = "\(city.country)/\(city.region)"
      let district = "\(region)/\(city.district)"
      if known.insert(city.country).inserted {
        let name = table.countries[city.country]
        countries.append(
          PlaceOption(city.country, name?.name ?? city.country, beside: name?.native))
      }
      if known.insert(region).inserted {
        let name = city.region.isEmpty ? "(no region)" : table.regions[city.region]
        regions[city.country, default: []].append(PlaceOption(region, name ?? city.region))
      }
      if !city.district.isEmpty, known.insert(district).inserted {
        districts[region, default: []].append(PlaceOption(district, city.district))
      }
      let option = PlaceOption(city.id, city.name, beside: city.native)
      cities[region, default: []].append(option)
      if !city.district.isEmpty { cities[district, default: []].append(option) }
    }
    let byName: (PlaceOption, PlaceOption) -> Bool = { ($0.label, $0.id) < ($1.label, $1.id) }
    countries.sort(by: byName)
    for key in regions.keys { regions[key]?.sort(by: byName) }
    for key in districts.keys { districts[key]?.sort(by: byName) }
  }

  /// The regions of a country, by name.
  func regions(in country: PlaceOption) -> [PlaceOption] { regions[country.id] ?? [] }

  /// The districts of a region, by name; some regions have none.
  func districts(in region: PlaceOption) -> [PlaceOption] { districts[region.id] ?? [] }

  /// The cities of a district, or of a whole region.
  func cities(in region: PlaceOption, _ district: PlaceOption?) -> [PlaceOption] {
    cities[district?.id ?? region.id] ?? []
  }
}

/// A country, a region, a district or a city.
struct PlaceOption: SelectorOption, Sendable {
  var id: String
  var label: String
  var detail: String?

  init(_ id: String, _ label: String, beside native: String? = nil) {
    self.id = id
    self.label = label
    detail = native == label || native?.isEmpty ?? true ? nil : native
  }

  /// How it is written where it belongs finds it too.
  var keywords: [String] { detail.map { [$0] } ?? [] }
}
