/// The thin lines and corners of borders as strokes: in a picture lines of text stand apart, borders must not.
enum BoxLines {
  /// The ends of a stroke, seen from the middle of a cell.
  private struct Arms: OptionSet {
    let rawValue: UInt8
    static var left: Arms { Arms(rawValue: 1) }
    static var right: Arms { Arms(rawValue: 2) }
    static var up: Arms { Arms(rawValue: 4) }
    static var down: Arms { Arms(rawValue: 8) }
  }

  private static func arms(of scalar: Unicode.Scalar) -> Arms? {
    switch scalar {
    case "─": [.left, .right]
    case "│": [.up, .down]
    case "┌", "╭": [.right, .down]
    case "┐", "╮": [.left, .down]
    case "└", "╰": [.right, .up]
    case "┘", "╯": [.left, .up]
    case "├": [.up, .down, .right]
    case "┤": [.up, .down, .left]
    case "┬": [.left, .right, .down]
    case "┴": [.left, .right, .up]
    case "┼": [.left, .right, .up, .down]
    default: nil
    }
  }

  /// Whether it is a line or corner that can be drawn.
  static func isKnown(_ scalar: Unicode.Scalar) -> Bool { arms(of: scalar) != nil }

  /// The strokes of lines and corners side by side, as the data of a path.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  static func path(_ text: String, from column: Int, row: Int, _ grid: SVGGrid) -> String {
    var strokes: [String] = []
    /// Where a level stroke began that is still going on.
    var start: Int?
    let half = (SVGGrid.cell / 2, SVGGrid.line / 2)
    let y = grid.y(row) + half.1
    func end(_ x: Int) {
      if let start { strokes.append("M\(Self.point(start, y))H\(SVGGrid.pixels(x))") }
      start = nil
    }
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      guard let arms = arms(of: scalar) else { continue }
      let left = grid.x(column + offset)
      let middle = left + half.0
      let right = left + SVGGrid.cell
      if let arc = arc(scalar, left: left, middle: middle, right: right, y: y, half: half.1) {
        end(left)
        strokes.append(arc)
        continue
      }
      if arms.contains(.left), start == nil { start = left }
      if !arms.contains(.left) { end(left) }
      if !arms.contains(.right) {
        end(middle)
      } else if start == nil {
        start = middle
      }
      let top = arms.contains(.up) ? grid.y(row) : y
      let bottom = arms.contains(.down) ? grid.y(row) + SVGGrid.line : y
      if top < bottom {
        strokes.append("M\(Self.point(middle, top))V\(SVGGrid.pixels(bottom))")
      }
    }
    end(grid.x(column + text.unicodeScalars.count))
    return strokes.joined()
  }

  /// A rounded corner; nil for what has none.
  private static func arc(
    _ scalar: Unicode.Scalar, left: Int, middle: Int, right: Int, y: Int, half: Int
  ) -> String? {
    let radius = 42
    let (side, isDown): (Int, Bool)
    switch scalar {
    case "╭": (side, isDown) = (right, true)
    case "╮": (side, isDown) = (left, true)
    case "╰": (side, isDown) = (right, false)
    case "╯": (side, isDown) = (left, false)
    default: return nil
    }
    let end = isDown ? y + half : y - half
    let bend = isDown ? y + radius : y - radius
    return "M\(point(side, y))Q\(point(middle, y)) \(point(middle, bend))V\(SVGGrid.pixels(end))"
  }

  private static func point(_ x: Int, _ y: Int) -> String {
    SVGGrid.pixels(x) + " " + SVGGrid.pixels(y)
  }
}
