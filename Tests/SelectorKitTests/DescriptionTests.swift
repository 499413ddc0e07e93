import SelectorKit
import Testing

/// One line for logs.
@Suite struct DescriptionTests {
  @Test func `a selector says its name, whether it is open, its highlight and its value`() {
    var day = DropdownSelector("Day", options: ["mon", "tue"])
    #expect("\(day)" == #"Selector("Day", closed)"#)
    day.choose(id: "tue")
    day.open()
    day.press(KeyPress(.arrowUp))
    #expect("\(day)" == #"Selector("Day", open, › mon, ● tue)"#)
  }

  @Test func `a selector of several counts what is beyond three values`() {
    var letters = MultiSelector("Letters", options: ["a", "b", "c", "d", "e"])
    letters.choose(ids: ["e", "d", "c", "b", "a"])
    #expect("\(letters)" == #"MultiSelector("Letters", closed, ● a, ● b, ● c, +2)"#)
  }

  @Test func `a combobox says what is typed and a text of one's own`() {
    var tag = Combobox("Tag", options: ["bug"])
    tag.configure { $0.allowsCustomText = true }
    tag.press(KeyPress(.character("x")))
    #expect("\(tag)" == #"Combobox("Tag", open, query "x")"#)
    tag.press(KeyPress(.enter))
    #expect("\(tag)" == #"Combobox("Tag", closed, ● "x")"#)
  }
}
