import SelectorText

/// Writes frames one after the other: what a terminal shows, and how it is made to show the next one.
struct ScreenWriter {
  private(set) var encoder: DifferenceEncoder
  let isFullScreen: Bool
  /// Whether a terminal wraps lines anew that became too long for it when it got narrower.
  let isReflowing: Bool
  /// What the terminal shows; nil where that is not known.
  private(set) var screen: DifferenceEncoder.Screen?
  /// The line of the screen where the frame begins, from 0; nil where that is not known.
  private(set) var topRow: Int?
  private var startColumn = 0
  private var size: ScreenSize
  /// What has to be written before the next frame.
  private var before: [UInt8] = []
  /// The line of the frame on which the cursor was when the terminal was asked where it is.
  private var askedRow: Int?
  /// How often the terminal has to be asked where its cursor is, and was not yet.
  private(set) var asksForCursor = false

  init(_ settings: TerminalSettings, _ capabilities: TerminalCapabilities, size: ScreenSize) {
    isFullScreen = settings.placement == .fullScreen
    isReflowing = true
    self.size = size
    encoder = DifferenceEncoder(
      palette: settings.palette, depth: settings.depth,
      origin: isFullScreen ? .screen(row: 0) : .inline,
      isSynchronized: capabilities.isSynchronized, keepsClusters: capabilities.drawsGraphemes)
    guard !isFullScreen else {
      topRow = 0
      return
    }
    startColumn = capabilities.cursorColumn ?? 0
    topRow = capabilities.cursorRow
    if startColumn > 0 {
      // Not over what stands in the line already.
      before = Array("\r\n".utf8)
      topRow = topRow.map { min($0 + 1, size.rows - 1) }
    }
  }

  /// The bytes that make the terminal show a frame; none if it shows it already.
  mutating func bytes(for frame: TextFrame) -> [UInt8] {
    let difference = encoder.difference(from: screen, to: frame)
    screen = difference.screen
    if !isFullScreen {
      topRow = topRow.map { max(0, min($0, size.rows - max(1, frame.canvas.rows))) }
    }
    defer { before = [] }
    var bytes = before + difference.bytes
    if asksForCursor {
      asksForCursor = false
      askedRow = screen?.cursor.row
      bytes += "\u{1B}[6n".utf8
    }
    return bytes
  }

  /// Takes the answer to where the cursor is.
  mutating func takeCursor(row: Int) {
    guard !isFullScreen, let askedRow else { return }
    topRow = max(0, row - askedRow)
    self.askedRow = nil
  }

  /// Draws everything anew, from where the frame began.
  mutating func forget() {
    before += returning
    screen = nil
    asksForCursor = !isFullScreen
  }

  /// Draws everything anew from where the cursor is now: another program wrote in between.
  mutating func restart() {
    screen = nil
    before = []
    startColumn = 0
    asksForCursor = !isFullScreen
  }

  /// The screen has another size: what is shown may have been wrapped anew.
  mutating func resize(to newSize: ScreenSize) {
    guard newSize != size else { return }
    before += isFullScreen ? [] : rising(by: linesAboveCursor(columns: newSize.columns))
    screen = nil
    size = newSize
    asksForCursor = !isFullScreen
  }

  /// The lines between the first line of the frame and the cursor, after a change of width.
  private func linesAboveCursor(columns: Int) -> Int {
    guard let screen else { return 0 }
    guard isReflowing, columns < screen.canvas.columns, columns > 0 else {
      return screen.cursor.row
    }
    let lines = screen.canvas.plainRows(screen.cursor.row).map { cells in
      max(1, (cells + columns - 1) / columns)
    }
    return lines.reduce(0, +) + screen.cursor.column / columns
  }

  private func rising(by lines: Int) -> [UInt8] {
    Array((lines > 0 ? "\r\u{1B}[\(lines)A" : "\r").utf8)
  }

  /// Brings the cursor to the first line of an inline frame.
  private var returning: [UInt8] {
    guard !isFullScreen, let screen else { return [] }
    return rising(by: screen.cursor.row)
  }

  /// Takes an inline frame away and brings the cursor to where it was before.
  var clearing: [UInt8] {
    guard !isFullScreen, screen != nil else { return [] }
    var text = "\u{1B}[J"
    if startColumn > 0 { text += "\u{1B}[A\u{1B}[\(startColumn + 1)G" }
    return Array("\u{1B}[0m".utf8) + returning + Array(text.utf8)
  }
}

extension TextCanvas {
  /// How many cells of each of the first lines are in use, trailing blanks left out.
  fileprivate func plainRows(_ count: Int) -> [Int] {
    (0..<max(0, min(count, rows))).map { row in
      let cells = cells(inRow: row)
      let last = cells.lastIndex { !$0.glyph.isBlank || $0.part == .continuation }
      return last.map { $0 - cells.startIndex + 1 } ?? 0
    }
  }
}
