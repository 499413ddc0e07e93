import SelectorKit
import SelectorTesting
import SelectorText
import Testing

/// Controls as lines for assistive technology.
@Suite struct AccessibilityTreeTests {
  @Test func `a closed control is one line, with its value or its placeholder`() {
    var day = DropdownSelector("Which?", options: ["Mon", "Tue"])
    day.configure { $0.label = "Day" }
    #expect(AccessibilityTree(of: day).lines == [#"combobox "Day" placeholder="Which?""#])
    day.choose(id: "Tue")
    #expect(AccessibilityTree(of: day).text == #"combobox "Day" value="Tue""#)
  }

  @Test func `an open list tells size, window, sections, reasons and places`() {
    struct Dish: Hashable, Identifiable {
      var id: Int
    }
    let dishes = (0..<30).map { Dish(id: $0) }
    let presentation = OptionPresentation<Dish>(
      label: { "Dish \($0.id)" }, section: { $0.id < 20 ? "Warm" : "Cold" },
      disabledReason: { $0.id == 22 ? "sold \"out\"" : nil })
    var configuration = SelectorConfiguration(label: "Dish")
    configuration.rows = 4
    configuration.isRequired = true
    var dish = DropdownSelector(
      options: OptionList(dishes), presentation: presentation, default: .id(21),
      configuration: configuration)
    dish.open()
    expectSnapshot(
      of: dish, as: .tree,
      matches: """
        combobox "Dish" value="Dish 21" [required, expanded, active=#1/22, controls=#1, focused]
          listbox #1 [size=30, shown=20-22]
            … 19 before
            group "Warm" [size=20]
              option "Dish 19" 20/30
            group "Cold" [size=10]
              option "Dish 20" 21/30
              option "Dish 21" 22/30 [selected, active]
            … 8 more
          status "30 options"
        """)
    dish.press(KeyPress(.pageDown))
    let lines = AccessibilityTree(of: dish).lines
    #expect(lines.contains(#"      option "Dish 22" 23/30 [disabled: "sold \"out\""]"#))
  }

  @Test func `what a label hides never gets into a line`() {
    var trap = DropdownSelector("?", options: ["a\u{1B}[31mb\nc\u{202E}d"])
    trap.open()
    let text = AccessibilityTree(of: trap).text
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
    #expect(text.contains(#"option "ab"#))
  }

  @Test func `a list without rows says why`() {
    var none = DropdownSelector("?", options: [String]())
    none.open()
    #expect(AccessibilityTree(of: none).lines.last == #"  status "No options""#)
  }
}
