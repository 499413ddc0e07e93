/// What search and typeahead take for the same text.
///
/// Folding decomposes canonically, drops marks (every combining class but 0, 7, 8 and 9, so vowel
/// signs, nukta, kana voicing and virama stay), folds case fully (`ß` is `ss`), makes full- and
/// halfwidth forms ordinary and squeezes each run of white space to one space. Texts are compared
/// by the bytes of the result, which is the same as by its scalars: `하` begins `한국`.
public enum Folding {
  /// The version of Unicode that folding follows.
  public static var unicodeVersion: String { FoldingTables.unicodeVersion }

  /// Folds a text to UTF-8 that can be compared byte by byte.
  ///
  /// White space at the ends is squeezed but stays, so that a half-typed `new ` is no beginning of
  /// `newt`. An empty text, and one of nothing but dropped marks, gives no bytes. Folding what is
  /// folded changes nothing.
  ///
  /// ```swift
  /// print(Folding.folded("Straße") == Folding.folded("STRASSE"))  // true
  /// ```
  ///
  /// - Parameter text: The text; it may hold anything a `String` can, NUL included.
  /// - Returns: The folded text, at most three bytes for each byte of the text.
  /// - Complexity: O(*n*) over the bytes of the text.
  public static func folded(_ text: String) -> [UInt8] {
    var folded = FoldedText()
    folded.append(text)
    folded.sortMarks()
    return Array(folded.bytes[..<folded.count])
  }
}
