/// Cities with the region and the district that they lie in, as a table has them.
struct CityTable: Sendable {
  /// A name, and how it is written where it belongs.
  struct Name: Hashable, Sendable {
    var name: String
    var native: String

    init(_ name: String, native: String) {
      self.name = name
      self.native = native
    }
  }

  /// One row.
  struct City: Hashable, Sendable {
    var id: String
    var country: String
    var region: String
    var district: String
    var name: String
    var native: String

    init(
      _ id: String, _ country: String, _ region: String, _ district: String, _ name: String,
      native: String = ""
    ) {
      self.id = id
      self.country = country
      self.region = region
      self.district = district
      self.name = name
      self.native = native
    }
  }

  /// The rows.
  var cities: [City] = []
  /// The names of countries by their codes; a country without one reads as its code.
  var countries: [String: Name] = [:]
  /// The names of regions by their codes; a region without one reads as its code.
  var regions: [String: String] = [:]
}

extension CityTable {
  /// Reads a table of cities, and beside it `countries.tsv` and `admin1.tsv` for names, if they are there.
  ///
  /// - Throws: ``DataError`` for the first thing that is wrong with one of them.
  init(file: String) throws(DataError) {
    let columns = ["id", "country", "admin1", "admin2", "name", "native"]
    for row in try TableFile.rows(of: file, columns: columns) {
      cities.append(City(row[0], row[1], row[2], row[3], row[4], native: row[5]))
    }
    guard file != "-" else { return }
    let directory = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    if let rows = try TableFile.rows(
      ifThere: directory + "countries.tsv", columns: ["code", "name", "native"])
    {
      for row in rows { countries[row[0]] = Name(row[1], native: row[2]) }
    }
    if let rows = try TableFile.rows(
      ifThere: directory + "admin1.tsv", columns: ["admin1", "name"])
    {
      for row in rows { regions[row[0]] = row[1] }
    }
  }
}
