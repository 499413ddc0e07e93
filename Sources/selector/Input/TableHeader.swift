/// The first line of a table: the names of its columns, and which of them are what.
struct TableHeader {
  let names: [String]
  let positions: DataColumns.Positions

  /// Reads the line.
  ///
  /// - Throws: ``DataError`` where there is none, a name comes twice, or a column is missing.
  init(_ reader: inout RecordReader, _ columns: DataColumns) throws(DataError) {
    guard try reader.next() else {
      throw reader.complaint("found nothing, expected a line with the names of the columns")
    }
    let names = reader.cells.map(reader.text)
    let header = reader.complaint
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw header("the column \"\(name)\" twice, expected each name once")
    }
    self.names = names
    positions = try columns.positions(in: names, complaint: header)
  }

  /// Tells what is wrong with the last record of a reader as a row.
  ///
  /// - Throws: ``DataError`` for a wrong number of cells, and for an empty id.
  func check(_ reader: RecordReader) throws(DataError) {
    guard reader.cells.count == names.count else {
      throw reader.complaint("expected \(names.count) cells, found \(reader.cells.count)")
    }
    if let id = positions.id, reader.cells[id].range.isEmpty {
      throw reader.complaint("the cell of the column \"\(names[id])\" is empty, expected an id")
    }
  }
}
