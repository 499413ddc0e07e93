/// Cuts the bytes of a TSV or CSV file, or plain lines, into records and cells, without making text.
///
/// Lines end with LF or CR LF, the last one may end with nothing. Lines without a single byte are
/// passed over. Only CSV knows quotes: a cell in quotes may hold commas, line breaks, and quotes
/// written twice.
struct RecordReader {
  /// The bytes of one cell.
  struct Cell {
    /// Its place in the file, without the quotes around it.
    var range: Range<Int>
    /// Whether quotes written twice stand in it.
    var hasDoubledQuotes = false
  }

  let file: String
  let bytes: [UInt8]
  /// What stands between cells; nil where a line is one cell.
  let separator: UInt8?
  let isQuoting: Bool
  private var position: Int
  private var nextLine = 1
  /// The line on which the last record begins.
  private(set) var line = 1
  /// Where the last record begins.
  private(set) var start = 0
  /// The cells of the last record.
  private(set) var cells: [Cell] = []

  init(file: String, bytes: [UInt8], format: DataFormat) {
    self.file = file
    self.bytes = bytes
    switch format {
    case .tsv: separator = 0x09
    case .csv: separator = UInt8(ascii: ",")
    case .json, .jsonl, .lines: separator = nil
    }
    isQuoting = format == .csv
    position = bytes.withoutMark.startIndex
  }

  /// Makes a reader that begins in the middle.
  ///
  /// - Parameters:
  ///   - start: Where a record, or a blank line before one, begins.
  ///   - line: The number of that line.
  init(file: String, bytes: [UInt8], format: DataFormat, from start: Int, line: Int = 1) {
    self.init(file: file, bytes: bytes, format: format)
    position = start
    nextLine = line
  }

  /// Reads the next record into ``cells``; false at the end.
  mutating func next() throws(DataError) -> Bool {
    while position < bytes.count, let end = lineBreak(at: position) {
      position = end
      nextLine += 1
    }
    guard position < bytes.count else { return false }
    line = nextLine
    start = position
    cells.removeAll(keepingCapacity: true)
    var isLast = false
    while !isLast {
      cells.append(
        isQuoting && position < bytes.count && bytes[position] == UInt8(ascii: "\"")
          ? try quotedCell() : try plainCell())
      isLast = true
      guard position < bytes.count else { continue }
      if bytes[position] == separator {
        position += 1
        isLast = false
      } else if let end = lineBreak(at: position) {
        position = end
        nextLine += 1
      }
    }
    return true
  }

  /// The text of a cell of the last record.
  func text(_ cell: Cell) -> String { String(decoding: content(of: cell), as: UTF8.self) }

  /// The bytes of what a cell of the last record says.
  func content(of cell: Cell) -> ArraySlice<UInt8> {
    guard cell.hasDoubledQuotes else { return bytes[cell.range] }
    var content: [UInt8] = []
    var isSecond = false
    for byte in bytes[cell.range] {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if !isSecond { content.append(byte) }
    }
    return content[...]
  }

  func complaint(_ message: String) -> DataError {
    DataError(file: file, line: line, message: message)
  }

  /// The place after a line break that stands at a place.
  private func lineBreak(at place: Int) -> Int? {
    if bytes[place] == 0x0A { return place + 1 }
    let after = place + 1
    guard bytes[place] == 0x0D, after == bytes.count || bytes[after] == 0x0A else { return nil }
    return min(after + 1, bytes.count)
  }

  private mutating func plainCell() throws(DataError) -> Cell {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == separator || byte == 0x0A { break }
      if byte == 0x0D, lineBreak(at: position) != nil { break }
      if isQuoting, byte == UInt8(ascii: "\"") {
        throw complaint(
          "cell \(cells.count + 1) has a quote inside, expected quotes around the whole cell")
      }
      position += 1
    }
    return Cell(range: start..<position)
  }

  private mutating func quotedCell() throws(DataError) -> Cell {
    position += 1
    let start = position
    var hasDoubledQuotes = false
    while position < bytes.count {
      if bytes[position] == 0x0A { nextLine += 1 }
      guard bytes[position] == UInt8(ascii: "\"") else {
        position += 1
        continue
      }
      let end = position
      position += 1
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        guard
          position == bytes.count || bytes[position] == separator
            || lineBreak(at: position) != nil
        else {
          throw complaint(
            "cell \(cells.count + 1) goes on after its closing quote, expected a comma")
        }
        return Cell(range: start..<end, hasDoubledQuotes: hasDoubledQuotes)
      }
      hasDoubledQuotes = true
      position += 1
    }
    throw complaint("cell \(cells.count + 1) opens with a quote that nothing closes")
  }
}
