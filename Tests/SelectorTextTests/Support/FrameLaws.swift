import SelectorKit
import SelectorText

/// What must hold of every frame, whatever is drawn on whatever screen.
struct FrameLaws {
  private let source: FakeSource
  private let renderer: TextRenderer
  private let frame: TextFrame
  /// The laws that are broken, in words.
  private(set) var faults: [String] = []

  /// Draws a frame, anew and into a used one, and looks at it.
  init(_ source: FakeSource, _ renderer: TextRenderer, reusing used: inout TextFrame) {
    self.source = source
    self.renderer = renderer
    frame = renderer.frame(of: source)
    var again = frame
    renderer.draw(source, into: &again)
    if again != frame { faults.append("O5 drawing again changes the frame") }
    // Another form may have been drawn into it.
    renderer.draw(source, into: &used)
    if used.canvas.rows != frame.canvas.rows { faults.append("a used frame has other lines") }
    checkLines()
    checkCells()
    checkVisualOrder()
    checkLists()
    checkHighlight()
    checkRows()
  }

  private mutating func checkLines() {
    let canvas = frame.canvas
    if canvas.columns != renderer.columns || canvas.rows > renderer.rows {
      faults.append("Z2 the canvas has \(canvas.columns) x \(canvas.rows)")
    }
    if canvas.cells.count != canvas.columns * canvas.rows {
      faults.append("not every cell is there")
    }
    let lines = canvas.plainLines()
    if lines.count > renderer.rows { faults.append("too many lines") }
    for line in lines {
      // An accent on a blank is seen.
      let end = line.last.map { $0.isWhitespace && $0.unicodeScalars.count == 1 } ?? false
      if end { faults.append("R15 a trailing blank in '\(line)'") }
      let isClean = line.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
          && !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
      }
      if !isClean { faults.append("S1 a control in '\(line)'") }
    }
    if let cursor = frame.cursor, canvas[cursor.row, cursor.column] == nil {
      faults.append("W12 the cursor is off the screen")
    }
  }

  /// Wide clusters own their cells, or have none.
  private mutating func checkCells() {
    for row in 0..<frame.canvas.rows {
      var left = 0
      for cell in frame.canvas.cells(inRow: row) {
        let width = cells(of: cell)
        switch cell.part {
        case .continuation where left == 0: faults.append("half a cluster in line \(row)")
        case .continuation: left -= 1
        case .single, .lead:
          if left > 0 { faults.append("W3 half a cluster in line \(row)") }
          left = width - 1
          if cell.part == .single, width > 1 { faults.append("a wide cluster in one cell") }
        }
      }
      if left > 0 { faults.append("half a cluster at the end of line \(row)") }
    }
  }

  private func cells(of cell: CanvasCell) -> Int {
    guard let cluster = frame.canvas.text(of: cell.glyph).first else { return 1 }
    // Marks of a theme are one cell wide by promise, whatever they are.
    return cell.part == .single ? 1 : renderer.policy.cells(of: cluster)
  }

  /// What eyes see are the same letters, in other places of the same line.
  private mutating func checkVisualOrder() {
    let visual = frame.canvas.visual()
    for row in 0..<frame.canvas.rows {
      let before = frame.canvas.cells(inRow: row).map { Mirrored(frame.canvas.text(of: $0.glyph)) }
      let after = visual.cells(inRow: row).map { Mirrored(visual.text(of: $0.glyph)) }
      if Counted(before) != Counted(after) {
        faults.append("visual order loses letters of line \(row)")
      }
    }
    if visual.plainLines().count != frame.canvas.plainLines().count {
      faults.append("visual order has other lines")
    }
  }

  private typealias Counted = [Mirrored: Int]

  /// Open lists lie on the screen, and leave their headers in view.
  private mutating func checkLists() {
    let screen = LayoutRect(minX: 0, minY: 0, width: renderer.columns, height: renderer.rows)
    for list in frame.lists {
      if !screen.contains(list.frame) { faults.append("L5 a list leaves the screen") }
      let lines = renderer.listLines(for: list.control, in: source)
      if source.fields[list.control].control.kind != .results, lines != list.lines {
        faults.append("the driver is told \(lines) lines, drawn are \(list.lines)")
      }
      guard renderer.rows >= 2 else { continue }
      let header = CanvasOwner(control: list.control)
      let isSeen = (0..<frame.canvas.rows).contains { row in
        row < list.frame.minY || row >= list.frame.maxY
          ? frame.canvas.cells(inRow: row).contains { $0.owner == header } : false
      }
      if !isSeen { faults.append("V1 a list covers its header") }
    }
  }

  /// Rows are as high as they say: label and detail stand together, as far as the list is high enough.
  private mutating func checkRows() {
    // Lists below the last one may be covered by it.
    guard renderer.columns > 0, let list = frame.lists.last, list.lines > 0 else { return }
    let field = source.fields[list.control]
    guard field.content == .rows, field.control.appearance != .segmented else { return }
    var lines: [Int: [Int]] = [:]
    for line in 0..<frame.canvas.rows {
      let owners = Set(frame.canvas.cells(inRow: line).map(\.owner))
      for owner in owners where owner.control == list.control {
        if let row = owner.row { lines[row, default: []].append(line) }
      }
    }
    let height = min(field.linesPerRow, list.lines)
    for (row, taken) in lines.sorted(by: { $0.key < $1.key })
    where taken.count != height || taken.last.map({ $0 - taken[0] + 1 }) != height {
      faults.append("O1 row \(row) stands in lines \(taken), not in \(height)")
    }
  }

  /// The highlighted row is in view as soon as a line of its list is.
  private mutating func checkHighlight() {
    guard let open = source.fields.firstIndex(where: { $0.control.isOpen }), renderer.columns > 0,
      renderer.rows > 0
    else { return }
    let field = source.fields[open]
    let isList = field.control.appearance != .segmented
    if isList, !frame.lists.contains(where: { $0.control == open }),
      field.control.appearance != .inlineList
    {
      faults.append("L3 the open list is not in view")
    }
    guard field.content == .rows, let row = field.rows.first(where: \.isHighlighted) else { return }
    if let list = frame.lists.first(where: { $0.control == open }), list.lines == 0 { return }
    if isList, !frame.lists.contains(where: { $0.control == open }) { return }
    let owner = CanvasOwner(control: open, row: row.index)
    if !frame.canvas.cells.contains(where: { $0.owner == owner }) {
      faults.append("the highlight is out of view")
    }
  }
}

/// A cluster, the same as the one that looks like it in a mirror.
private struct Mirrored: Hashable {
  private let text: String

  private static let pairs: [Character: Character] = {
    var pairs: [Character: Character] = [:]
    let all = Array("()[]{}<>«»‹›┌┐└┘├┤╭╮╰╯")
    for place in stride(from: 0, to: all.count, by: 2) { pairs[all[place + 1]] = all[place] }
    return pairs
  }()

  init(_ text: String) {
    self.text = text.first.flatMap { Self.pairs[$0] }.map { String($0) } ?? text
  }
}

extension [Mirrored: Int] {
  fileprivate init(_ clusters: [Mirrored]) {
    self = clusters.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
