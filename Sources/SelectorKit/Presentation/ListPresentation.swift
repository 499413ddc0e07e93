/// What can be seen of an open list: the rows of its window, or the one line that stands for them.
public struct ListPresentation: Hashable, Sendable {
  /// What stands in the list.
  public enum Content: Hashable, Sendable {
    /// Options stand in ``ListPresentation/rows``.
    case rows
    /// Options are on their way.
    case loading
    /// Options are on their way, but only just: nothing is said of it yet.
    case waiting
    /// Options could not be had; the message says why.
    case failed(message: String)
    /// There are no options at all.
    case empty
    /// There are options, but none that the query finds.
    case noMatch(query: String)
    /// There are rows, but what narrows them lets none pass.
    case filteredOut
    /// Another control must be answered first; its name, as a person reads it.
    case blocked(by: String)
  }

  /// One option in the window.
  public struct Row: Hashable, Sendable {
    /// Its place among the rows that can be scrolled to, from 0.
    public var index: Int
    /// Its label, as given: a renderer must make it safe before drawing.
    public var label: String
    /// What is secondary: stands beside the label, or below it where rows take two lines.
    public var detail: String?
    /// The name of the section that begins here, where its header has a line of its own above.
    ///
    /// The first row of a window may also repeat the name of a section that began before it, where a
    /// line is left for that.
    public var sectionHeader: String?
    /// Whether keys act on this row.
    public var isHighlighted: Bool
    /// Whether the option is (part of) the value.
    public var isChosen: Bool
    /// Whether a user can choose it.
    public var isEnabled: Bool
    /// Why it cannot be chosen, where somebody said why.
    public var disabledReason: String?
    /// Whether a user can neither choose it nor take it away.
    public var isLocked: Bool
    /// The grapheme clusters of the label that the query found, as ranges of offsets.
    public var matches: [Range<Int>]

    /// Makes a row; all but its place and label have the values of a plain one.
    public init(
      index: Int, label: String, detail: String? = nil, sectionHeader: String? = nil,
      isHighlighted: Bool = false, isChosen: Bool = false, isEnabled: Bool = true,
      disabledReason: String? = nil, isLocked: Bool = false, matches: [Range<Int>] = []
    ) {
      self.index = index
      self.label = label
      self.detail = detail
      self.sectionHeader = sectionHeader
      self.isHighlighted = isHighlighted
      self.isChosen = isChosen
      self.isEnabled = isEnabled
      self.disabledReason = disabledReason
      self.isLocked = isLocked
      self.matches = matches
    }
  }

  /// A run of neighbouring rows that name the same section.
  public struct Section: Hashable, Sendable {
    /// Its name, as given.
    public var name: String
    /// Its rows, by their places among those that can be scrolled to.
    public var rows: Range<Int>

    /// Makes a section.
    public init(name: String, rows: Range<Int>) {
      self.name = name
      self.rows = rows
    }
  }

  /// What stands in the list.
  public var content: Content
  /// The option rows of the window, in order; empty unless ``content`` is `rows`.
  public var rows: [Row]
  /// The name of a section that begins right after the window, where a line is left for its header.
  ///
  /// So the list takes the same lines wherever it is scrolled to.
  public var trailingHeader: String?
  /// The name of the section of the first row, where its header lies before the window.
  ///
  /// A renderer with headers that stay in view says it in a line of its own.
  public var leadingSection: String?
  /// The lines that each row takes: 1, or 2 where its detail stands in a line of its own below its label.
  ///
  /// Of a row that is higher than its window a renderer shows the first line.
  public var linesPerRow = 1
  /// How many option rows can be scrolled to, after filtering.
  public var total: Int
  /// Whether several options can be chosen, so that a mark means "chosen too".
  public var isMulti: Bool

  /// The option rows that lie before the window.
  public var hiddenBefore: Int { rows.first?.index ?? 0 }
  /// The option rows that lie after the window.
  public var hiddenAfter: Int {
    guard let last = rows.last else { return max(0, total) }
    let (after, isBeyond) = total.subtractingReportingOverflow(last.index)
    return isBeyond ? 0 : max(0, after &- 1)
  }
  /// The lines that the list takes: rows and the section headers above them, or one for a message.
  public var lineCount: Int {
    guard case .rows = content else { return 1 }
    let height = min(max(1, linesPerRow), 2)
    return rows.reduce(into: rows.count * height + (trailingHeader == nil ? 0 : 1)) {
      $0 += $1.sectionHeader == nil ? 0 : 1
    }
  }

  /// Makes the presentation of a list.
  public init(
    content: Content, rows: [Row] = [], trailingHeader: String? = nil, total: Int = 0,
    isMulti: Bool = false
  ) {
    self.content = content
    self.rows = rows
    self.trailingHeader = trailingHeader
    self.total = total
    self.isMulti = isMulti
  }
}
