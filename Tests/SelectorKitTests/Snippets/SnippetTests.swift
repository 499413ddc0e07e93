import Foundation
import SelectorKit
import Testing

/// Documents show only code that is compiled, and say only what it prints; ``Snippet`` tells how.
@Suite struct SnippetTests {
  @Test(arguments: try PackageFiles.documents()) func `every Swift block is a snippet`(
    document: String
  ) throws {
    let known = Set(try PackageFiles.snippets().map(\.text))
    for block in try PackageFiles.blocks("swift", of: document) where !block.isManifest {
      let isKnown = known.contains(block.text)
      #expect(isKnown, "\(block.testDescription) is no snippet:\n\(block.text)")
    }
  }

  @Test func `every snippet is shown, and has a name of its own`() throws {
    let shown = Set(
      try PackageFiles.documents().flatMap { try PackageFiles.blocks("swift", of: $0) }
        .map(\.text))
    let snippets = try PackageFiles.snippets()
    for snippet in snippets {
      let isShown = shown.contains(snippet.text)
      #expect(isShown, "no document shows \(snippet.testDescription)")
    }
    #expect(Set(snippets.map(\.name)).count == snippets.count)
  }

  @Test func `every snippet that prints is run`() throws {
    let printing = try PackageFiles.snippets().filter { $0.text.contains("print(") }.map(\.name)
    #expect(Set(printing) == Set(Snippet.all.map(\.name)))
  }

  @Test(arguments: Snippet.all) func `a snippet prints what documents say`(
    snippet: Snippet
  ) async throws {
    let code = try #require(try PackageFiles.snippets().first { $0.name == snippet.name })
    let prints = code.lines.filter { $0.contains("print(") }
    let output = try await snippet.output()
    try #require(output.count == prints.count)
    for (line, text) in zip(prints, output) {
      if let comment = line.range(of: ")  // ") {
        #expect(line[comment.upperBound...] == text)
      } else {
        try expectBlock(text, wherever: code)
      }
    }
  }

  /// Expects a `text` block with what a snippet prints in each document that shows the snippet.
  private func expectBlock(_ text: String, wherever code: CodeBlock) throws {
    let printed = CodeBlock(
      name: "", file: "", line: 0,
      lines: text.split(separator: "\n", omittingEmptySubsequences: false)
    ).text
    for document in try PackageFiles.documents() {
      guard try PackageFiles.blocks("swift", of: document).contains(where: { $0.text == code.text })
      else { continue }
      let blocks = try PackageFiles.blocks("text", of: document).map(\.text)
      #expect(blocks.contains(printed), "\(document) does not show what is printed:\n\(text)")
    }
  }

  @Test func `the README begins with a frame that is really drawn`() async throws {
    let readme = try PackageFiles.text("README.md")
    let fence = try #require(readme.range(of: "```"))
    #expect(readme[fence.lowerBound...].hasPrefix("```text\n"))
    #expect(readme[..<fence.lowerBound].count { $0 == "\n" } < 12)
    let first = try #require(try PackageFiles.blocks("text", of: "README.md").first)
    let picture = try #require(Snippet.all.first { $0.name == "picture" })
    let drawn = try #require(try await picture.output().last)
    #expect(
      first.lines
        == CodeBlock(name: "", file: "", line: 0, lines: drawn.split(separator: "\n")).lines)
  }

  @Test func `the README is short`() throws {
    #expect(try PackageFiles.text("README.md").count { $0 == "\n" } < 380)
  }

  @Test func `a manifest in a document names what Package.swift has`() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let documents = try PackageFiles.documents()
    let blocks = try documents.flatMap { try PackageFiles.blocks("swift", of: $0) }
      .filter(\.isManifest)
    #expect(!blocks.isEmpty)
    for block in blocks {
      let products = block.text.matches(of: /\.product\(name: "(\w+)", package: "([\w-]+)"\)/)
      #expect(!products.isEmpty)
      for product in products {
        #expect(manifest.contains(".library(name: \"\(product.1)\""))
        #expect(manifest.contains("name: \"\(product.2)\","))
      }
    }
  }

  @Test func `the article on keys has the tables of all presets`() throws {
    let article = try PackageFiles.text("Sources/SelectorKit/SelectorKit.docc/Keys.md")
    for map in KeyMap.presets {
      #expect(article.contains(map.table(for: .selector)), "\(map.name) for one option")
    }
    for kind in [KeyMap.Kinds.multi, .combobox] {
      #expect(article.contains(KeyMap.apg.table(for: kind)))
    }
    #expect(article.contains(KeyMap.palette.table(for: .multi)))
  }
}

extension CodeBlock {
  /// Whether it is a part of a package's manifest, which tests cannot compile.
  var isManifest: Bool { text.contains(".package(") }
}
