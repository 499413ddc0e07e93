public import SelectorKit

extension TextCanvas {
  /// The rectangle around all cells of an owner, or nil if none is in view: where assistive technology
  /// finds it, and where a press on it may go.
  ///
  /// What lies over it does not count: of a header under an open list only what is seen.
  /// - Complexity: O(columns x rows).
  public func bounds(of owner: CanvasOwner) -> LayoutRect<Int>? {
    bounds { $0 == owner }
  }

  /// The rectangle around all cells of a control, its list included, or nil if none is in view.
  ///
  /// - Complexity: O(columns x rows).
  public func bounds(ofControl control: Int) -> LayoutRect<Int>? {
    bounds { $0.control == control }
  }

  /// The rectangles around the cells of each owner in view, in one pass.
  ///
  /// - Complexity: O(columns x rows).
  public func boundsByOwner() -> [CanvasOwner: LayoutRect<Int>] {
    var found: [CanvasOwner: LayoutRect<Int>] = [:]
    for row in 0..<rows {
      for (column, cell) in cells(inRow: row).enumerated() where cell.owner.control != nil {
        found[cell.owner, default: LayoutRect(minX: column, minY: row, width: 1, height: 1)]
          .extend(toColumn: column, row: row)
      }
    }
    return found
  }

  private func bounds(where fits: (CanvasOwner) -> Bool) -> LayoutRect<Int>? {
    var bounds: LayoutRect<Int>?
    for row in 0..<rows {
      for (column, cell) in cells(inRow: row).enumerated() where fits(cell.owner) {
        var extended = bounds ?? LayoutRect(minX: column, minY: row, width: 1, height: 1)
        extended.extend(toColumn: column, row: row)
        bounds = extended
      }
    }
    return bounds
  }
}

extension LayoutRect<Int> {
  /// Makes room for a cell.
  fileprivate mutating func extend(toColumn column: Int, row: Int) {
    let (left, right) = (Swift.min(minX, column), Swift.max(maxX, column + 1))
    let (top, bottom) = (Swift.min(minY, row), Swift.max(maxY, row + 1))
    self = LayoutRect(minX: left, minY: top, width: right - left, height: bottom - top)
  }
}
