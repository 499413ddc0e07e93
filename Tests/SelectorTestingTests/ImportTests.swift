import Foundation
import Testing

@Suite struct `The modules below` {
  static let sources = URL(filePath: #filePath).appending(path: "../../../Sources")
    .standardizedFileURL

  @Test func `know no test framework, so the command can link them`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("SelectorTesting/") }
    #expect(files.count > 100)
    for file in files {
      let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
      for name in ["Testing", "XCTest", "SelectorTesting"] {
        let imports = text.split(separator: "\n").filter { $0.hasSuffix("import \(name)") }
        #expect(imports.isEmpty, "\(file)")
      }
    }
  }
}
