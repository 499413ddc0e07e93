/// The words that the model itself speaks, in one replaceable value; English by default.
///
/// A `{}` in a text stands for what it speaks of: a query, a message, a number, a label.
public struct SelectorStrings: Hashable, Sendable {
  /// In place of rows while options are on their way.
  public var loading = "Loading…"
  /// In place of rows where options could not be had; `{}` is the message.
  public var failed = "{} · Enter: try again"
  /// In place of rows where there are no options.
  public var empty = "No options"
  /// In place of results where no row passes.
  public var noResults = "No results"
  /// In place of results where there are rows, but the filters let none pass.
  public var filteredOut = "Nothing passes the filters"
  /// In place of results that could not be had; `{}` is the message.
  public var failedResults = "{}"
  /// In place of rows where the query finds none; `{}` is the query.
  public var noMatch = "No match for \"{}\""
  /// In place of rows while something else must be answered first; `{}` is its label.
  public var blocked = "Choose {} first"
  /// Rows that lie before or after the window; `{}` is their number.
  public var more = "{} more"
  /// Chosen options that a header has no room for; `{}` is their number.
  public var moreChosen = "+{}"
  /// In a header whose value can be looked at only.
  public var readOnly = "read only"
  /// Above results; the first `{}` is how many rows pass, the second how many there are.
  public var outOf = "{} of {}"
  /// Above results where there is one row only, as ``outOf``: for words that differ from the plural.
  public var outOfOne = "{} of {}"
  /// The issue of a missing value.
  public var required = "A value is required"
  /// The issue of a value that is no option.
  public var notAMember = "Not one of the options"
  /// The issue of a value whose option is disabled.
  public var optionDisabled = "This option cannot be chosen"
  /// The issue of too few choices; `{}` is the minimum.
  public var tooFew = "Choose at least {}"
  /// The issue of too many choices; `{}` is the maximum.
  public var tooMany = "Choose at most {}"
  /// The issue of a value that a row before has too, and no two rows may.
  public var duplicate = "Given before"
  /// The issue of too few rows; `{}` is the minimum.
  public var tooFewRows = "Add at least {}"
  /// The issue of too many rows; `{}` is the maximum.
  public var tooManyRows = "Keep at most {}"
  /// Beside the name of a group that repeats; `{}` is how many rows it has.
  public var rows = "{} rows"
  /// Beside the name of a group that repeats and has one row.
  public var oneRow = "1 row"
  /// In a legend of keys: those that move the highlight.
  public var legendMove = "move"
  /// In a legend of keys: the one that chooses.
  public var legendChoose = "choose"
  /// In a legend of keys: the one that leaves without choosing.
  public var legendCancel = "cancel"
  /// In a legend of keys: the one that opens.
  public var legendOpen = "open"
  /// What stands between the labels of several choices.
  public var separator = ", "

  /// The words in English.
  public init() {}

  /// A text with what it speaks of in place of each `{}`.
  public static func fill(_ text: String, with word: String) -> String {
    var filled = ""
    var rest = Substring(text)
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[rest.index(after: brace)...]
      if rest.first == "}" {
        filled += word
        rest = rest.dropFirst()
      } else {
        filled += "{"
      }
    }
    return filled + rest
  }

  /// A text with words in place of each `{}`, in order; the last word stands for those that are left.
  ///
  /// What fills a text is never filled itself.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  public static func fill(_ text: String, with words: [String]) -> String {
    var filled = ""
    var rest = Substring(text)
    var next = 0
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...].dropFirst()
      if rest.first == "}", let word = words.indices.contains(next) ? words[next] : words.last {
        filled += word
        rest = rest.dropFirst()
        next += 1
      } else {
        filled += "{"
      }
    }
    return filled + rest
  }
}
