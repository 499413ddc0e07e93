internal import SelectorForms

/// Lines that were read: their bytes as they came, and where each begins.
///
/// The bytes are kept once, in pieces that are never moved; a line costs four bytes besides its own.
final class LineTable: Sendable {
  private struct Piece: Sendable {
    var bytes: [UInt8]
    /// Where lines begin in the bytes; each ends with a separator.
    var starts: [UInt32]
    /// The number of the first line, from 0.
    var first: Int
    /// How many lines of the input came before, blank ones too.
    var linesBefore: Int
  }

  private struct State: Sendable {
    var pieces: [Piece] = []
    /// How many lines of the input came, blank ones too.
    var lineCount = 0
  }

  let separator: UInt8
  private let state = Guarded(State())

  /// Makes a table without lines; the separator is what ends a line.
  init(separator: UInt8) { self.separator = separator }

  /// Adds whole lines, each with its separator; those without a single byte are passed over.
  ///
  /// - Returns: The numbers of the lines, from 0.
  func append(_ bytes: [UInt8]) -> Range<Int> {
    var starts: [UInt32] = []
    starts.reserveCapacity(bytes.count / 16)
    var start = 0
    var lines = 0
    for (place, byte) in bytes.enumerated() where byte == separator {
      lines += 1
      let isBlank =
        place == start || (separator == 0x0A && place == start + 1 && bytes[start] == 0x0D)
      if !isBlank { starts.append(UInt32(truncatingIfNeeded: start)) }
      start = place + 1
    }
    let added = starts
    let count = lines
    return state.with { state in
      let first = state.pieces.last.map { $0.first + $0.starts.count } ?? 0
      if !added.isEmpty {
        state.pieces.append(
          Piece(bytes: bytes, starts: added, first: first, linesBefore: state.lineCount))
      }
      state.lineCount += count
      return first..<first + added.count
    }
  }

  /// The bytes of a line, without its end; none for a line that there is not.
  func bytes(of line: Int) -> ArraySlice<UInt8> {
    state.with { state in
      guard let (piece, start) = Self.place(of: line, in: state.pieces) else { return [] }
      var end = piece.bytes[start...].firstIndex(of: separator) ?? piece.bytes.endIndex
      if separator == 0x0A, end > start, piece.bytes[end - 1] == 0x0D { end -= 1 }
      return piece.bytes[start..<end]
    }
  }

  /// The number that a line has in the input, from 1: blank ones count there.
  func inputNumber(of line: Int) -> Int {
    state.with { state in
      guard let (piece, start) = Self.place(of: line, in: state.pieces) else { return line + 1 }
      return piece.linesBefore + piece.bytes[..<start].count { $0 == separator } + 1
    }
  }

  /// The piece that holds a line, and where the line begins in it.
  private static func place(of line: Int, in pieces: [Piece]) -> (piece: Piece, start: Int)? {
    var (low, high) = (0, pieces.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if pieces[middle].first <= line { low = middle } else { high = middle }
    }
    guard pieces.indices.contains(low) else { return nil }
    let piece = pieces[low]
    guard piece.starts.indices.contains(line - piece.first) else { return nil }
    return (piece, Int(piece.starts[line - piece.first]))
  }

  /// The text of a line; bytes that are no UTF-8 are replaced.
  func text(of line: Int) -> String { String(decoding: bytes(of: line), as: UTF8.self) }
}

/// A line as an option: its number from 0.
struct LineOption: Hashable, Identifiable, Sendable {
  var id: Int32
}
