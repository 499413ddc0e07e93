internal import SelectorText

/// Frames side by side, each under what led to it.
struct Strip {
  /// One frame, and what was done just before.
  struct Still {
    var caption: String
    var lines: [String]
  }

  /// The cells that each frame takes.
  var columns: Int
  /// The frames, in order; what does not fit on a line of 80 cells goes on below.
  private(set) var stills: [Still] = []

  private static let gap = 2

  init(columns: Int) { self.columns = columns }

  mutating func append(_ caption: String, _ lines: [String]) {
    stills.append(Still(caption: caption, lines: lines))
  }

  mutating func append(_ others: Strip) { stills += others.stills }

  /// The strip as lines.
  var lines: [String] {
    var lines: [String] = []
    let places = max(1, (80 + Self.gap) / (columns + Self.gap))
    for start in stride(from: 0, to: stills.count, by: places) {
      if start > 0 { lines.append("") }
      let row = stills[start..<min(start + places, stills.count)]
      lines.append(joined(row.map { $0.caption.isEmpty ? "" : "  " + $0.caption }))
      for line in 0..<(row.map(\.lines.count).max() ?? 0) {
        lines.append(joined(row.map { line < $0.lines.count ? $0.lines[line] : "" }))
      }
    }
    return lines
  }

  /// Texts in columns, without blanks at the end.
  private func joined(_ texts: [String]) -> String {
    var joined = ""
    var blanks = 0
    for text in texts {
      if !text.isEmpty {
        joined += String(repeating: " ", count: blanks) + text
        blanks = 0
      }
      blanks += max(0, columns + Self.gap - WidthPolicy.standard.cells(of: SafeText(text)))
    }
    return joined
  }
}
