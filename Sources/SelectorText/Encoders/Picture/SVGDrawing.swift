/// Draws one picture of a canvas: the window, then the runs and lines of each row.
struct SVGDrawing {
  private let encoder: SVGEncoder
  private let canvas: TextCanvas
  private var styles = SVGStyles()
  private var body: [String] = []

  init(_ encoder: SVGEncoder, _ canvas: TextCanvas) {
    self.encoder = encoder
    self.canvas = canvas
  }

  mutating func document() -> String {
    for row in 0..<canvas.rows { draw(row) }
    let grid = SVGGrid(hasWindow: encoder.hasWindow)
    let width = grid.width(columns: canvas.columns)
    let height = grid.height(rows: canvas.rows)
    let size = #"width="\#(SVGGrid.pixels(width))" height="\#(SVGGrid.pixels(height))""#
    let box = "0 0 \(SVGGrid.pixels(width)) \(SVGGrid.pixels(height))"
    let title = Markup.escaped(encoder.title.isEmpty ? "Terminal" : encoder.title)
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" \#(size) viewBox="\#(box)" role="img">"#,
      "<title>\(title)</title>", "<style>",
    ]
    lines += styles.rules(encoder.palette, encoder.darkPalette)
    lines.append("</style>")
    lines += window(width, height)
    lines += body
    lines.append("</svg>\n")
    return lines.joined(separator: "\n")
  }

  private func window(_ width: Int, _ height: Int) -> [String] {
    let (inner, tall) = (SVGGrid.pixels(width - 10), SVGGrid.pixels(height - 10))
    let ground =
      #"<rect class="ground" x="0.5" y="0.5" width="\#(inner)" height="\#(tall)" rx="8"/>"#
    guard encoder.hasWindow else { return [ground] }
    let corner = SVGGrid.pixels(width - 85)
    var lines = [
      ground, #"<path class="bar" d="M0.5 36V8.5a8 8 0 0 1 8-8H\#(corner)a8 8 0 0 1 8 8V36z"/>"#,
    ]
    for x in ["18", "38", "58"] {
      lines.append(#"<circle class="dot" cx="\#(x)" cy="18" r="5.5"/>"#)
    }
    if !encoder.title.isEmpty {
      let title = Markup.escaped(encoder.title)
      lines.append(
        #"<text class="name" x="\#(SVGGrid.pixels(width / 2))" y="22.5">\#(title)</text>"#)
    }
    return lines
  }

  // MARK: Rows

  private mutating func draw(_ row: Int) {
    let grid = SVGGrid(hasWindow: encoder.hasWindow)
    drawGrounds(row, grid)
    for run in SVGRun.runs(of: canvas, row: row) {
      let name = styles.name(of: run.style)
      let x = SVGGrid.pixels(grid.x(run.columns.lowerBound))
      let y = SVGGrid.pixels(grid.baseline(row))
      let length = SVGGrid.pixels(run.columns.count * SVGGrid.cell)
      // Letters that join must not be torn apart, and wide ones fill their cells; others keep their shape.
      let fit =
        run.isRightToLeft || run.isWide ? #" lengthAdjust="spacingAndGlyphs""# : ""
      let names =
        run.isLine
        ? "ghost" : run.isWide ? "wide \(name)" : run.isRightToLeft ? "joined \(name)" : name
      let text =
        #"<text class="\#(names)" x="\#(x)" y="\#(y)" textLength="\#(length)"\#(fit)>"#
        + Markup.escaped(SafeText(safe: run.text)) + "</text>"
      if let link = encoder.links[run.owner], !run.isLine {
        body.append(#"<a href="\#(Markup.escaped(link.address))">\#(text)</a>"#)
      } else {
        body.append(text)
      }
      if run.isLine {
        let path = BoxLines.path(run.text, from: run.columns.lowerBound, row: row, grid)
        body.append(#"<path class="line \#(name)" d="\#(path)"/>"#)
      }
    }
  }

  /// Draws what lies behind letters, where a paint has a ground of its own.
  private mutating func drawGrounds(_ row: Int, _ grid: SVGGrid) {
    let cells = Array(canvas.cells(inRow: row))
    var start = 0
    while start < cells.count {
      var end = start + 1
      while end < cells.count, cells[end].style == cells[start].style { end += 1 }
      if encoder.hasGround(cells[start].style) {
        let name = styles.name(of: cells[start].style)
        let width = SVGGrid.pixels((end - start) * SVGGrid.cell)
        body.append(
          #"<rect class="\#(name)g" x="\#(SVGGrid.pixels(grid.x(start)))" "#
            + #"y="\#(SVGGrid.pixels(grid.y(row)))" width="\#(width)" "#
            + #"height="\#(SVGGrid.pixels(SVGGrid.line))"/>"#)
      }
      start = end
    }
  }
}

extension SVGEncoder {
  /// Whether a style is painted on a ground of its own in some palette.
  fileprivate func hasGround(_ style: TextStyle) -> Bool {
    [palette, darkPalette].contains { palette in
      guard let paint = palette?.paint(for: style) else { return false }
      return paint.background != nil || paint.attributes.contains(.reverse)
    }
  }
}

/// Where cells lie in a picture, in tenths of a pixel: whole numbers come out alike on every machine.
struct SVGGrid {
  static let cell = 84
  static let line = 190
  private let side = 160
  private let bottom = 140
  private let top: Int

  init(hasWindow: Bool) {
    top = hasWindow ? 360 + 140 : 140
  }

  func width(columns: Int) -> Int { max(columns * Self.cell, 2 * side) + 2 * side }
  func height(rows: Int) -> Int { top + rows * Self.line + bottom }
  func x(_ column: Int) -> Int { side + column * Self.cell }
  func y(_ row: Int) -> Int { top + row * Self.line }
  func baseline(_ row: Int) -> Int { y(row) + 138 }

  /// Tenths of a pixel as a picture spells them.
  static func pixels(_ tenths: Int) -> String {
    tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
