internal import SelectorScenarios

/// Puts what is read into a table, record by record, and notes what is wrong with it.
struct RecordFiller {
  /// How what is read is written; nil for lines.
  private let format: DataFormat?
  private let columns: DataColumns
  private let table: RecordTable
  private let file: String
  private var cutter: RecordCutter
  private var header: TableHeader?
  private var ids = RecordIDs()
  private var json: JSONRows
  /// All bytes of what can only be read as a whole.
  private var whole: [UInt8] = []
  /// How many lines came before.
  private var lineCount = 0
  /// Complaints about rows left out because an earlier one has their id: the first few.
  private(set) var duplicates: [DataError] = []

  init(_ format: DataFormat?, _ columns: DataColumns, into table: RecordTable, file: String) {
    self.format = format
    self.columns = columns
    self.table = table
    self.file = file == "-" ? "standard input" : file
    cutter = RecordCutter(separator: table.separator, isQuoting: format == .csv)
    json = JSONRows(file: self.file, columns: columns)
  }

  /// The shape of the table that takes what is written in a format: JSON is kept as the rows that it says.
  static func shape(of format: DataFormat?, separator: UInt8) -> RecordTable.Shape {
    switch format {
    case nil, .lines: .lines(end: separator)
    case .tsv: .table(.tsv)
    case .csv, .json, .jsonl: .table(.csv)
    }
  }

  /// Takes more bytes.
  ///
  /// - Returns: The numbers of the records that are whole now.
  mutating func feed(_ bytes: [UInt8]) throws(DataError) -> Range<Int> {
    guard format != .json else {
      whole += bytes
      return 0..<0
    }
    return try take(cutter.feed(bytes))
  }

  /// Says that the file is at its end.
  mutating func finish() throws(DataError) -> Range<Int> {
    if format == .json { return try takeList() }
    let last = try take(cutter.finish())
    if format == .tsv || format == .csv, header == nil {
      throw DataError(
        file: file, line: 1,
        message: "found nothing, expected a line with the names of the columns")
    }
    return last
  }

  private mutating func take(_ bytes: [UInt8]) throws(DataError) -> Range<Int> {
    guard !bytes.isEmpty else { return 0..<0 }
    switch format {
    case nil, .lines: return table.append(lines: bytes)
    case .tsv: return try takeRows(bytes, .tsv)
    case .csv: return try takeRows(bytes, .csv)
    case .json, .jsonl: return try takeLines(bytes)
    }
  }

  // MARK: Tables

  private mutating func takeRows(
    _ bytes: [UInt8], _ format: DataFormat
  ) throws(DataError) -> Range<Int> {
    let lines = bytes.count { $0 == 0x0A }
    defer { lineCount += lines }
    try DataError.checkUTF8(bytes, file, linesBefore: lineCount)
    let start = lineCount == 0 ? bytes.withoutMark.startIndex : 0
    var reader = RecordReader(
      file: file, bytes: bytes, format: format, from: start, line: lineCount + 1)
    var batch = Batch(first: table.count)
    if header == nil, bytes[start...].contains(where: { $0 != 0x0A && $0 != 0x0D }) {
      let found = try TableHeader(&reader, columns)
      header = found
      table.positions = found.positions
    }
    while let header, try reader.next() {
      try header.check(reader)
      let id = header.positions.id.map { reader.content(of: reader.cells[$0]) }
      if note(id, line: reader.line, in: &batch, at: .line(reader.line)) {
        batch.starts.append(UInt32(truncatingIfNeeded: reader.start))
      }
    }
    return table.append(bytes, starts: batch.starts, lines: lines)
  }

  // MARK: JSON

  /// Lines with an element each.
  private mutating func takeLines(_ bytes: [UInt8]) throws(DataError) -> Range<Int> {
    try DataError.checkUTF8(bytes, file, linesBefore: lineCount)
    let start = lineCount == 0 ? bytes.withoutMark.startIndex : 0
    var batch = Batch(first: table.count)
    for line in bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    {
      lineCount += 1
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
      let row = try json.row(line: Array(line), lineCount)
      add(row, line: lineCount, to: &batch, at: .line(lineCount))
    }
    return append(batch)
  }

  /// A list, which tells only at its end that it is one.
  private mutating func takeList() throws(DataError) -> Range<Int> {
    try DataError.checkUTF8(whole, file)
    let value = try JSONRows.value(whole, file)
    whole = []
    guard case .list(let elements) = value else {
      throw DataError(file: file, message: "found \(value), expected a list of objects or texts")
    }
    json.takeNames(of: elements)
    var batch = Batch(first: table.count)
    for (index, element) in elements.enumerated() {
      let row = try json.row(element, number: index + 1, at: .position(index))
      add(row, line: index, to: &batch, at: .position(index))
    }
    return append(batch)
  }

  private mutating func add(
    _ row: DataRow, line: Int, to batch: inout Batch, at place: JSONRows.Place
  ) {
    guard note(Array(row.id.utf8)[...], line: line, in: &batch, at: place) else { return }
    batch.starts.append(UInt32(truncatingIfNeeded: batch.bytes.count))
    batch.append(row)
  }

  private func append(_ batch: Batch) -> Range<Int> {
    table.positions = Batch.positions
    return table.append(batch.bytes, starts: batch.starts, lines: 0)
  }

  // MARK: Ids

  /// Notes the id of the next record of a batch; false if an earlier one has it.
  private mutating func note(
    _ id: ArraySlice<UInt8>?, line: Int, in batch: inout Batch, at place: JSONRows.Place
  ) -> Bool {
    guard let id else { return true }
    let (table, first, fresh) = (table, batch.first, batch.ids)
    let earlier = ids.note(first + fresh.count, id) { record in
      record < first ? table.idBytes(of: record) : fresh[record - first]
    }
    guard let earlier else {
      batch.ids.append(id)
      batch.lines.append(line)
      return true
    }
    if duplicates.count < 5 {
      let kept = earlier < first ? table.line(of: earlier) : batch.lines[earlier - first]
      let other =
        if case .position = place { "$[\(kept)]" } else { "line \(kept)" }
      duplicates.append(
        json.complaint(
          DataError.repeated(String(decoding: id, as: UTF8.self), firstAt: other), at: place))
    }
    return false
  }
}

/// Records on their way into a table.
private struct Batch {
  /// The number of the first of them.
  let first: Int
  var starts: [UInt32] = []
  var ids: [ArraySlice<UInt8>] = []
  var lines: [Int] = []
  /// Rows that were not read as they stand here.
  var bytes: [UInt8] = []

  init(first: Int) { self.first = first }

  static let positions = DataColumns.Positions(label: 1, id: 0, section: 2, detail: 3)

  /// Writes a row as a line of CSV.
  mutating func append(_ row: DataRow) {
    for (position, text) in [row.id, row.label, row.section ?? "", row.detail ?? ""].enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\""))
      for byte in text.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(0x0A)
  }
}
