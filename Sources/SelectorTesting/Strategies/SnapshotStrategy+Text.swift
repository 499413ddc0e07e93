public import SelectorKit
public import SelectorText

extension SnapshotStrategy where Value: StringProtocol & SendableMetatype {
  /// The text as it is.
  public static var text: SnapshotStrategy { SnapshotStrategy { String($0) } }
}

extension SnapshotStrategy where Value: PresentationSource & SendableMetatype {
  /// The frame as plain text, on a screen of a number of cells.
  public static func plain(columns: Int = 80, rows: Int = 24) -> SnapshotStrategy {
    plain(TextRenderer(columns: columns, rows: rows))
  }

  /// The frame as plain text, drawn by a renderer with its own layout, theme and words.
  public static func plain(_ renderer: TextRenderer) -> SnapshotStrategy {
    SnapshotStrategy { renderer.plain($0) }
  }

  /// What assistive technology is told: one node a line.
  ///
  /// It depends on no screen, so it changes only when the meaning does.
  public static var tree: SnapshotStrategy {
    SnapshotStrategy { AccessibilityTree(of: $0).lines.joined(separator: "\n") }
  }
}
