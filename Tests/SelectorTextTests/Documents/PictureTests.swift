import Foundation
import SelectorText
import Testing

/// Documents show what the encoders make today.
///
/// With `SELECTOR_WRITE_PICTURES` in the environment the tests write the pictures instead.
@Suite struct PictureTests {
  static let resources = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/SelectorText/SelectorText.docc/Resources")
    .standardizedFileURL

  @Test(arguments: Pictures.all.map(\.name))
  func `a picture in a document is what the encoder makes`(name: String) throws {
    let picture = try #require(Pictures.all.first { $0.name == name })
    let file = Self.resources.appending(path: name + ".svg")
    let made = try picture.make()
    if ProcessInfo.processInfo.environment["SELECTOR_WRITE_PICTURES"] != nil {
      try made.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(
      kept == made, "SELECTOR_WRITE_PICTURES=1 swift test --filter PictureTests writes it anew")
  }

  @Test func `the README shows a form and a searched list`() throws {
    let readme = Self.resources.appending(path: "../../../../README.md").standardizedFileURL
    let text = try String(contentsOf: readme, encoding: .utf8)
    for name in ["trip", "search"] {
      #expect(text.contains("](Sources/SelectorText/SelectorText.docc/Resources/\(name).svg)"))
    }
  }
}
