/// One cell of a canvas: what is drawn in it, how, and whose it is.
public struct CanvasCell: Hashable, Sendable {
  /// The part of a cluster that a cell holds.
  public enum Part: UInt8, Hashable, Sendable {
    /// A whole cluster of one cell.
    case single
    /// The first cell of a wide cluster; the next cell is its ``continuation``.
    case lead
    /// A further cell of a wide cluster; draws nothing itself.
    case continuation
  }

  /// The cluster; empty for the second cell of a wide one.
  public var glyph: CanvasGlyph
  /// What the cell stands for.
  public var style: TextStyle
  /// The part of the cluster that the cell holds.
  public var part: Part
  /// Which text within a text the cluster belongs to: 0 for none; neighbours have other numbers.
  var isolate: UInt8 = 0
  /// How high the cell lies; what is drawn lower never covers it.
  public var layer: UInt8
  /// What a press on the cell means.
  public var owner: CanvasOwner

  /// Makes a cell; a blank one on the ground by default.
  public init(
    glyph: CanvasGlyph = .space, style: TextStyle = .blank, part: Part = .single,
    layer: UInt8 = 0, owner: CanvasOwner = .none
  ) {
    self.glyph = glyph
    self.style = style
    self.part = part
    self.layer = layer
    self.owner = owner
  }
}

/// What a cell belongs to: nothing, a control, or an option row of a control's list.
public struct CanvasOwner: Hashable, Sendable {
  private var controlBits: Int32
  private var rowBits: Int32

  /// Makes an owner; what lies outside of 0 to `Int32.max` counts as nil.
  public init(control: Int?, row: Int? = nil) {
    controlBits = control.flatMap(Int32.init(exactly:)).map { max($0, -1) } ?? -1
    rowBits = row.flatMap(Int32.init(exactly:)).map { max($0, -1) } ?? -1
  }

  /// Nothing.
  public static var none: CanvasOwner { CanvasOwner(control: nil) }

  /// The place of the control in its source.
  public var control: Int? { controlBits < 0 ? nil : Int(controlBits) }
  /// The place of the option among the rows that can be scrolled to; nil for all but option rows.
  public var row: Int? { rowBits < 0 ? nil : Int(rowBits) }
}
