import Foundation
import Testing

/// README.md, an article, or a source file with documentation comments: what it shows in blocks, and what
/// stands around them.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path below the root of the package.
  let path: String
  /// What stands between fences, in order.
  private(set) var blocks: [CodeBlock] = []
  /// What stands outside of them, with the number of each line, from 1; of a source file only its
  /// documentation comments, other lines empty.
  private(set) var prose: [(line: Int, text: Substring)] = []

  var testDescription: String { path }

  /// Reads a document.
  init(_ path: String) throws {
    self.path = path
    var open: (line: Int, language: Substring, margin: Int, lines: [Substring])?
    for (index, line) in try Self.lines(of: path).enumerated() {
      let words = line.drop { $0 == " " }
      if let block = open, words.hasPrefix("```") {
        blocks.append(
          CodeBlock(
            name: String(block.language), file: path, line: block.line, lines: block.lines,
            margin: block.margin))
        open = nil
      } else if words.hasPrefix("```") {
        open = (index + 1, words.dropFirst(3), line.count - words.count, [])
      } else if open != nil {
        open?.lines.append(line)
      } else {
        prose.append((index + 1, line))
      }
    }
  }

  /// The lines of a document; of a source file those of its documentation comments, others empty.
  private static func lines(of path: String) throws -> [Substring] {
    let lines = try PackageFiles.lines(of: path)
    guard path.hasSuffix(".swift") else { return lines }
    return lines.map { line in
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("///") else { return "" }
      return words.dropFirst(words.hasPrefix("/// ") ? 4 : 3)
    }
  }

  /// README.md, every article, and every source file.
  static func all() throws -> [Document] {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: PackageFiles.root.appending(path: "Sources").path
    ).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") && $0.contains(".docc/") }
    return try (["README.md"] + files.sorted().map { "Sources/" + $0 }).map { try Document($0) }
  }

  /// The documents that show something in blocks.
  static func withBlocks() throws -> [Document] { try all().filter { !$0.blocks.isEmpty } }
}

extension Document {
  /// Writes other lines into a block, unless something else stands there now.
  func replace(_ block: CodeBlock, by lines: [String]) throws {
    let places = block.line + 1..<block.line + 1 + block.lines.count
    let margin = try PackageFiles.lines(of: path)[block.line - 1].prefix { $0 != "`" }
    let now = try Document(path).blocks
    guard now.contains(block) else { throw Changed(document: path) }
    let new = lines.map { line in
      var line = margin + line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    try PackageFiles.replace(places, by: new, in: path)
  }

  /// A document is no longer as it was read.
  struct Changed: Error, CustomStringConvertible {
    let document: String
    var description: String { "\(document) was changed meanwhile; run the test again" }
  }
}
