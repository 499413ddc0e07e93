import SelectorText

extension VirtualTerminal {
  /// Draws a scalar: a letter of its own, or a part of the one before.
  mutating func write(_ scalar: Unicode.Scalar) {
    if joins(scalar) { return }
    let text = String(scalar)
    let width = policy.cells(of: Character(scalar))
    guard width > 0 else { return }
    place(text, width: width)
  }

  /// Adds a scalar to the last letter, if it belongs there.
  private mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80, let joinable,
      let cell = cell(row: joinable.row, column: joinable.column)
    else { return false }
    let joined = cell.text + String(scalar)
    switch clustering {
    case .scalars:
      guard policy.cells(of: Character(scalar)) == 0 else { return false }
      screen.rows[joinable.row][joinable.column].text = joined
      return true
    case .graphemes:
      guard joined.count == 1, let cluster = joined.first else { return false }
      let width = max(1, policy.cells(of: cluster))
      screen.rows[joinable.row][joinable.column].text = joined
      lastCluster = joined
      if width > cell.width, joinable.column + 1 < columns {
        blankHalves(row: joinable.row, joinable.column + 1..<joinable.column + 2)
        screen.rows[joinable.row][joinable.column].width = 2
        screen.rows[joinable.row][joinable.column + 1] = Cell(text: "", width: 0, pen: cell.pen)
        advance(to: joinable.column + 2)
      } else if width < cell.width {
        screen.rows[joinable.row][joinable.column].width = 1
        screen.rows[joinable.row][joinable.column + 1] = Cell(pen: cell.pen)
        cursor.column = joinable.column + 1
        wrapsNext = false
      }
      return true
    }
  }

  mutating func place(_ text: String, width: Int) {
    if wrapsNext, modes.contains(.autowrap) { beginLine() }
    if cursor.column + width > columns {
      // A wide letter that does not fit in the last column begins a new line, or is not drawn.
      guard modes.contains(.autowrap), width <= columns else { return }
      beginLine()
    }
    let first = cursor.column
    if modes.contains(.insert) { insertBlanks(width) }
    blankHalves(row: cursor.row, first..<first + width)
    screen.rows[cursor.row][first] = Cell(text: text, width: width, pen: pen)
    if width == 2 {
      screen.rows[cursor.row][first + 1] = Cell(text: "", width: 0, pen: pen)
    }
    joinable = Position(row: cursor.row, column: first)
    lastCluster = text
    advance(to: first + width)
  }

  private mutating func advance(to column: Int) {
    wrapsNext = column >= columns
    cursor.column = min(column, columns - 1)
  }

  private mutating func beginLine() {
    let joined = joinable
    carriageReturn()
    lineFeed()
    joinable = joined
  }

  /// Blanks the other halves of wide letters that are about to be cut in two.
  mutating func blankHalves(row: Int, _ range: Range<Int>) {
    guard screen.rows.indices.contains(row), !range.isEmpty else { return }
    if range.lowerBound > 0, range.lowerBound < columns,
      screen.rows[row][range.lowerBound].width == 0
    {
      screen.rows[row][range.lowerBound - 1].text = " "
      screen.rows[row][range.lowerBound - 1].width = 1
    }
    if range.upperBound < columns, screen.rows[row][range.upperBound].width == 0 {
      screen.rows[row][range.upperBound].text = " "
      screen.rows[row][range.upperBound].width = 1
    }
  }

  // MARK: Lines

  mutating func carriageReturn() {
    cursor.column = 0
    wrapsNext = false
    joinable = nil
  }

  mutating func lineFeed() {
    joinable = nil
    wrapsNext = false
    if cursor.row == margins.upperBound - 1 {
      scrollUp(1)
    } else if cursor.row < rows - 1 {
      cursor.row += 1
    }
  }

  mutating func reverseLineFeed() {
    joinable = nil
    wrapsNext = false
    if cursor.row == margins.lowerBound {
      scrollDown(1)
    } else if cursor.row > 0 {
      cursor.row -= 1
    }
  }

  mutating func scrollUp(_ count: Int) {
    if margins.lowerBound == 0, !isAlternate {
      scrollback += screen.rows[margins].prefix(count).map(Self.text)
    }
    removeLines(at: margins.lowerBound, count)
  }

  mutating func scrollDown(_ count: Int) { insertLines(at: margins.lowerBound, count) }

  mutating func removeLines(at row: Int, _ count: Int) {
    guard margins.contains(row) else { return }
    let count = min(count, margins.upperBound - row)
    screen.rows.removeSubrange(row..<row + count)
    screen.rows.insert(
      contentsOf: repeatElement(blankLine, count: count), at: margins.upperBound - count)
    joinable = nil
  }

  mutating func insertLines(at row: Int, _ count: Int) {
    guard margins.contains(row) else { return }
    let count = min(count, margins.upperBound - row)
    screen.rows.removeSubrange(margins.upperBound - count..<margins.upperBound)
    screen.rows.insert(contentsOf: repeatElement(blankLine, count: count), at: row)
    joinable = nil
  }

  private var blankLine: [Cell] { Array(repeating: blankCell, count: columns) }

  /// What erasing leaves: a blank with the colour behind letters.
  var blankCell: Cell {
    var pen = Pen()
    pen.background = self.pen.background
    return Cell(pen: pen)
  }

  // MARK: Within a line

  mutating func erase(row: Int, _ range: Range<Int>) {
    let range = range.clamped(to: 0..<columns)
    guard screen.rows.indices.contains(row), !range.isEmpty else { return }
    blankHalves(row: row, range)
    for column in range { screen.rows[row][column] = blankCell }
    joinable = nil
  }

  mutating func insertBlanks(_ count: Int) {
    let count = min(count, columns - cursor.column)
    blankHalves(row: cursor.row, cursor.column..<cursor.column)
    if screen.rows[cursor.row][cursor.column].width == 0 {
      screen.rows[cursor.row][cursor.column] = Cell()
      if cursor.column > 0 { screen.rows[cursor.row][cursor.column - 1] = Cell() }
    }
    screen.rows[cursor.row].removeLast(count)
    screen.rows[cursor.row].insert(
      contentsOf: repeatElement(blankCell, count: count), at: cursor.column)
    if screen.rows[cursor.row][columns - 1].width == 2 {
      screen.rows[cursor.row][columns - 1] = Cell()
    }
    joinable = nil
  }

  mutating func deleteLetters(_ count: Int) {
    let count = min(count, columns - cursor.column)
    blankHalves(row: cursor.row, cursor.column..<cursor.column + count)
    screen.rows[cursor.row].removeSubrange(cursor.column..<cursor.column + count)
    screen.rows[cursor.row] += repeatElement(blankCell, count: count)
    joinable = nil
  }
}
