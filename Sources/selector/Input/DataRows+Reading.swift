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
    try DataError.checkUTF8(bytes, file)
    var builder = Builder()
    switch format {
    case .json: try builder.readJSON(bytes, file, columns)
    case .jsonl: try builder.readJSONLines(bytes, file, columns)
    case .lines: try builder.readLines(bytes, file, columns)
    case .tsv: try builder.readTable(RecordReader(file: file, bytes: bytes, format: .tsv), columns)
    case .csv: try builder.readTable(RecordReader(file: file, bytes: bytes, format: .csv), columns)
    }
    self = builder.result
  }
}

extension DataRows.Builder {
  fileprivate mutating func readTable(
    _ source: RecordReader, _ columns: DataColumns
  ) throws(DataError) {
    var reader = source
    let header = try TableHeader(&reader, columns)
    let positions = header.positions
    while try reader.next() {
      try header.check(reader)
      let cells = reader.cells
      let line = reader.line
      let id = positions.id.map { reader.text(cells[$0]) } ?? String(line)
      let row = DataRow(
        id: id, label: reader.text(cells[positions.label]),
        section: positions.section.map { reader.text(cells[$0]) },
        detail: positions.detail.map { reader.text(cells[$0]) })
      add(row, at: line) { reader.complaint(DataError.repeated(id, firstAt: "line \($0)")) }
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
        add(row, at: reader.line) { reader.complaint(DataError.repeated(row.id, firstAt: "line \($0)")) }
      }
    }
  }

  fileprivate mutating func readJSON(
    _ bytes: [UInt8], _ file: String, _ columns: DataColumns
  ) throws(DataError) {
    let value = try JSONRows.value(bytes, file)
    guard case .list(let elements) = value else {
      throw DataError(file: file, message: "found \(value), expected a list of objects or texts")
    }
    var rows = JSONRows(file: file, columns: columns)
    rows.takeNames(of: elements)
    for (index, element) in elements.enumerated() {
      let row = try rows.row(element, number: index + 1, at: .position(index))
      add(row, at: index) {
        rows.complaint(DataError.repeated(row.id, firstAt: "$[\($0)]"), at: .position(index))
      }
    }
  }

  fileprivate mutating func readJSONLines(
    _ bytes: [UInt8], _ file: String, _ columns: DataColumns
  ) throws(DataError) {
    var rows = JSONRows(file: file, columns: columns)
    var reader = RecordReader(file: file, bytes: bytes, format: .jsonl)
    while try reader.next() {
      let line = reader.line
      for cell in reader.cells {
        let row = try rows.row(line: Array(reader.content(of: cell)), line)
        add(row, at: line) {
          rows.complaint(DataError.repeated(row.id, firstAt: "line \($0)"), at: .line(line))
        }
      }
    }
  }
}
