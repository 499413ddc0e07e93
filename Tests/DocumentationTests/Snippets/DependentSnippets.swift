import SelectorForms
import SelectorKit

extension Snippet {
  static let related: [Snippet] = [
    Snippet(name: "dependent", run: dependent), Snippet(name: "rules", run: rules),
    Snippet(name: "loaded", waiting: loaded), Snippet(name: "savedForm", run: savedForm),
    Snippet(name: "relation", run: relation), Snippet(name: "cycle", run: cycle),
    Snippet(name: "explained", run: explained), Snippet(name: "rows", run: rows),
  ]

  @Sendable static func dependent(print: Print) throws {
    // snippet: dependent
    let cities = ["France": ["Lille", "Lyon"], "Italy": ["Milan", "Turin"]]
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Country", options: ["France", "Italy"]))
    let city = make.selector(
      "city", "City", of: ValueOption<String>.self, dependingOn: country, label: \.value
    ) { country in
      (cities[country.value] ?? []).map { ValueOption($0) }
    }
    var form = try make.build()
    form.choose(country, id: "France")
    form.choose(city, id: "Lyon")
    form.choose(country, id: "Italy")
    print(form[city]?.value ?? "none")  // none
    form.choose(country, id: "France")
    print(form[city]?.value ?? "none")  // Lyon
    // end
  }

  @Sendable static func rules(print: Print) throws {
    // snippet: rules
    var make = FormBuilder()
    let gift = make.toggle("gift", "Gift")
    let paper = make.selector("paper", "Paper", DropdownSelector("Any", options: ["Red", "Gold"]))
    let note = make.text("note", "Note")
    make.show(paper, when: gift) { $0 }
    make.require(note, when: gift, paper) { isGift, paper in isGift && paper?.value == "Gold" }
    var form = try make.build()

    print(form.isVisible(paper))  // false
    form.setOn(gift, true)
    form.choose(paper, id: "Gold")
    print(form.submit())  // refused(["note"])
    // end
  }

  @Sendable static func rows(print: Print) throws {
    // snippet: rows
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Country", options: ["France", "Italy"]))
    let lines = make.rows("lines", "Order lines", row: "Line {}", startingWith: 1) { row in
      let product = row.selector(
        "product", "Product", DropdownSelector("Which?", options: ["Tea", "Coffee"]))
      let size = row.selector(
        "size", "Size", of: ValueOption<String>.self, dependingOn: product, country.id,
        label: \.value
      ) { product, country in
        let sizes = country == "Italy" ? ["small"] : ["small", "large"]
        return sizes.map { ValueOption("\(product.value), \($0)") }
      }
      return (product: product, size: size)
    }
    let bulk = make.toggle("bulk", "Bulk")
    make.show(bulk, when: lines.count) { $0 > 2 }
    make.requireUnique(lines.fields.product)
    var form = try make.build()

    form.choose(lines.fields.product.in(1), id: "Tea")
    form.choose(lines.fields.size.in(1), id: "Tea, large")
    print(form.copyRow(1, in: lines).changes)  // [lines added 2 (program)]
    print(form[row: 2, lines.fields.size]?.value ?? "none")  // Tea, large
    print(form.submit())  // refused(["lines/2/product"])
    form.removeRow(1, from: lines)
    print(form.rows(of: lines))  // [2]
    form.undo()
    print(form.rows(of: lines))  // [1, 2]
    // end
  }

  @Sendable static func relation(print: Print) throws {
    // snippet: relation
    struct Shirt: Hashable, Identifiable, Sendable {
      var id: Int
      var size: String
      var color: String
    }
    let stock = [
      Shirt(id: 1, size: "S", color: "Red"), Shirt(id: 2, size: "M", color: "Red"),
      Shirt(id: 3, size: "M", color: "Blue"), Shirt(id: 4, size: "L", color: "Blue"),
    ]
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: stock)
    let size = make.selector("size", "Size", of: shirts, column: \.size)
    let color = make.selector("color", "Colour", of: shirts, column: \.color)
    let found = make.results("found", "In stock", of: shirts) { "\($0.color) \($0.size)" }
    var form = try make.build()

    form.choose(size, id: "M")
    print(form.optionCounts(of: color).map { "\($0.id) \($0.count)" })  // ["Red 1", "Blue 1"]
    form.choose(color, id: "Blue")
    print(form.resultCounts(of: found).shown)  // 1
    form.choose(size, id: "S")
    print(form[color]?.value ?? "none")  // none
    form.choose(size, id: "L")
    print(form[color]?.value ?? "none")  // Blue
    // end
  }

  struct Service: Sendable {
    func cities(in country: String) async throws -> [ValueOption<String>] {
      [ValueOption("Lille"), ValueOption("Lyon")]
    }
  }

  @Sendable static func loaded(print: Print) async throws {
    let service = Service()
    // snippet: loaded
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Country", options: ["France", "Italy"]))
    let city = make.selector(
      "city", "City", of: ValueOption<String>.self, dependingOn: country, label: \.value,
      debounce: .milliseconds(300)
    ) { country in
      try await service.cities(in: country.value)
    }
    var form = try make.build()

    form.choose(country, id: "France")
    form.choose(city, id: "Lyon")
    form.advance(to: form.now.advanced(by: .milliseconds(300)))
    for case .start(let request) in form.takeCommands() {
      form.deliver(await request.perform())
    }
    print(form[city]?.value ?? "none")  // Lyon
    // end
  }

  @Sendable static func savedForm(print: Print) throws {
    // snippet: savedForm
    func makeForm() throws -> (Form, FieldKey<ValueOption<String>>) {
      var make = FormBuilder()
      let size = make.selector("size", "Size", DropdownSelector("Any", options: ["S", "M"]))
      return (try make.build(), size)
    }
    var (form, size) = try makeForm()
    form.choose(size, id: "M")
    let saved = form.save()

    (form, size) = try makeForm()
    try form.restore(saved)
    print(form[size]?.value ?? "none")  // M
    // end
  }

  @Sendable static func cycle(print: Print) {
    // snippet: cycle
    var make = FormBuilder()
    let left = make.toggle("left", "Left")
    let right = make.toggle("right", "Right")
    make.show(left, when: right) { $0 }
    make.show(right, when: left) { $0 }
    do {
      _ = try make.build()
    } catch {
      print(error)
    }
    // end
  }

  @Sendable static func explained(print: Print) throws {
    // snippet: explained
    var make = FormBuilder()
    let gift = make.toggle("gift", "Gift")
    let note = make.text("note", "Note")
    make.show(note, when: gift) { $0 }
    let form = try make.build()
    print(form.explain(note))
    // end
  }
}
