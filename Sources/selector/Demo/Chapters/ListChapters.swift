internal import SelectorForms
internal import SelectorKit
internal import SelectorText

extension Chapter {
  /// Lists: their height and their width.
  static var lists: [Chapter] { [sizes, scrolling, heights, widths] }

  static var sizes: Chapter {
    Chapter("S20 S21 S27 S28", "One option, many, none: a list is as high as it must be") {
      var strip = Strip(columns: 25)
      for (name, count) in [("1 option", 1), ("40 options", 40), ("0 options", 0)] {
        var (camera, _) = try Camera.on("Floor", floors(count, rows: 2))
        camera.act("\(name), [ArrowDown]") { $0.press(KeyPress(.arrowDown)) }
        strip.append(camera.strip)
      }
      return strip.lines
    }
  }

  private static func floors(_ count: Int, rows: Int) -> DropdownSelector<ValueOption<Int>> {
    var floors = DropdownSelector("Floor?", options: Array(1..<(count + 1)))
    floors.configure { $0.rows = rows }
    return floors
  }

  private static var scrolling: Chapter {
    Chapter("S19", "A list scrolls, and says how much lies before and after") {
      var (camera, _) = try Camera.on("Floor", floors(40, rows: 5))
      camera.press(.arrowDown, .pageDown)
      camera.press(.arrowDown)
      camera.press(.end)
      return camera.strip.lines
    }
  }

  // S22: the greatest height wins over the least one. S23: the padding comes on top.
  private static var heights: Chapter {
    Chapter("S10 S13 S16 S21 S22 S23", "Heights in points, by the number of options") {
      let metrics = ListMetrics<Double>.classic
      let counts = [0, 1, 7, 8, 9, 100, 1000]
      func row(_ name: String, _ number: (Int) -> Double) -> String {
        counts.reduce("  " + name) { line, count in
          let text = String(Int(number(count)))
          return line + String(repeating: " ", count: max(1, 7 - text.count)) + text
        }
      }
      return [
        row("options     ") { Double($0) },
        row("rows        ") { metrics.listHeight(rows: $0) },
        row("with padding") { metrics.outerHeight(rows: $0) },
        "  header \(Int(metrics.header)), row \(Int(metrics.row)); "
          + "the list begins \(Int(metrics.listOffset)) below the top of the header",
      ]
    }
  }

  private static var widths: Chapter {
    Chapter("S14 S80", "It takes the width that there is, and cuts only where there is none") {
      var lines: [String] = []
      for columns in [76, 40, 20, 12, 6] {
        var (camera, tag) = try Camera.on("Tag", DropdownSelector<Tag>("All"), columns: columns)
        camera.act("\(columns) columns") { $0.choose(tag, id: .three) }
        lines += camera.strip.lines
      }
      return lines
    }
  }
}
