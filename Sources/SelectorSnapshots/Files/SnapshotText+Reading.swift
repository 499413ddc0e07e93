extension SnapshotText {
  /// What a file holds.
  enum Content: Hashable {
    /// A text, its escapes resolved, without line feeds at its end.
    case text(String)
    /// The marks of a merge that nobody finished, at a line counted from 1.
    case mergeMarkers(line: Int)
    /// Bytes that are no UTF-8, from an offset on.
    case noUTF8(offset: Int)
  }

  /// Reads what was stored, also where an editor or a checkout changed line ends, put a byte order mark
  /// before it or took the last line feed away.
  static func content(of bytes: [UInt8]) -> Content {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs what is no UTF-8, and any repair changes bytes.
    if !text.utf8.elementsEqual(bytes) {
      let good = zip(text.utf8, bytes).prefix { $0 == $1 }.count
      return .noUTF8(offset: good)
    }
    let unix = text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
    if let line = mergeMarker(in: unix) { return .mergeMarkers(line: line) }
    return .text(resolved(withoutFinalLineFeeds(unix)))
  }

  /// The line of the first mark of a merge, if the three marks of one follow each other.
  private static func mergeMarker(in text: String) -> Int? {
    guard text.contains("<<<<<<<") else { return nil }
    var first: Int?
    var sawMiddle = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("<<<<<<< ") { (first, sawMiddle) = (number + 1, false) }
      if first != nil, line == "=======" { sawMiddle = true }
      if sawMiddle, line.hasPrefix(">>>>>>> ") { return first }
    }
    return nil
  }

  /// The text with its escapes replaced by what they stand for; what is no escape stays.
  static func resolved(_ text: String) -> String {
    guard text.contains("\\u{") else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let digits = rest.dropFirst(2).prefix { $0 != "}" }
      if scalar == "\\", rest.starts(with: ["u", "{"]), (1...8).contains(digits.count),
        rest.count > digits.count + 2, let value = UInt32(String(digits), radix: 16),
        let meant = Unicode.Scalar(value)
      {
        result.append(meant)
        rest = rest.dropFirst(digits.count + 3)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
