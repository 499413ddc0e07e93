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

  /// What controls become, other than line breaks.
  public enum Controls: Hashable, Sendable, CaseIterable {
    /// They go without a trace, and with them whole escape sequences.
    case drop
    /// Each becomes a visible letter, and what follows it stays: `␛[31m`.
    case pictures
    /// The same in ASCII: `^[[31m`.
    case carets
  }

  /// What becomes of what cannot be drawn.
  public struct Policy: Hashable, Sendable {
    /// What a line break becomes.
    public var lineBreaks: LineBreaks
    /// What other controls become.
    public var controls: Controls

    /// Whether colours and the like that sequences of a label ask for are kept as ``SafeText/spans``,
    /// where controls go; false by default.
    public var keepsStyles: Bool

    /// Makes a policy; without more, line breaks are marked, other controls go and with them all styles.
    public init(
      lineBreaks: LineBreaks = .mark, controls: Controls = .drop, keepsStyles: Bool = false
    ) {
      self.lineBreaks = lineBreaks
      self.controls = controls
      self.keepsStyles = keepsStyles
    }
  }

  /// Clusters that their label wants painted in a way.
  public struct Span: Hashable, Sendable {
    /// The clusters, as offsets.
    public var range: Range<Int>
    /// What the label asks for.
    public var ink: TextInk

    /// Makes a span.
    public init(range: Range<Int>, ink: TextInk) {
      self.range = range
      self.ink = ink
    }
  }

  /// The text: whole grapheme clusters, each of at least one cell.
  public let string: String
  /// Whether every cluster is one printable ASCII letter.
  let isASCII: Bool
  /// The clusters that a query found, as sorted ranges of offsets.
  public let marks: [Range<Int>]
  /// The clusters that their label wants painted in a way, in order and apart.
  public let spans: [Span]
  /// The clusters that are texts within the text, in order and apart: somebody's label in a phrase.
  ///
  /// Eyes see each in the direction of its own letters, and none of them turns what stands around it
  /// (UAX #9, isolates). No letter stands for that: it is kept beside the text.
  let isolates: [Range<Int>]

  /// Makes any text safe.
  ///
  /// By the standard policy escape sequences go as a whole, with the payload of those that have one; an
  /// unterminated one loses only its introducer. Tabs become spaces, line breaks what `lineBreaks` says,
  /// other controls go without a trace. Bidi controls and letters without a cell (zero-width spaces)
  /// always do. A mark without a letter gets a dotted circle; a cluster of more than 256 bytes and a
  /// noncharacter become U+FFFD.
  ///
  /// - Parameters:
  ///   - raw: Any text.
  ///   - marks: Ranges of cluster offsets of `raw` to be carried over; bad ones are left out.
  ///   - lineBreaks: What a line break becomes.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ raw: String, marks: [Range<Int>] = [], lineBreaks: LineBreaks = .mark) {
    self.init(raw, marks: marks, policy: Policy(lineBreaks: lineBreaks))
  }

  /// Makes any text safe, as a policy says.
  ///
  /// - Parameters:
  ///   - raw: Any text.
  ///   - marks: Ranges of cluster offsets of `raw` to be carried over; bad ones are left out.
  ///   - policy: What becomes of what cannot be drawn.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ raw: String, marks: [Range<Int>] = [], policy: Policy) {
    let kept = marks.filter { $0.lowerBound >= 0 }
    switch Sanitizer.examine(raw) {
    case .ascii:
      self.init(string: raw, isASCII: true, marks: kept)
    case .clean:
      self.init(string: raw, isASCII: false, marks: kept)
    case .dirty:
      let result = Sanitizer(raw, marks: kept, policy: policy).result()
      self.init(safe: result.string, marks: result.marks, spans: result.spans)
    }
  }

  /// Makes safe what claims to be text of an encoding: bytes from a file, units from another system.
  ///
  /// Ill-formed parts (cut sequences, overlong ones, halves of surrogates) become U+FFFD, one for each
  /// maximal part (Unicode 3.9, U+FFFD substitution).
  /// - Parameters:
  ///   - units: Bytes, or units of 16 or 32 bits.
  ///   - encoding: What they claim to be, such as `UTF8.self`.
  ///   - policy: What becomes of what cannot be drawn.
  /// - Complexity: O(*n*) in the number of units.
  public init<Units: Collection, Encoding: Unicode.Encoding>(
    decoding units: Units, as encoding: Encoding.Type, policy: Policy = Policy()
  ) where Units.Element == Encoding.CodeUnit {
    self.init(String(decoding: units, as: encoding), policy: policy)
  }

  /// No text.
  public static var empty: SafeText { SafeText(string: "", isASCII: true, marks: []) }

  /// Takes a string that consists of safe parts.
  init(
    safe string: String, marks: [Range<Int>] = [], spans: [Span] = [],
    isolates: [Range<Int>] = []
  ) {
    self.init(
      string: string, isASCII: string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, marks: marks,
      spans: spans, isolates: isolates)
  }

  private init(
    string: String, isASCII: Bool, marks: [Range<Int>], spans: [Span] = [],
    isolates: [Range<Int>] = []
  ) {
    self.string = string
    self.isASCII = isASCII
    self.marks = marks
    self.spans = spans
    self.isolates = isolates
  }

  /// The marks of a run of clusters, counted from another offset.
  func marks(in range: Range<Int>, from offset: Int) -> [Range<Int>] {
    marks.compactMap { moved($0, in: range, from: offset) }
  }

  /// The isolates of a run of clusters, counted from another offset.
  func isolates(in range: Range<Int>, from offset: Int) -> [Range<Int>] {
    isolates.compactMap { moved($0, in: range, from: offset) }
  }

  /// The spans of a run of clusters, counted from another offset.
  func spans(in range: Range<Int>, from offset: Int) -> [Span] {
    spans.compactMap { span in
      moved(span.range, in: range, from: offset).map { Span(range: $0, ink: span.ink) }
    }
  }

  private func moved(_ part: Range<Int>, in range: Range<Int>, from offset: Int) -> Range<Int>? {
    let shown = part.clamped(to: range)
    guard !shown.isEmpty else { return nil }
    let start = shown.lowerBound - range.lowerBound + offset
    return start..<start + shown.count
  }
}
