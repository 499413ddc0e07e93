import SelectorForms
import SelectorKit
import SelectorText
import Testing

/// Faults of other libraries in what is spoken, by their labels in the collection of faults.
@Suite struct SpeechFaultTests {
  private static func said<Control: SelectorProtocol>(
    _ selector: inout Control, _ announcer: inout Announcer, _ keys: String...
  ) throws -> [String] {
    try keys.flatMap { name in
      let changes = selector.press(try KeyPress(name: name), at: .start)
      return announcer.announce(changes, in: selector).map(\.text)
    }
  }

  @Test func `A2 A3 a choice is a word, a default too`() throws {
    var tags = MultiSelector("None", options: ["a", "b"], default: .ids(["a"]))
    var announcer = Announcer()
    #expect(try Self.said(&tags, &announcer, "ArrowDown") == ["2 options, a, chosen, 1 of 2"])
    #expect(try Self.said(&tags, &announcer, "ArrowDown", "Space") == ["b, 2 of 2", "b, chosen"])
  }

  @Test func `A4 nothing is said again where nothing happened`() throws {
    var day = DropdownSelector("?", options: ["Mon", "Tue"])
    var announcer = Announcer()
    _ = try Self.said(&day, &announcer, "ArrowDown")
    #expect(announcer.announce([], in: day).isEmpty)
    #expect(try Self.said(&day, &announcer, "ArrowUp", "F5", "ArrowUp").isEmpty)
  }

  @Test func `F1 after filtering a highlight is told by its place among what is shown`() throws {
    var day = DropdownSelector("?", options: ["Mon", "Tue", "Thu", "Fri"])
    day.configure { $0.search = .prefix }
    var announcer = Announcer()
    #expect(
      try Self.said(&day, &announcer, "t", "h") == [
        "2 options, Tue, 1 of 2", "1 option, Thu, 1 of 1",
      ])
    #expect(
      try Self.said(&day, &announcer, "Backspace", "Backspace").last == "4 options, Mon, 1 of 4")
  }

  @Test func `F3 Enter with nothing to choose says so and chooses nothing`() throws {
    var day = Combobox("?", options: ["Mon", "Tue"])
    var announcer = Announcer()
    _ = try Self.said(&day, &announcer, "z")
    #expect(try Self.said(&day, &announcer, "Enter") == [#"no match for "z""#])
    #expect(day.value == nil)
  }

  @Test func `F5 a list in which nothing can be chosen says how long it is and stays`() throws {
    let options = OptionList([ValueOption("Mon"), ValueOption("Tue")])
    var day = DropdownSelector(
      options: options,
      presentation: OptionPresentation(label: { $0.value }, disabledReason: { _ in "closed" }),
      default: .none, configuration: SelectorConfiguration(label: "Day"))
    var announcer = Announcer()
    #expect(try Self.said(&day, &announcer, "ArrowDown") == ["Day, 2 options"])
    #expect(try Self.said(&day, &announcer, "ArrowDown", "Enter").isEmpty)
  }

  @Test(arguments: [
    "\u{1B}]52;c;aGk=\u{7}clip", "\u{1B}]0;title\u{7}", "\u{1B}c", "\u{9B}31mred", "\u{202E}evil",
    "nul\u{0}", "\u{1B}P1;2q\u{1B}\\dcs",
  ])
  func `S1 S4 no label brings a control into what is said`(label: String) throws {
    var day = DropdownSelector("?", options: [label, "b"])
    day.configure { $0.label = label }
    var announcer = Announcer()
    let texts = try Self.said(&day, &announcer, "ArrowDown", "Enter", "Delete")
    let tree = AccessibilityTree(of: day)
    for text in texts + tree.lines + tree.yaml.split(separator: "\n").map(String.init) {
      let bad = text.unicodeScalars.filter {
        $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
      }
      #expect(bad.isEmpty)
    }
  }
}
