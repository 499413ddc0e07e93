import Foundation
import SelectorText
import Testing

/// Documents show pictures that the encoders make today, and no others.
@Suite struct PictureTests {
  static let folder = "Sources/SelectorText/SelectorText.docc/Resources"

  @Test(arguments: Pictures.all) func `a picture in a document is what the encoder makes`(
    picture: Pictures.Picture
  ) throws {
    let path = "\(Self.folder)/\(picture.name).svg"
    let made = try picture.make()
    try DocumentSnapshot.expect(
      made, keptAs: try? PackageFiles.text(path), in: path, named: picture.name
    ) { try PackageFiles.write(Data(made.utf8), to: path) }
  }

  @Test func `the photograph of a page is one of the page that the encoder makes`() throws {
    let path = "\(Self.folder)/document.png"
    let page = HTMLEncoder(title: "Trip").document(try Snippet.trip())
    let file = PackageFiles.root.appending(path: path)
    let kept = try Photograph(Data(contentsOf: file))
    let digest = Photograph.digest(of: page)
    try DocumentSnapshot.expect(digest, keptAs: kept.digest, in: path) {
      let photograph = try Photograph(of: page, columns: 620, rows: 300)
      try PackageFiles.write(photograph.data, to: path)
    }
  }

  @Test func `what documents show is made here, and what is made is shown`() throws {
    let made = Pictures.all.map { $0.name + ".svg" } + ["document.png"]
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: PackageFiles.root.appending(path: Self.folder).path)
    #expect(Set(kept) == Set(made))
    var shown: Set<String> = []
    for document in try Document.all() {
      for (line, text) in document.prose {
        for match in text.matches(of: /!\[[^\]]*\]\(([^)]+)\)/) {
          let path = String(match.1)
          // An article names a picture of its catalog; README.md a file.
          let names = made.filter { path == "\(Self.folder)/\($0)" || $0.hasPrefix(path + ".") }
          #expect(names.count == 1, "\(document.path):\(line) shows \(path)")
          shown.formUnion(names)
        }
      }
    }
    #expect(shown == Set(made))
  }
}
