import Testing

@testable import SelectorKit

@Suite struct `Option list` {
  private typealias List = OptionList<TestOption>

  private static let twice = [
    TestOption(1, "a"), TestOption(2, "b"), TestOption(1, "c"), TestOption(3, "d"),
    TestOption(2, "e"), TestOption(1, "f"),
  ]

  @Test func `keeps the first of a duplicate and reports both positions`() {
    let list = List(Self.twice)
    #expect(list.array.map(\.label) == ["a", "b", "d"])
    #expect(
      list.duplicates == [
        .init(id: 1, kept: 0, dropped: 2), .init(id: 2, kept: 1, dropped: 4),
        .init(id: 1, kept: 0, dropped: 5),
      ])
    #expect(List([TestOption(1, "a")]).duplicates == [])
  }

  @Test func `reports a broken promise when ids are first looked up`() {
    var list = List(uniqueIDs: Self.twice)
    #expect(list.count == 6 && list.duplicates == [])
    #expect(list.position(of: 3) == 2)
    #expect(list.count == 3 && list.duplicates.count == 3)
    #expect(list == List(Self.twice))
  }

  @Test func `answers nil beyond its ends`() {
    let list = List(.numbers(3))
    for position in [-1, 3, .max, .min] { #expect(list.option(at: position) == nil) }
    #expect(list.option(at: 2)?.id == 2)
    #expect(List([]).option(at: 0) == nil && List([]).isEmpty)
  }

  @Test func `finds positions by id`() {
    var list = List(.numbers(100))
    #expect(list.position(of: 42) == 42)
    #expect(list.position(of: 100) == nil)
    var promised = List(uniqueIDs: .numbers(100))
    #expect(promised.currentPosition(of: 42) == 42)
    #expect(promised.position(of: 42) == 42)
    #expect(promised.currentPosition(of: 100) == nil)
  }

  @Test func `appends what has an id of its own`() {
    var list = List(.numbers(2))
    list.append([TestOption(1, "x"), TestOption(2, "y"), TestOption(2, "z")])
    #expect(list.array.map(\.label) == ["0", "1", "y"])
    #expect(list.position(of: 2) == 2)
    #expect(
      list.duplicates == [
        .init(id: 1, kept: 1, dropped: 2), .init(id: 2, kept: 2, dropped: 4),
      ])
  }

  @Test func `is equal by its options in order`() {
    #expect(List(.numbers(3)) == List(uniqueIDs: .numbers(3)))
    #expect(List(.numbers(3)) != List(.numbers(3).reversed()))
    #expect(List(.numbers(3)).hashValue == List(uniqueIDs: .numbers(3)).hashValue)
    let literal: List = [TestOption(0, "0"), TestOption(0, "1")]
    #expect(literal == List(.numbers(1)) && literal.duplicates.count == 1)
  }

  @Test func `leaves a copy as it was`() {
    let list = List(.numbers(2))
    var copy = list
    copy.append(.numbers(5))
    #expect(list.count == 2 && copy.count == 5)
  }
}
