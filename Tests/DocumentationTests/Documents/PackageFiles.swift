import Foundation

/// The files of the package that documents and snippets are read from.
enum PackageFiles {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let folder = "Tests/DocumentationTests/Snippets"

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func lines(of path: String) throws -> [Substring] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The snippets of the tests, as they are written.
  static func snippets() throws -> [CodeBlock] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path
    ).sorted()
    return try names.filter { $0.hasSuffix("Snippets.swift") }.flatMap {
      try snippets(of: folder + "/" + $0)
    }
  }

  private static func snippets(of file: String) throws -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (name: String, line: Int, lines: [Substring])?
    for (number, line) in try lines(of: file).enumerated() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("// snippet: ") {
        open = (String(words.dropFirst(12)), number + 1, [])
      } else if words == "// end", let block = open {
        blocks.append(
          CodeBlock(name: block.name, file: file, line: block.line, lines: block.lines))
        open = nil
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  /// Writes other lines in place of some of a file, while nobody else of this process does.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the lines, from 1.
  ///   - new: What stands there then.
  ///   - path: The path of the file.
  /// - Throws: What keeps the file from being read or written.
  static func replace(_ numbers: Range<Int>, by new: [String], in path: String) throws {
    try lock.withLock {
      var lines = try lines(of: path).map(String.init)
      lines.replaceSubrange(numbers.lowerBound - 1..<numbers.upperBound - 1, with: new)
      try write(Data(lines.joined(separator: "\n").utf8), to: path)
    }
  }

  static func write(_ data: Data, to path: String) throws {
    try data.write(to: root.appending(path: path), options: .atomic)
  }

  private static let lock = NSLock()
}
