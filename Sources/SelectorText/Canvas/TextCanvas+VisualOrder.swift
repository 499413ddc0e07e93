import SelectorKit

extension TextCanvas {
  /// The canvas as eyes see it: column 0 is the left one, whatever the direction.
  ///
  /// A canvas that reads from right to left is mirrored as a whole; then every text in it is an isolate
  /// of its own and stands in its cells in the order of the Unicode bidirectional algorithm, with the
  /// direction of its first strong letter, or that of the canvas if it has none. Brackets and borders
  /// that face the other way are exchanged. Owners, styles and layers go with their cells, so a press on
  /// the result is found in the result.
  ///
  /// Encoders for screens call it; plain text keeps logical order. A canvas that is in visual order
  /// already comes back as it is.
  ///
  /// - Complexity: O(columns x rows), and O(*n* log *n*) for lines of *n* cells with letters that read
  ///   from right to left.
  public func visual() -> TextCanvas {
    guard !isVisual else { return self }
    var result = self
    result.isVisual = true
    let isMirrored = direction == .rightToLeft
    for row in 0..<rows where isMirrored || hasRightToLeftLetters(inRow: row) {
      result.reorder(row, isMirrored: isMirrored)
    }
    return result
  }

  /// Where a column of this canvas stands in ``visual()``: the leading cell of what it holds.
  ///
  /// A terminal puts its cursor there. Columns off the canvas are brought to its edge.
  /// - Parameters:
  ///   - column: The column in reading direction.
  ///   - row: The line; one off the canvas is empty.
  /// - Returns: The column from the left, from 0.
  /// - Complexity: As ``visual()`` for one line.
  public func visualColumn(of column: Int, inRow row: Int) -> Int {
    guard columns > 0 else { return 0 }
    let column = min(max(0, column), columns - 1)
    let isMirrored = direction == .rightToLeft
    guard !isVisual, row >= 0, row < rows else {
      return isMirrored && !isVisual ? columns - 1 - column : column
    }
    guard isMirrored || hasRightToLeftLetters(inRow: row) else { return column }
    var start = 0
    for piece in visualPieces(inRow: row, isMirrored: isMirrored) {
      if piece.columns.contains(column) { return start }
      start += piece.columns.count
    }
    return column
  }

  // MARK: Lines

  /// A cluster of a line: the cells that it takes, and whether it reads from right to left.
  private struct Piece {
    var columns: Range<Int>
    var isMirrored: Bool
  }

  /// Whether a line holds a letter that the algorithm would move.
  private func hasRightToLeftLetters(inRow row: Int) -> Bool {
    cells(inRow: row).contains { cell in
      // The first such letter is U+0590, in two bytes of which the first is 0xD6.
      guard cell.glyph.bits & 0xFF >= 0xD6 || !cell.glyph.isInline else { return false }
      switch BidiClass(firstScalar(of: cell.glyph)) {
      case .rightToLeft, .arabicLetter, .arabicNumber: return true
      default: return false
      }
    }
  }

  private mutating func reorder(_ row: Int, isMirrored: Bool) {
    let pieces = visualPieces(inRow: row, isMirrored: isMirrored)
    let line = Array(cells(inRow: row))
    var column = row * columns
    for piece in pieces {
      for (place, source) in piece.columns.enumerated() {
        var cell = line[source]
        if place == 0, piece.isMirrored { cell.glyph = mirrored(cell) }
        replace(cell, at: column)
        column += 1
      }
    }
  }

  /// The clusters of a line from left to right.
  private func visualPieces(inRow row: Int, isMirrored: Bool) -> [Piece] {
    let line = Array(cells(inRow: row))
    var pieces: [Piece] = []
    pieces.reserveCapacity(columns)
    var start = 0
    while start < line.count {
      let end = endOfText(line, from: start)
      if isText(line[start]) {
        let text = isolate(line, start..<end, isMirrored)
        pieces += isMirrored ? text.reversed() : text
      } else {
        pieces.append(Piece(columns: start..<end, isMirrored: isMirrored))
      }
      start = end
    }
    // A text keeps its own order while the line around it is turned.
    return isMirrored ? pieces.reversed() : pieces
  }

  /// The end of the text that begins at a column: cells of one role and owner, side by side.
  private func endOfText(_ line: [CanvasCell], from start: Int) -> Int {
    var end = start + 1
    while end < line.count {
      let isSame =
        line[end].part == .continuation
        || isText(line[start]) && isText(line[end]) && line[end].owner == line[start].owner
          && line[end].layer == line[start].layer
          && textRole(of: line[end]) == textRole(of: line[start])
      if !isSame { break }
      end += 1
    }
    return end
  }

  /// The clusters of a text from left to right.
  ///
  /// Texts within it are put between an isolate's marks, of which only the levels are kept.
  private func isolate(_ line: [CanvasCell], _ range: Range<Int>, _ isMirrored: Bool) -> [Piece] {
    var clusters: [Range<Int>] = []
    for column in range {
      if line[column].part == .continuation, let last = clusters.last {
        clusters[clusters.count - 1] = last.lowerBound..<column + 1
      } else {
        clusters.append(column..<column + 1)
      }
    }
    // What follows the first scalar of a cluster never changes the level of the cluster.
    var classes: [BidiClass] = []
    var brackets: [BidiBracket?] = []
    /// The cluster of each class; nil for the marks of an isolate.
    var places: [Int?] = []
    func add(_ type: BidiClass, _ bracket: BidiBracket? = nil, of place: Int? = nil) {
      classes.append(type)
      brackets.append(bracket)
      places.append(place)
    }
    var isolate: UInt8 = 0
    for (place, cluster) in clusters.enumerated() {
      let cell = line[cluster.lowerBound]
      if cell.isolate != isolate {
        if isolate != 0 { add(.popDirectionalIsolate) }
        if cell.isolate != 0 { add(.firstStrongIsolate) }
        isolate = cell.isolate
      }
      let scalar = firstScalar(of: cell.glyph)
      add(BidiClass(scalar), BidiBracket(scalar), of: place)
    }
    if isolate != 0 { add(.popDirectionalIsolate) }
    let base = BidiParagraph.firstStrongLevel(of: classes[...]) ?? (isMirrored ? 1 : 0)
    let paragraph = BidiParagraph(classes: classes, brackets: brackets, baseLevel: base)
    // Blanks at the end are inside the text, which is cut to its letters: they keep their level.
    let levels = paragraph.levels
    return BidiParagraph.visualOrder(of: levels).compactMap { item in
      places[item].map {
        Piece(columns: clusters[$0], isMirrored: levels[item] & 1 == 1)
      }
    }
  }

  // MARK: Cells

  /// Whether a cell belongs to a text; marks, lines and the ground are each on their own.
  private func isText(_ cell: CanvasCell) -> Bool {
    switch cell.style.role {
    case .blank, .mark, .indicator, .border: false
    default: true
    }
  }

  /// The role of a text; the caret belongs to what is typed.
  private func textRole(of cell: CanvasCell) -> TextStyle.Role {
    cell.style.role == .caret ? .input : cell.style.role
  }

  /// The first scalar of a glyph; a blank for the second cell of a wide cluster.
  private func firstScalar(of glyph: CanvasGlyph) -> Unicode.Scalar {
    if glyph.bits != 0, glyph.bits < 0x80 {
      return Unicode.Scalar(UInt8(truncatingIfNeeded: glyph.bits))
    }
    return text(of: glyph).unicodeScalars.first ?? " "
  }

  /// The glyph of a cell that faces the other way; most are the same from both sides.
  private mutating func mirrored(_ cell: CanvasCell) -> CanvasGlyph {
    let scalar = firstScalar(of: cell.glyph)
    let isLine = cell.style.role == .border
    guard let other = isLine ? scalar.mirroredLine ?? scalar.mirrored : scalar.mirrored else {
      return cell.glyph
    }
    var text = text(of: cell.glyph).unicodeScalars
    guard !text.isEmpty else { return cell.glyph }
    text.replaceSubrange(text.startIndex..<text.index(after: text.startIndex), with: [other])
    return glyph(for: Character(String(text)))
  }
}

extension Unicode.Scalar {
  /// Lines and corners, and what they are from the other side.
  private static let lines: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs =
      "┌┐┍┑┎┒┏┓└┘┕┙┖┚┗┛├┤┝┥┞┦┟┧┠┨┡┩┢┪┣┫┭┮┱┲┵┶┹┺┽┾╃╄╅╆╉╊"
      + "╒╕╓╖╔╗╘╛╙╜╚╝╞╡╟╢╠╣╭╮╰╯╱╲╴╶╸╺╼╾▌▐▏▕"
    let scalars = Array(pairs.unicodeScalars)
    var lines: [Unicode.Scalar: Unicode.Scalar] = [:]
    for place in stride(from: 0, to: scalars.count - 1, by: 2) {
      lines[scalars[place]] = scalars[place + 1]
      lines[scalars[place + 1]] = scalars[place]
    }
    return lines
  }()

  /// The line of a border that looks like this one in a mirror, or nil.
  fileprivate var mirroredLine: Unicode.Scalar? { Self.lines[self] }
}
