import Foundation
import SelectorSnapshots
import SelectorTesting
import Testing

@Suite struct `A part of a file name` {
  static let faithful: [(text: String, part: String)] = [
    ("opens", "opens"), ("a closed list", "a-closed-list"), ("left-to-right", "left--to--right"),
    ("test_7", "test_7"), ("日本語", "日本語"), ("Ελληνικά", "Ελληνικά"), ("עברית", "עברית"),
    ("हिन्दी", "हिन्दी"), ("ภาษาไทย", "ภาษาไทย"), ("café", "café"), ("cafe\u{301}", "café"),
  ]

  @Test(arguments: faithful) func `keeps letters of every script and counts blanks as hyphens`(
    text: String, part: String
  ) {
    #expect(Array(FileNamePart(text).string.utf8) == Array(part.utf8))
  }

  static let lossy = [
    "", " ", "a b ", " a", "a  b", "a- b", "a/b", "a\\b", "..", ".hidden", "a.b", "-rf", "CON",
    "nul", "com1", "👍", "e\u{200B}f", "a\nb", "\u{0}", "\u{202E}gpj", "\u{301}", "it’s", "a:b",
    String(repeating: "a", count: 300), String(repeating: "日", count: 300), "x-0123ab",
    "x 0123ab", "❤️", "👨‍👩‍👧", "a\u{FE0F}",
  ]

  @Test(arguments: lossy) func `carries a hash where something of the text is lost`(text: String) {
    let part = FileNamePart(text).string
    #expect(part.contains(/-[0-9a-f]{6}$/), "\(part)")
    #expect(part.utf8.count <= FileNamePart.limit)
    #expect(!part.hasPrefix("-") && !part.contains(".") && !part.contains("/"))
  }

  @Test func `is another for every other text`() {
    var generator = TestRandom(seed: 7)
    let letters = Array("ab AB--  .,/_é日👍\n0123456789abcdef:")
    var parts: [String: String] = [:]
    var texts = Self.lossy + Self.faithful.map(\.text)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...9, using: &generator)
      texts.append(String((0..<count).compactMap { _ in letters.randomElement(using: &generator) }))
    }
    for text in texts {
      let part = FileNamePart(text).string
      let other = parts.updateValue(text, forKey: part)
      #expect(other == nil || other == text, "\(part): \(text.debugDescription)")
    }
  }

  @Test func `stays the same from run to run`() {
    #expect(FileNamePart("a/b").string == "a-b-ab3045")
    #expect(FileNamePart("").string == "snapshot-be0c53")
  }
}

@Suite struct `The file of a snapshot` {
  static let paths: [(suite: [String], function: String, name: String?, path: String)] = [
    (["MenuTests"], "opens()", nil, "MenuTests/opens.txt"),
    (["MenuTests"], "opens()", "airy", "MenuTests/opens.airy.txt"),
    (["A", "B"], "opens(with:_:)", "small", "A.B/opens+with+_.small.txt"),
    (["`A menu`", "Opening"], "`by a key`()", nil, "A-menu.Opening/by-a-key.txt"),
    (["A menu"], "by a key()", nil, "A-menu/by-a-key.txt"),
    (["A.B"], "`f (x)`()", nil, "A-B-77e3bf/f-x-abc914.txt"),
  ]

  @Test(arguments: paths) func `is named by the test and the snapshot`(
    suite: [String], function: String, name: String?, path: String
  ) {
    let snapshot = Snapshot(
      of: SnapshotTest(suite: suite, function: function),
      at: SourcePlace(filePath: "/t/File.swift", line: 1, column: 1), named: name)
    #expect(snapshot.path() == "/t/__Snapshots__/" + path)
  }

  @Test func `has a name that every file system takes`() {
    let long = String(repeating: "long name ", count: 30)
    let test = SnapshotTest(
      suite: Array(repeating: long, count: 9), function: "\(long)(\(long):b:)")
    for name in [nil, long, "日本語".appending(long)] {
      #expect(test.fileName(name, pathExtension: long).utf8.count <= 255)
    }
    #expect(test.folderName.utf8.count <= 255)
  }

  @Test func `lies where the environment or the test says, not where the source was`() {
    let place = SourcePlace(filePath: "/gone/File.swift", line: 1, column: 1)
    let test = SnapshotTest(suite: ["S"], function: "f()")
    let environment = SnapshotEnvironment(["SELECTOR_SNAPSHOTS": "/env"])
    #expect(
      Snapshot(of: test, at: place).path(in: environment) == "/env/__Snapshots__/S/f.txt")
    let own = Snapshot(
      of: test, at: place, configuration: SnapshotConfiguration(directory: "/own"))
    #expect(own.path(in: environment) == "/own/__Snapshots__/S/f.txt")
  }
}
