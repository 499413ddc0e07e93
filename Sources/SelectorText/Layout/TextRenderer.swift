public import SelectorKit

/// Draws controls and their open lists as text, on a screen of any size.
///
/// A frame is a pure function of what can be seen and of these settings; it asks the source only for
/// what is in view, so it costs the same for ten options and for ten million.
///
/// ```swift
/// let text = TextRenderer(columns: 40, rows: 10).plain(form)
/// ```
public struct TextRenderer: Hashable, Sendable {
  /// The cells of a line; zero or less gives empty frames, more than 1,000 counts as that.
  public var columns: Int
  /// The most lines; zero or less gives empty frames, more than 4,000 count as that.
  public var rows: Int
  /// How a frame spends its room.
  public var layout: TextLayout
  /// The marks.
  public var theme: TextTheme
  /// The words.
  public var strings: SelectorStrings
  /// The direction of lines; plain text keeps logical order, other encoders mirror.
  public var direction: LayoutDirection
  /// How wide letters are taken to be.
  public var policy: WidthPolicy
  /// Whether a bar beside the rows of a list shows which part of it they are; false by default.
  public var showsScrollbars = false
  /// Whether the name of a section stays in view while its rows are scrolled; false by default, since it
  /// takes a line.
  public var hasStickySections = false
  /// Whether the last line says what keys do, on screens of four lines and more; false by default.
  ///
  /// A list on a screen of its own always has such a line.
  public var showsLegend = false
  /// The keys that the legend speaks of.
  public var keyMap = KeyMap.apg
  /// Whether controls in labels show as letters (`␛`, in ASCII `^[`) rather than go; false by default.
  public var showsControls = false
  /// Whether colours that labels ask for by escape sequences are kept; false by default.
  public var keepsLabelStyles = false

  /// How many letters of what is typed stand behind the caret.
  package var lettersBehindCaret = 0

  /// Makes a renderer; without more, dense Unicode on a screen of 80 x 24.
  public init(
    columns: Int = 80, rows: Int = 24, layout: TextLayout = .dense, theme: TextTheme = .unicode,
    strings: SelectorStrings = SelectorStrings(), direction: LayoutDirection = .leftToRight,
    policy: WidthPolicy = .standard
  ) {
    self.columns = columns
    self.rows = rows
    self.layout = layout
    self.theme = theme
    self.strings = strings
    self.direction = direction
    self.policy = policy
  }

  /// A frame of what can be seen.
  ///
  /// - Complexity: O(columns x rows), whatever the source holds.
  public func frame(of source: some PresentationSource) -> TextFrame {
    var frame = TextFrame()
    draw(source, into: &frame)
    return frame
  }

  /// Draws into a frame anew, keeping its memory.
  ///
  /// Lists that were open in it on a screen of this size keep their side and do not get narrower, so
  /// that nothing jumps while a list is filtered or scrolled.
  /// - Complexity: O(columns x rows), whatever the source holds.
  public func draw(_ source: some PresentationSource, into frame: inout TextFrame) {
    var drawing = FrameDrawing(renderer: self, frame: frame)
    // The drawing is the only owner of the memory that it draws into.
    frame = TextFrame()
    drawing.draw(source)
    swap(&frame, &drawing.frame)
  }

  /// Whether there is a line for a legend.
  var hasLegendLine: Bool { showsLegend && rows >= 4 }
  /// The settings for what stands above the legend.
  var withoutLegendLine: TextRenderer {
    guard hasLegendLine else { return self }
    var renderer = self
    renderer.rows -= 1
    return renderer
  }

  /// The frame as plain lines: at most ``rows``, each of at most ``columns`` cells.
  ///
  /// - Complexity: O(columns x rows).
  public func plainLines(_ source: some PresentationSource) -> [String] {
    frame(of: source).canvas.plainLines()
  }

  /// The frame as plain text: its lines joined by line feeds.
  ///
  /// - Complexity: O(columns x rows).
  public func plain(_ source: some PresentationSource) -> String {
    frame(of: source).canvas.plain()
  }

  /// How many lines of options a frame has room for in the list of a control; 0 if none is drawn.
  ///
  /// A driver tells a selector this number, which is also what ``TextFrame/List/lines`` says.
  /// - Parameters:
  ///   - index: The place of the control in the source.
  ///   - source: What can be seen.
  ///   - previous: The frame that will be drawn into, if there is one.
  /// - Returns: Lines for options and section headers, border not counted.
  /// - Complexity: O(1), apart from asking the source for the control and for what has focus.
  public func listLines(
    for index: Int, in source: some PresentationSource, keeping previous: TextFrame? = nil
  ) -> Int {
    let renderer = withoutLegendLine
    let view = FormView(source, renderer: renderer)
    guard view.visible.contains(index) else { return 0 }
    let control = source.control(at: index)
    guard control.isOpen else { return 0 }
    switch control.appearance {
    case .fullScreen: return FullScreenRoom(columns: view.columns, rows: rows).lines
    case .inlineList: return view.inlineRoom(of: index)?.lines ?? 0
    case .segmented: return source.wantedLines(at: index)
    case .dropdown, .menu: break
    }
    let room = ListRoom(
      headerLine: view.headerLine(of: index), wanted: source.wantedLines(at: index),
      rows: view.rows, previousSide: previous?.side(of: index, for: renderer))
    return room?.lines ?? 0
  }
}

extension TextFrame {
  /// The list of a control as it lay in this frame, if the frame has the size of a screen.
  func list(of control: Int, for renderer: TextRenderer) -> List? {
    guard screen == Position(row: renderer.rows, column: renderer.columns) else { return nil }
    return lists.first { $0.control == control }
  }

  /// The side where the list of a control lay in this frame.
  func side(of control: Int, for renderer: TextRenderer) -> Placement<Int>.Side? {
    list(of: control, for: renderer)?.side
  }
}
