import Foundation
import SelectorKit
import SelectorText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures of a terminal window.
@Suite struct SVGEncoderTests {
  private static func picture(
    _ labels: [String], _ encoder: SVGEncoder = SVGEncoder(title: "T")
  ) -> String {
    let rows = FakeSource.rows(labels, highlighted: 0)
    let frame = TextRenderer(columns: 40, rows: 12).frame(of: FakeSource.single("Tree", rows))
    return encoder.document(frame.canvas)
  }

  @Test func `every run is pinned to its cells`() throws {
    let picture = Self.picture(["東京 Tokyo"])
    let lines = picture.split(separator: "\n").filter { $0.hasPrefix("<text class=\"") }
    #expect(lines.count { $0.contains("textLength") } == lines.count - 1, "all but the title")
    #expect(
      picture.contains(#"textLength="33.6" lengthAdjust="spacingAndGlyphs">東京</text>"#))
    #expect(picture.contains(#"textLength="42">Tokyo</text>"#))
  }

  @Test(arguments: [
    #"<script>alert("1")</script>"#, "a & b", "]]>", "'\"", "<!--", "\u{1B}[31mred\u{0}",
    "\u{FFFE}",
    "&#x1B;", "{name}", "[bold]",
  ])
  func `S1 S3 a label is text and nothing else`(label: String) throws {
    let picture = Self.picture([label], SVGEncoder(title: label))
    #expect(!picture.contains("<script"))
    let controls = picture.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }
    #expect(controls.isEmpty)
    let document = XMLParser(data: Data(picture.utf8))
    #expect(document.parse(), "\(String(describing: document.parserError))")
  }

  @Test func `with two palettes the viewer chooses, with one nobody does`() {
    let both = Self.picture(["a"])
    #expect(both.contains("prefers-color-scheme:dark"))
    let dark = Self.picture(["a"], SVGEncoder(palette: .dark, darkPalette: nil))
    #expect(!dark.contains("prefers-color-scheme"))
    #expect(dark.contains(".ground{fill:\(TextPalette.dark.background.hex)"))
  }

  @Test func `borders are strokes that meet, and stay text that can be copied`() {
    let picture = Self.picture(["a"])
    #expect(picture.contains(#"<path class="line s"#))
    #expect(picture.contains(#"<text class="ghost""#))
    #expect(picture.contains("└"))
  }

  @Test func `a painted ground is a rectangle behind its letters`() {
    var palette = TextPalette.dark
    palette.rules.append(.init(.option, .highlighted, paint: TextPaint(nil, on: nil, .reverse)))
    let picture = Self.picture(["Ash"], SVGEncoder(palette: palette, darkPalette: nil))
    #expect(picture.contains("<rect class=\"s"))
    #expect(picture.contains("g{fill:"))
  }

  @Test func `a link comes from a typed address only`() throws {
    let link = try #require(TextLink("https://example.org/?a=1&b=2"))
    let encoder = SVGEncoder(links: [CanvasOwner(control: 0, row: 0): link])
    let picture = Self.picture(["Ash https://evil.example"], encoder)
    #expect(picture.contains(#"<a href="https://example.org/?a=1&amp;b=2"><text"#))
    #expect(!picture.contains("href=\"https://evil"))
  }

  @Test func `an empty canvas is an empty window`() {
    let picture = SVGEncoder().document(TextCanvas(columns: 0, rows: 0))
    #expect(XMLParser(data: Data(picture.utf8)).parse())
    #expect(Shown.rows(ofPicture: picture).isEmpty)
    let bare = SVGEncoder(hasWindow: false).document(TextCanvas(columns: 4, rows: 1))
    #expect(!bare.contains("circle"))
  }

  @Test func `letters that read from right to left are given as they are read`() {
    let label = "\u{5D0}\u{5D1}\u{5D2}"
    let rows = FakeSource.rows([label], highlighted: 0)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let frame = TextRenderer(columns: 40, rows: 12, direction: direction)
        .frame(of: FakeSource.single("Tree", rows))
      #expect(SVGEncoder().document(frame.canvas).contains(">\(label)</text>"))
    }
  }
}
