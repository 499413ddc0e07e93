import Testing

@testable import SelectorText

/// The published tests of the bidirectional algorithm: half a million lines of classes, and 91,000 of letters.
@Suite(.enabled(if: UnicodeData.folder != nil, "run by .ci/check-unicode"))
struct BidiConformanceTests {
  private static let names: [Substring: BidiClass] = [
    "L": .leftToRight, "R": .rightToLeft, "AL": .arabicLetter, "EN": .europeanNumber,
    "ES": .europeanSeparator, "ET": .europeanTerminator, "AN": .arabicNumber,
    "CS": .commonSeparator, "NSM": .nonspacingMark, "BN": .boundaryNeutral,
    "B": .paragraphSeparator, "S": .segmentSeparator, "WS": .whitespace, "ON": .otherNeutral,
    "LRE": .leftToRightEmbedding, "LRO": .leftToRightOverride, "RLE": .rightToLeftEmbedding,
    "RLO": .rightToLeftOverride, "PDF": .popDirectionalFormat, "LRI": .leftToRightIsolate,
    "RLI": .rightToLeftIsolate, "FSI": .firstStrongIsolate, "PDI": .popDirectionalIsolate,
  ]

  @Test func `UAX 9 the classes of BidiTest have the levels and the order that it says`() throws {
    var levels: [UInt8?] = []
    var order: [Int] = []
    var count = 0
    var wrong = 0
    for line in try UnicodeData.lines(of: "BidiTest.txt") {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
        continue
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        continue
      }
      let fields = line.split(separator: ";")
      guard fields.count == 2, let bits = UInt8(fields[1].filter { !$0.isWhitespace }) else {
        continue
      }
      let classes = fields[0].split(separator: " ").compactMap { Self.names[$0] }
      for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(UInt8, UInt8?)] where bits & bit != 0 {
        count += 1
        let paragraph = BidiParagraph(classes: classes, baseLevel: base)
        if !agrees(paragraph, levels, order) {
          wrong += 1
          if wrong < 10 { Issue.record("\(line) base \(base as Any): \(paragraph.lineLevels)") }
        }
      }
    }
    #expect(count > 700_000)
    #expect(wrong == 0)
    print("unicode data: \(count) rows of BidiTest.txt")
  }

  @Test func `UAX 9 the letters of BidiCharacterTest have the levels and the order that it says`()
    throws
  {
    var count = 0
    var wrong = 0
    for line in try UnicodeData.lines(of: "BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      count += 1
      let base: UInt8? = fields[1] == "2" ? nil : UInt8(fields[1])
      let paragraph = BidiParagraph(UnicodeData.scalars(of: fields[0]), baseLevel: base)
      let levels = fields[3].split(separator: " ").map { UInt8($0) }
      let order = fields[4].split(separator: " ").compactMap { Int($0) }
      let isRight = paragraph.baseLevel == UInt8(fields[2]) && agrees(paragraph, levels, order)
      if !isRight {
        wrong += 1
        if wrong < 10 { Issue.record("\(line): \(paragraph.lineLevels)") }
      }
    }
    #expect(count > 90_000)
    #expect(wrong == 0)
    print("unicode data: \(count) rows of BidiCharacterTest.txt")
  }

  private func agrees(_ paragraph: BidiParagraph, _ levels: [UInt8?], _ order: [Int]) -> Bool {
    let found = paragraph.lineLevels
    guard found.count == levels.count else { return false }
    var kept: [Int] = []
    for (place, level) in levels.enumerated() {
      guard let level else { continue }
      if found[place] != level { return false }
      kept.append(place)
    }
    return BidiParagraph.visualOrder(of: kept.map { found[$0] }).map { kept[$0] } == order
  }
}
