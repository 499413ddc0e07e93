import Foundation
import SelectorForms
import SelectorScenarios
import SelectorText
import Testing

/// Documents show only frames, trees, announcements, differences and messages that the package makes today.
@Suite struct RenderingTests {
  @Test(arguments: try Document.withBlocks())
  func `the blocks of text of a document are what its snippets print`(
    document: Document
  ) async throws {
    var printed: [(name: String, text: String)] = []
    for name in try document.snippetNames() {
      guard let snippet = Snippet.all.first(where: { $0.name == name }) else { continue }
      for text in try await snippet.shown() { printed.append((name, text)) }
    }
    let blocks = document.blocks.filter(\.isRendering)
    // From the end on, so that the lines of those before stay where they are.
    for (block, (name, text)) in zip(blocks, printed).reversed() {
      try DocumentSnapshot.expect(
        text, keptAs: block.drawn.joined(separator: "\n"), in: block.file, line: block.line,
        named: name
      ) {
        try document.replace(block, by: text.components(separatedBy: "\n"))
      }
    }
    for block in blocks.dropFirst(printed.count) {
      Issue.record("no snippet of this document prints the block at \(block.testDescription)")
    }
    for (name, text) in printed.dropFirst(blocks.count) {
      Issue.record("\(document.path) has no block of text for what \(name) prints:\n\(text)")
    }
  }

  @Test(arguments: try Document.all()) func `there is no rendering outside of blocks`(
    document: Document
  ) throws {
    for (line, text) in document.indentedLines {
      Issue.record("\(document.path):\(line): put it between fences: \(text)")
    }
    let marks = Set("─│┌┐└┘├┤┬┴╭╮╰╯▾▴›‹●▏")
    for (line, text) in document.prose where text.contains(where: marks.contains) {
      let spans = text.split(separator: "`", omittingEmptySubsequences: false)
      for (index, span) in spans.enumerated() where span.contains(where: marks.contains) {
        // Single marks may be spoken of; whole lines belong into a snippet.
        let isMarks = index % 2 == 1 && span.split(separator: " ").allSatisfy { $0.count == 1 }
        #expect(isMarks, "\(document.path):\(line) shows what no test makes: \(span)")
      }
    }
  }

  @Test func `the README begins with the picture that its section on drawing draws`() throws {
    let readme = try PackageFiles.text("README.md")
    let fence = try #require(readme.range(of: "```"))
    #expect(readme[fence.lowerBound...].hasPrefix("```text\n"))
    #expect(readme[..<fence.lowerBound].count { $0 == "\n" } < 12)
    #expect(try Document("README.md").snippetNames().contains("picture"))
  }

  /// What reads the data that documents show.
  static let readers: [String: @Sendable (String) throws -> Void] = [
    "SavedForm.swift": { _ = try JSONDecoder().decode(SavedForm.self, from: Data($0.utf8)) },
    "SavedRows.swift": { rows in
      let form = #"{"version": 1, "fields": {"lines": \#(rows)}}"#
      let saved = try JSONDecoder().decode(SavedForm.self, from: Data(form.utf8))
      try #require(saved.fields["lines"] != nil)
    },
    "RepeatedFields.md": { field in
      let country = #"{"id": "country", "options": [{"id": "it", "label": "Italy"}]}, "#
      _ = try Scenario(json: file(fields: country + field, steps: ""))
    },
    "ScenarioRecorder.swift": { steps in
      let fields = #"{"id": "city", "options": [{"id": "lyon", "label": "Lyon"}]}"#
      let bytes = Array(file(fields: fields, steps: #"{"focus": "city"}, "# + steps).utf8)
      let recording = try ScenarioRecorder.record(bytes)
      try #require(recording.count == 2)
    },
  ]

  static func file(fields: String, steps: String) -> String {
    let sizes = #"{"sizes": [{"id": "small", "label": "small", "product": "tea", "land": "it"}]}"#
    return #"{"format": 1, "scenario": "It is read.", "tables": \#(sizes), "#
      + #""fields": [\#(fields)], "steps": [\#(steps)]}"#
  }

  @Test(arguments: try Document.withBlocks()) func `the blocks of data of a document can be read`(
    document: Document
  ) throws {
    for block in document.blocks where block.name == "json" {
      let name = String(document.path.split(separator: "/").last ?? "")
      let read = try #require(Self.readers[name], "nothing reads \(block.testDescription)")
      #expect(throws: Never.self) { try read(block.text) }
    }
  }
}

extension Document {
  /// The names of its snippets, in order.
  func snippetNames() throws -> [String] {
    let snippets = try PackageFiles.snippets()
    return blocks.filter { $0.name == "swift" }.compactMap { block in
      block.meant(among: snippets)?.name
    }
  }

  /// What Markdown takes for blocks of text without fences.
  var indentedLines: [(line: Int, text: Substring)] {
    var previous: Substring = "x"
    return prose.filter { _, text in
      defer { previous = text }
      let isAfterGap = previous.allSatisfy { $0 == " " }
      return isAfterGap && text.hasPrefix("    ") && !text.allSatisfy { $0 == " " }
    }
  }
}

extension CodeBlock {
  /// The snippet that a block shows, or showed before something was recorded.
  func meant(among snippets: [CodeBlock]) -> CodeBlock? {
    snippets.first { $0.text == text } ?? snippets.first { $0.skeleton == skeleton }
  }
}

extension Snippet {
  /// What it prints without saying so in a comment.
  func shown() async throws -> [String] {
    guard let code = try PackageFiles.snippets().first(where: { $0.name == name }) else {
      return []
    }
    let isShown = code.lines.filter { $0.contains("print(") }.map { !$0.contains(")  // ") }
    guard isShown.contains(true) else { return [] }
    return zip(isShown, try await output()).filter(\.0).map(\.1)
  }
}
