import SelectorForms
import SelectorKit
import Testing

/// Relations that make no sense, or are very large: clear errors, no trap, nothing lost.
@Suite struct RelationFaultTests {
  struct Shirt: Hashable, Identifiable, Sendable {
    var id: Int
    var size: String
    var color: String
    var note: String?

    static let all = [
      Shirt(id: 1, size: "S", color: "Red"), Shirt(id: 2, size: "M", color: "Red"),
      Shirt(id: 3, size: "M", color: "Blue"),
    ]
  }

  private func errors(of make: consuming FormBuilder) -> [FormError] {
    do {
      _ = try make.build()
      return []
    } catch {
      return error.errors
    }
  }

  // MARK: Declaring

  @Test func `every fault of a declared relation is named at once, with what to do`() {
    var other = FormBuilder()
    let strange = other.relation("strange", rows: Shirt.all)
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: Shirt.all)
    let size = make.combobox("size", "Size", of: shirts, column: \.size)
    make.configure(size) { $0.allowsCustomText = true }
    let color = make.selector("color", "Colour", of: shirts, column: \.color)
    make.configure(color) { $0.missing = .rememberPerParent }
    let note = make.selector("note", "Note", of: shirts, column: \.note)
    make.derive(note) { [] }
    _ = make.selector("lost", "Lost", of: strange, column: \.size)
    let found = errors(of: make)
    #expect(
      Set(found) == [
        .customTextInRelation(field: "size", relation: "shirts"),
        .memoryInRelation(field: "color", relation: "shirts"),
        .optionsOfRelation(field: "note", relation: "shirts"),
        .columnWithoutValues(field: "note", relation: "shirts"),
        .keyOfAnotherForm(field: "strange"),
      ])
    for words in found.map(\.description) {
      #expect(words.contains(": "), "says what to do: \(words)")
    }
  }

  @Test func `a field that is shown by another of its relation waits for itself`() {
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: Shirt.all)
    let size = make.selector("size", "Size", of: shirts, column: \.size)
    let color = make.selector("color", "Colour", of: shirts, column: \.color)
    make.show(color, when: size) { $0 != nil }
    #expect(
      errors(of: make) == [
        .cycle(
          "size.options <- shirts.rows <- color.visible <- size.value <- size.options")
      ])
  }

  @Test func `fault 36: columns that exclude each other's values are no cycle`() throws {
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: Shirt.all)
    let size = make.selector("size", "Size", of: shirts, column: \.size)
    let color = make.selector("color", "Colour", of: shirts, column: \.color)
    var form = try make.build()
    form.choose(size, id: "S")
    form.choose(color, id: "Blue")
    #expect(form[size] == nil && form[color]?.value == "Blue")
    form.choose(size, id: "S")
    #expect(form[size]?.value == "S" && form[color] == nil)
    #expect(form.transactionCount == 3)
  }

  @Test func `fault 37: fields of two relations that narrow each other are refused by name`() {
    var make = FormBuilder()
    let left = make.relation("left", rows: Shirt.all)
    let right = make.relation("right", rows: Shirt.all)
    let size = make.selector("size", "Size", of: left, column: \.size)
    let color = make.selector("color", "Colour", of: right, column: \.color)
    make.narrow(left, by: color) { shirt, color in color == nil || shirt.color == color?.value }
    make.narrow(right, by: size) { shirt, size in size == nil || shirt.size == size?.value }
    let found = errors(of: make)
    #expect(found.count == 1)
    #expect(
      found.first?.description.contains(
        "size.options <- left.rows <- color.value <- color.options <- right.rows <- size.value")
        == true)
  }

  // MARK: Using

  @Test func `a table without rows gives no options and keeps what is chosen`() throws {
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: [Shirt](), emptyOptions: .disable)
    let size = make.selector("size", "Size", of: shirts, column: \.size, default: .only)
    let found = make.results("found", "Found", of: shirts, label: \.size)
    var form = try make.build()
    #expect(form.control(of: size)?.options.isEmpty == true)
    form.choose(size, id: "M")
    form.open(size)
    #expect(form[size] == nil && form.chosen(of: size) == .option(OptionID("M")))
    #expect(form.list(at: 0, lines: 3)?.content == .empty)
    #expect(form.optionCounts(of: size).isEmpty && form.optionCount(of: "M", in: size) == 0)
    #expect(form.resultCounts(of: found).total == 0 && form[found].isEmpty)
    #expect("\(form.explain(size))".contains("the choice \"M\" is not among its options"))
  }

  @Test func `a choice that no row has is kept, and gives way to nothing`() throws {
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: Shirt.all)
    let size = make.selector("size", "Size", of: shirts, column: \.size)
    let color = make.selector("color", "Colour", of: shirts, column: \.color)
    var form = try make.build()
    form.choose(color, id: "Blue")
    form.choose(size, id: "XXL")
    #expect(form[color]?.value == "Blue" && form[size] == nil)
    #expect(form.optionCount(of: "XXL", in: size) == 0)
    var restored = form
    let report = try restored.restore(form.save())
    #expect(report["size"] == .missing(ids: [.text("XXL")]))
    #expect(report["color"] == .restored)
    #expect(restored.save() == form.save())
  }

  @Test func `a field says to which choices its own gives way`() throws {
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: Shirt.all)
    let size = make.selector("size", "Size", of: shirts, column: \.size)
    let color = make.selector("color", "Colour", of: shirts, column: \.color)
    var form = try make.build()
    form.choose(size, id: "S")
    form.choose(color, id: "Blue")
    #expect(
      "\(form.explain(size))".hasPrefix(
        "Size: the choice \"S\" gives way: no row has it where Colour is \"Blue\"."))
    #expect(
      form.graph.text
        == "size.relation <- color.choice\ncolor.relation <- size.choice")
  }

  @Test func `the program cannot replace the options of a relation's field`() throws {
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: Shirt.all)
    let size = make.selector("size", "Size", of: shirts, column: \.size)
    var form = try make.build()
    let ids = form.control(of: size)?.options.array.map(\.id)
    for changes in [form.setOptions(size, []), form.appendOptions(size, [])] {
      #expect(changes.map(\.event) == [.selector(.refused(nil, .derivedOptions))])
    }
    #expect(form.control(of: size)?.options.array.map(\.id) == ids)
  }

  @Test func `saved data may order choices as it likes, or not at all`() throws {
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: Shirt.all)
    let size = make.selector("size", "Size", of: shirts, column: \.size)
    let color = make.selector("color", "Colour", of: shirts, column: \.color)
    var form = try make.build()
    func saved(_ first: Int?, _ second: Int?) -> SavedForm {
      SavedForm(fields: [
        "size": SavedField(content: .option(.text("S")), edit: first),
        "color": SavedField(content: .option(.text("Blue")), edit: second),
      ])
    }
    try form.restore(saved(1, 2))
    #expect(form[size] == nil && form[color]?.value == "Blue")
    try form.restore(saved(.max, .min))
    #expect(form[size]?.value == "S" && form[color] == nil)
    try form.restore(saved(nil, nil))
    #expect(form[size]?.value == "S")
    form.choose(color, id: "Blue")
    #expect(form[size] == nil && form[color]?.value == "Blue")
  }

  @Test func `a hundred thousand values are counted, searched and chosen`() throws {
    var make = FormBuilder()
    let rows = make.relation("rows", rows: Array(0..<100_000))
    let own = make.selector("own", "Own", of: rows) { (row: Int) -> Int? in row }
    let tenth = make.multi("tenth", "Tenth", of: rows) { (row: Int) -> Int? in row % 10 }
    make.configure(own) { $0.search = .substring }
    var form = try make.build()
    form.choose(tenth, ids: [3, 4])
    #expect(form.control(of: own)?.options.count == 20_000)
    form.choose(own, id: 99_999)
    #expect(form[own]?.value == 99_999 && form[tenth].isEmpty)
    form.choose(tenth, ids: [9])
    #expect(form[own]?.value == 99_999 && form.optionCount(of: 9, in: tenth) == 1)
    #expect(form.checkInvariants().isEmpty)
  }
}
