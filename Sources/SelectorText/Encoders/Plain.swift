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
        appendBytes(of: glyph, to: &bytes)
        if !isBlank(glyph) { end = bytes.count }
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

  /// Whether nothing of a glyph is seen: spaces of any kind.
  private func isBlank(_ glyph: CanvasGlyph) -> Bool {
    if glyph == .space || glyph == .empty { return true }
    if glyph.bits < 0x80 || glyph.tableIndex != nil { return false }
    return text(of: glyph).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
