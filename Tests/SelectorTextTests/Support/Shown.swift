import SelectorKit
import SelectorText

/// What a document of an encoder shows, read back from it.
enum Shown {
  /// A text without escape sequences.
  static func withoutEscapes(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "[": while let next = rest.popFirst(), !("@"..."~").contains(next) {}
      case "]": while let next = rest.popFirst(), next != "\\" {}
      default: break
      }
    }
    return result
  }

  /// Lines without blanks at their ends, and without empty ones at the end.
  static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The rows that a picture shows: its texts, each put at its place, a width of cells for each.
  static func rows(ofPicture svg: String, policy: WidthPolicy = .standard) -> [String] {
    var rows: [Int: [(column: Int, text: String)]] = [:]
    for line in svg.split(separator: "\n") {
      guard let text = line.firstRange(of: "<text class=\"") else { continue }
      let element = line[text.lowerBound...]
      guard let x = attribute("x", of: element), let y = attribute("y", of: element),
        attribute("textLength", of: element) != nil,
        let start = element.firstIndex(of: ">"), let end = element.firstRange(of: "</text>")
      else { continue }
      var content = unescaped(String(element[element.index(after: start)..<end.lowerBound]))
      // Letters of such scripts are given as they are read, and cells count from the left.
      if element.contains("class=\"joined") { content = String(content.reversed()) }
      // The first row of a window begins at 50 pixels; its letters stand 13.8 pixels lower.
      rows[(y - 638) / 190, default: []].append(((x - 160) / 84, content))
    }
    return trimmed(
      (0..<(rows.keys.max().map { $0 + 1 } ?? 0)).map { row in
        var line = ""
        for run in (rows[row] ?? []).sorted(by: { $0.column < $1.column }) {
          line += String(repeating: " ", count: max(0, run.column - policy.cells(of: line)))
          line += run.text
        }
        return line
      })
  }

  /// An attribute in tenths.
  private static func attribute(_ name: String, of element: Substring) -> Int? {
    guard let start = element.firstRange(of: " \(name)=\"") else { return nil }
    let value = element[start.upperBound...].prefix { $0 != "\"" }
    return Double(value).map { Int(($0 * 10).rounded()) }
  }

  /// A text in which what was spelled out is itself again.
  static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  /// The texts of a document's elements, without tags and blanks: one for each element of a class.
  static func texts(ofDocument html: String, class name: String) -> [String] {
    html.split(separator: "\n").compactMap { line in
      guard line.contains("class=\"\(name)") else { return nil }
      return squeezed(unescaped(withoutTags(String(line))))
    }
  }

  static func withoutTags(_ text: String) -> String {
    var result = ""
    var isTag = false
    for letter in text {
      switch letter {
      case "<": isTag = true
      case ">": isTag = false
      default: if !isTag { result.append(letter) }
      }
    }
    return result
  }

  /// A text without blanks and borders.
  static func squeezed(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace && !"─│┌┐└┘├┤┬┴╭╮╰╯".contains($0) })
  }
}
