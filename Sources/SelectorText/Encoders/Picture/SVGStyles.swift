/// The styles that a picture uses, each with a name, and how palettes paint them.
struct SVGStyles {
  private var names: [TextStyle: Int] = [:]
  private var order: [TextStyle] = []

  /// The name of a style; of one that was not seen before, a new one.
  mutating func name(of style: TextStyle) -> String {
    if let number = names[style] { return "s\(number)" }
    names[style] = order.count
    order.append(style)
    return "s\(order.count - 1)"
  }

  /// The rules of a style sheet, for one palette or for viewers of both sorts.
  func rules(_ palette: TextPalette, _ dark: TextPalette?) -> [String] {
    var lines = [
      "text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,\"DejaVu Sans Mono\",monospace;"
        + "white-space:pre;fill:currentColor}",
      ".line{fill:none;stroke:currentColor;stroke-width:1.2}", ".ghost{fill:transparent}",
      ".wide{font-size:16px}",
      ".joined{font-family:system-ui,-apple-system,\"Segoe UI\",\"Noto Sans Arabic\",sans-serif}",
      ".name{font:13px system-ui,-apple-system,\"Segoe UI\",sans-serif;text-anchor:middle}",
    ]
    lines += colors(palette)
    if let dark {
      lines.append("@media (prefers-color-scheme:dark){")
      lines += colors(dark)
      lines.append("}")
    }
    return lines
  }

  private func colors(_ palette: TextPalette) -> [String] {
    let quiet = palette.paint(for: TextStyle(.detail)).foreground ?? palette.foreground
    var lines = [
      "svg{color:\(palette.foreground.hex)}",
      ".ground{fill:\(palette.background.hex);stroke:\(palette.chrome.hex)}",
      ".bar{fill:\(palette.chrome.hex)}", ".dot{fill:\(quiet.hex);opacity:.55}",
      ".name{color:\(quiet.hex)}",
    ]
    for (number, style) in order.enumerated() {
      let paint = palette.paint(for: style).reduced(to: .trueColor)
      let ink = paint.foreground ?? palette.foreground
      let ground = paint.background
      let isReversed = paint.attributes.contains(.reverse)
      let color = isReversed ? ground ?? palette.background : ink
      lines.append(".s\(number){color:\(color.hex)\(Self.attributes(paint))}")
      if let fill = isReversed ? ink : ground { lines.append(".s\(number)g{fill:\(fill.hex)}") }
    }
    return lines
  }

  private static func attributes(_ paint: TextPaint) -> String {
    var rules = ""
    if paint.attributes.contains(.bold) { rules += ";font-weight:700" }
    if paint.attributes.contains(.italic) { rules += ";font-style:italic" }
    if paint.attributes.contains(.dim) { rules += ";opacity:.7" }
    switch (paint.attributes.contains(.underline), paint.attributes.contains(.strikethrough)) {
    case (false, false): break
    case (true, false): rules += ";text-decoration:underline"
    case (false, true): rules += ";text-decoration:line-through"
    case (true, true): rules += ";text-decoration:underline line-through"
    }
    return rules
  }
}
