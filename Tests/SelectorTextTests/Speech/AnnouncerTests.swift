import SelectorForms
import SelectorKit
import SelectorText
import Testing

/// What is said of a selector that stands alone.
@Suite struct AnnouncerTests {
  @Test func `opening says how many options there are and where the highlight is`() {
    var ear = Ear(DropdownSelector("Pick", options: ["Angola", "Benin", "Chad"]))
    ear.selector.configure { $0.label = "Country" }
    #expect(ear.hears("ArrowDown") == ["Country, 3 options, Angola, 1 of 3"])
    #expect(ear.hears("ArrowDown") == ["Benin, 2 of 3"])
    #expect(ear.hears("End") == ["Chad, 3 of 3"])
    #expect(ear.hears("End") == [])
    #expect(ear.hears("Enter") == ["Chad, chosen"])
    #expect(ear.hears("Delete") == ["Country, cleared"])
  }

  @Test func `an option is said with its state and its reason`() {
    struct Cabin: Hashable, Identifiable {
      var id: Int
    }
    let presentation = OptionPresentation<Cabin>(
      label: { "No. \($0.id)" },
      disabledReason: { $0.id == 2 ? "sold out" : $0.id == 3 ? "" : nil },
      isLocked: { $0.id == 4 })
    var configuration = SelectorConfiguration(label: "Cabin")
    configuration.reachesDisabled = true
    var ear = Ear(
      DropdownSelector(
        options: OptionList((1...4).map { Cabin(id: $0) }), presentation: presentation,
        default: .id(1),
        configuration: configuration))
    #expect(ear.hears("ArrowDown") == ["Cabin, 4 options, No. 1, chosen, 1 of 4"])
    #expect(ear.hears("ArrowDown") == ["No. 2, not available: sold out, 2 of 4"])
    #expect(ear.hears("Enter") == ["No. 2, not available: sold out"])
    #expect(ear.hears("ArrowDown") == ["No. 3, not available, 3 of 4"])
    #expect(ear.hears("ArrowDown") == ["No. 4, locked, 4 of 4"])
    #expect(ear.hears("Enter") == ["No. 4, locked"])
    #expect(ear.hears("Escape") == ["Cabin, closed, No. 1"])
  }

  @Test func `a query says how many options are left, and that Enter can choose none`() {
    var ear = Ear(DropdownSelector("?", options: ["Malawi", "Mali", "Togo"]))
    ear.selector.configure {
      $0.label = "Country"
      $0.search = .prefix
    }
    #expect(ear.hears("m") == ["Country, 2 options, Malawi, 1 of 2"])
    #expect(ear.hears("x") == [#"0 options, no match for "mx""#])
    #expect(ear.hears("Enter") == [#"no match for "mx""#])
    #expect(ear.hears("Backspace") == ["2 options, Malawi, 1 of 2"])
    #expect(ear.hears("Backspace") == ["3 options, Malawi, 1 of 3"])
  }

  @Test func `a combobox says that Enter can choose nothing`() {
    var combobox = Combobox("Type", options: ["Malawi", "Mali"])
    combobox.configure { $0.label = "Country" }
    var ear = Ear(combobox)
    #expect(ear.hears("z") == [#"Country, 0 options, no match for "z""#])
    #expect(ear.hears("Enter") == [#"no match for "z""#])
    #expect(ear.hears("Escape") == ["Country, closed"])
  }

  @Test func `a selector of several says what came, what went and where the limit is`() {
    var tags = MultiSelector("None", options: ["A", "B", "C"])
    tags.configure {
      $0.label = "Tags"
      $0.limits.maximum = 2
    }
    var ear = Ear(tags)
    _ = ear.hears("ArrowDown")
    #expect(ear.hears("Space") == ["A, chosen"])
    #expect(ear.hears("Space") == ["A, removed"])
    #expect(ear.hears("Shift+ArrowDown") == ["A, chosen", "B, chosen", "B, chosen, 2 of 3"])
    #expect(ear.hears("ArrowDown") == ["C, 3 of 3"])
    #expect(ear.hears("Space") == ["at most 2 options can be chosen"])
    ear.selector.configure { $0.limits.overflow = .replaceOldest }
    #expect(ear.hears("Space") == ["A, removed", "C, chosen", "at most 2 options can be chosen"])
  }

  @Test func `many choices at once are counted, and the first are named`() {
    var ear = Ear(MultiSelector("None", options: (1...40).map { "No. \($0)" }))
    _ = ear.hears("ArrowDown")
    #expect(
      ear.hears("Control+a") == ["40 options chosen: No. 1, No. 2, No. 3, No. 4, No. 5, …"])
    #expect(
      ear.hears("Control+a") == ["40 options removed: No. 1, No. 2, No. 3, No. 4, No. 5, …"])
  }

  @Test func `what a user may not do is said`() {
    var locked = DropdownSelector("?", options: ["A", "B"])
    locked.configure {
      $0.label = "Kind"
      $0.isClearable = false
    }
    locked.choose(id: "A")
    var ear = Ear(locked)
    #expect(ear.hears("Delete") == ["Kind, needs a value"])
    ear.selector.configure { $0.isReadOnly = true }
    _ = ear.hears("ArrowDown")
    #expect(ear.hears("Enter") == ["Kind, read only"])
    _ = ear.hears("Escape")
    ear.selector.configure { $0.isDisabled = true }
    #expect(ear.hears("Enter") == ["Kind, not available"])
  }

  @Test func `a list without rows says why`() {
    var empty = Ear(DropdownSelector("?", options: [String]()))
    #expect(empty.hears("ArrowDown") == ["No options"])
    empty.selector.replaceOptions([], status: .failed(message: "Line is busy"))
    _ = empty.hears("Escape")
    #expect(empty.hears("ArrowDown") == ["Line is busy"])
  }

  @Test func `what a label hides is never said`() {
    var ear = Ear(DropdownSelector("?", options: ["a\u{1B}[31mb\nc\u{202E}d\u{7}"]))
    #expect(ear.hears("ArrowDown") == ["1 option, ab cd, 1 of 1"])
  }

  @Test func `braces in a label fill nothing`() {
    var ear = Ear(DropdownSelector("?", options: ["{name} {label}"]))
    _ = ear.hears("ArrowDown")
    #expect(ear.hears("Enter") == ["{name} {label}, chosen"])
  }
}

/// A selector and what is heard of it.
private struct Ear<Control: SelectorProtocol> {
  var selector: Control
  var announcer = Announcer()

  init(_ selector: Control) { self.selector = selector }

  mutating func hears(_ key: String) -> [String] {
    guard let press = try? KeyPress(name: key) else {
      Issue.record("\(key) is no key")
      return []
    }
    let changes = selector.press(press, at: .start)
    return announcer.announce(changes, in: selector).map(\.text)
  }
}
