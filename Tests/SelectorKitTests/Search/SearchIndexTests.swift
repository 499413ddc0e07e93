import Testing

@testable import SelectorKit

@Suite struct `Search index` {
  struct Row: Sendable, CustomTestStringConvertible {
    var mode: SearchMode
    var query: String
    var labels: [String]
    var found: [String]
    var location: SourceLocation

    init(
      _ mode: SearchMode, _ query: String, in labels: [String], finds found: [String],
      _ location: SourceLocation = #_sourceLocation
    ) {
      self.mode = mode
      self.query = query
      self.labels = labels
      self.found = found
      self.location = location
    }

    var testDescription: String { "\(mode) \(query.debugDescription)" }
  }

  static let cities = ["New York", "New Orleans", "York", "Orléans", "Yorkton, New Brunswick"]
  static let marks = ["Madeira", "Samara", "San Marino", "Maribor", "Mar"]

  static let rows = [
    Row(.substring, "york new", in: cities, finds: ["New York", "Yorkton, New Brunswick"]),
    Row(.substring, "LEANS", in: cities, finds: ["New Orleans", "Orléans"]),
    Row(.prefix, "orl", in: cities, finds: ["New Orleans", "Orléans"]),
    Row(.prefix, "ork", in: cities, finds: []),
    Row(.prefix, "new york", in: cities, finds: ["New York", "Yorkton, New Brunswick"]),
    Row(.fuzzy, "mar", in: marks, finds: ["Mar", "Maribor", "San Marino", "Samara", "Madeira"]),
    Row(.fuzzy, "m s", in: marks, finds: ["San Marino", "Samara"]),
    Row(.prefix, "한", in: ["한국", "하나", "대한민국"], finds: ["한국"]),
    Row(.prefix, "하", in: ["한국", "하나", "대한민국"], finds: ["한국", "하나"]),
    Row(.prefix, "(a", in: ["(abc)", "x (abc)", "abc"], finds: ["(abc)"]),
    Row(
      .prefix, "b", in: ["a-b", "a1b", "a\u{301}b", "a_b", "का b"], finds: ["a-b", "a_b", "का b"]),
    Row(.prefix, "ल", in: ["कल", "काल", "का ल"], finds: ["का ल"]),
    Row(
      .prefix, "a", in: ["  a", "\u{3000}A", "\u{301}a"], finds: ["  a", "\u{3000}A", "\u{301}a"]),
    Row(.fuzzy, "a", in: [" a ", "ab", "a"], finds: [" a ", "a", "ab"]),
    Row(.fuzzy, "ba", in: ["b\u{301}xa", "ab"], finds: ["b\u{301}xa"]),
    Row(.substring, "\0", in: ["a\0b", "ab", ""], finds: ["a\0b"]),
    Row(.substring, "ss", in: ["Straße", "Strase"], finds: ["Straße"]),
  ]

  @Test(arguments: rows)
  func `finds what the rules name`(row: Row) throws {
    let index = SearchIndex(count: row.labels.count, label: { row.labels[$0] })
    let query = try #require(SearchQuery(row.query, mode: row.mode))
    let found = index.matches(query).map { row.labels[Int($0)] }
    #expect(found == row.found, sourceLocation: row.location)
  }

  @Test func `looks for each word in label and keywords`() throws {
    var index = SearchIndex()
    index.append(label: "New York", keywords: ["Big Apple", "NYC"])
    index.append(label: "York")
    let apple = try #require(SearchQuery("apple york", mode: .prefix))
    #expect(index.matches(apple) == [0])
    let across = try #require(SearchQuery("kb", mode: .fuzzy))
    #expect(index.matches(across) == [])
    let whole = try #require(SearchQuery("nyc", mode: .fuzzy))
    #expect(index.matches(whole) == [0])
  }

  @Test(arguments: ["", " \t\u{3000}", "\u{301}"])
  func `has no query for blanks and dropped marks`(text: String) {
    for mode in SearchMode.allCases { #expect(SearchQuery(text, mode: mode) == nil) }
  }

  @Test(arguments: SearchMode.allCases, 0..<UInt64(6))
  func `agrees with a search option by option`(mode: SearchMode, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let options = (0..<200).map { _ in
      let label = SearchOracle.text(&random, length: 14)
      let keywords = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        SearchOracle.text(&random, length: 6)
      }
      return (label: label, keywords: keywords)
    }
    let oracle = SearchOracle(options)
    var index = SearchIndex()
    for option in options { index.append(label: option.label, keywords: option.keywords) }
    for _ in 0..<100 {
      let text = SearchOracle.text(&random, length: 5)
      guard let query = SearchQuery(text, mode: mode) else { continue }
      #expect(index.matches(query) == oracle.matches(text, mode), "\(text.debugDescription)")
    }
  }

  @Test(arguments: SearchMode.allCases)
  func `finds the same among the hits of a query that it narrows`(mode: SearchMode) throws {
    var random = SeededGenerator(seed: 21)
    let labels = (0..<500).map { _ in SearchOracle.text(&random, length: 14) }
    let index = SearchIndex(count: labels.count, label: { labels[$0] })
    var narrowed = 0
    for _ in 0..<300 {
      let typed = SearchOracle.text(&random, length: 3)
      let more = typed + SearchOracle.text(&random, length: 2)
      guard let first = SearchQuery(typed, mode: mode), let second = SearchQuery(more, mode: mode),
        second.narrows(first)
      else { continue }
      narrowed += 1
      #expect(index.matches(second, in: index.matches(first)) == index.matches(second))
    }
    #expect(narrowed > 100)
  }

  @Test func `passes over positions that are none`() throws {
    let index = SearchIndex(count: 2, label: { ["a", "ab"][$0] })
    let query = try #require(SearchQuery("a", mode: .fuzzy))
    #expect(index.matches(query, in: [7, 1, -1, 0, .max, .min]) == [0, 1])
    #expect(!index.hasPrefix([], at: -1))
    #expect(!index.hasPrefix([], at: 2))
  }

  @Test func `tells how a label begins and goes on`() {
    let labels = ["New  York", "Newt", "", " Ärger"]
    let index = SearchIndex(count: labels.count, label: { labels[$0] })
    func begin(_ text: String) -> [Int] {
      labels.indices.filter { index.hasPrefix(Folding.folded(text), at: $0) }
    }
    #expect(begin("new") == [0, 1])
    #expect(begin("new ") == [0])
    #expect(begin("new y") == [0])
    #expect(begin("new york") == [0])
    #expect(begin("new york ") == [])
    #expect(begin("ar") == [3])
    #expect(begin("") == [0, 1, 2, 3])
  }
}
