/// A rectangle in points or cells; y grows downwards, x in reading direction of the screen's axis.
public struct LayoutRect<Unit: LayoutUnit>: Hashable, Sendable {
  /// The edge where x begins.
  public var minX: Unit
  /// The upper edge.
  public var minY: Unit
  /// The extent along x.
  public var width: Unit
  /// The extent along y.
  public var height: Unit

  /// Makes a rectangle as given; layout reads it through ``cleaned``.
  public init(minX: Unit, minY: Unit, width: Unit, height: Unit) {
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  /// The edge where x ends.
  public var maxX: Unit { minX.cleaned + width.asLength }
  /// The lower edge.
  public var maxY: Unit { minY.cleaned + height.asLength }

  /// The rectangle with finite edges and no negative size.
  ///
  /// - Complexity: O(1).
  public var cleaned: LayoutRect {
    LayoutRect(
      minX: minX.cleaned, minY: minY.cleaned, width: width.asLength, height: height.asLength)
  }

  /// Whether the other rectangle lies wholly inside this one; edges may touch.
  ///
  /// - Complexity: O(1).
  public func contains(_ other: LayoutRect) -> Bool {
    minX.cleaned <= other.minX.cleaned && minY.cleaned <= other.minY.cleaned
      && other.maxX <= maxX && other.maxY <= maxY
  }
}
