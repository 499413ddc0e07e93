import SelectorKit
import Testing

struct HeightRuleTests {
  @Test func `A rule that fits is as high as its content within its limits`() {
    let rule = HeightRule<Int>(minimum: 2, maximum: 8)
    #expect(rule.height(content: 0, room: 20) == 2)
    #expect(rule.height(content: 5, room: 20) == 5)
    #expect(rule.height(content: 50, room: 20) == 8)
    #expect(rule.height(content: 50, room: 3) == 3)
    #expect(rule.height(content: 50, room: -3) == 0)
  }

  @Test func `A fixed height does not look at the content`() {
    #expect(HeightRule<Int>(.fixed(5)).height(content: 1, room: 20) == 5)
    #expect(HeightRule<Int>(.fixed(-5)).height(content: 1, room: 20) == 0)
  }

  @Test func `A fraction is a part of the room`() {
    #expect(HeightRule<Double>(.fraction(0.5)).height(content: 1, room: 300) == 150)
    #expect(HeightRule<Int>(.fraction(0.5)).height(content: 1, room: 7) == 3)
    #expect(HeightRule<Int>(.fraction(.nan)).height(content: 1, room: 7) == 0)
    #expect(HeightRule<Int>(.fraction(.infinity)).height(content: 1, room: 7) == 7)
    #expect(HeightRule<Int>(.fraction(0.9)).height(content: 1, room: .max) < Int.max)
  }

  @Test func `Z2 a least height above the greatest never wins`() {
    let rule = HeightRule<Double>(minimum: 500, maximum: 250)
    #expect(rule.height(content: 30, room: 1000) == 250)
    #expect(rule.height(content: 30, room: 100) == 100)
  }
}
