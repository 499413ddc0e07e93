import SelectorKit
import Testing

@testable import SelectorForms

/// Rows come, go, move and are copied; everything else of a form goes on.
@Suite struct RowsTests {
  @Test func `a key names the field of one row`() throws {
    var order = try OrderForm(startingWith: 2)
    let line = order.line
    #expect(line.product.fieldID == "lines/*/product")
    #expect(line.product.in(2).fieldID == "lines/2/product")
    let changes = order.form.choose(line.product.in(2), id: "tea")
    #expect(changes.lines == ["lines/2/product chose tea (program)"])
    #expect(order.form[row: 2, line.product]?.value == "tea")
    #expect(order.form[row: 1, line.product] == nil)
    #expect(order.form[line.product.in(2)]?.value == "tea")
  }

  @Test func `a row whose number is still to be given out breaks a rule`() throws {
    var order = try OrderForm(startingWith: 2)
    #expect(order.form.checkInvariants() == [])
    order.form.values.rows.groups[0].next = 2
    #expect(order.form.checkInvariants() == ["lines: a row has a number of the future"])
  }

  @Test func `the key of a row that is not there, or of no row, does nothing`() throws {
    var order = try OrderForm(startingWith: 1)
    let before = order.words
    let line = order.line
    for key in [line.product, line.product.in(7), line.product.in(0), order.country.in(1)] {
      #expect(order.form.choose(key, id: "tea").isEmpty)
      #expect(order.form.open(key).isEmpty)
      #expect(order.form.focus(key).isEmpty)
      #expect(order.form[key] == nil)
      #expect(order.form.control(of: key) == nil)
      #expect(order.form.explain(key).facts.isEmpty)
    }
    #expect(order.form.removeRow(7, from: order.lines).isEmpty)
    #expect(order.form.moveRow(-1, to: 0, in: order.lines).isEmpty)
    #expect(order.form.copyRow(7, in: order.lines).row == nil)
    let other = try OrderForm(startingWith: 1)
    #expect(order.form.addRow(to: other.lines).row == nil)
    #expect(order.form.rows(of: other.lines).isEmpty)
    #expect(order.words == before)
    #expect(!order.form.canUndo)
  }

  @Test(
    arguments: [
      (nil, [1, 2, 3]), (0, [3, 1, 2]), (1, [1, 3, 2]), (2, [1, 2, 3]), (99, [1, 2, 3]),
      (-5, [3, 1, 2]),
    ] as [(Int?, [Int])])
  func `a row is added at a position`(position: Int?, rows: [Int]) throws {
    var order = try OrderForm(startingWith: 2)
    #expect(order.form.addRow(to: order.lines, at: position).row == 3)
    #expect(order.rows == rows)
    #expect(order.form.checkInvariants().isEmpty)
  }

  @Test(arguments: [
    (0, [1, 2, 3]), (1, [2, 1, 3]), (2, [2, 3, 1]), (99, [2, 3, 1]), (-1, [1, 2, 3]),
  ])
  func `a row is moved to a position`(position: Int, rows: [Int]) throws {
    var order = try OrderForm(startingWith: 3)
    let changes = order.form.moveRow(1, to: position, in: order.lines)
    #expect(order.rows == rows)
    #expect(changes.isEmpty == (rows == [1, 2, 3]))
    #expect(order.form.canUndo == !changes.isEmpty)
    #expect(order.form.checkInvariants().isEmpty)
  }

  @Test func `no more rows than there may be`() throws {
    var order = try OrderForm(startingWith: 2, maximum: 2)
    #expect(order.form.addRow(to: order.lines).row == nil)
    #expect(order.form.copyRow(1, in: order.lines).changes.isEmpty)
    #expect(!order.form.canUndo)
    order.form.removeRow(1, from: order.lines)
    #expect(order.form.addRow(to: order.lines).row == 3)
  }

  @Test func `a user adds and removes only where the group can be used`() throws {
    var order = try OrderForm(startingWith: 1)
    order.form.setDisabled(order.lines, true)
    #expect(order.form.addRow(to: order.lines, reason: .pointer).row == nil)
    #expect(order.form.removeRow(1, from: order.lines, reason: .keyboard).isEmpty)
    #expect(!order.form.isEnabled(order.line.product.in(1)))
    #expect(order.form.addRow(to: order.lines).row == 2)
    #expect(!order.form.isEnabled(order.line.product.in(2)))
    order.form.setDisabled(order.lines, false)
    #expect(order.form.isEnabled(order.line.product.in(2)))
    #expect(!order.form.isTouched(order.lines))
    #expect(
      order.form.removeRow(2, from: order.lines, reason: .keyboard).lines == [
        "lines removed 2 (keyboard)"
      ])
    #expect(order.form.isTouched(order.lines))
    #expect(!order.form.isDirty(order.lines), "the rows are those of the start again")
    order.form.addRow(to: order.lines, reason: .keyboard)
    #expect(order.form.isDirty(order.lines))
  }

  @Test func `steps that nobody can take again give their rows up`() throws {
    var order = try OrderForm()
    for number in 1...50 {
      #expect(order.form.addRow(to: order.lines).row == RowID(number))
      order.form.choose(order.line.product.in(RowID(number)), id: "tea")
      order.form.undo()
      order.form.undo()
    }
    let row = order.form.addRow(to: order.lines).added
    #expect(row == 51)
    #expect(order.form[row: row, order.line.product] == nil)
    #expect(order.form.checkInvariants().isEmpty)
  }

  @Test func `a copy is a row of its own, with what the program said of its fields`() throws {
    var order = try OrderForm(startingWith: 1)
    let line = order.line
    order.form.choose(line.product.in(1), id: "tea")
    order.form.setOptions(line.size.in(1), OptionList([ValueOption("huge")]))
    order.form.setDisabled(line.gift.in(1), true)
    order.form.choose(line.size.in(1), id: "huge")
    order.form.open(line.product.in(1))
    let copy = order.form.copyRow(1, in: order.lines).added
    #expect(order.form.openFieldIDs == ["lines/1/product"])
    #expect(order.form[row: copy, line.size]?.value == "huge")
    #expect(!order.form.isEnabled(line.gift.in(copy)))
    order.form.choose(line.product.in(1), id: "coffee")
    #expect(order.form[row: copy, line.product]?.value == "tea")
    #expect(order.form.checkInvariants().isEmpty)
  }

  @Test func `a new row shows defaults and reports itself alone`() throws {
    var make = FormBuilder()
    let lines = make.rows("lines", "Lines") { row in
      row.selector("a", "A", DropdownSelector("", options: ["x", "y"], default: .first))
    }
    var form = try make.build()
    let added = form.addRow(to: lines)
    #expect(added.changes.lines == ["lines added 1 (program)"])
    #expect(form[row: added.added, lines.fields]?.value == "x")
    #expect(!form.isDirty(lines.fields.in(added.added)))
  }

  @Test func `a default without a ground holds in rows that come later`() throws {
    var make = FormBuilder()
    let lines = make.rows("lines", "Lines") { row in
      let key = row.selector("a", "A", DropdownSelector("", options: ["x", "y"]))
      row.initialChoice(key) { .id("y") }
      return key
    }
    var form = try make.build()
    let row = form.addRow(to: lines).added
    #expect(form[row: row, lines.fields]?.value == "y")
  }

  @Test func `a form is one value, rows included`() throws {
    var order = try OrderForm(startingWith: 1)
    let copy = order.form
    order.form.addRow(to: order.lines)
    order.form.choose(order.line.product.in(1), id: "tea")
    #expect(copy.rows(of: order.lines) == [1])
    #expect(copy[row: 1, order.line.product] == nil)
  }

  @Test func `the description names rows in their order`() throws {
    var order = try OrderForm(startingWith: 2)
    order.form.moveRow(2, to: 0, in: order.lines)
    order.form.choose(order.line.product.in(2), id: "tea")
    #expect(
      order.form.description.contains(
        "lines 2, 1, lines/2/product \"tea\", lines/2/size –, lines/2/gift off, lines/2/note –, "
          + "lines/1/product –"))
    #expect(order.form.fields.prefix(3) == ["country", "lines", "lines/2/product"])
  }
}
