/// Turns the difference of two canvases into the bytes that make a terminal show the second one.
///
/// It is a function of what the terminal shows, of the next frame and of what the terminal can do: it asks
/// nothing and remembers nothing. Of each line only the cells that changed are written, by the cheapest
/// motions; blank ends are erased. The cursor ends where attention is.
///
/// ```swift
/// let renderer = TextRenderer(columns: 40, rows: 12)
/// let encoder = DifferenceEncoder()
/// size.press(KeyPress(.enter))
/// let first = encoder.difference(from: nil, to: renderer.frame(of: size))
/// size.press(KeyPress(.arrowDown))
/// let next = encoder.difference(from: first.screen, to: renderer.frame(of: size))
/// print(next.bytes.count < 150)  // true
/// ```
public struct DifferenceEncoder: Hashable, Sendable {
  /// Where the canvas lies on the screen.
  public enum Origin: Hashable, Sendable {
    /// Its first line is a line of the screen, from 0: motions may name lines.
    case screen(row: Int)
    /// Its first line is where the cursor was when the first frame was drawn; lines are only told from
    /// where the cursor is, and new ones are made by line feeds, which scroll.
    case inline
  }

  /// What a terminal shows: what the next difference begins from.
  public struct Screen: Equatable, Sendable {
    /// What stands in its cells, in visual order.
    public internal(set) var canvas: TextCanvas
    /// Where its cursor is: a line of the canvas, and a column from the left.
    public internal(set) var cursor: TextFrame.Position
    /// Whether the cursor can be seen.
    public internal(set) var isCursorVisible: Bool
  }

  /// The bytes for a terminal, and what it shows after them.
  public struct Difference: Equatable, Sendable {
    /// What to write, in one go.
    public var bytes: [UInt8]
    /// What the terminal shows then.
    public var screen: Screen
  }

  /// The colours.
  public var palette: TextPalette
  /// How many colours the terminal has.
  public var depth: ColorDepth
  /// Where the canvas lies.
  public var origin: Origin
  /// Whether the terminal shows what comes between two marks at once (mode 2026).
  public var isSynchronized: Bool
  /// Whether the terminal promised to take grapheme clusters as they are (mode 2027).
  ///
  /// If not, the column is told anew after every letter about whose width terminals differ.
  public var keepsClusters: Bool

  /// Makes an encoder; without more, for a terminal of full colours that promised nothing.
  public init(
    palette: TextPalette = .dark, depth: ColorDepth = .trueColor, origin: Origin = .inline,
    isSynchronized: Bool = false, keepsClusters: Bool = false
  ) {
    self.palette = palette
    self.depth = depth
    self.origin = origin
    self.isSynchronized = isSynchronized
    self.keepsClusters = keepsClusters
  }

  /// The bytes that make a terminal show a frame.
  ///
  /// - Parameters:
  ///   - screen: What the terminal shows; nil where that is not known: then everything is drawn anew, for
  ///     an inline origin from the line where the cursor is. So is all after a change of width.
  ///   - frame: What it is to show.
  /// - Returns: The bytes, none if nothing is to do, and what the terminal shows then.
  /// - Complexity: O(columns x rows).
  public func difference(from screen: Screen?, to frame: TextFrame) -> Difference {
    let canvas = frame.canvas.visual()
    var painter = ScreenPainter(self, from: screen, to: canvas)
    painter.paint()
    let cursor = frame.cursor.map { place in
      TextFrame.Position(
        row: place.row, column: frame.canvas.visualColumn(of: place.column, inRow: place.row))
    }
    return painter.finish(cursor: cursor)
  }
}
