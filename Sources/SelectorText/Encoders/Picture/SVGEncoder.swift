/// Turns a canvas into a picture of a terminal window: one SVG file, without scripts or fonts of its own.
///
/// Text stays text, so it can be found, copied and read aloud; the width of each run is pinned to its
/// cells, so that columns line up in whatever font a viewer has. With two palettes the picture follows the
/// viewer's choice of light or dark.
///
/// ```swift
/// let frame = TextRenderer(columns: 48, rows: 12, layout: .airy).frame(of: size)
/// let picture = SVGEncoder(title: "Size").document(frame.canvas)
/// print(picture.contains(">Medium</text>"))  // true
/// ```
public struct SVGEncoder: Hashable, Sendable {
  /// The colours; those of a light viewer if there are two palettes.
  public var palette: TextPalette
  /// The colours for a viewer that prefers dark; nil to have one palette for all.
  public var darkPalette: TextPalette?
  /// What stands in the bar of the window, and what is said in place of the picture.
  public var title: String
  /// Whether there is a window around the text.
  public var hasWindow: Bool
  /// The links of controls and options; a label can never bring one.
  public var links: [CanvasOwner: TextLink]

  /// Makes an encoder; without more, a window that is light or dark as the viewer is.
  public init(
    palette: TextPalette = .light, darkPalette: TextPalette? = .dark, title: String = "",
    hasWindow: Bool = true, links: [CanvasOwner: TextLink] = [:]
  ) {
    self.palette = palette
    self.darkPalette = darkPalette
    self.title = title
    self.hasWindow = hasWindow
    self.links = links
  }

  /// The picture of a canvas; of an empty one, a window with nothing in it.
  ///
  /// - Complexity: O(columns x rows).
  public func document(_ canvas: TextCanvas) -> String {
    var drawing = SVGDrawing(self, canvas.visual())
    return drawing.document()
  }
}
