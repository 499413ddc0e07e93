/// Where an open list lies: on which side of its header, and in which rectangle.
///
/// The list goes below; above only if it does not fit below and there is more room above; then it is
/// cut down to the room. Once open it keeps its side (``Request/previousSide``) as long as it fits
/// there or the other side has no more room. Along x it starts where the header starts in reading
/// direction, is at least as wide as the header, and moves to stay within the bounds.
public struct Placement<Unit: LayoutUnit>: Hashable, Sendable {
  /// A side of the header.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Under the header.
    case below
    /// Over the header.
    case above
  }

  /// Which edges of header and list line up.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Where x begins: left-to-right text.
    case leading
    /// Where x ends: right-to-left text.
    case trailing
  }

  /// What a placement is worked out from; any values are legal.
  public struct Request: Hashable, Sendable {
    /// The header.
    public var anchor: LayoutRect<Unit>
    /// The screen, or what of it may be used.
    public var bounds: LayoutRect<Unit>
    /// The width that the list would have by itself.
    public var width: Unit
    /// The height that the list would have by itself.
    public var height: Unit
    /// The distance between header and list.
    public var gap: Unit
    /// Which edges of header and list line up.
    public var alignment: Alignment
    /// The side where the list lies already, or nil if it opens now.
    public var previousSide: Side?

    /// Makes a request; without more the list opens now, close to the header, left to right.
    public init(
      anchor: LayoutRect<Unit>, bounds: LayoutRect<Unit>, width: Unit, height: Unit,
      gap: Unit = .zero, alignment: Alignment = .leading, previousSide: Side? = nil
    ) {
      self.anchor = anchor
      self.bounds = bounds
      self.width = width
      self.height = height
      self.gap = gap
      self.alignment = alignment
      self.previousSide = previousSide
    }
  }

  /// The side of the header where the list lies.
  public var side: Side
  /// The list, within the bounds and off the header; empty if there is no room on either side.
  public var frame: LayoutRect<Unit>
  /// Whether the list is lower than it wants to be.
  public var isClipped: Bool

  /// Works out where a list lies.
  ///
  /// NaN counts as zero, a negative size or gap too; infinities count as the longest length.
  /// - Complexity: O(1).
  public init(_ request: Request) {
    let anchor = request.anchor.cleaned
    let bounds = request.bounds.cleaned
    let height = request.height.asLength
    let gap = request.gap.asLength
    let below = Self.length(from: max(anchor.maxY + gap, bounds.minY), to: bounds.maxY)
    let above = Self.length(from: bounds.minY, to: min(anchor.minY - gap, bounds.maxY))

    let preferred = request.previousSide ?? .below
    let (here, there) = preferred == .below ? (below, above) : (above, below)
    let keeps = height <= here || there <= here
    side = keeps ? preferred : (preferred == .below ? .above : .below)

    let shown = min(height, keeps ? here : there)
    let width = min(max(request.width.asLength, anchor.width), bounds.width)
    let wantedX = request.alignment == .leading ? anchor.minX : anchor.maxX - width
    let minX = max(bounds.minX, min(wantedX, bounds.maxX - width))
    let wantedY = side == .below ? anchor.maxY + gap : anchor.minY - gap - shown
    let minY = max(bounds.minY, min(wantedY, bounds.maxY - shown))
    frame = LayoutRect(minX: minX, minY: minY, width: width, height: shown)
    isClipped = shown < height
  }

  /// The distance between two edges, zero if they have changed places.
  private static func length(from start: Unit, to end: Unit) -> Unit {
    max(.zero, end - start)
  }
}
