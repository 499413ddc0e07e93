import Foundation
import SelectorKit
import Testing

/// Documents show only code that is compiled, and say only what it prints; ``Snippet`` tells how.
@Suite(.serialized) struct SnippetTests {
  @Test(arguments: Snippet.all) func `a snippet prints what its comments say`(
    snippet: Snippet
  ) async throws {
    let code = try #require(try PackageFiles.snippets().first { $0.name == snippet.name })
    let prints = code.lines.enumerated().filter { $0.element.contains("print(") }
    let output = try await snippet.output()
    try #require(output.count == prints.count)
    for ((offset, line), text) in zip(prints, output) {
      guard let comment = line.range(of: ")  // ") else { continue }
      let number = code.line + 1 + offset
      try DocumentSnapshot.expect(
        text, keptAs: String(line[comment.upperBound...]), in: code.file, line: number
      ) {
        let whole = try PackageFiles.lines(of: code.file)[number - 1]
        let start = try #require(whole.range(of: ")  // ")).upperBound
        let line = String(whole[..<start]) + text
        try PackageFiles.replace(number..<number + 1, by: [line], in: code.file)
      }
    }
  }

  @Test(arguments: try Document.withBlocks()) func `every Swift block is a snippet`(
    document: Document
  ) throws {
    let snippets = try PackageFiles.snippets()
    let known = Set(snippets.map(\.text))
    for block in document.blocks
    where block.name == "swift" && !block.isManifest && !known.contains(block.text) {
      guard let meant = block.meant(among: snippets) else {
        Issue.record("\(block.testDescription) is no snippet:\n\(block.text)")
        continue
      }
      try DocumentSnapshot.expect(
        meant.text, keptAs: block.text, in: block.file, line: block.line, named: meant.name
      ) { try document.replace(block, by: meant.lines) }
    }
  }

  @Test func `every snippet is shown, and has a name of its own`() throws {
    let blocks = try Document.all().flatMap(\.blocks).filter { $0.name == "swift" }
    let shown = Set(blocks.map(\.skeleton))
    let snippets = try PackageFiles.snippets()
    for snippet in snippets {
      let isShown = shown.contains(snippet.skeleton)
      #expect(isShown, "no document shows \(snippet.testDescription)")
    }
    #expect(Set(snippets.map(\.name)).count == snippets.count)
  }

  @Test func `every snippet that prints or expects a text is run`() throws {
    let snippets = try PackageFiles.snippets()
    let run = Set(Snippet.all.map(\.name))
    #expect(run.count == Snippet.all.count)
    #expect(run.isSubset(of: snippets.map(\.name)))
    for snippet in snippets
    where snippet.text.contains("print(") || snippet.text.contains("matches: \"\"\"") {
      // A whole test is found and run by its framework.
      let isRun = run.contains(snippet.name) || snippet.text.contains("@Test")
      #expect(isRun, "nobody runs \(snippet.testDescription)")
    }
  }

  @Test func `the README is short`() throws {
    #expect(try PackageFiles.text("README.md").count { $0 == "\n" } < 380)
  }

  @Test func `a manifest in a document names what Package.swift has`() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let blocks = try Document.all().flatMap(\.blocks).filter(\.isManifest)
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
