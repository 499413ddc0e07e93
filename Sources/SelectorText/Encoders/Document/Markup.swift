/// Text inside a document of tags: what could end a text or begin a tag is spelled out.
enum Markup {
  /// The text as it stands between tags or in a quoted attribute.
  ///
  /// Text that never went through the sanitiser goes through it here, so that no control and no scalar
  /// that XML forbids gets in.
  /// - Complexity: O(*n*) in the length of the text.
  static func escaped(_ text: String) -> String { escaped(SafeText(text, lineBreaks: .space)) }

  /// The safe text as it stands between tags or in a quoted attribute.
  static func escaped(_ text: SafeText) -> String {
    var result = ""
    result.reserveCapacity(text.string.utf8.count)
    for scalar in text.string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
