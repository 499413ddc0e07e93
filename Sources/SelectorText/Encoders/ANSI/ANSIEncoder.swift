/// Turns a canvas into lines with escape sequences: for a terminal that shows them once, or a pager.
///
/// Each line ends as it began, so that any of them can be shown alone. With ``ColorDepth/none`` there is no
/// escape sequence at all. For a screen that is drawn again and again there is ``DifferenceEncoder``.
///
/// ```swift
/// let renderer = TextRenderer(columns: 20, rows: 1)
/// let line = ANSIEncoder(depth: .basic).text(renderer.frame(of: size).canvas)
/// print(line.replacing("\u{1B}", with: "ESC"))  //   Medium           ESC[37m▾ESC[m
/// ```
public struct ANSIEncoder: Hashable, Sendable {
  /// The colours.
  public var palette: TextPalette
  /// How many colours the terminal has.
  public var depth: ColorDepth
  /// The links of controls and options; a label can never bring one.
  public var links: [CanvasOwner: TextLink]

  /// Makes an encoder; without more, dark and of the full colours.
  public init(
    palette: TextPalette = .dark, depth: ColorDepth = .trueColor,
    links: [CanvasOwner: TextLink] = [:]
  ) {
    self.palette = palette
    self.depth = depth
    self.links = links
  }

  /// The lines, without blanks that cannot be seen at their ends, and without such lines at the end.
  ///
  /// - Complexity: O(columns x rows).
  public func lines(_ canvas: TextCanvas) -> [String] {
    let canvas = canvas.visual()
    var paints = PaintCache(palette, depth)
    var lines: [String] = []
    for row in 0..<canvas.rows {
      var bytes: [UInt8] = []
      write(canvas, row, &paints, into: &bytes)
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The lines as one text, joined by line feeds.
  ///
  /// - Complexity: O(columns x rows).
  public func text(_ canvas: TextCanvas) -> String {
    lines(canvas).joined(separator: "\n")
  }

  private func write(
    _ canvas: TextCanvas, _ row: Int, _ paints: inout PaintCache, into bytes: inout [UInt8]
  ) {
    let cells = canvas.cells(inRow: row)
    var pen = SGR(depth: depth)
    var link: TextLink?
    for cell in cells.prefix(cells.count - paints.invisibleTail(of: cells)) {
      if cell.part == .continuation { continue }
      let target = depth > .none && !links.isEmpty ? links[cell.owner] : nil
      if target != link {
        bytes += "\u{1B}]8;;\(target?.address ?? "")\u{1B}\\".utf8
        link = target
      }
      if cell.glyph.isBlank {
        pen.setForBlank(paints[cell.style], into: &bytes)
      } else {
        pen.set(paints[cell.style], into: &bytes)
      }
      canvas.appendBytes(of: cell.glyph, to: &bytes)
    }
    if link != nil { bytes += "\u{1B}]8;;\u{1B}\\".utf8 }
    pen.reset(into: &bytes)
  }
}
