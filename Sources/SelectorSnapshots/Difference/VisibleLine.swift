import SelectorText

/// A line as a message shows it: what nobody would see in it stands there in marks.
struct VisibleLine {
  /// The line: blanks at its end as `·`, tabs as `⇥`, other hidden things as escapes.
  let text: String
  /// Whether a mark was put into it that needs a word of explanation.
  let hasMarks: Bool

  init(_ line: Substring) {
    let scalars = line.unicodeScalars
    let visible = scalars.lastIndex { $0 != " " && $0 != "\t" }
    let end = visible.map { scalars.index(after: $0) } ?? scalars.startIndex
    var text = ""
    var hasMarks = false
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case " " where index >= end:
        text += "·"
        hasMarks = true
      case "\t":
        text += "⇥"
        hasMarks = true
      default:
        if SnapshotText.isHidden(scalar) || Self.isUnusualBlank(scalar) {
          text += SnapshotText.escape(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    self.text = text
    self.hasMarks = hasMarks
  }

  /// Blanks that look like others, and what takes no room at all.
  private static func isUnusualBlank(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return false }
    return scalar.properties.generalCategory == .spaceSeparator && scalar != "\u{3000}"
      || scalar.properties.generalCategory == .format && scalar != "\u{200D}"
  }

  /// The line with every scalar beyond ASCII as an escape, to tell apart what looks alike.
  static func escaped(_ line: Substring) -> String {
    line.unicodeScalars.map { $0.isASCII ? String($0) : SnapshotText.escape($0) }.joined()
  }

  /// The line for a screen, in as many cells as given, blanks behind it.
  static func padded(_ text: String, to cells: Int) -> String {
    let safe = SafeText(text)
    let width = WidthPolicy.standard.cells(of: safe)
    return safe.string + String(repeating: " ", count: max(0, cells - width))
  }

  /// The cells that a line takes.
  static func cells(_ text: String) -> Int { WidthPolicy.standard.cells(of: SafeText(text)) }
}
