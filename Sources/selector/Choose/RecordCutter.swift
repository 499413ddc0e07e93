/// Cuts bytes that come in pieces behind whole records, without looking into them.
struct RecordCutter {
  private let separator: UInt8
  private let isQuoting: Bool
  /// What follows the last whole record.
  private var rest: [UInt8] = []
  private var isQuoted = false

  /// Makes a cutter of records that end with a byte, unless it stands in quotes and quotes count.
  init(separator: UInt8, isQuoting: Bool) {
    self.separator = separator
    self.isQuoting = isQuoting
  }

  /// Takes more bytes.
  ///
  /// - Returns: Whole records; none if the last one has not ended.
  mutating func feed(_ bytes: [UInt8]) -> [UInt8] {
    guard let end = end(in: bytes) else {
      rest += bytes
      return []
    }
    let whole = rest + bytes[...end]
    rest = Array(bytes[(end + 1)...])
    return whole
  }

  /// Says that no more bytes come.
  ///
  /// - Returns: The last record, if nothing ended it.
  mutating func finish() -> [UInt8] {
    defer { (rest, isQuoted) = ([], false) }
    return rest.isEmpty ? [] : rest + [separator]
  }

  private mutating func end(in bytes: [UInt8]) -> Int? {
    guard isQuoting else { return bytes.lastIndex(of: separator) }
    var end: Int?
    for (place, byte) in bytes.enumerated() {
      // A quote written twice ends and begins.
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == separator, !isQuoted {
        end = place
      }
    }
    return end
  }
}
