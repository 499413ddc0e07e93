/// Text that may go to a screen: one line, no controls, no escape sequences, no direction tricks.
///
/// Only the sanitiser makes one, and nothing else can be drawn on a canvas.
///
/// ```swift
/// print(SafeText("Red \u{1B}[31mApple\nPie").string)  // Red Apple⏎Pie
/// ```
public struct SafeText: Hashable, Sendable {
  /// What a line break inside a label becomes.
  public enum LineBreaks: Hashable, Sendable {
    /// A visible `⏎`.
    case mark
    /// A space, for screens that draw ASCII only.
    case space
  }

  /// The text: whole grapheme clusters, each of one or two cells.
  public let string: String
  /// Whether every cluster is one printable ASCII letter.
  let isASCII: Bool
  /// The clusters that a query found, as sorted ranges of offsets.
  public let marks: [Range<Int>]

  /// Makes any text safe.
  ///
  /// Escape sequences go as a whole, with the payload of those that have one; an unterminated one
  /// loses only its introducer. Tabs become spaces, line breaks what `lineBreaks` says, other controls
  /// and bidi controls go without a trace. A mark without a letter gets a dotted circle; a cluster of
  /// more than 256 bytes and a noncharacter become U+FFFD.
  ///
  /// - Parameters:
  ///   - raw: Any text.
  ///   - marks: Ranges of cluster offsets of `raw` to be carried over; bad ones are left out.
  ///   - lineBreaks: What a line break becomes.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ raw: String, marks: [Range<Int>] = [], lineBreaks: LineBreaks = .mark) {
    let kept = marks.filter { $0.lowerBound >= 0 }
    switch Sanitizer.examine(raw) {
    case .ascii:
      self.init(string: raw, isASCII: true, marks: kept)
    case .clean:
      self.init(string: raw, isASCII: false, marks: kept)
    case .dirty:
      let result = Sanitizer(raw, marks: kept, lineBreaks: lineBreaks).result()
      self.init(safe: result.string, marks: result.marks)
    }
  }

  /// No text.
  public static var empty: SafeText { SafeText(string: "", isASCII: true, marks: []) }

  /// Takes a string that consists of safe parts.
  init(safe string: String, marks: [Range<Int>] = []) {
    self.init(
      string: string, isASCII: string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, marks: marks)
  }

  private init(string: String, isASCII: Bool, marks: [Range<Int>]) {
    self.string = string
    self.isASCII = isASCII
    self.marks = marks
  }
}

extension [Range<Int>] {
  /// The ranges moved by a distance, without what then lies before 0.
  ///
  /// - Complexity: O(*n*).
  func shifted(by distance: Int) -> [Range<Int>] {
    compactMap { range in
      let (end, endOverflow) = range.upperBound.addingReportingOverflow(distance)
      let (start, startOverflow) = range.lowerBound.addingReportingOverflow(distance)
      guard !endOverflow, !startOverflow, end > 0 else { return nil }
      return Swift.max(0, start)..<end
    }
  }
}
