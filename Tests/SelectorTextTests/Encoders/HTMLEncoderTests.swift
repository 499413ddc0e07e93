import Foundation
import SelectorForms
import SelectorKit
import SelectorText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Documents with roles.
@Suite struct HTMLEncoderTests {
  @Test func `an open list has roles, ids, places and states`() throws {
    var source = FakeSource.trip(isOpen: true)
    source.fields[1].control.isRequired = true
    source.fields[1].control.issues = ["Wrong"]
    let page = HTMLEncoder(title: "Trip").document(source)
    for part in [
      #"<html dir="ltr">"#, "<title>Trip</title>", #"<main aria-label="Trip">"#,
      #"id="c1" role="combobox" aria-labelledby="c1-name" tabindex="0" aria-required="true""#,
      #"aria-invalid="true" aria-errormessage="c1-issue""#,
      #"aria-haspopup="listbox" aria-expanded="true""#,
      #"aria-controls="c1-list" aria-activedescendant="c1-o1""#,
      #"<div id="c1-list" role="listbox" aria-labelledby="c1-name">"#,
      #"id="c1-o1" role="option" aria-selected="false" aria-posinset="2" aria-setsize=""#,
      #"id="c1-o2" role="option" aria-selected="true""#,
      #"id="c1-o3" role="option" aria-selected="false" aria-disabled="true""#,
      #"aria-describedby="c1-o3-detail""#, #"role="switch""#, #"aria-checked="true""#,
      #"role="textbox""#, #"id="c1-issue""#,
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("<script"))
  }

  @Test func `what is typed is the value`() {
    let note = ControlPresentation(kind: .text, label: "Note", text: "late", role: .input)
    let page = HTMLEncoder(title: "Trip").document(FakeSource([.init(control: note)]))
    #expect(page.contains(#"<span class="value" dir="auto">late<"#))
  }

  @Test func `ids are there once, and every reference has its target`() throws {
    let page = HTMLEncoder(title: "Trip").document(FakeSource.trip(isOpen: true))
    func values(_ name: String) -> [String] {
      page.components(separatedBy: " \(name)=\"").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
    let ids = values("id")
    #expect(Set(ids).count == ids.count)
    for name in [
      "aria-labelledby", "aria-controls", "aria-activedescendant", "aria-describedby",
      "aria-errormessage",
    ] {
      for reference in values(name) { #expect(ids.contains(reference), "\(name) \(reference)") }
    }
  }

  @Test func `sections are groups, and what is found stands out`() {
    var rows = FakeSource.rows(["Ash", "Oak"], sections: [0: "Wood", 1: "More"])
    rows[0].matches = [0..<2]
    let page = HTMLEncoder().document(FakeSource.single("Tree", rows))
    #expect(page.contains(#"<div role="group" aria-labelledby="c0-g1">"#))
    #expect(page.contains("<mark>As</mark>h"))
    #expect(
      page.components(separatedBy: "<div").count == page.components(separatedBy: "</div>").count)
  }

  @Test func `the document shows the rows of the frame`() {
    let source = FakeSource.trip(isOpen: true)
    let renderer = TextRenderer(columns: 60, rows: 30)
    let page = HTMLEncoder().document(source, in: renderer)
    let frame = renderer.frame(of: source)
    var raised: [String] = []
    for row in 0..<frame.canvas.rows {
      let cells = frame.canvas.cells(inRow: row).filter { $0.layer > 0 }
      raised.append(Shown.squeezed(cells.map { frame.canvas.text(of: $0.glyph) }.joined()))
    }
    let rows =
      Shown.texts(ofDocument: page, class: "row") + Shown.texts(ofDocument: page, class: "more")
    #expect(raised.filter { !$0.isEmpty } == rows)
  }

  @Test(arguments: ListPresentation.Content.states)
  func `what stands in place of rows is no option`(content: ListPresentation.Content) {
    let page = HTMLEncoder().document(FakeSource.single("Tree", [], content: content))
    #expect(!page.contains(#"role="option""#))
    #expect(page.contains(#"role="status""#) || page.contains(#"role="alert""#))
  }

  @Test func `S3 labels are data, not markup`() {
    let label = #"<img src=x onerror="alert(1)">&[b]"#
    var source = FakeSource.single(label, FakeSource.rows([label], details: [0: label]))
    source.fields[0].control.issues = [label]
    let page = HTMLEncoder(title: label, language: "\"><b>").document(source)
    #expect(!page.contains("<img"))
    #expect(!page.contains("\"><b>"))
    #expect(page.contains("&lt;img src=x"))
  }

  @Test func `right to left the document says so`() {
    let page = HTMLEncoder(language: "he").document(
      FakeSource.trip(), in: TextRenderer(direction: .rightToLeft))
    #expect(page.contains(#"<html dir="rtl" lang="he">"#))
  }
}

extension ListPresentation.Content {
  /// What can stand in place of rows.
  static let states: [ListPresentation.Content] = [
    .loading, .failed(message: "Line is busy"), .empty, .noMatch(query: "z"), .filteredOut,
    .blocked(by: "Country"),
  ]
}
