/// Where a text stands in a run of cells that is wider than it.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where lines begin.
  case leading
  /// In the middle; of an odd cell the end has more.
  case center
  /// Where lines end: numbers, counts.
  case trailing
}

extension SafeText {
  /// The text with blanks, so that it takes exactly a number of cells.
  ///
  /// A text that is wider comes back as it is: cut it first.
  /// - Parameters:
  ///   - width: The cells; zero or less asks for nothing, more than 1,000 count as that.
  ///   - alignment: Where the text stands among the blanks.
  ///   - policy: How wide letters are taken to be.
  /// - Returns: A text of at least `width` cells, or this one.
  /// - Complexity: O(*n* + width).
  public func padded(
    to width: Int, _ alignment: TextAlignment = .leading, policy: WidthPolicy = .standard
  ) -> SafeText {
    let free = min(width.asLength, TextCanvas.columnLimit) - policy.cells(of: self)
    guard free > 0 else { return self }
    let before =
      switch alignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    let lead = String(repeating: " ", count: before)
    let trail = String(repeating: " ", count: free - before)
    return SafeText(
      safe: lead + string + trail, marks: marks(in: 0..<Int.max, from: before),
      spans: spans(in: 0..<Int.max, from: before),
      isolates: isolates(in: 0..<Int.max, from: before))
  }

  /// The text in lines of at most so many cells, broken between words where that is possible.
  ///
  /// The blanks at a break go. A word that is wider than a line is broken between grapheme clusters; a
  /// cluster that is wider than a line leaves an empty line in its place.
  /// - Parameters:
  ///   - width: The cells of a line; zero or less gives no lines.
  ///   - limit: The most lines; what is left over is cut with the ellipsis.
  ///   - ellipsis: What stands where the last line was cut.
  ///   - policy: How wide letters are taken to be.
  /// - Returns: The lines; one empty line for an empty text.
  /// - Complexity: O(*n*) in the length of the text.
  public func wrapped(
    to width: Int, limit: Int = .max, ellipsis: Character = "…", policy: WidthPolicy = .standard
  ) -> [SafeText] {
    guard width > 0, limit > 0 else { return [] }
    let clusters = Array(string)
    var lines: [SafeText] = []
    var start = 0
    repeat {
      let end = lineEnd(clusters, from: start, width: width, policy)
      if lines.count + 1 == limit, end.next < clusters.count {
        let rest = part(clusters, start..<clusters.count)
        let cut = Truncation(rest, to: width, ellipsis: ellipsis, policy: policy)
        return lines + [cut.text]
      }
      lines.append(part(clusters, start..<end.line))
      start = end.next
    } while start < clusters.count
    return lines
  }

  /// Where the line that begins at a cluster ends, and where the next one begins.
  private func lineEnd(
    _ clusters: [Character], from start: Int, width: Int, _ policy: WidthPolicy
  ) -> (line: Int, next: Int) {
    var used = 0
    var place = start
    /// The last blank that a line may end at.
    var blank: Int?
    while place < clusters.count {
      if clusters[place] == " " { blank = place }
      let cells = policy.cells(of: clusters[place])
      if used + cells > width { break }
      used += cells
      place += 1
    }
    guard place < clusters.count else { return (place, place) }
    var line = place
    var next = place
    if let blank, blank > start {
      (line, next) = (blank, blank)
    } else if place == start {
      // Not even one cluster fits: it is passed over.
      return (start, start + 1)
    }
    while line > start, clusters[line - 1] == " " { line -= 1 }
    while next < clusters.count, clusters[next] == " " { next += 1 }
    return (line, next)
  }

  private func part(_ clusters: [Character], _ range: Range<Int>) -> SafeText {
    SafeText(
      safe: String(clusters[range]), marks: marks(in: range, from: 0),
      spans: spans(in: range, from: 0), isolates: isolates(in: range, from: 0))
  }
}
