import SelectorForms
import SelectorKit
import SelectorTesting
import SelectorText
import Testing

/// Forms as lines and as YAML for assistive technology.
@Suite struct AccessibilityFormTests {
  private static func form() throws -> Form {
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Which?", options: ["France", "Germany", "Fiji"]))
    make.configure(country) { $0.search = .prefix }
    make.configure(country) { $0.isRequired = true }
    _ = make.multi("tags", "Tags", MultiSelector("None", options: ["a: b", "c"]))
    _ = make.toggle("direct", "Direct", text: "only direct trains")
    _ = make.text("note", "Note", placeholder: "for the driver")
    _ = make.results(
      "tools", "Tools", rows: ["Saw", "Axe"].map { ValueOption($0) }, label: { $0.value })
    var form = try make.build()
    form.focus(country)
    form.press(try KeyPress(name: "f"))
    return form
  }

  @Test func `a form is a tree with a name, lists are numbered, and states come in order`() throws {
    expectSnapshot(
      of: AccessibilityTree(of: try Self.form(), named: "Trip").text, as: .text,
      matches: """
        form "Trip"
          combobox "Country" [required, expanded, active=#1/1, controls=#1, focused, invalid] \
        placeholder="Which?" error="A value is required"
            listbox #1 [size=2, shown=1-2]
              option "France" 1/2 [active] match=0-1
              option "Fiji" 2/2 match=0-1
            status "2 options"
          combobox "Tags" placeholder="None"
          switch "Direct" desc="only direct trains"
          textbox "Note" placeholder="for the driver"
          list "Tools" value="2 of 2" [size=2, shown=1-2]
            listitem "Saw" 1/2
            listitem "Axe" 2/2
        """)
  }

  @Test func `the same tree in YAML reads like the snapshots of web testers`() throws {
    expectSnapshot(
      of: AccessibilityTree(of: try Self.form(), named: "Trip").yaml, as: .text,
      matches: """
        - form "Trip":
          - combobox "Country" [expanded]:
            - /placeholder: Which?
            - listbox:
              - option "France" [active]
              - option "Fiji"
            - status: 2 options
          - combobox "Tags":
            - /placeholder: None
          - switch "Direct"
          - textbox "Note":
            - /placeholder: for the driver
          - list "Tools":
            - text: 2 of 2
            - listitem "Saw"
            - listitem "Axe"
        """)
  }

  @Test(arguments: [
    ("a: b", #"- 'combobox "a: b": "#), ("it's: 1", #"- 'combobox "it''s: 1": "#),
    (#"q"uote"#, #"- combobox "q\"uote": "#), ("a #b", #"- 'combobox "a #b": "#),
    ("plain", #"- combobox "plain": "#),
  ])
  func `a key that YAML would read otherwise is quoted`(row: (String, String)) {
    let source = FakeSource([
      .init(
        control: ControlPresentation(kind: .selector, label: row.0, text: "x", role: .value))
    ])
    let yaml = AccessibilityTree(of: source).yaml
    #expect(yaml.replacing("'", with: "") == (row.1 + "x").replacing("'", with: ""))
    #expect(yaml.hasPrefix(String(row.1.prefix(3))))
  }

  @Test(arguments: [
    ("true", #""true""#), ("12", #""12""#), ("1.5e3", #""1.5e3""#), ("12:30", #""12:30""#),
    ("3 rooms", "3 rooms"), ("- a", #""- a""#), ("a: b", #""a: b""#),
    ("Lyon", "Lyon"), ("null", #""null""#), ("[x]", #""[x]""#), ("a \"b\"", "a \"b\""),
    ("\\", #""\\""#), ("Ünal", "Ünal"), ("a ", #""a ""#),
  ])
  func `a value that YAML would read as something else is quoted`(row: (String, String)) {
    let source = FakeSource([
      .init(control: ControlPresentation(kind: .selector, label: "L", text: row.0, role: .value))
    ])
    #expect(AccessibilityTree(of: source).yaml == "- combobox \"L\": \(row.1)")
  }

  @Test func `A2 what a mark shows a word says`() throws {
    var tags = MultiSelector("None", options: ["a", "b"], default: .ids(["b"]))
    tags.open()
    let tree = AccessibilityTree(of: tags).text
    #expect(tree.contains(#"option "b" 2/2 [selected, active]"#))
    #expect(!tree.contains("✓"))
  }

  @Test func `A3 a default of several is told`() {
    var tags = MultiSelector("None", options: ["a", "b", "c"], default: .ids(["a", "c"]))
    tags.configure { $0.label = "Tags" }
    #expect(AccessibilityTree(of: tags).text == #"combobox "Tags" value="a, c""#)
    tags.open()
    let chosen = AccessibilityTree(of: tags).lines.filter { $0.contains("[selected") }
    #expect(chosen.count == 2)
  }

  @Test(arguments: [SelectorAppearance.segmented, .inlineList])
  func `options that stand in the form are a list without a header`(
    appearance: SelectorAppearance
  ) {
    var kind = DropdownSelector("?", options: ["All", "New"], default: .id("New"))
    kind.configure {
      $0.label = "Kind"
      $0.appearance = appearance
    }
    expectSnapshot(
      of: kind, as: .tree,
      matches: """
        listbox #1 "Kind" value="New" [size=2, shown=1-2]
          option "All" 1/2
          option "New" 2/2 [selected]
          status "2 options"
        """)
    let page = HTMLEncoder().document(kind)
    #expect(page.contains(#"role="listbox" aria-labelledby="c0-name" tabindex="0""#))
    #expect(!page.contains(#"role="combobox""#))
  }

  @Test func `in another language the words of a tree are others`() {
    var day = DropdownSelector("Welcher?", options: ["Montag", "Dienstag"])
    day.open()
    #expect(AccessibilityTree(of: day, strings: .german).lines.last == #"  status "2 Optionen""#)
  }
}
