/// Columns of a TSV or CSV file, by name.
enum TableFile {
  /// Reads some columns of all rows.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - columns: The columns, in the order in which the cells of a row are given.
  /// - Returns: The cells of each row.
  /// - Throws: ``DataError`` for the first thing that is wrong.
  static func rows(of path: String, columns: [String]) throws(DataError) -> [[String]] {
    let bytes = try InputFile.bytes(of: path)
    let file = path == "-" ? "standard input" : path
    let format = DataFormat(fileName: path) ?? DataFormat(sniffing: bytes)
    guard format == .tsv || format == .csv else {
      throw DataError(file: file, message: "expected a table, .tsv or .csv")
    }
    var reader = RecordReader(file: file, bytes: bytes, format: format)
    guard try reader.next() else {
      throw reader.complaint("found nothing, expected a line with the names of the columns")
    }
    let names = reader.cells.map(reader.text)
    var places: [Int] = []
    for column in columns {
      guard let place = names.firstIndex(of: column) else {
        let expected = columns.joined(separator: ", ")
        throw reader.complaint("no column \"\(column)\", expected \(expected)")
      }
      places.append(place)
    }
    var rows: [[String]] = []
    while try reader.next() {
      let cells = reader.cells
      guard cells.count == names.count else {
        throw reader.complaint("expected \(names.count) cells, found \(cells.count)")
      }
      rows.append(places.map { reader.text(cells[$0]) })
    }
    return rows
  }

  /// Reads some columns of a file that may be missing.
  ///
  /// - Returns: The rows; nil if there is no such file.
  static func rows(ifThere path: String, columns: [String]) throws(DataError) -> [[String]]? {
    guard InputFile.exists(path) else { return nil }
    return try rows(of: path, columns: columns)
  }
}
