import Testing

@testable import Sample

@Suite struct SampleTests {
  @Test func `a till`() {
    var till = Till()
    #expect(till.oldest == nil)
    for coin in [1, 5, 2, 7, 6] { till.take(coin) }
    #expect(till.coins == [1, 5, 2, 6])
    #expect(till.oldest == 1)
    #expect(till.sum() == 14)
    #expect(!till.hasRoom(of: 4))
    #expect(till.hasRoom(of: 5))
    #expect([0, 3].map(till.turns) == [0, 3])
    #expect(till.larger(1, 2) == 2)
    #expect(till.larger(2, 1) == 2)
    till.empty()
    #expect(till.coins == [])
  }
}
