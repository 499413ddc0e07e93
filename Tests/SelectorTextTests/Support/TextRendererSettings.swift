import SelectorKit
import SelectorText

/// The settings of a renderer, apart from the size of its screen.
struct TextRendererSettings: Hashable, Sendable {
  var layout = TextLayout.dense
  var isASCII = false
  var isRightToLeft = false
  var isWide = false
  var isLegacy = false
  var hasLegend = false
  var hasScrollbars = false
  var isSticky = false
  var showsControls = false

  /// The renderer for a screen of a size.
  func renderer(columns: Int, rows: Int) -> TextRenderer {
    var policy = isLegacy ? WidthPolicy.legacy : .standard
    if isWide { policy.ambiguous = .wide }
    var renderer = TextRenderer(
      columns: columns, rows: rows, layout: layout, theme: isASCII ? .ascii : .unicode,
      direction: isRightToLeft ? .rightToLeft : .leftToRight, policy: policy)
    renderer.showsLegend = hasLegend
    renderer.showsScrollbars = hasScrollbars
    renderer.hasStickySections = isSticky
    renderer.showsControls = showsControls
    return renderer
  }
}
