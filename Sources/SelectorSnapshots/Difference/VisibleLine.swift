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

  /// Blanks that look like others, and format characters, which take no room: the categories Zs and Cf
  /// but for U+3000, which is wide, and U+200D, which joins emoji.
  private static func isUnusualBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0xA0, 0x2500...0x2FFF: false
    case 0xA0, 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x1680, 0x180E: true
    case 0x2000...0x200C, 0x202F, 0x205F...0x2064, 0x206A...0x206F, 0xFFF9...0xFFFB: true
    case 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true
    case 0xE0001...0xE007F: true
    default: false
    }
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
