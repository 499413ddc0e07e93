internal import SelectorScenarios

extension DataRows {
  /// Reads options from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, UTF-8; a byte order mark is passed over.
  ///   - file: Its name for messages and, without a format, to tell the format; `-` or a name without
  ///     a known extension: the beginning of the data tells it.
  ///   - format: How the file is written.
  ///   - columns: Which columns hold what.
  /// - Throws: ``DataError`` for invalid UTF-8, a missing column, a line with a wrong number of cells,
  ///   bad quoting or bad JSON. Ids that come twice are no error but ``duplicates``.
  /// - Complexity: O(*n*) in the number of bytes; texts are made for the chosen columns only.
  package init(
    bytes: [UInt8], file: String, format: DataFormat? = nil,
    columns: DataColumns = .init()
  ) throws(DataError) {
    let format = format ?? DataFormat(fileName: file) ?? DataFormat(sniffing: bytes)
    let file = file == "-" ? "standard input" : file
    try Self.checkUTF8(bytes, file)
    var builder = Builder()
    switch format {
    case .json: try builder.readJSON(bytes, file, columns)
    case .lines: try builder.readLines(bytes, file, columns)
    case .tsv: try builder.readTable(RecordReader(file: file, bytes: bytes, format: .tsv), columns)
    case .csv: try builder.readTable(RecordReader(file: file, bytes: bytes, format: .csv), columns)
    }
    self = builder.result
  }

  private static func checkUTF8(_ bytes: [UInt8], _ file: String) throws(DataError) {
    // Decoding repairs what is no UTF-8, and any repair changes bytes.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard repaired != bytes else { return }
    let place = zip(bytes, repaired).prefix { $0 == $1 }.count
    let line = bytes.prefix(place).count { $0 == 0x0A } + 1
    throw DataError(file: file, line: line, message: "found bytes that are no UTF-8")
  }
}

extension DataRows.Builder {
  fileprivate mutating func readTable(
    _ source: RecordReader, _ columns: DataColumns
  ) throws(DataError) {
    var reader = source
    guard try reader.next() else {
      throw reader.complaint("found nothing, expected a line with the names of the columns")
    }
    let names = reader.cells.map(reader.text)
    let header = reader.complaint
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw header("the column \"\(name)\" twice, expected each name once")
    }
    let positions = try columns.positions(in: names, complaint: header)
    while try reader.next() {
      let cells = reader.cells
      guard cells.count == names.count else {
        throw reader.complaint("expected \(names.count) cells, found \(cells.count)")
      }
      let line = reader.line
      let id = positions.id.map { reader.text(cells[$0]) } ?? String(line)
      guard !id.isEmpty else {
        let column = positions.id.map { names[$0] } ?? ""
        throw reader.complaint("the cell of the column \"\(column)\" is empty, expected an id")
      }
      let row = DataRow(
        id: id, label: reader.text(cells[positions.label]),
        section: positions.section.map { reader.text(cells[$0]) },
        detail: positions.detail.map { reader.text(cells[$0]) })
      add(row, at: line) { reader.complaint(repeated(id, firstAt: "line \($0)")) }
    }
  }

  fileprivate mutating func readLines(
    _ bytes: [UInt8], _ file: String, _ columns: DataColumns
  ) throws(DataError) {
    if let name = columns.label ?? columns.id ?? columns.section ?? columns.detail {
      throw DataError(file: file, message: "no column \"\(name)\": plain lines have no columns")
    }
    var reader = RecordReader(file: file, bytes: bytes, format: .lines)
    while try reader.next() {
      for cell in reader.cells {
        let row = DataRow(id: String(reader.line), label: reader.text(cell))
        add(row, at: reader.line) { reader.complaint(repeated(row.id, firstAt: "line \($0)")) }
      }
    }
  }

  fileprivate mutating func readJSON(
    _ bytes: [UInt8], _ file: String, _ columns: DataColumns
  ) throws(DataError) {
    let value: JSONValue
    do {
      value = try JSONValue(bytes: bytes)
    } catch {
      throw DataError(
        file: file, line: error.line,
        message: "column \(error.column): found \(error.found), expected \(error.expected)")
    }
    guard case .list(let elements) = value else {
      throw DataError(file: file, message: "found \(value), expected a list of objects or texts")
    }
    let rows = JSONRows(file: file, elements: elements)
    for (index, row) in try rows.read(columns).enumerated() {
      add(row, at: index) { rows.complaint(index, repeated(row.id, firstAt: "$[\($0)]")) }
    }
  }
}

/// The message about a row whose id an earlier row has.
private func repeated(_ id: String, firstAt place: String) -> String {
  "the id \"\(id)\" again: the row of \(place) is kept"
}
