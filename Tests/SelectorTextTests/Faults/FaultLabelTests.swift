import Foundation
import Testing

/// Every fault of the collection is a test that carries its label in its name.
@Suite struct FaultLabelTests {
  /// How many faults there are of each letter.
  private static let counts: KeyValuePairs<String, Int> = [
    "W": 12, "O": 8, "L": 6, "V": 2, "Z": 4, "F": 5, "T": 4, "N": 3, "P": 2, "K": 1, "S": 4, "R": 5,
    "A": 6,
  ]

  private static var labels: Set<String> {
    Set(counts.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } })
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The collection, where it stands beside the checkout.
  private static let collection = try? String(
    contentsOf: root.appending(path: "../shared/research/text-anchors.md"), encoding: .utf8)

  /// A letter and a number that stand for themselves.
  private static func labels(in text: String) -> Set<String> {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return Set(
      words.filter { word in
        guard let first = word.first, let number = Int(word.dropFirst()) else { return false }
        return "A"..."Z" ~= first && number > 0 && word.dropFirst().first != "0"
      }.map { String($0) })
  }

  /// The labels in the names of tests, and only there.
  private static func carried() throws -> Set<String> {
    var labels: Set<String> = []
    let tests = root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.split(separator: "func `").dropFirst() {
        labels.formUnion(Self.labels(in: String(part.prefix { $0 != "`" })))
      }
      for part in text.split(separator: "@Test(").dropFirst() {
        let name = part.drop { $0.isWhitespace }
        guard name.first == "\"" else { continue }
        labels.formUnion(Self.labels(in: String(name.dropFirst().prefix { $0 != "\"" })))
      }
    }
    return labels
  }

  @Test func `Every label is carried by a test`() throws {
    let missing = Self.labels.subtracting(try Self.carried())
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test(.enabled(if: collection != nil))
  func `The collection has these labels and no others`() throws {
    let text = try #require(Self.collection)
    let start = try #require(text.firstRange(of: "## 3. Bug reports"))
    let end = try #require(text.firstRange(of: "## 4. Accessibility"))
    // A fault begins with its label and the project that has it.
    let faults = text[start.upperBound..<end.lowerBound]
    let labels = faults.matches(of: #/(?:\*\*: |[.;:] |\n)([A-Z]\d{1,2}) (?=[A-Za-z])/#)
      .map { String($0.output.1) }
    let found = Set(labels)
    #expect(found == Self.labels, "\(found.symmetricDifference(Self.labels).sorted())")
  }
}
