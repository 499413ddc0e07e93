public import SelectorText

/// A terminal in memory: takes the bytes that a program writes, and holds what a person would see.
///
/// It knows what today's terminals have in common: cells with wide clusters, colours, margins, the two
/// screens, modes, and the questions that a program asks of a terminal, which it answers in
/// ``takeReplies()``. It does no I/O, so that a test can look at a screen without a terminal.
///
/// ```swift
/// var terminal = VirtualTerminal(columns: 10, rows: 2)
/// terminal.feed("Hi \u{1B}[1mthere")
/// print(terminal.lines)  // ["Hi there"]
/// ```
public struct VirtualTerminal: Sendable {
  /// How scalars become cells.
  public enum Clustering: Hashable, Sendable {
    /// A grapheme cluster is one glyph, as wide as the policy says: what mode 2027 promises.
    case graphemes
    /// Each scalar with room of its own is a glyph: what old terminals and multiplexers do.
    case scalars
  }

  /// A place on the screen, from 0.
  public struct Position: Hashable, Sendable {
    /// The line from the top.
    public var row: Int
    /// The column from the left.
    public var column: Int

    /// Makes a place.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The cells of a line.
  public internal(set) var columns: Int
  /// The lines.
  public internal(set) var rows: Int
  /// How wide clusters are.
  public let policy: WidthPolicy
  /// How scalars become cells.
  public let clustering: Clustering
  /// Which questions are answered; a terminal leaves those unanswered that it does not know.
  public var answers: Answers
  /// What a program switched on or off.
  public internal(set) var modes = Modes.initial
  /// Where the next letter goes.
  public internal(set) var cursor = Position(row: 0, column: 0)
  /// How the next letter is drawn.
  public internal(set) var pen = Pen()
  /// The title that a program gave the window.
  public internal(set) var title = ""
  /// What a program wrote to the clipboard by OSC 52, as it stood there.
  public internal(set) var clipboard: [String] = []
  /// The levels of the kitty keyboard protocol that are switched on, the last one on top.
  public internal(set) var kittyLevels: [Int] = [] {
    didSet {
      let isOn = kittyLevels.last ?? 0 > 0
      if isOn { modes.insert(.kittyKeyboard) } else { modes.remove(.kittyKeyboard) }
    }
  }
  /// The shape of the cursor (DECSCUSR), 0 for the terminal's own.
  public internal(set) var cursorShape = 0
  /// How often the bell rang.
  public internal(set) var bells = 0
  /// Sequences that the terminal does not know, in the order in which they came, without their ESC.
  public internal(set) var unknown: [String] = []
  /// The lines that went out at the top of the main screen, without trailing blanks.
  public internal(set) var scrollback: [String] = []

  var screen: Screen
  /// The main screen while the alternate one is shown.
  var mainScreen: Screen?
  var parser = Parser()
  var replies: [UInt8] = []
  /// The last letter filled the line: the next one begins a new line.
  var wrapsNext = false
  /// The cell of the last letter, as long as a following scalar may join it.
  var joinable: Position?
  var margins: Range<Int>
  var saved = SavedCursor()
  var savedByAlternate = SavedCursor()
  var lastCluster = ""

  /// Makes a blank terminal; a size below one counts as one.
  public init(
    columns: Int = 80, rows: Int = 24, policy: WidthPolicy = .standard,
    clustering: Clustering = .graphemes, answers: Answers = .all
  ) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.policy = policy
    self.clustering = clustering
    self.answers = answers
    screen = Screen(columns: self.columns, rows: self.rows)
    margins = 0..<self.rows
  }

  /// The lines without trailing blanks, without blank lines at the end.
  ///
  /// - Complexity: O(columns x rows).
  public var lines: [String] {
    var lines = screen.rows.map(Self.text)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// A line without trailing blanks; empty beyond the screen.
  public func line(_ row: Int) -> String {
    screen.rows.indices.contains(row) ? Self.text(of: screen.rows[row]) : ""
  }

  /// The cell at a place, or nil beyond the screen.
  public func cell(row: Int, column: Int) -> Cell? {
    guard screen.rows.indices.contains(row), 0..<columns ~= column else { return nil }
    return screen.rows[row][column]
  }

  /// Whether the cursor can be seen.
  public var showsCursor: Bool { modes.contains(.cursor) }

  /// Whether the alternate screen is shown.
  public var isAlternate: Bool { mainScreen != nil }

  /// What the terminal wrote to the program since this was last asked: answers to its questions.
  public mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  /// Takes what a program wrote, as text.
  public mutating func feed(_ text: String) { feed(text.utf8) }

  /// Gives the screen another size, as a person who drags the corner of a window does.
  ///
  /// Lines are cut or filled with blanks at their end; on the main screen lines that do not fit go out
  /// at the top as far as the cursor needs it. A size below one counts as one.
  public mutating func resize(columns: Int, rows: Int) {
    let (columns, rows) = (max(1, columns), max(1, rows))
    let pushed = max(0, cursor.row - rows + 1)
    if pushed > 0 {
      if !isAlternate { scrollback += screen.rows.prefix(pushed).map(Self.text) }
      screen.rows.removeFirst(pushed)
      cursor.row -= pushed
    }
    screen.resize(columns: columns, rows: rows)
    mainScreen?.resize(columns: columns, rows: rows)
    self.columns = columns
    self.rows = rows
    margins = 0..<rows
    cursor.row = min(cursor.row, rows - 1)
    cursor.column = min(cursor.column, columns - 1)
    wrapsNext = false
    joinable = nil
  }

  static func text(of row: [Cell]) -> String {
    var text = ""
    var end = text.endIndex
    for cell in row where cell.width > 0 {
      text += cell.text
      if cell.text != " " { end = text.endIndex }
    }
    return String(text[..<end])
  }
}

extension VirtualTerminal {
  struct SavedCursor: Hashable, Sendable {
    var position = Position(row: 0, column: 0)
    var pen = Pen()
    var wrapsNext = false
  }

  struct Screen: Hashable, Sendable {
    var rows: [[Cell]]

    init(columns: Int, rows: Int) {
      self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    mutating func resize(columns: Int, rows: Int) {
      for index in self.rows.indices {
        let excess = self.rows[index].count - columns
        if excess > 0 {
          // A wide letter that loses its second cell is gone.
          if self.rows[index][columns].width == 0 { self.rows[index][columns - 1] = Cell() }
          self.rows[index].removeLast(excess)
        } else {
          self.rows[index] += repeatElement(Cell(), count: -excess)
        }
      }
      let excess = self.rows.count - rows
      if excess > 0 {
        self.rows.removeLast(excess)
      } else {
        let blank = Array(repeating: Cell(), count: columns)
        self.rows += repeatElement(blank, count: -excess)
      }
    }
  }
}
