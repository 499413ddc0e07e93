import Testing

@testable import SelectorKit

@Suite struct `Search ranges` {
  struct Row: Sendable, CustomTestStringConvertible {
    var mode: SearchMode
    var query: String
    var label: String
    var marked: String
    var location: SourceLocation

    init(
      _ mode: SearchMode, _ query: String, in label: String, marks marked: String,
      _ location: SourceLocation = #_sourceLocation
    ) {
      self.mode = mode
      self.query = query
      self.label = label
      self.marked = marked
      self.location = location
    }

    var testDescription: String { "\(mode) \(query.debugDescription)" }
  }

  static let rows = [
    Row(.substring, "brulee", in: "Crème brûlée", marks: "Crème [brûlée]"),
    Row(.substring, "bru", in: "Crème bru\u{302}le", marks: "Crème [bru\u{302}]le"),
    Row(.substring, "s", in: "Straße", marks: "[S]traße"),
    Row(.substring, "as", in: "Straße", marks: "Str[aß]e"),
    Row(.prefix, "하", in: "대 한국", marks: "대 [한]국"),
    Row(.prefix, "y n", in: "New York", marks: "[N]ew [Y]ork"),
    Row(.prefix, "e", in: "New York", marks: "New York"),
    Row(.fuzzy, "mar", in: "Samara Marino", marks: "Samara [Mar]ino"),
    Row(.fuzzy, "git", in: "Gather inputs later", marks: "[G]ather [i]npu[t]s later"),
    Row(.fuzzy, "zz", in: "Gather", marks: "Gather"),
    Row(.substring, "ab bc", in: "xabcx", marks: "x[abc]x"),
    Row(.substring, "ガ", in: "メｶﾞネ", marks: "メ[ｶﾞ]ネ"),
    Row(.substring, "a", in: "", marks: ""),
    Row(.substring, "b", in: "\r\n  a\u{301} 👩‍👩‍👧b", marks: "\r\n  a\u{301} 👩‍👩‍👧[b]"),
  ]

  @Test(arguments: rows)
  func `mark whole clusters`(row: Row) throws {
    let query = try #require(SearchQuery(row.query, mode: row.mode))
    var marked = ""
    let ranges = query.ranges(in: row.label)
    for (position, cluster) in row.label.enumerated() {
      if ranges.contains(where: { $0.lowerBound == position }) { marked += "[" }
      marked.append(cluster)
      if ranges.contains(where: { $0.upperBound == position + 1 }) { marked += "]" }
    }
    #expect(marked == row.marked, sourceLocation: row.location)
  }

  @Test(arguments: SearchMode.allCases)
  func `mark something exactly where a label is found`(mode: SearchMode) {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3_000 {
      let label = SearchOracle.text(&random, length: 12)
      guard let query = SearchQuery(SearchOracle.text(&random, length: 3), mode: mode),
        query.words.count == 1
      else { continue }
      let isFound = SearchIndex(count: 1, label: { _ in label }).matches(query) == [0]
      let ranges = query.ranges(in: label)
      #expect(ranges.isEmpty != isFound, "\(label.debugDescription) \(query)")
      #expect(ranges.allSatisfy { !$0.isEmpty && $0.upperBound <= label.count })
    }
  }
}
