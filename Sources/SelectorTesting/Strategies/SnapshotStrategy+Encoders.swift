public import SelectorKit
public import SelectorText

extension SnapshotStrategy where Value: PresentationSource & SendableMetatype {
  /// The frame as plain text, and below it a letter for the style of each cell.
  public static func styles(columns: Int = 80, rows: Int = 24) -> SnapshotStrategy {
    styles(TextRenderer(columns: columns, rows: rows))
  }

  /// The frame with its styles, drawn by a renderer with its own layout, theme and words.
  public static func styles(_ renderer: TextRenderer) -> SnapshotStrategy {
    SnapshotStrategy { renderer.frame(of: $0).canvas.plainWithStyles() }
  }

  /// The frame with the escape sequences of a terminal, which are stored as `\u{1B}`.
  public static func ansi(
    columns: Int = 80, rows: Int = 24, _ encoder: ANSIEncoder = ANSIEncoder()
  ) -> SnapshotStrategy {
    let renderer = TextRenderer(columns: columns, rows: rows)
    return SnapshotStrategy { encoder.text(renderer.frame(of: $0).canvas) }
  }

  /// The frame as a picture: the file of the snapshot can be looked at.
  public static func svg(
    columns: Int = 80, rows: Int = 24, _ encoder: SVGEncoder = SVGEncoder()
  ) -> SnapshotStrategy {
    let renderer = TextRenderer(columns: columns, rows: rows)
    return SnapshotStrategy(pathExtension: "svg") {
      encoder.document(renderer.frame(of: $0).canvas)
    }
  }

  /// The controls as a document of the web: the file of the snapshot can be opened.
  public static func html(
    columns: Int = 80, rows: Int = 24, _ encoder: HTMLEncoder = HTMLEncoder()
  ) -> SnapshotStrategy {
    let renderer = TextRenderer(columns: columns, rows: rows)
    return SnapshotStrategy(pathExtension: "html") { encoder.document($0, in: renderer) }
  }
}
