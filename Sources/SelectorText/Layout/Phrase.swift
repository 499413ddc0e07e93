import SelectorKit

/// A phrase of the table of words, ready to be drawn.
enum Phrase {
  /// The phrase with what it speaks of; on a screen that draws ASCII only its own marks are spelled out.
  ///
  /// What fills it is left as it is: it is somebody's label or query.
  /// - Complexity: O(*n*) in the length of the result.
  static func fill(_ phrase: String, with word: String, ascii: Bool) -> String {
    SelectorStrings.fill(ascii ? spelled(phrase) : phrase, with: word)
  }

  /// The phrase made safe; what it speaks of is a text of its own in it, and never turns it around.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  static func fill(
    _ phrase: String, with word: SafeText, by renderer: TextRenderer
  ) -> SafeText {
    let phrase = renderer.theme.isASCII ? spelled(phrase) : phrase
    var filled = SafeText.empty
    let parts = phrase.split(separator: "{}", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      if place > 0 { filled = filled.appending(word, isIsolate: true) }
      filled = filled.appending(renderer.safe(String(part)))
    }
    return filled
  }

  private static func spelled(_ phrase: String) -> String {
    guard !phrase.utf8.allSatisfy({ $0 < 0x80 }) else { return phrase }
    var result = ""
    for letter in phrase {
      switch letter {
      case "…": result += "..."
      case "·", "–": result += "-"
      default: result.append(letter)
      }
    }
    return result
  }
}
