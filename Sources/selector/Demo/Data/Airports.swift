internal import SelectorForms
internal import SelectorKit

/// An airport, as far as the demo asks for it.
struct Airport: Hashable, Identifiable, Sendable {
  /// Its IATA code.
  var id: String
  /// The ISO 3166 code of the country.
  var country: String
  var region: String?
  var name: String
  var zone: String
  /// In feet; nil where nobody says.
  var elevation: Int?

  /// How high it lies, in three steps.
  var height: String? {
    elevation.map { $0 < 100 ? "below 100 ft" : $0 < 1000 ? "100 to 999 ft" : "1,000 ft and more" }
  }

  var countryName: String { country == "EC" ? "Ecuador" : "Portugal" }

  /// Reads a row: code, country, region, name, time zone, elevation.
  private init?(row: Substring) {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 6 else { return nil }
    id = cells[0]
    country = cells[1]
    region = cells[2].isEmpty ? nil : cells[2]
    name = cells[3]
    zone = cells[4]
    elevation = Int(cells[5])
  }

  /// The airports of Ecuador and Portugal.
  ///
  /// From airportsdata (MIT); columns were left out, nothing was changed.
  static let all: [Airport] = excerpt.split(separator: "\n").compactMap { Airport(row: $0) }

  private static let excerpt = """
    XMS|EC||Coronel E Carvajal Airport|America/Guayaquil|3452
    CUE|EC|Azuay|Mariscal Lamar Airport|America/Guayaquil|8306
    TUA|EC|Carchi|Teniente Coronel Luis a Mantilla Airport|America/Guayaquil|9649
    LTX|EC|Cotopaxi|Cotopaxi International Airport|America/Guayaquil|9205
    MCH|EC|El-Oro|General Manuel Serrano Airport|America/Guayaquil|11
    ETR|EC|El-Oro|Coronel Artilleria Victor Larrea Airport|America/Guayaquil|170
    ESM|EC|Esmeraldas|General Rivadeneira Airport|America/Guayaquil|32
    GPS|EC|Galapagos|Seymour Airport|Pacific/Galapagos|207
    IBB|EC|Galapagos|General Villamil Airport|Pacific/Galapagos|35
    SCY|EC|Galapagos|San Cristobal Airport|Pacific/Galapagos|62
    GYE|EC|Guayas|Simon Bolivar International Airport|America/Guayaquil|19
    LOH|EC|Loja|Camilo Ponce Enriquez Airport|America/Guayaquil|4056
    MRR|EC|Loja|Jose Maria Velasco Ibarra Airport|America/Guayaquil|1508
    BHA|EC|Manabi|Los Perales Airport|America/Guayaquil|10
    JIP|EC|Manabi|Jipijapa Airport|America/Guayaquil|223
    MEC|EC|Manabi|Eloy Alfaro International Airport|America/Guayaquil|48
    PVO|EC|Manabi|Reales Tamarindos Airport|America/Guayaquil|130
    SUQ|EC|Morona-Santiago|Sucua Airport|America/Guayaquil|3116
    TSC|EC|Morona-Santiago|Taisha Airport|America/Guayaquil|1669
    OCC|EC|Napo|Francisco De Orellana Airport|America/Guayaquil|834
    TPN|EC|Orellana|Tiputini Airport|America/Guayaquil|997
    PTZ|EC|Pastaza|Rio Amazonas Airport|America/Guayaquil|3465
    UIO|EC|Pichincha|Nuevo Aeropuerto Internacional Mariscal Sucre|America/Guayaquil|9200
    SNC|EC|Santa Elena|General Ulpiano Paez Airport|America/Guayaquil|18
    LGQ|EC|Sucumbios|Nueva Loja Airport|America/Guayaquil|980
    PYO|EC|Sucumbios|Putumayo Airport|America/Guayaquil|733
    TPC|EC|Sucumbios|Tarapoa Airport|America/Guayaquil|814
    ATF|EC|Tungurahua|Chachoan Airport|America/Guayaquil|8502
    CVU|PT|Açores|Corvo Airport|Atlantic/Azores|61
    HOR|PT|Açores|Horta Airport|Atlantic/Azores|117
    TER|PT|Açores|Lajes Field|Atlantic/Azores|193
    PIX|PT|Açores|Pico Airport|Atlantic/Azores|114
    PDL|PT|Açores|João Paulo II Airport|Atlantic/Azores|259
    GRW|PT|Açores|Graciosa Airport|Atlantic/Azores|86
    FLW|PT|Açores|Flores Airport|Atlantic/Azores|108
    SJZ|PT|Açores|Sao Jorge Airport|Atlantic/Azores|311
    SMA|PT|Açores|Santa Maria Airport|Atlantic/Azores|308
    BYJ|PT|Beja|Beja International Airport|Europe/Lisbon|636
    BGC|PT|Bragança|Braganca Airport|Europe/Lisbon|2241
    FAO|PT|Faro|Faro Airport|Europe/Lisbon|24
    PRM|PT|Faro|Portimão Airport|Europe/Lisbon|5
    CAT|PT|Lisboa|Cascais Airport|Europe/Lisbon|326
    LIS|PT|Lisbon|Lisbon Portela Airport|Europe/Lisbon|355
    FNC|PT|Madeira|Madeira Airport|Europe/Lisbon|191
    PXO|PT|Madeira|Porto Santo Airport|Europe/Lisbon|340
    OPO|PT|Porto|Francisco de Sá Carneiro Airport|Europe/Lisbon|227
    SIE|PT|Setúbal|Sines Airport|Europe/Lisbon|
    VRL|PT|Vila Real|Vila Real Airport|Europe/Lisbon|1832
    VSE|PT|Viseu|Viseu Airport|Europe/Lisbon|2060
    """
}

/// Airports under four facets: columns of one table that narrow each other.
struct AirportForm {
  let form: Form
  let country: FieldKey<ColumnOption<String>>
  let region: FieldKey<ColumnOption<String>>
  let zone: FieldKey<ColumnOption<String>>
  let height: MultiFieldKey<ColumnOption<String>>
  let query: TextFieldKey

  init() throws(FormErrors) {
    var make = FormBuilder()
    let airports = make.relation("airports", rows: Airport.all)
    make.showCounts(of: airports)
    query = make.text("query", "Name", placeholder: "Part of a name")
    country = make.selector(
      "country", "Country", of: airports, column: \.country, label: \.countryName,
      placeholder: "Any")
    region = make.selector(
      "region", "Region", of: airports, column: \.region, placeholder: "Any")
    zone = make.selector(
      "zone", "Time zone", of: airports, column: \.zone, placeholder: "Any")
    height = make.multi(
      "height", "Height", of: airports, column: \.height, placeholder: "Any")
    let found = make.results("found", "Airports", of: airports, label: \.name)
    make.configure(found) { $0.rows = 4 }
    make.narrow(airports, by: query) { airport, query in
      query.isEmpty || airport.name.lowercased().contains(query.lowercased())
    }
    form = try make.build()
  }
}
