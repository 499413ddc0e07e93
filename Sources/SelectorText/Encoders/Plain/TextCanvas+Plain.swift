extension TextCanvas {
  /// The lines as plain text: logical order, no trailing blanks, no blank lines at the end.
  ///
  /// - Complexity: O(columns x rows).
  public func plainLines() -> [String] {
    var lines: [String] = []
    var bytes: [UInt8] = []
    for row in 0..<rows {
      bytes.removeAll(keepingCapacity: true)
      var end = bytes.count
      for column in 0..<columns {
        let glyph = cells[row * columns + column].glyph
        if glyph.bits == 0 { continue }
        appendBytes(of: glyph, to: &bytes)
        if !glyph.isBlank { end = bytes.count }
      }
      lines.append(String(decoding: bytes[..<end], as: UTF8.self))
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines as one text, joined by line feeds; empty for an empty canvas.
  ///
  /// - Complexity: O(columns x rows).
  public func plain() -> String {
    plainLines().joined(separator: "\n")
  }
}
