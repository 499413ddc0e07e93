/// A text as it stands in a limited number of cells: the clusters that are shown, and where it was cut.
///
/// Cuts lie between grapheme clusters. A wide cluster that does not fit is left out, so a cut text may
/// be one cell narrower than the limit; ``SafeText/padded(to:_:policy:)`` fills it up.
public struct Truncation: Hashable, Sendable {
  /// What of a text goes where it is too long.
  public enum End: Hashable, Sendable {
    /// The end goes: names, labels.
    case tail
    /// The start goes: what is being typed, with the caret at its end.
    case head
    /// The middle goes: paths, numbers of articles. The start keeps the odd cell.
    case middle
    /// What is far from a range of clusters goes, at one end or both: a text that a query found.
    ///
    /// Ten cells behind the range stay in view where there is room, and the range itself before them.
    case around(Range<Int>)
  }

  /// The text with an ellipsis wherever it was cut.
  public let text: SafeText
  /// The cells that ``text`` takes; never more than the limit.
  public let cells: Int
  /// Whether something was left out.
  public let isCut: Bool

  /// The cells that are kept behind a match, where there is room.
  static var cellsBehindMatch: Int { 10 }

  /// Cuts a text to a number of cells; 0 or fewer cells give an empty text.
  ///
  /// An ellipsis that is wider than the limit is left out.
  /// - Complexity: O(*n*) in the length of the text; O(limit) for a tail cut of ASCII.
  public init(
    _ text: SafeText, to limit: Int, ellipsis: Character = "…", end: End = .tail,
    policy: WidthPolicy = .standard
  ) {
    guard limit > 0, !text.string.isEmpty else {
      self.init(text: .empty, cells: 0, isCut: !text.string.isEmpty)
      return
    }
    let width = policy.cells(of: text)
    guard width > limit else {
      self.init(text: text, cells: width, isCut: false)
      return
    }
    var mark = String(SafeText(String(ellipsis)).string.prefix(1))
    var markWidth = mark.first.map { policy.cells(of: $0) } ?? 0
    if markWidth > limit { (mark, markWidth) = ("", 0) }
    var cut = TextCut(text, policy: policy, mark: mark, markWidth: markWidth)
    switch end {
    case .tail: cut.keepHead(limit - markWidth)
    case .head: cut.keepTail(limit - markWidth)
    case .middle: cut.keepEnds(limit - markWidth)
    case .around(let range): cut.keep(range, limit: limit)
    }
    self.init(text: cut.text, cells: cut.cells, isCut: true)
  }

  private init(text: SafeText, cells: Int, isCut: Bool) {
    self.text = text
    self.cells = cells
    self.isCut = isCut
  }
}
