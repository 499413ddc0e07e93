public import SelectorKit

/// Turns what can be seen into a document of the web: one file, with roles and states, without a script.
///
/// It is made from what can be seen, not from cells: labels are whole, and roles, names, places and states
/// are those of WAI-ARIA, so that a browser reads the document aloud as it would an application. An open
/// list shows the same rows as the frame of the same renderer.
///
/// ```swift
/// let page = HTMLEncoder(title: "Size").document(size)
/// print(page.contains(#"role="combobox""#))  // true
/// ```
/// - SeeAlso: WAI-ARIA Authoring Practices, combobox and listbox patterns
public struct HTMLEncoder: Hashable, Sendable {
  /// The colours; those of a light viewer if there are two palettes.
  public var palette: TextPalette
  /// The colours for a viewer that prefers dark; nil to have one palette for all.
  public var darkPalette: TextPalette?
  /// The title of the document.
  public var title: String
  /// The language of labels, as a BCP 47 tag; empty to say none.
  public var language: String

  /// Makes an encoder; without more, a document that is light or dark as the viewer is.
  public init(
    palette: TextPalette = .light, darkPalette: TextPalette? = .dark, title: String = "",
    language: String = ""
  ) {
    self.palette = palette
    self.darkPalette = darkPalette
    self.title = title
    self.language = language
  }

  /// The document of what can be seen.
  ///
  /// - Parameters:
  ///   - source: A selector, or a form: all of its controls are in the document.
  ///   - renderer: The screen that says how much of an open list is shown, the marks, words and direction.
  /// - Returns: The document, in UTF-8 if it is written so.
  /// - Complexity: O(*c* + *r*), where *c* is the number of controls and *r* that of rows in open lists.
  public func document(
    _ source: some PresentationSource, in renderer: TextRenderer = TextRenderer()
  ) -> String {
    var renderer = renderer
    renderer.theme = renderer.theme.usable(under: renderer.policy)
    let name = Markup.escaped(title.isEmpty ? "Form" : title)
    let direction = renderer.direction == .rightToLeft ? "rtl" : "ltr"
    let tongue = language.isEmpty ? "" : #" lang="\#(Markup.escaped(language))""#
    var controls = HTMLControls(renderer)
    controls.add(source)
    var lines = [
      "<!doctype html>", #"<html dir="\#(direction)"\#(tongue)>"#, #"<meta charset="utf-8">"#,
      #"<meta name="viewport" content="width=device-width">"#, "<title>\(name)</title>", "<style>",
    ]
    lines += HTMLStyleSheet.rules(palette, darkPalette)
    lines += ["</style>", #"<main aria-label="\#(name)">"#]
    lines += controls.lines
    lines.append("</main>\n")
    return lines.joined(separator: "\n")
  }
}
