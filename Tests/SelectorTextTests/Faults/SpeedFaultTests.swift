import SelectorForms
import SelectorKit
import SelectorText
import Synchronization
import Testing

/// Faults of other libraries with long lists, by their labels in the collection of faults.
///
/// Time is measured elsewhere; what is counted here is how often anybody is asked for anything, which is
/// the same on every machine.
@Suite struct SpeedFaultTests {
  /// How often each closure of a presentation was asked.
  private final class Questions: Sendable {
    private let count = Mutex(0)

    func note<Answer>(_ answer: Answer) -> Answer {
      count.withLock { $0 += 1 }
      return answer
    }

    /// How often since the last time.
    func taken() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  private typealias Numbers = SelectorKit.Selector<ValueOption<Int>>

  private func selector(
    _ count: Int, _ questions: Questions, isComplex: Bool = false,
    _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) -> Numbers {
    var presentation = OptionPresentation<ValueOption<Int>>(
      label: { questions.note("Option \($0.value)") })
    if isComplex {
      presentation.detail = { questions.note("number \($0.value) of all") }
      presentation.section = { questions.note("Section \($0.value / 7)") }
      presentation.disabledReason = { questions.note($0.value % 5 == 3 ? "sold out" : nil) }
      presentation.isLocked = { questions.note($0.value % 9 == 4) }
    }
    var selector = Numbers(
      options: OptionList((0..<count).map { ValueOption($0) }), presentation: presentation)
    selector.configure(change)
    return selector
  }

  /// What a user does, and how often closures are asked for each frame.
  private func costs(
    of keys: [String], _ selector: Numbers, _ questions: Questions
  ) throws -> [Int] {
    var selector = selector
    let renderer = TextRenderer(columns: 40, rows: 12)
    _ = questions.taken()
    var frame = TextFrame()
    return try keys.map { key in
      selector.press(try KeyPress(name: key))
      renderer.draw(selector, into: &frame)
      return questions.taken()
    }
  }

  @Test func `R1 of ten thousand options those in view are measured`() throws {
    let questions = Questions()
    let cost = try costs(of: ["ArrowDown"], selector(10_000, questions), questions)
    #expect(cost == [8])
  }

  @Test func `R2 options with everything cost what is in view`() throws {
    let questions = Questions()
    let keys = ["ArrowDown", "ArrowDown", "PageDown", "PageDown", "PageUp"]
    for placement in DetailPlacement.allCases {
      let asked = try [100, 10_000].map { count in
        try costs(
          of: keys, selector(count, questions, isComplex: true) { $0.detailPlacement = placement },
          questions)
      }
      #expect(asked[0] == asked[1])
      #expect(asked[0].allSatisfy { 1...200 ~= $0 }, "\(asked[0])")
    }
  }

  @Test func `R3 of a million rows a key costs what it costs of fifty`() throws {
    let questions = Questions()
    let keys = ["ArrowDown", "End", "ArrowUp", "PageUp", "Home", "PageDown", "Enter"]
    let long = try costs(of: keys, selector(1_000_000, questions), questions)
    let short = try costs(of: keys, selector(50, questions), questions)
    #expect(long == short)
    #expect(long.allSatisfy { $0 <= 18 }, "\(long)")
  }

  @Test func `R4 of five thousand choices each is read once, for the first letter`() throws {
    let questions = Questions()
    let selector = selector(5_000, questions) { $0.search = .substring }
    let costs = try costs(
      of: ["ArrowDown", "4", "9", "Backspace", "9", "ArrowDown"], selector, questions)
    #expect(costs[1] < 5_020)
    #expect(costs.dropFirst(2).allSatisfy { $0 < 20 }, "\(costs)")
  }

  @Test func `R5 typing waits for no completions, and late ones are dropped`() throws {
    var make = FormBuilder()
    let word = make.text("word", "Word")
    let found = make.selector("found", "Found", options: [ValueOption<String>](), label: \.value)
    make.load(found, for: word) { _ in [] }
    var form = try make.build()
    form.focus(word)
    for letter in "lyon" {
      form.press(KeyPress(.character(String(letter))))
      #expect(form.status(of: found) == .loading)
    }
    let text = TextRenderer(columns: 40, rows: 6).plain(form)
    #expect(text.contains("lyon▏"))
    let last = form.requestCount(of: found)
    #expect(last >= 4)
    for number in 1..<last {
      _ = form.respond(to: number, of: found, with: [ValueOption("late")])
      #expect(form.status(of: found) == .loading, "an answer to what nobody asks any more")
    }
    _ = form.respond(to: last, of: found, with: [ValueOption("Lyon")])
    #expect(form.status(of: found) == .ready)
    form.open(found)
    #expect(TextRenderer(columns: 40, rows: 6).plain(form).contains("Lyon"))
  }
}
