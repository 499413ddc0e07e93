/// The words that frames themselves speak; `{}` stands for what they speak of.
///
///     var words = TextStrings()
///     words.noMatch = "Nichts zu „{}“"
public struct TextStrings: Hashable, Sendable {
  /// Options are on their way.
  public var loading = "Loading…"
  /// Options could not be had; `{}` is the message.
  public var failed = "{} · Enter: try again"
  /// There are no options.
  public var empty = "No options"
  /// A query finds nothing; `{}` is the query.
  public var noMatch = "No match for \"{}\""
  /// Another control comes first; `{}` is its name.
  public var blocked = "Choose {} first"
  /// Rows that are not shown; `{}` is their number.
  public var more = "{} more"
  /// Chosen options that are not shown; `{}` is their number.
  public var moreChosen = "+{}"

  /// What stands in a header whose value can be looked at only.
  public var readOnly = "read only"

  /// The English words.
  public init() {}

  /// A phrase with what it speaks of; only the first `{}` is filled, and never what fills it.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  static func fill(_ phrase: String, with word: String, ascii: Bool) -> String {
    var before = ""
    var rest = Substring(phrase)
    while let letter = rest.first {
      if rest.hasPrefix("{}") {
        return spelled(before, ascii: ascii) + word
          + spelled(String(rest.dropFirst(2)), ascii: ascii)
      }
      before.append(letter)
      rest.removeFirst()
    }
    return spelled(before, ascii: ascii)
  }

  /// The words' own punctuation for a screen that draws ASCII only.
  private static func spelled(_ words: String, ascii: Bool) -> String {
    guard ascii, !words.utf8.allSatisfy({ $0 < 0x80 }) else { return words }
    var result = ""
    for letter in words {
      switch letter {
      case "…": result += "..."
      case "·", "–": result += "-"
      default: result.append(letter)
      }
    }
    return result
  }
}
