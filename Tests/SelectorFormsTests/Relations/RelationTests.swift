import SelectorForms
import SelectorKit
import Testing

/// Relations beside the rest of a form: rules that read their fields, defaults by rules, counts in lists.
@Suite struct RelationTests {
  typealias Shirt = RelationFaultTests.Shirt

  /// Size and colour of three shirts.
  private struct Stock {
    var make = FormBuilder()
    let shirts: RelationKey<Shirt>
    let size: FieldKey<ColumnOption<String>>
    let color: FieldKey<ColumnOption<String>>

    init(emptyOptions: EmptyOptionPolicy = .hide) {
      shirts = make.relation("shirts", rows: Shirt.all, emptyOptions: emptyOptions)
      size = make.selector("size", "Size", of: shirts, column: \.size)
      color = make.selector("color", "Colour", of: shirts, column: \.color)
    }
  }

  @Test func `rules read the fields of a relation like any other`() throws {
    var stock = Stock()
    let note = stock.make.text("note", "Note")
    stock.make.show(note, when: stock.size) { $0?.value == "S" }
    let shop = stock.make.selector("shop", "Shop", options: [Shirt](), label: \.size)
    stock.make.derive(shop, from: stock.color) { color in
      Shirt.all.filter { $0.color == color.value }
    }
    var form = try stock.make.build()
    #expect(form.status(of: shop) == .blocked(by: "Colour"))
    form.choose(stock.size, id: "S")
    #expect(form.isVisible(note))
    let changes = form.choose(stock.color, id: "Blue")
    #expect(!form.isVisible(note))
    #expect(form.control(of: shop)?.options.array.map(\.id) == [3])
    #expect(
      changes.lines == ["color chose Blue (program)", "size value cleared (optionsChanged)"])
  }

  @Test func `a default by a rule narrows the others and moves with what it reads`() throws {
    var stock = Stock()
    let small = stock.make.toggle("small", "Small")
    stock.make.initialChoice(stock.size, from: small) { $0 ? .id("S") : .none }
    var form = try stock.make.build()
    #expect(form[stock.size] == nil && form.optionCount(of: "Blue", in: stock.color) == 1)
    let changes = form.setOn(small, true)
    #expect(changes.lines == ["small on (program)", "size value S (optionsChanged)"])
    #expect(form.optionCount(of: "Blue", in: stock.color) == 0)
    form.choose(stock.color, id: "Blue")
    #expect(form[stock.size] == nil)
    form.setOn(small, false)
    form.clear(stock.color)
    #expect(form[stock.size] == nil)
    #expect(form.graph.text.contains("size.default <- small.value"))
  }

  @Test func `rows may be narrowed by a choice of the relation itself`() throws {
    var stock = Stock()
    stock.make.narrow(stock.shirts, by: stock.size.choice) { $1 == nil || $0.size == $1 }
    var form = try stock.make.build()
    form.choose(stock.size, id: "S")
    form.choose(stock.color, id: "Blue")
    // The choice S narrows what is listed, but no longer what is kept.
    #expect(form[stock.size] == nil && form[stock.color]?.value == "Blue")
    #expect(form.optionCounts(of: stock.color).map(\.count) == [1, 0])
  }

  @Test func `rows are not narrowed by a choice that is forgotten`() {
    var stock = Stock()
    stock.make.narrow(stock.shirts, by: stock.size.choice) { $1 == nil || $0.size == $1 }
    stock.make.configure(stock.size) { $0.missing = .clear }
    let error = #expect(throws: FormErrors.self) { try stock.make.build() }
    #expect(error?.errors == [.choiceIsForgotten(field: "size", reader: "shirts")])
  }

  @Test func `a field that keeps its value may be shown by another of its relation`() throws {
    var stock = Stock()
    stock.make.show(stock.color, onHidden: .keep, when: stock.size) { $0 != nil }
    var form = try stock.make.build()
    #expect(!form.isVisible(stock.color))
    form.choose(stock.color, id: "Blue")
    #expect(form.optionCounts(of: stock.size).map(\.count) == [0, 1])
    form.choose(stock.size, id: "M")
    #expect(form.isVisible(stock.color) && form[stock.color]?.value == "Blue")
    form.choose(stock.size, id: "S")
    #expect(form.isVisible(stock.color) && form[stock.color] == nil)
  }

  @Test func `counts stand behind labels where the form says so`() throws {
    var stock = Stock(emptyOptions: .keep)
    stock.make.showCounts(of: stock.shirts)
    var form = try stock.make.build()
    form.choose(stock.size, id: "S")
    form.open(stock.color)
    #expect(form.list(at: 1, lines: 9)?.rows.map(\.detail) == ["1", "0"])
    #expect(form.list(at: 1, lines: 9)?.rows.map(\.label) == ["Red", "Blue"])
    let other = Stock()
    var plain = try other.make.build()
    plain.open(other.size)
    #expect(plain.list(at: 0, lines: 9)?.rows.map(\.detail) == [nil, nil])
  }

  @Test func `choosing again what holds is no change and no step`() throws {
    let stock = Stock()
    var form = try stock.make.build()
    form.choose(stock.size, id: "S")
    let before = form.transactionCount
    #expect(form.choose(stock.size, id: "S").isEmpty)
    #expect(form.transactionCount == before + 1 && form.canUndo)
    form.undo()
    #expect(!form.canUndo)
  }
}
