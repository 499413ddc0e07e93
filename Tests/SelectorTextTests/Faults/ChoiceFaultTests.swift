import SelectorForms
import SelectorKit
import SelectorTerminal
import SelectorText
import Testing

/// Faults of other libraries in what is chosen and shown of it, by their labels.
@Suite struct ChoiceFaultTests {
  private func plain(_ source: some PresentationSource) -> String {
    TextRenderer(columns: 40, rows: 8).plain(source)
  }

  @Test func `F2 a choice made before is changed by the next one, where one is the limit`() throws {
    var tag = MultiSelector("None", options: ["red", "blue"], default: .ids(["red"]))
    tag.configure { $0.limits = SelectionLimits(maximum: 1, overflow: .replaceOldest) }
    tag.open()
    tag.press(KeyPress(.arrowDown))
    tag.press(KeyPress(.space))
    #expect(tag.valueIDs == ["blue"])
    #expect(plain(tag).contains("›✓ blue"))
    #expect(!plain(tag).contains("✓ red"))
    // Where the next one is refused, the first one can be taken away.
    tag.configure { $0.limits.overflow = .reject }
    tag.press(KeyPress(.arrowUp))
    tag.press(KeyPress(.space))
    #expect(tag.valueIDs == ["blue"])
    tag.press(KeyPress(.arrowDown))
    tag.press(KeyPress(.space))
    tag.press(KeyPress(.arrowUp))
    tag.press(KeyPress(.space))
    #expect(tag.valueIDs == ["red"])
  }

  @Test func `F4 what is chosen stays chosen when it cannot be chosen any more`() {
    var day = MultiSelector("None", options: ["Mon", "Tue", "Wed"], default: .ids(["Tue"]))
    day.setAvailability(.disabled(reason: "full"), of: "Tue")
    day.open()
    day.press(KeyPress(.home))
    day.press(KeyPress(.space))
    #expect(day.valueIDs == ["Mon", "Tue"])
    #expect(plain(day).contains("✓ Tue"))
    #expect(
      AccessibilityTree(of: day).text.contains(#"option "Tue" 2/3 [disabled: "full", selected]"#))
  }

  @Test func `A5 one key chooses, and it is said`() throws {
    var size = DropdownSelector("?", options: ["Small", "Medium", "Large"])
    size.configure { $0.label = "Size" }
    var announcer = Announcer()
    let said = announcer.announce(size.press(KeyPress(.character("m"))), in: size)
    #expect(size.valueIDs == ["Medium"])
    #expect(said.map(\.text) == ["Medium, chosen"])
    var make = FormBuilder()
    _ = make.selector("size", "Size", DropdownSelector("?", options: ["Small", "Medium", "Large"]))
    let store = FormStore(try make.build())
    var lines = LineDialog(store, choosing: true)
    _ = lines.begin()
    #expect(lines.answer("l").hasPrefix("Large, chosen"), "a letter is enough by lines, too")
  }

  @Test func `A6 keys are told: the most useful ones on the screen, all of them in a table`() {
    var size = DropdownSelector("?", options: ["Small", "Medium"])
    size.open()
    var renderer = TextRenderer(columns: 60, rows: 8)
    renderer.showsLegend = true
    for keyMap in [KeyMap.apg, .macNative, .windowsNative, .palette] {
      renderer.keyMap = keyMap
      let legend = renderer.plainLines(size).last ?? ""
      #expect(legend.hasSuffix("Enter choose · Esc cancel"))
      let table = keyMap.table(for: .selector)
      for binding in keyMap.bindings
      where binding.gesture != nil && !binding.kinds.isDisjoint(with: .selector) {
        #expect(table.contains("| `\(binding.press.name)` |"), "\(binding.press.name)")
      }
    }
  }

  /// Whoever holds a value may hand out a way to it.
  @MainActor private struct Shared {
    let get: () -> DropdownSelector<ValueOption<String>>
    let set: (DropdownSelector<ValueOption<String>>) -> Void

    func change(_ body: (inout DropdownSelector<ValueOption<String>>) -> Void) {
      var value = get()
      body(&value)
      set(value)
    }
  }

  /// A screen of articles with the tag that its bar and its list share.
  @MainActor private final class Articles {
    var tag = DropdownSelector("All", options: ["One", "Two"])

    var shared: Shared { Shared(get: { self.tag }, set: { self.tag = $0 }) }
  }

  @Test @MainActor func `S85 choice and presentation belong to the parent, and two share them`() {
    let articles = Articles()
    articles.tag.configure { $0.appearance = .fullScreen }
    let (bar, screen) = (articles.shared, articles.shared)
    bar.change { $0.send(.pressHeader, at: .start) }
    #expect(screen.get().isOpen)
    #expect(plain(screen.get()).hasPrefix("✕"))
    screen.change {
      $0.press(KeyPress(.end))
      $0.press(KeyPress(.enter))
    }
    #expect(bar.get().valueIDs == ["Two"])
    #expect(!articles.tag.isOpen)
    #expect(plain(bar.get()).contains("Two"))
    // The parent itself may do both, and both who share it see that.
    articles.tag.choose(id: "One")
    articles.tag.open()
    #expect(bar.get() == screen.get())
    #expect(plain(screen.get()).contains("›● One"))
  }

  @Test func `O4 a list with labels wider than the terminal is not printed again and again`() {
    let long = String(repeating: "very long ", count: 20)
    var source = FakeSource.single(
      "City", FakeSource.rows((0..<5).map { "\($0) \(long)" }, highlighted: 0))
    var terminal = VirtualTerminal(columns: 30, rows: 16)
    terminal.feed("$ before\r\n")
    let encoder = DifferenceEncoder(origin: .inline)
    let renderer = TextRenderer(columns: 30, rows: 12)
    var screen: DifferenceEncoder.Screen?
    for step in 0..<20 {
      for row in source.fields[0].rows.indices {
        source.fields[0].rows[row].isHighlighted = row == step % 5
      }
      let frame = renderer.frame(of: source)
      let next = encoder.difference(from: screen, to: frame)
      terminal.feed(next.bytes)
      screen = next.screen
      #expect(terminal.lines == ["$ before"] + frame.canvas.plainLines(), "step \(step)")
    }
  }
}
