/// How a text is stored: UTF-8, lines end with a line feed, and the last one does too.
///
/// Line feeds at the end of a text do not count: there is always exactly one. What nobody sees in a file, or
/// what editors take away, is written as an escape: controls, blanks before the end of a line, marks that
/// turn the direction of a line, separators of lines and paragraphs. The escapes are those of Swift,
/// `\u{1B}`; a backslash stands for itself but where it would begin one.
///
/// So two texts that differ in more than line feeds at their end are never stored alike.
///
/// ```swift
/// print(SnapshotText.stored("\u{1B}[31mRed").dropLast())  // \u{1B}[31mRed
/// ```
public enum SnapshotText {
  /// The text without the line feeds at its end.
  public static func withoutFinalLineFeeds(_ text: String) -> String {
    guard text.utf8.last == 0x0A else { return text }
    let end = text.utf8.lastIndex { $0 != 0x0A }.map { text.utf8.index(after: $0) }
    return String(text[..<(end ?? text.startIndex)])
  }

  /// The text as it is stored.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func stored(_ text: String) -> String {
    String(decoding: storedBytes(text), as: UTF8.self)
  }

  /// The bytes that are stored.
  static func storedBytes(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    while bytes.last == 0x0A { bytes.removeLast() }
    if needsEscapes(bytes) {
      bytes = Array(escaped(String(decoding: bytes, as: UTF8.self)).utf8)
    }
    bytes.append(0x0A)
    return bytes
  }

  /// Whether something in the bytes may have to be escaped; true at times where nothing has to be.
  static func needsEscapes(_ bytes: some Sequence<UInt8>) -> Bool {
    var before: UInt8 = 0x0A
    var previous: UInt8 = 0x0A
    for byte in bytes {
      switch byte {
      case 0x0A: if previous == 0x20 || previous == 0x09 { return true }
      case 0x09: break
      case 0..<0x20, 0x7F: return true
      case UInt8(ascii: "u"): if previous == UInt8(ascii: "\\") { return true }
      case 0x80...0xBF:
        if endsHidden(before, previous, byte) { return true }
      default: break
      }
      (before, previous) = (previous, byte)
    }
    return previous == 0x20 || previous == 0x09
  }

  /// Whether bytes end a scalar that is escaped wherever it stands.
  private static func endsHidden(_ before: UInt8, _ previous: UInt8, _ byte: UInt8) -> Bool {
    switch (before, previous) {
    case (_, 0xC2): byte < 0xA0
    case (_, 0xD8): byte == 0x9C
    case (0xE2, 0x80): byte == 0x8E || byte == 0x8F || byte >= 0xA8 && byte <= 0xAE
    case (0xE2, 0x81): byte >= 0xA6 && byte <= 0xA9
    case (0xEF, 0xBB): byte == 0xBF
    default: false
    }
  }

  private static func escaped(_ text: String) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map(escapedLine).joined(separator: "\n")
  }

  private static func escapedLine(_ line: Substring.UnicodeScalarView) -> String {
    let visible = line.lastIndex { $0 != " " && $0 != "\t" }
    let end = visible.map { line.index(after: $0) } ?? line.startIndex
    var result = ""
    for index in line.indices {
      let scalar = line[index]
      if index >= end || isHidden(scalar)
        || scalar == "\\" && line[index...].dropFirst().starts(with: ["u", "{"])
      {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A scalar as Swift escapes it.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Whether a scalar is escaped wherever it stands in a line.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
