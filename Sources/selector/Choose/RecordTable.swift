internal import SelectorForms

/// Records that were read, lines or rows of a table: their bytes as they came, and where each begins.
///
/// The bytes are kept once, in pieces; a record costs four bytes besides its own. What a row reads is cut out
/// of its bytes whenever it is asked for.
final class RecordTable: Sendable {
  /// How records are written.
  enum Shape: Hashable, Sendable {
    /// A record is a line, and ends with a byte.
    case lines(end: UInt8)
    /// A record has cells.
    case table(DataFormat)
  }

  /// Records that came together, or little by little.
  private struct Piece: Sendable {
    var bytes: [UInt8]
    /// Where records begin in the bytes; each ends with a separator.
    var starts: [UInt32]
    /// The number of the first record, from 0.
    var first: Int
    /// How many lines of the input came before, blank ones too.
    var linesBefore: Int
  }

  private struct State: Sendable {
    var pieces: [Piece] = []
    /// How many lines of the input came, blank ones too.
    var lineCount = 0
    var positions: DataColumns.Positions?
  }

  /// What comes a line at a time is gathered in pieces of so many bytes.
  private static let smallPiece = 65_536

  let shape: Shape
  private let state = Guarded(State())

  /// Makes a table without records.
  init(_ shape: Shape) { self.shape = shape }

  /// The byte that ends a line.
  var separator: UInt8 { if case .lines(let end) = shape { end } else { 0x0A } }

  /// Which cells of a row are what; nil before the names of the columns were read.
  var positions: DataColumns.Positions? {
    get { state.with { $0.positions } }
    set { state.with { $0.positions = newValue } }
  }

  /// How many records there are.
  var count: Int { state.with { $0.pieces.last.map { $0.first + $0.starts.count } ?? 0 } }

  // MARK: Adding

  /// Adds whole lines, each with its separator; those without a single byte are passed over.
  ///
  /// - Returns: The numbers of the records, from 0.
  func append(lines bytes: [UInt8]) -> Range<Int> {
    let lines = bytes.count { $0 == separator }
    var starts: [UInt32] = []
    starts.reserveCapacity(lines)
    var start = 0
    for (place, byte) in bytes.enumerated() where byte == separator {
      let isBlank =
        place == start || (separator == 0x0A && place == start + 1 && bytes[start] == 0x0D)
      if !isBlank { starts.append(UInt32(truncatingIfNeeded: start)) }
      start = place + 1
    }
    return append(bytes, starts: starts, lines: lines)
  }

  /// Adds whole records.
  ///
  /// - Parameters:
  ///   - bytes: Their bytes, and what may stand between them.
  ///   - starts: Where each begins.
  ///   - lines: How many lines of the input that is.
  /// - Returns: The numbers of the records, from 0.
  func append(_ bytes: [UInt8], starts: [UInt32], lines: Int) -> Range<Int> {
    state.with { state in
      let last = state.pieces.count - 1
      let first = last < 0 ? 0 : state.pieces[last].first + state.pieces[last].starts.count
      if last >= 0, state.pieces[last].bytes.count + bytes.count <= Self.smallPiece {
        let offset = UInt32(truncatingIfNeeded: state.pieces[last].bytes.count)
        state.pieces[last].bytes.reserveCapacity(Self.smallPiece)
        state.pieces[last].bytes += bytes
        state.pieces[last].starts += starts.lazy.map { $0 + offset }
      } else if !bytes.isEmpty {
        state.pieces.append(
          Piece(bytes: bytes, starts: starts, first: first, linesBefore: state.lineCount))
      }
      state.lineCount += lines
      return first..<first + starts.count
    }
  }

  // MARK: Reading

  /// The text of a record: the line, or the label of the row; bytes that are no UTF-8 are replaced.
  func label(of record: Int) -> String {
    guard case .table = shape else { return String(decoding: bytes(of: record), as: UTF8.self) }
    return cell(of: record) { $0.label } ?? ""
  }

  /// The id of a row, or the number that a line has in the input, from 1: blank ones count there.
  func id(of record: Int) -> String {
    guard case .table = shape else { return String(line(of: record)) }
    return cell(of: record) { $0.id } ?? String(line(of: record))
  }

  /// The section of a row; nil where there is none.
  func section(of record: Int) -> String? { cell(of: record) { $0.section }.flatMap(Self.filled) }

  /// What stands beside the label of a row; nil where nothing does.
  func detail(of record: Int) -> String? { cell(of: record) { $0.detail }.flatMap(Self.filled) }

  private static func filled(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// A record with all that was asked for.
  func row(of record: Int) -> DataRow {
    DataRow(
      id: id(of: record), label: label(of: record), section: section(of: record),
      detail: detail(of: record))
  }

  /// The text of a cell of a row, where the table has such a column.
  private func cell(of record: Int, _ column: (DataColumns.Positions) -> Int?) -> String? {
    guard let reader = reader(of: record), let positions, let position = column(positions),
      reader.cells.indices.contains(position)
    else { return nil }
    return reader.text(reader.cells[position])
  }

  /// The bytes of the cell that is the id of a row; none where the table has no such column.
  func idBytes(of record: Int) -> ArraySlice<UInt8> {
    guard let reader = reader(of: record), let position = positions?.id,
      reader.cells.indices.contains(position)
    else { return [] }
    return reader.content(of: reader.cells[position])
  }

  /// The bytes of a line, without its end; none for a line that there is not.
  func bytes(of record: Int) -> ArraySlice<UInt8> {
    state.with { state in
      guard let (piece, start) = Self.place(of: record, in: state.pieces) else { return [] }
      let bytes = state.pieces[piece].bytes
      var end = bytes[start...].firstIndex(of: separator) ?? bytes.endIndex
      if separator == 0x0A, end > start, bytes[end - 1] == 0x0D { end -= 1 }
      return bytes[start..<end]
    }
  }

  /// The number of the line of the input on which a record begins, from 1.
  func line(of record: Int) -> Int {
    state.with { state in
      guard let (place, start) = Self.place(of: record, in: state.pieces) else { return record + 1 }
      let piece = state.pieces[place]
      return piece.linesBefore + piece.bytes[..<start].count { $0 == separator } + 1
    }
  }

  private func reader(of record: Int) -> RecordReader? {
    guard case .table(let format) = shape else { return nil }
    let found = state.with { state in
      Self.place(of: record, in: state.pieces).map { (state.pieces[$0.piece].bytes, $0.start) }
    }
    guard let (bytes, start) = found else { return nil }
    var reader = RecordReader(file: "", bytes: bytes, format: format, from: start)
    // It was read before, so that nothing can be wrong with it.
    guard (try? reader.next()) == true else { return nil }
    return reader
  }

  /// The piece that holds a record, and where the record begins in it.
  private static func place(of record: Int, in pieces: [Piece]) -> (piece: Int, start: Int)? {
    var (low, high) = (0, pieces.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if pieces[middle].first <= record { low = middle } else { high = middle }
    }
    guard pieces.indices.contains(low) else { return nil }
    let number = record - pieces[low].first
    guard pieces[low].starts.indices.contains(number) else { return nil }
    return (low, Int(pieces[low].starts[number]))
  }
}

/// A record as an option: its number from 0.
struct RecordOption: Hashable, Identifiable, Sendable {
  var id: Int32
}
