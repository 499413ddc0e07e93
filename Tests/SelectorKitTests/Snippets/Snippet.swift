import Foundation
import Testing

/// A piece of code that a document shows.
///
/// How documents and code are kept together:
///
/// 1. The lines between `// snippet: name` and `// end` in a Swift file of this folder are a snippet. It is
///    compiled with the tests, as the body of a function or at the top of a file.
/// 2. Every `swift` block of README.md, of the articles in `Sources/*/*.docc` and of comments in Sources is such a snippet, line by
///    line, but for indentation and blanks at the ends. A block for a manifest (it names `.package(`) is
///    not compiled: its names are held against Package.swift.
/// 3. A snippet that prints gets its `print` from the test. What `print(…)  // text` prints is that text; what a
///    print without a comment prints is a `text` block of each document that shows the snippet.
/// 4. A snippet that no document shows is a failure too.
struct Snippet: Sendable, CustomTestStringConvertible {
  /// What a snippet prints with.
  typealias Print = (Any) -> Void

  let name: String
  private let run: @Sendable (Print) async throws -> Void

  init(name: String, run: @escaping @Sendable (Print) throws -> Void) {
    self.name = name
    self.run = { try run($0) }
  }

  init(name: String, waiting run: @escaping @Sendable (Print) async throws -> Void) {
    self.name = name
    self.run = run
  }

  var testDescription: String { name }

  /// Every snippet that prints.
  static let all =
    tour + more + forms + related + articles + comments + renderings + terminals
    + testing

  /// What the snippet prints, one text for each `print`.
  func output() async throws -> [String] {
    var texts: [String] = []
    try await run { texts.append(String(describing: $0)) }
    return texts
  }
}

/// Code as it stands in a file or a document: where it begins, and its lines without common indentation.
struct CodeBlock: Sendable, Hashable, CustomTestStringConvertible {
  var name: String
  var file: String
  var line: Int
  var lines: [String]

  var testDescription: String { "\(file):\(line) \(name)" }
  var text: String { lines.joined(separator: "\n") }

  init(name: String, file: String, line: Int, lines: [Substring]) {
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
  }
}

/// The files of the package that documents and snippets are read from.
enum PackageFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let root = folder.appending(path: "../../..").standardizedFileURL

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// README.md, every article, and every source file whose comments show Swift.
  static func documents() throws -> [String] {
    let files = FileManager.default
    let sources = root.appending(path: "Sources").path
    let articles = try files.subpathsOfDirectory(atPath: sources).filter {
      $0.hasSuffix(".md") && $0.contains(".docc/")
    }
    let commented = try files.subpathsOfDirectory(atPath: sources).filter {
      try $0.hasSuffix(".swift") && text("Sources/" + $0).contains("/// ```swift")
    }
    return ["README.md"] + (articles.sorted() + commented.sorted()).map { "Sources/" + $0 }
  }

  /// The lines of a document; of a source file those of its documentation comments, others empty.
  private static func lines(of document: String) throws -> [Substring] {
    let lines = try text(document).split(separator: "\n", omittingEmptySubsequences: false)
    guard document.hasSuffix(".swift") else { return lines }
    return lines.map { line in
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("///") else { return "" }
      return words.dropFirst(words.hasPrefix("/// ") ? 4 : 3)
    }
  }

  /// The fenced blocks of a document in a language.
  static func blocks(_ language: String, of document: String) throws -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, language: Substring, lines: [Substring])?
    for (number, line) in try lines(of: document).enumerated() {
      let isFence = line.hasPrefix("```")
      if let block = open, isFence {
        if block.language == language {
          blocks.append(
            CodeBlock(name: language, file: document, line: block.line, lines: block.lines))
        }
        open = nil
      } else if isFence {
        open = (number + 1, line.dropFirst(3), [])
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  /// The snippets of this folder, as they are written.
  static func snippets() throws -> [CodeBlock] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix("Snippets.swift") }.flatMap(snippets)
  }

  private static func snippets(of file: String) throws -> [CodeBlock] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    var blocks: [CodeBlock] = []
    var open: (name: String, line: Int, lines: [Substring])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
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
}
