/// How a word of a query has to occur in an option.
///
/// Both sides are folded first (see ``Folding``). A query is split at white space only; every word
/// must occur in the label or in a keyword of the option, each word wherever it does.
public enum SearchMode: String, Hashable, Sendable, CaseIterable {
  /// The label or a keyword, or one of its words, begins with the word; hits keep their order.
  ///
  /// A word of a label begins at a letter or number that follows something else. A combining mark
  /// belongs to its letter.
  case prefix

  /// The label or a keyword contains the word; hits keep their order.
  case substring

  /// The label or a keyword has the letters of the word in order; the best hits come first.
  ///
  /// Best is a whole label or keyword, then its beginning, then the beginning of one of its words,
  /// then anywhere in one piece, then scattered letters. Equally good hits keep their order.
  case fuzzy
}

#if !hasFeature(Embedded)
  extension SearchMode: Codable {}
#endif
