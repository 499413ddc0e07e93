import Foundation
import Testing

/// Code or text as it stands in a file: where it begins, and its lines without common indentation.
struct CodeBlock: Sendable, Hashable, CustomTestStringConvertible {
  /// The language of a fence, or the name of a snippet.
  var name: String
  var file: String
  /// The line of the fence or of the mark, from 1; what it holds begins on the next one.
  var line: Int
  var lines: [String]
  /// The lines as they stand between the fences, which is what counts where blanks are drawn.
  var drawn: [String]

  var testDescription: String { "\(file):\(line) \(name)" }
  var text: String { lines.joined(separator: "\n") }

  /// Takes lines; the blanks that a fence stands behind, its margin, do not belong to what is drawn.
  init(name: String, file: String, line: Int, lines: [Substring], margin: Int = 0) {
    self.name = name
    self.file = file
    self.line = line
    let filled = lines.filter { $0.contains { $0 != " " } }
    let indent = filled.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    self.lines = lines.map { line in
      var line = line.dropFirst(indent)
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    drawn = lines.map { line in
      let blanks = line.prefix(margin).prefix { $0 == " " }
      return String(line.dropFirst(blanks.count))
    }
  }
}

extension CodeBlock {
  /// Whether it is a part of a package's manifest, which tests cannot compile.
  var isManifest: Bool { name == "swift" && text.contains(".package(") }

  /// Whether it shows what the package draws, tells or says: everything but code, data and commands.
  var isRendering: Bool { !["swift", "json", "sh"].contains(name) }

  /// The code without what recording may change: texts over several lines, and what stands behind a `print`.
  var skeleton: [String] {
    var isInText = false
    return lines.compactMap { line in
      let marks = line.ranges(of: "\"\"\"").count
      defer { if marks % 2 == 1 { isInText.toggle() } }
      if isInText, marks == 0 { return nil }
      guard line.contains("print("), let comment = line.range(of: "  // ") else { return line }
      return String(line[..<comment.lowerBound])
    }
  }
}
