import SelectorForms
import SelectorKit
import Testing

/// Defaults that follow defaults, in fields that nobody asks in between.
@Suite struct DefaultChainTests {
  @Test func `a default moves with what it follows, and whatever follows it`() throws {
    var make = FormBuilder()
    let letters = DropdownSelector("", options: ["a", "b", "c"])
    let first = make.selector("first", "First", letters)
    let second = make.selector("second", "Second", letters)
    let third = make.selector("third", "Third", letters)
    for (field, other) in [(second, first), (third, second)] {
      make.initialChoice(field, from: other.id) { id in id.map { .id($0) } ?? .none }
    }
    var form = try make.build()
    for letter in ["a", "c", "b", "c"] {
      #expect(
        form.choose(first, id: letter).lines == [
          "first chose \(letter) (program)", "second value \(letter) (parentChanged)",
          "third value \(letter) (parentChanged)",
        ])
    }
    #expect(form[third]?.value == "c")
    #expect(
      form.clear(first).lines == [
        "first cleared (program)", "second value cleared (parentChanged)",
        "third value cleared (parentChanged)",
      ])
    #expect(form[third] == nil)
  }
}
