import SelectorKit
public import SelectorText

extension SnapshotStrategy where Value: KeySubject & SendableMetatype {
  /// A strip of frames: one at the start, and one after each key, with the key before it.
  ///
  /// ```swift
  /// let strip = SnapshotStrategy<Form>.film(keys: "ArrowDown Enter", columns: 24)
  /// print(try strip.text(of: form))
  /// ```
  ///
  /// ```text
  ///   start
  ///   Day   Which?         ▾
  ///
  ///   [ArrowDown]
  /// › Day   Which?         ▴
  ///        ┌───────────────┐
  ///        │›  Mon         │
  ///        │   Tue         │
  ///        └───────────────┘
  ///
  ///   [Enter]
  /// › Day   Mon            ▾
  /// ```
  ///
  /// The value itself takes no key: it is copied. In a form without focus, the first field gets it.
  ///
  /// - Parameters:
  ///   - keys: Names of keys with blanks between: `ArrowDown f Enter`. One that is none is a failure.
  ///   - columns: The cells of a line.
  ///   - rows: The lines of the screen.
  /// - Returns: The strategy.
  public static func film(keys: String, columns: Int = 40, rows: Int = 16) -> SnapshotStrategy {
    film(keys: keys, TextRenderer(columns: columns, rows: rows))
  }

  /// A strip of frames, drawn by a renderer with its own layout, theme and words.
  public static func film(keys: String, _ renderer: TextRenderer) -> SnapshotStrategy {
    SnapshotStrategy { value in
      var value = value
      var announcer = value.makeAnnouncer()
      var frame = TextFrame()
      var parts: [String] = []
      func draw(_ caption: String) {
        value.settle(on: renderer)
        renderer.draw(value, into: &frame)
        parts.append("  \(caption)\n" + frame.canvas.plain())
      }
      let script = try KeyScript(keys)
      draw("start")
      for key in script.presses {
        _ = value.takeKey(key, telling: &announcer)
        draw("[\(key.name)]")
      }
      return parts.joined(separator: "\n\n")
    }
  }

  /// What changes with each key, one line a key.
  ///
  /// ```swift
  /// let changes = SnapshotStrategy<Form>.events(keys: "ArrowDown Enter")
  /// print(try changes.text(of: form))
  /// ```
  ///
  /// ```text
  /// [ArrowDown] day opened (keyboard), day highlighted Mon
  /// [Enter] day chose Mon (keyboard), day closed (selected)
  /// ```
  ///
  /// The value itself takes no key: it is copied. In a form without focus, the first field gets it.
  ///
  /// - Parameter keys: Names of keys with blanks between. One that is none is a failure.
  /// - Returns: The strategy.
  public static func events(keys: String) -> SnapshotStrategy {
    told(keys) { $0.changes.joined(separator: ", ") }
  }

  /// What is said aloud with each key, one line a key.
  ///
  /// ```swift
  /// let words = SnapshotStrategy<Form>.announcements(keys: "ArrowDown Enter")
  /// print(try words.text(of: form))
  /// ```
  ///
  /// ```text
  /// [ArrowDown] Day, Which? · Day, 2 options, Mon, 1 of 2
  /// [Enter] Mon, chosen
  /// ```
  ///
  /// The value itself takes no key: it is copied. In a form without focus, the first field gets it.
  ///
  /// - Parameter keys: Names of keys with blanks between. One that is none is a failure.
  /// - Returns: The strategy.
  public static func announcements(keys: String) -> SnapshotStrategy {
    told(keys) { $0.announcements.joined(separator: " · ") }
  }

  private static func told(
    _ keys: String, _ words: @escaping @Sendable (KeyReport) -> String
  ) -> SnapshotStrategy {
    SnapshotStrategy { value in
      var value = value
      var announcer = value.makeAnnouncer()
      return try KeyScript(keys).presses.map { key in
        let words = words(value.takeKey(key, telling: &announcer))
        return "[\(key.name)] " + (words.isEmpty ? "–" : words)
      }.joined(separator: "\n")
    }
  }
}

extension SnapshotStrategy
where
  Value: Sequence & SendableMetatype, Value.Element: CustomStringConvertible & SendableMetatype
{
  /// Changes that a verb returned, or whatever else tells itself in words: one a line.
  public static var events: SnapshotStrategy {
    SnapshotStrategy { $0.map(\.description).joined(separator: "\n") }
  }
}

extension SnapshotStrategy where Value == [Announcement] {
  /// What an announcer said, one text a line.
  public static var announcements: SnapshotStrategy {
    SnapshotStrategy { $0.map(\.text).joined(separator: "\n") }
  }
}
