import Foundation
import SelectorForms
import SelectorKit
import Testing

/// Saved rows that fit, and saved rows that do not: what is good is kept, and nothing traps.
@Suite struct RowRestoringTests {
  private func saved(_ lines: String) throws -> SavedForm {
    let text = #"{"version": 1, "fields": {"lines": "# + lines + "}}"
    return try JSONDecoder().decode(SavedForm.self, from: Data(text.utf8))
  }

  @Test func `rows read in JSON as one would write them`() throws {
    var order = try OrderForm(startingWith: 1)
    order.form.addRow(to: order.lines, at: 0)
    order.form.choose(order.line.product.in(2), id: "tea")
    order.form.setText(order.line.note.in(1), "cold")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(order.form.save()), as: UTF8.self)
    #expect(
      text
        == #"{"fields":{"lines":{"next":3,"rows":[{"fields":{"product":{"chosen":"tea"}},"id":2},"#
        + #"{"fields":{"note":{"text":"cold"}},"id":1}]}},"version":1}"#)
  }

  @Test func `a form that nobody touched saves nothing of its rows`() throws {
    #expect(try OrderForm(startingWith: 3).form.save().fields.isEmpty)
  }

  @Test func `what was saved is as it was, numbers too`() throws {
    var order = try OrderForm(startingWith: 2)
    order.form.choose(order.country, id: "de")
    order.form.choose(order.line.product.in(2), id: "tea")
    order.form.choose(order.line.size.in(2), id: "tea xl")
    order.form.copyRow(2, in: order.lines, at: 0)
    order.form.removeRow(1, from: order.lines)
    var fresh = try OrderForm(startingWith: 2)
    let report = try fresh.form.restore(order.form.save())
    #expect(fresh.words == order.words)
    #expect(fresh.rows == [3, 2])
    #expect(report["lines/3/size"] == .restored)
    #expect(fresh.form.addRow(to: fresh.lines).row == 4)
    #expect(fresh.form.checkInvariants().isEmpty)
    // A form that was used goes back to nothing but what was saved.
    var used = try OrderForm(startingWith: 2)
    for _ in 0..<5 { used.form.addRow(to: used.lines) }
    used.form.choose(used.line.product.in(1), id: "milk")
    used.form.open(used.line.product.in(7))
    try used.form.restore(order.form.save())
    #expect(used.words == order.words)
    #expect(!used.form.canUndo)
    #expect(used.form.openFieldIDs.isEmpty)
    #expect(used.form.checkInvariants().isEmpty)
    try used.form.restore(SavedForm(fields: [:]))
    #expect(used.rows == [1, 2])
    #expect(used.form[row: 1, used.line.product] == nil)
    #expect(used.form.checkInvariants().isEmpty)
  }

  @Test func `an unknown field of a row is told, and the rest of the row is kept`() throws {
    var order = try OrderForm()
    let report = try order.form.restore(
      saved(
        #"{"rows": [{"id": 5, "fields": {"colour": {"chosen": "red"}, "product": {"chosen": "tea"}, "size": {"chosen": "huge"}}}]}"#
      ))
    #expect(order.rows == [5])
    #expect(order.form[row: 5, order.line.product]?.value == "tea")
    #expect(report["lines"] == .restored)
    #expect(report["lines/5/product"] == .restored)
    #expect(report["lines/5/size"] == .missing(ids: [.text("huge")]))
    #expect(report["lines/5/colour"] == .unknownField)
    #expect(order.form.addRow(to: order.lines).row == 6)
  }

  /// Saved rows with a fault, what is said of it, and which rows there are then.
  struct Bad: Sendable {
    var rows: String
    var words: String
    var ids: [Int]
    var location: SourceLocation

    init(
      _ rows: String, _ words: String, _ ids: [Int], location: SourceLocation = #_sourceLocation
    ) {
      self.rows = rows
      self.words = words
      self.ids = ids
      self.location = location
    }
  }

  static let bad = [
    Bad(
      #"{"rows": [{"id": 2, "fields": {"note": {"text": "a"}}}, {"id": 2, "fields": {"note": {"text": "b"}}}]}"#,
      "fields.lines.rows[1].id: a row before has the id 2: the row is kept under a new one", [2, 3]),
    Bad(
      #"{"rows": [{"fields": {"note": {"text": "a"}}}], "next": 9}"#,
      "fields.lines.rows[0].id: is missing: the row is kept under a new one", [9]),
    Bad(
      #"{"rows": [{"id": 0}, {"id": -4}, {"id": 9223372036854775807}]}"#,
      "fields.lines.rows[2].id: 9223372036854775807 is no id of a row: the row is kept under a new one",
      [1, 2, 3]),
    Bad(
      #"{"rows": [{"id": 3, "fields": {"product": {"chosen": 7}, "note": {"text": "a"}}}]}"#,
      "fields.lines/3/product: expected an id of type String, found the id 7", [3]),
    Bad(
      #"{"rows": [{"id": 3, "fields": {"note": {"rows": []}}}]}"#,
      #"fields.lines/3/note: expected a text, `{"text": "…"}`, found rows"#, [3]),
    Bad(#"{"chosen": "tea"}"#, "fields.lines: expected rows, found the id tea", []),
    Bad(#"{}"#, "fields.lines: expected rows, found nothing", []),
  ]

  @Test(arguments: bad) func `a fault is named by its path, and what is good is kept`(
    bad: Bad
  ) throws {
    var order = try OrderForm()
    do {
      try order.form.restore(saved(bad.rows))
      Issue.record("nothing was said", sourceLocation: bad.location)
    } catch let error as FormRestoreError {
      #expect(error.description.contains(bad.words), sourceLocation: bad.location)
    }
    #expect(order.rows == bad.ids, sourceLocation: bad.location)
    #expect(order.form.checkInvariants().isEmpty, sourceLocation: bad.location)
    let notes = order.form.rows(of: order.lines).map { order.form[row: $0, order.line.note] }
    if bad.rows.contains(#""a""#) { #expect(notes.first == "a", sourceLocation: bad.location) }
    if bad.rows.contains(#""b""#) { #expect(notes.last == "b", sourceLocation: bad.location) }
    let known = Set(order.rows)
    let next = order.form.addRow(to: order.lines).added.number
    #expect(!known.contains(next), sourceLocation: bad.location)
  }

  @Test(arguments: [Int.max, Int.min, 0, 1 << 53, 7])
  func `a number of the next row that cannot be does no harm`(
    next: Int
  ) throws {
    var order = try OrderForm()
    let form = SavedForm(fields: [
      "lines": SavedField(
        content: .untouched, rows: SavedRows(rows: [SavedRow(id: 2)], next: next))
    ])
    try order.form.restore(form)
    #expect(order.rows == [2])
    let added = order.form.addRow(to: order.lines)
    if let row = added.row { #expect(row > 2) } else { #expect(next >= 1 << 53) }
    #expect(order.form.checkInvariants().isEmpty)
  }

  @Test func `more rows than there may be are kept, and are an issue`() throws {
    var order = try OrderForm(maximum: 1)
    try order.form.restore(saved(#"{"rows": [{"id": 1}, {"id": 2}]}"#))
    #expect(order.rows == [1, 2])
    #expect(order.form.issues(of: order.lines) == [.tooMany])
  }

  @Test func `fields and options of rows have aliases by their names in any row`() throws {
    var order = try OrderForm()
    let aliases = SavedAliases(
      fields: ["lines/*/article": "lines/*/product"],
      options: ["lines/*/product": [.text("chai"): .text("tea")]])
    let report = try order.form.restore(
      saved(#"{"rows": [{"id": 1, "fields": {"article": {"chosen": "chai"}}}]}"#), aliases: aliases)
    #expect(order.form[row: 1, order.line.product]?.value == "tea")
    guard case .renamed(let renamings)? = report["lines/1/article"] else {
      Issue.record("nothing was renamed: \(report.outcomes)")
      return
    }
    #expect(renamings.map(\.new) == [.text("tea")])
  }

  @Test func `rows saved for a field of another kind are a fault`() throws {
    var order = try OrderForm()
    let form = SavedForm(fields: [
      "country": SavedField(content: .untouched, rows: SavedRows(rows: [SavedRow(id: 1)]))
    ])
    #expect(throws: FormRestoreError.self) { try order.form.restore(form) }
  }
}
