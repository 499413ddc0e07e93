import SelectorForms
import SelectorKit
import Testing

/// Rules of rows, and rules that read rows.
@Suite struct RowRulesTests {
  @Test func `a field of the form reaches every row`() throws {
    var order = try OrderForm(startingWith: 2)
    let line = order.line
    for row in [1, 2] as [RowID] {
      order.form.choose(line.product.in(row), id: "tea")
      order.form.choose(line.size.in(row), id: "tea l")
    }
    let changes = order.form.choose(order.country, id: "de")
    #expect(
      changes.lines == [
        "country chose de (program)", "lines/1/size value cleared (parentChanged)",
        "lines/2/size value cleared (parentChanged)",
      ])
    #expect(order.form.chosen(of: line.size.in(1)) == .option(OptionID("tea l")))
  }

  @Test func `a rule of the form reads columns and the number of rows`() throws {
    let sum = Log()
    var order = try OrderForm(startingWith: 2) { make, lines in
      let other = make.text("other", "Other")
      make.label(other, from: lines.column(lines.fields.product.id), lines.count) { values, count in
        sum.add("made")
        let words = values.map { "\($0.row) \($0.value ?? "-")" }.joined(separator: ", ")
        return "\(count): \(words)"
      }
    }
    func label() -> String {
      order.form.field("other").flatMap { order.form.visibleIndex(of: $0) }
        .map { order.form.control(at: $0).label } ?? ""
    }
    #expect(label() == "2: 1 -, 2 -")
    order.form.choose(order.line.product.in(2), id: "tea")
    order.form.moveRow(2, to: 0, in: order.lines)
    #expect(label() == "2: 2 tea, 1 -")
    let before = sum.lines.count
    order.form.setText(order.line.note.in(1), "no matter")
    #expect(sum.lines.count == before, "another column is another matter")
    order.form.removeRow(2, from: order.lines)
    #expect(label() == "1: 1 -")
    order.form.undo()
    #expect(label() == "2: 2 tea, 1 -")
  }

  @Test func `rows may read what all rows chose`() throws {
    var make = FormBuilder()
    let people = make.rows("people", "Travellers", startingWith: 2) { row in
      (
        who: row.selector("who", "Who", DropdownSelector("", options: ["ann", "bo"])),
        lead: row.toggle("lead", "Lead")
      )
    }
    // Who travels alone leads nobody.
    make.show(people.fields.lead, when: people.count) { $0 > 1 }
    var form = try make.build()
    #expect(form.isVisible(people.fields.lead.in(1)))
    form.removeRow(2, from: people)
    #expect(!form.isVisible(people.fields.lead.in(1)))
    form.addRow(to: people)
    #expect(form.isVisible(people.fields.lead.in(1)))
    #expect(form.checkInvariants().isEmpty)
  }

  @Test func `a check within a row sees its row alone`() throws {
    var order = try OrderForm(startingWith: 2) { make, lines in
      let line = lines.fields
      make.validate([line.note], reading: line.gift, line.note) { isGift, note in
        isGift && note.isEmpty ? "Say for whom" : nil
      }
    }
    let line = order.line
    order.form.setOn(line.gift.in(2), true)
    #expect(order.form.checkFindings(of: line.note.in(1)).isEmpty)
    #expect(order.form.checkFindings(of: line.note.in(2)) == ["Say for whom"])
    #expect(order.form.submit().lines == ["lines/2/note refuses"])
    order.form.setText(line.note.in(2), "Ann")
    #expect(order.form.checkFindings(of: line.note.in(2)).isEmpty)
  }

  @Test func `a check of all rows names the rows`() throws {
    var order = try OrderForm(startingWith: 3) { make, lines in
      let line = lines.fields
      make.validateRows(line.gift, reading: lines.column(line.gift)) { gifts in
        // One gift an order.
        let rows = gifts.filter(\.value).map(\.row).dropFirst()
        return Dictionary(uniqueKeysWithValues: rows.map { ($0, "One gift is enough") })
      }
    }
    let line = order.line
    for row in [1, 3] as [RowID] { order.form.setOn(line.gift.in(row), true) }
    #expect(order.form.checkFindings(of: line.gift.in(1)).isEmpty)
    #expect(order.form.checkFindings(of: line.gift.in(3)) == ["One gift is enough"])
    #expect(order.form.submit().lines == ["lines/3/gift refuses"])
    order.form.moveRow(3, to: 0, in: order.lines)
    #expect(order.form.submit().lines == ["lines/1/gift refuses"])
    order.form.removeRow(1, from: order.lines)
    guard case .accepted(let fields) = order.form.submit() else {
      Issue.record("the form refuses")
      return
    }
    #expect(fields.map(\.id) == ["lines"])
    #expect(fields.first?.rows.map(\.id) == [3, 2])
    #expect(fields.first?.rows.first?.fields == [SubmittedField(id: "gift", value: .on(true))])
  }

  @Test func `a row tells why it is as it is`() throws {
    var order = try OrderForm(startingWith: 2)
    order.form.choose(order.line.product.in(2), id: "milk")
    let first = order.form.explain(order.line.size.in(1)).description
    #expect(first.contains("Size is blocked: Product has no value yet."))
    let second = order.form.explain(order.line.size.in(2)).description
    #expect(second.contains("Size has no options, since Product is \"milk\""))
    let graph = order.form.graph
    #expect(graph.text.contains("lines/*/size.options <- lines/*/product.value"))
    #expect(graph.text.contains("lines/*/size.options <- country.value"))
    #expect(
      graph.fields == [
        "country", "lines", "lines/*/product", "lines/*/size", "lines/*/gift",
        "lines/*/note", "total",
      ])
  }
}
