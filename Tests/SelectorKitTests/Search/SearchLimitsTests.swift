import Testing

@testable import SelectorKit

@Suite struct `Search limits` {
  @Test func `an empty index finds nothing`() throws {
    let query = try #require(SearchQuery("a", mode: .fuzzy))
    #expect(SearchIndex().matches(query) == [])
    #expect(SearchIndex(count: 0, label: { _ in "a" }).matches(query) == [])
    #expect(SearchIndex(count: -1, label: { _ in "a" }).matches(query) == [])
  }

  @Test(arguments: SearchMode.allCases)
  func `a label and a query of a megabyte are searched in linear time`(mode: SearchMode) throws {
    let run = String(repeating: "a-", count: 500_000)
    let index = SearchIndex(count: 1, label: { _ in run + "b" })
    let half = String(repeating: "a-", count: 250_000)
    let found = try #require(SearchQuery(half + "b", mode: mode))
    #expect(index.matches(found) == [0])
    let missed = try #require(SearchQuery(half + "ab", mode: mode))
    #expect(index.matches(missed) == (mode == .fuzzy ? [0] : []))
    let whole = try #require(SearchQuery(run + "b", mode: mode))
    #expect(index.matches(whole) == [0])
  }

  @Test func `a megabyte of unsorted marks is folded in linear time`() {
    let marks = String(repeating: "\u{94d}\u{93c}", count: 50_000)
    let folded = Folding.folded("क" + marks)
    #expect(folded.count == 3 + 300_000)
    #expect(folded.starts(with: "क\u{93c}\u{93c}".utf8))
  }

  @Test func `a long list is searched in its order`() throws {
    let count = 100_000
    let index = SearchIndex(count: count, label: { "Option \($0)" })
    let query = try #require(SearchQuery("9999", mode: .substring))
    let expected = (0..<count).filter { String($0).contains("9999") }.map(Int32.init)
    #expect(index.matches(query) == expected)
  }
}
