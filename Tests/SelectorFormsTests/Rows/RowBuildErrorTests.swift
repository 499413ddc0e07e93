import SelectorForms
import SelectorKit
import Testing

/// What is wrong with declared rows is said when the form is built.
@Suite struct RowBuildErrorTests {
  private typealias Word = ValueOption<String>

  private func errors(_ declare: (inout FormBuilder) -> Void) -> [FormError] {
    var make = FormBuilder()
    declare(&make)
    do {
      _ = try make.build()
      return []
    } catch {
      return error.errors
    }
  }

  @Test func `a rule of the form reads no single row`() {
    let found = errors { make in
      let lines = make.rows("lines", "Lines") { $0.toggle("gift", "Gift") }
      let note = make.text("note", "Note")
      make.show(note, when: lines.fields) { $0 }
    }
    #expect(found == [.rowReadFromOutside(field: "lines/*/gift", reader: "note")])
    #expect(found.first?.description.contains("rows.column") == true)
  }

  @Test func `a row reads no row of another group, but its columns`() {
    let found = errors { make in
      let first = make.rows("a", "A") { $0.toggle("on", "On") }
      let second = make.rows("b", "B") { $0.text("note", "Note") }
      make.show(second.fields, when: first.fields) { $0 }
      make.enable(second.fields, when: first.column(first.fields)) { $0.contains(where: \.value) }
    }
    #expect(found == [.rowReadFromOutside(field: "a/*/on", reader: "b/*/note")])
  }

  @Test func `columns and differing values are those of rows`() {
    let found = errors { make in
      let lines = make.rows("lines", "Lines") { $0.toggle("gift", "Gift") }
      let note = make.text("note", "Note")
      make.requireUnique(note)
      make.label(note, from: lines.column(note)) { "\($0.count)" }
      make.validateRows(note, reading: lines.count) { _ in [:] }
    }
    #expect(found == Array(repeating: .notInRows(field: "note"), count: 3))
  }

  @Test func `ids are unique in their row, and hold no slash`() {
    let found = errors { make in
      _ = make.text("a", "A")
      _ = make.rows("lines", "Lines") { row in
        _ = row.text("a", "A")
        _ = row.text("b", "B")
        return row.text("b", "B")
      }
      _ = make.rows("x/y", "XY") { $0.text("p/q", "PQ") }
    }
    #expect(
      found == [
        .duplicateField(id: "lines/*/b", first: 3, second: 4), .slashInID(id: "x/y"),
        .slashInID(id: "p/q"),
      ])
  }

  @Test func `rows within rows are a fault`() {
    let found = errors { make in
      _ = make.rows("a", "A") { row in row.rows("b", "B") { $0.text("c", "C") } }
    }
    #expect(found.contains(.rowsInRows(group: "b")))
  }

  @Test func `a cycle through a column is named`() {
    let found = errors { make in
      let lines = make.rows("lines", "Lines") {
        $0.selector("a", "A", options: [Word](), label: \.label)
      }
      let all = make.selector("all", "All", options: [Word](), label: \.label)
      make.derive(all, from: lines.column(lines.fields)) { values in values.compactMap(\.value) }
      make.derive(lines.fields, from: all) { [$0] }
    }
    #expect(found.count == 1)
    #expect(found.first?.description.contains("lines/*/a.options") == true)
  }

  @Test func `fewer rows at most than at least cannot be`() {
    let found = errors { make in
      _ = make.rows("lines", "Lines", minimum: 3, maximum: 2) { $0.text("a", "A") }
    }
    #expect(found == [.impossibleLimits(field: "lines")])
  }

  @Test func `a group without fields is one that holds rows alone`() throws {
    var make = FormBuilder()
    let lines = make.rows("lines", "Lines", startingWith: 1) { _ in }
    var form = try make.build()
    let row = try #require(form.addRow(to: lines).row)
    #expect(form.rows(of: lines) == [1, row])
    #expect(form.controlCount == 3)
    form.moveRow(row, to: 0, in: lines)
    form.undo()
    #expect(form.checkInvariants().isEmpty)
  }
}
