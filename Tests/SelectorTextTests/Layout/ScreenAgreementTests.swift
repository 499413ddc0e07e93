import SelectorForms
import SelectorKit
import SelectorText
import Testing

/// A list on a screen of its own, in every rendering: what is seen is named.
@Suite struct ScreenAgreementTests {
  private func tags(
    search: SearchMode? = nil, label: String = "Tag"
  ) -> DropdownSelector<ValueOption<String>> {
    var tag = DropdownSelector("Which?", options: ["All", "One", "Two"], default: .id("One"))
    tag.configure {
      $0.label = label
      $0.appearance = .fullScreen
      $0.search = search
    }
    tag.open()
    return tag
  }

  private let renderer = TextRenderer(columns: 60, rows: 10)

  @Test func `Title, way out, rows and legend of the frame are in the document and in the tree`()
    throws
  {
    let tag = tags()
    let lines = renderer.plainLines(tag)
    let legend = try #require(lines.last)
    #expect(lines.first == "✕ Tag")
    #expect(legend == "↑↓ move · Enter choose · Esc cancel")

    #expect(
      AccessibilityTree(of: tag).text == """
        combobox "Tag" value="One" [expanded, active=#1/2, controls=#1, focused]
          dialog "Tag" desc="\(legend)"
            button "cancel"
            listbox #1 [size=3, shown=1-3]
              option "All" 1/3
              option "One" 2/3 [selected, active]
              option "Two" 3/3
            status "3 options"
        """)
    #expect(
      AccessibilityTree(of: tag).yaml.contains(
        """
          - dialog "Tag":
            - button "cancel"
            - listbox:
        """))

    let page = HTMLEncoder().document(tag, in: renderer)
    for part in [
      #"aria-haspopup="dialog" aria-expanded="true" aria-controls="c0-screen">"#,
      #"<div class="screen" id="c0-screen" role="dialog" aria-modal="true" aria-labelledby="c0-title""#
        + #" aria-describedby="c0-legend">"#,
      #"<button type="button" class="cancel" aria-label="cancel">✕</button>"#,
      #"<span class="title" id="c0-title" dir="auto">Tag</span>"#,
      #"aria-labelledby="c0-name" tabindex="0" aria-activedescendant="c0-o1">"#,
      #"<p class="legend" id="c0-legend">"#,
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(Shown.withoutTags(page).contains(legend))
  }

  @Test func `What is typed is an input of the screen`() {
    var tag = tags(search: .substring)
    tag.press(KeyPress(.character("t")))
    #expect(renderer.plainLines(tag).first == "✕ Tag  t▏")
    #expect(AccessibilityTree(of: tag).text.contains(#"    searchbox "Tag" value="t""#))
    let page = HTMLEncoder().document(tag, in: renderer)
    #expect(
      page.contains(
        #"<span class="query" role="searchbox" tabindex="0" aria-labelledby="c0-title""#
          + #" aria-autocomplete="list" aria-controls="c0-list" aria-activedescendant="c0-o0">"#))
  }

  @Test func `Without a name the screen has the title of the frame`() {
    let tag = tags(label: "")
    #expect(renderer.plainLines(tag).first == "✕ One")
    #expect(AccessibilityTree(of: tag).text.contains(#"dialog "One""#))
    #expect(HTMLEncoder().document(tag, in: renderer).contains(#"dir="auto">One</span>"#))
  }

  @Test func `What the screen covers cannot be reached, and is there again after it`() throws {
    var make = FormBuilder()
    _ = make.toggle("direct", "Direct", text: "only direct trains")
    let tag = make.selector("tag", "Tag", DropdownSelector("Which?", options: ["All", "One"]))
    make.configure(tag) { $0.appearance = .fullScreen }
    var form = try make.build()
    form.open(tag)
    let open = HTMLEncoder().document(form, in: renderer)
    #expect(open.contains(#"<div class="field" inert="">"#))
    #expect(open.contains("role=\"dialog\""))
    form.close(tag)
    let closed = HTMLEncoder().document(form, in: renderer)
    #expect(!closed.contains("inert") && !closed.contains("role=\"dialog\""))
    #expect(closed.contains(#"aria-haspopup="dialog" aria-expanded="false""#))
  }

  @Test func `The line that says what keys do is in the document, where the frame has it`() throws {
    var renderer = renderer
    renderer.showsLegend = true
    let source = FakeSource.trip(isOpen: true)
    let legend = try #require(renderer.plainLines(source).last)
    let page = HTMLEncoder().document(source, in: renderer)
    let written = page.split(separator: "\n").first { $0.contains(#"<p class="legend">"#) }
    #expect(Shown.withoutTags(String(written ?? "")) == legend)
    #expect(legend.contains("Enter choose"))
    renderer.showsLegend = false
    #expect(!HTMLEncoder().document(source, in: renderer).contains("<p"))
  }
}
