public import SelectorKit

/// A drawn screen: its cells, and where the open lists lie.
public struct TextFrame: Equatable, Sendable {
  /// Where an open list lies, and how much of it.
  public struct List: Hashable, Sendable {
    /// The place of the control in its source.
    public var control: Int
    /// The side of the header where it lies.
    public var side: Placement<Int>.Side
    /// The cells that it covers, border and all.
    public var frame: LayoutRect<Int>
    /// The lines for options and section headers that there was room for.
    public var lines: Int
  }

  /// A cell of the screen.
  public struct Position: Hashable, Sendable {
    /// The line, from 0.
    public var row: Int
    /// The column in reading direction, from 0.
    public var column: Int

    /// Makes a place on a screen, or a size of one.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The cells; no more lines than are used.
  public internal(set) var canvas: TextCanvas
  /// The open lists in view, the lowest first.
  public internal(set) var lists: [List] = []
  /// Where attention is: the caret while typing, else the highlighted row, else the focused header.
  ///
  /// A terminal puts its cursor there, so that input methods and screen readers follow.
  public internal(set) var cursor: Position?
  /// The screen that it was drawn for.
  var screen: Position
  /// What the next frame needs on the way.
  var memory = FrameMemory()

  /// Makes an empty frame: something to draw into.
  public init() {
    canvas = TextCanvas(columns: 0, rows: 0)
    screen = Position(row: 0, column: 0)
  }

  /// Tells whether two frames show the same, at the same places.
  ///
  /// - Complexity: O(columns x rows).
  public static func == (left: TextFrame, right: TextFrame) -> Bool {
    left.canvas == right.canvas && left.lists == right.lists && left.cursor == right.cursor
      && left.screen == right.screen
  }

  /// What a press on a cell means; on none if the cell is off the screen or nobody's.
  ///
  /// - Complexity: O(1).
  public func owner(row: Int, column: Int) -> CanvasOwner {
    canvas[row, column]?.owner ?? .none
  }
}
