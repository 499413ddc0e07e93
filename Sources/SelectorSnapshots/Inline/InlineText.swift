/// A multi-line text literal: what it says, and how a text is written as one.
enum InlineText {
  /// What a literal says.
  static func text(
    of literal: TextLiteral, in bytes: [UInt8]
  ) throws(InlineRefusal) -> String {
    var lines = bytes[literal.body].split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
    guard lines.count >= 2, let first = lines.first, first.allSatisfy(isBlank),
      let indentation = lines.last, indentation.allSatisfy(isBlank)
    else { throw InlineRefusal(reason: "the text literal does not begin and end on its own lines") }
    lines.removeFirst()
    lines.removeLast()
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(0x0A) }
      if line.starts(with: indentation) {
        text += line.dropFirst(indentation.count)
      } else if !line.allSatisfy(isBlank) {
        throw InlineRefusal(reason: "a line of the text literal is not indented as its end is")
      }
    }
    return try withoutEscapes(text, hashes: literal.hashes)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func withoutEscapes(
    _ bytes: [UInt8], hashes: Int
  ) throws(InlineRefusal) -> String {
    let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      guard byte == UInt8(ascii: "\\"), rest.starts(with: escape) else {
        result.append(byte)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      // A backslash at the end of a line joins it with the next one.
      let end = rest.drop(while: isBlank)
      if end.first == 0x0A {
        rest = end.dropFirst()
        continue
      }
      result += String(try scalar(&rest)).utf8
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(
    _ rest: inout ArraySlice<UInt8>
  ) throws(InlineRefusal) -> Unicode.Scalar {
    let unknown = InlineRefusal(reason: "the text literal holds an escape that is unknown")
    guard let letter = rest.popFirst() else { throw unknown }
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "'"): return "'"
    case UInt8(ascii: "u"):
      guard rest.first == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}"))
      else { throw unknown }
      let digits = String(decoding: rest[(rest.startIndex + 1)..<close], as: UTF8.self)
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw unknown
      }
      rest = rest[(close + 1)...]
      return scalar
    default: throw unknown
    }
  }

  /// A text as a literal over several lines.
  ///
  /// What nobody sees, and blanks before the end of a line, are escaped; there are as many hashes as keep
  /// everything else as it is.
  ///
  /// - Parameters:
  ///   - text: The text, without line feeds at its end.
  ///   - indentation: What stands before each line that is not empty.
  ///   - least: The least number of hashes.
  ///   - newline: How lines end in the file.
  /// - Returns: The literal, without blanks before it.
  static func literal(
    _ text: String, indentation: [UInt8], hashes least: Int, newline: [UInt8]
  ) -> [UInt8] {
    let count = max(least, hashes(for: text))
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: count)
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
    var bytes = hashes + quotes + newline
    if !text.isEmpty {
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines {
        if !line.isEmpty { bytes += indentation + escaped(line, hashes: hashes) }
        bytes += newline
      }
    }
    return bytes + indentation + quotes + hashes
  }

  private static func escaped(
    _ line: Substring.UnicodeScalarView, hashes: [UInt8]
  ) -> [UInt8] {
    let visible = line.lastIndex { $0 != " " && $0 != "\t" }
    let end = visible.map { line.index(after: $0) } ?? line.startIndex
    var bytes: [UInt8] = []
    for index in line.indices {
      let scalar = line[index]
      guard index >= end || SnapshotText.isHidden(scalar) else {
        bytes += String(scalar).utf8
        continue
      }
      bytes += [UInt8(ascii: "\\")] + hashes + SnapshotText.escape(scalar).utf8.dropFirst()
    }
    return bytes
  }

  /// How many hashes keep backslashes and quotation marks of a text what they are.
  static func hashes(for text: String) -> Int {
    var needed = 0
    var (quotes, run, isAfterMark) = (0, 0, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): (quotes, run, isAfterMark) = (0, 0, true)
      case UInt8(ascii: "\""):
        quotes += 1
        (run, isAfterMark) = (0, quotes >= 3)
      case UInt8(ascii: "#") where isAfterMark: run += 1
      default: (quotes, run, isAfterMark) = (0, 0, false)
      }
      if isAfterMark { needed = max(needed, run + 1) }
    }
    return needed
  }
}
