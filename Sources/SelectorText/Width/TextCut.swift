/// A text that is being cut: pieces that stay, with a mark between and around them.
struct TextCut {
  private let source: SafeText
  private let policy: WidthPolicy
  private let mark: String
  private let markWidth: Int
  /// What stays so far.
  private var string = ""
  private var marks: [Range<Int>] = []
  private var spans: [SafeText.Span] = []
  private var isolates: [Range<Int>] = []
  /// The clusters and cells of what stays.
  private var count = 0
  private(set) var cells = 0

  /// Prepares to cut a text.
  init(_ text: SafeText, policy: WidthPolicy, mark: String, markWidth: Int) {
    source = text
    self.policy = policy
    self.mark = mark
    self.markWidth = markWidth
  }

  /// What stays.
  var text: SafeText { SafeText(safe: string, marks: marks, spans: spans, isolates: isolates) }

  /// Keeps the start, in at most so many cells.
  mutating func keepHead(_ room: Int) {
    append(head(room))
    appendMark()
  }

  /// Keeps the end, in at most so many cells.
  mutating func keepTail(_ room: Int) {
    appendMark()
    append(tail(room))
  }

  /// Keeps both ends, in at most so many cells together.
  mutating func keepEnds(_ room: Int) {
    let first = head((room + 1) / 2)
    append(first)
    appendMark()
    append(tail(room - first.cells))
  }

  /// Keeps a range of clusters and what stands around it, marks included in so many cells.
  mutating func keep(_ range: Range<Int>, limit: Int) {
    let clusters = Array(source.string)
    let widths = clusters.map { policy.cells(of: $0) }
    let end = min(max(0, range.upperBound), clusters.count)
    let start = min(max(0, range.lowerBound), end)
    // Ten cells behind the range, if that leaves room for the range itself.
    var last = end
    var behind = 0
    let inside = widths[start..<end].reduce(0, +)
    let spare = max(0, limit - 2 * markWidth - inside)
    while last < clusters.count, behind + widths[last] <= min(spare, Truncation.cellsBehindMatch) {
      behind += widths[last]
      last += 1
    }
    // As much before as fits; then, if the start is reached, as much behind as fits.
    var room = limit - (last < clusters.count ? markWidth : 0)
    var first = last
    var used = 0
    while first > 0 {
      let next = used + widths[first - 1]
      if next + (first > 1 ? markWidth : 0) > room { break }
      used = next
      first -= 1
    }
    // A range that does not fit shows its start.
    if first > start {
      first = start
      last = start
      used = 0
      room = limit - (start > 0 ? 2 : 1) * markWidth
      while last < end, used + widths[last] <= room {
        used += widths[last]
        last += 1
      }
    } else if first == 0 {
      while last < clusters.count,
        used + widths[last] + (last + 1 < clusters.count ? markWidth : 0) <= limit
      {
        used += widths[last]
        last += 1
      }
    }
    guard first < last else {
      appendMark()
      return
    }
    if first > 0 { appendMark() }
    append((String(clusters[first..<last]), used, first))
    if last < clusters.count { appendMark() }
  }

  // MARK: Pieces

  /// Clusters side by side, their cells, and how many stand before them in the text.
  private typealias Piece = (string: String, cells: Int, dropped: Int)

  private mutating func append(_ piece: Piece) {
    let length = piece.string.count
    let kept = piece.dropped..<piece.dropped + length
    marks += source.marks(in: kept, from: count)
    spans += source.spans(in: kept, from: count)
    isolates += source.isolates(in: kept, from: count)
    string += piece.string
    cells += piece.cells
    count += length
  }

  private mutating func appendMark() {
    guard !mark.isEmpty else { return }
    string += mark
    cells += markWidth
    count += 1
  }

  private func head(_ room: Int) -> Piece {
    let string = source.string
    if source.isASCII { return (String(string.prefix(max(0, room))), max(0, room), 0) }
    var cells = 0
    var stop = string.startIndex
    while stop < string.endIndex {
      let width = policy.cells(of: string[stop])
      if cells + width > room { break }
      cells += width
      string.formIndex(after: &stop)
    }
    return (String(string[..<stop]), cells, 0)
  }

  private func tail(_ room: Int) -> Piece {
    let string = source.string
    var cells = 0
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
