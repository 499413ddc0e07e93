/// A text as it stands in a limited number of cells: the clusters that are shown, and the cut.
///
/// Cuts lie between grapheme clusters. A wide cluster that does not fit is left out, so a cut text may
/// be one cell narrower than the limit.
public struct Truncation: Hashable, Sendable {
  /// Which end of the text goes.
  public enum End: Hashable, Sendable {
    /// The end goes: names, labels.
    case tail
    /// The start goes: what is being typed, with the caret at its end.
    case head
  }

  /// The text with its ellipsis, if it was cut.
  public let text: SafeText
  /// The cells that ``text`` takes; never more than the limit.
  public let cells: Int
  /// Whether something was left out.
  public let isCut: Bool

  /// Cuts a text to a number of cells; 0 or fewer cells give an empty text.
  ///
  /// An ellipsis that is wider than the limit is left out.
  /// - Complexity: O(*n*) in the length of the text; O(limit) for a tail cut of ASCII.
  public init(
    _ text: SafeText, to limit: Int, ellipsis: Character = "…", end: End = .tail,
    policy: WidthPolicy = .standard
  ) {
    guard limit > 0, !text.string.isEmpty else {
      self.text = .empty
      cells = 0
      isCut = !text.string.isEmpty
      return
    }
    let width = policy.cells(of: text)
    guard width > limit else {
      self.text = text
      cells = width
      isCut = false
      return
    }
    let ellipsisWidth = policy.cells(of: ellipsis)
    let mark = ellipsisWidth <= limit ? String(ellipsis) : ""
    let room = limit - (mark.isEmpty ? 0 : ellipsisWidth)
    let kept = Self.cut(text, to: room, end: end, policy: policy)
    cells = kept.cells + (mark.isEmpty ? 0 : ellipsisWidth)
    isCut = true
    switch end {
    case .tail:
      self.text = SafeText(safe: kept.string + mark, marks: text.marks)
    case .head:
      let shift = mark.isEmpty ? kept.dropped : kept.dropped - 1
      self.text = SafeText(safe: mark + kept.string, marks: text.marks.shifted(by: -shift))
    }
  }

  /// The longest part of a text that fits, its cells, and how many clusters were left out before it.
  private static func cut(
    _ text: SafeText, to room: Int, end: End, policy: WidthPolicy
  ) -> (string: String, cells: Int, dropped: Int) {
    var cells = 0
    let string = text.string
    switch end {
    case .tail:
      if text.isASCII { return (String(string.prefix(room)), room, 0) }
      var stop = string.startIndex
      while stop < string.endIndex {
        let width = policy.cells(of: string[stop])
        if cells + width > room { break }
        cells += width
        string.formIndex(after: &stop)
      }
      return (String(string[..<stop]), cells, 0)
    case .head:
      var start = string.endIndex
      while start > string.startIndex {
        let before = string.index(before: start)
        let width = policy.cells(of: string[before])
        if cells + width > room { break }
        cells += width
        start = before
      }
      return (String(string[start...]), cells, string.distance(from: string.startIndex, to: start))
    }
  }
}
