/// A text literal in a source file.
struct TextLiteral {
  /// The literal with its delimiters.
  var range: Range<Int>
  /// What stands between the delimiters.
  var body: Range<Int>
  /// How many `#` stand before and after it.
  var hashes: Int
  /// Whether it is delimited by three quotation marks.
  var isMultiline: Bool
  /// Whether an expression is interpolated in it.
  var hasInterpolation: Bool
}

extension SourceScanner {
  /// Reads a text literal that begins here, with the hashes before it.
  mutating func textLiteral(hashes: Int) throws(InlineRefusal) -> TextLiteral {
    let start = position
    position += hashes
    let isMultiline = starts(with: "\"\"\"") && !isRawQuote(hashes: hashes)
    position += isMultiline ? 3 : 1
    let bodyStart = position
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    let end = quotes + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let escape =
      [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    var hasInterpolation = false
    while let byte = peek {
      if byte == UInt8(ascii: "\""), bytes[position...].starts(with: end) {
        let body = bodyStart..<position
        position += end.count
        return TextLiteral(
          range: start..<position, body: body, hashes: hashes, isMultiline: isMultiline,
          hasInterpolation: hasInterpolation)
      }
      if byte == UInt8(ascii: "\\"), bytes[position...].starts(with: escape) {
        position += escape.count
        if peek == UInt8(ascii: "(") {
          hasInterpolation = true
          try skipGroup()
        } else {
          position += 1
        }
        continue
      }
      if byte == 0x0A, !isMultiline { break }
      position += 1
    }
    throw InlineRefusal(reason: "a text literal does not end")
  }

  /// Whether three quotation marks behind hashes are a text on one line that begins with one: `#"""#`.
  private func isRawQuote(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    let end =
      [UInt8(ascii: "\"")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    var index = position + 1
    while index < bytes.count, bytes[index] != 0x0A {
      if bytes[index...].starts(with: end) { return true }
      index += 1
    }
    return false
  }
}
