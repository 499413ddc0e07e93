import SelectorForms
import SelectorKit
import SelectorText

extension Runner {
  /// Rows of five fields: what an edit in one costs, by how many there are.
  mutating func rows() {
    let counts = [10, 1_000, 10_000]
    compare(
      "Rows of five fields, by how many there are", columns: counts.map { Figures.count($0) },
      rows: [
        Row(
          "an edit that two fields of its row follow", sizes: counts,
          state: { Swaying(Order(rows: $0)) }
        ) {
          $0.control.chooseProduct($0.turn())
        },
        Row("a letter into a text", sizes: counts, state: { Swaying(Order(rows: $0)) }) {
          $0.control.type($0.turn())
        },
        Row(
          "the value that no two rows may share", sizes: counts, state: { Swaying(Order(rows: $0)) }
        ) {
          $0.control.chooseCode($0.turn())
        },
        Row("Tab and Shift+Tab", sizes: counts, state: { Swaying(Order(rows: $0)) }) {
          $0.control.tab($0.turn())
        },
        Row(
          "a row added and taken back", sizes: counts, isLimited: false,
          state: { Swaying(Order(rows: $0)) }
        ) {
          $0.control.add($0.turn())
        },
        Row(
          "a row moved up and down", sizes: counts, isLimited: false,
          state: { Swaying(Order(rows: $0)) }
        ) {
          $0.control.move($0.turn())
        },
        Row(
          "a field of the form that all rows follow", sizes: counts, isLimited: false,
          state: { Swaying(Order(rows: $0)) }
        ) {
          $0.control.chooseCountry($0.turn())
        },
        Row("submitting", sizes: counts, isLimited: false, state: { Swaying(Order(rows: $0)) }) {
          consume($0.control.submit())
        },
      ])
  }
}

/// An order with lines of five fields.
private struct Order {
  private typealias Word = ValueOption<String>

  private struct Line: Sendable {
    let product: FieldKey<Word>
    let size: FieldKey<Word>
    let code: FieldKey<ValueOption<Int>>
    let gift: ToggleFieldKey
    let note: TextFieldKey
  }

  private var form: Form
  private let country: FieldKey<Word>
  private let lines: RowsKey<Line>
  private let middle: RowID

  init(rows count: Int) {
    var make = FormBuilder()
    let country = make.selector("country", "Country", DropdownSelector("", options: ["fr", "de"]))
    lines = make.rows("lines", "Lines", startingWith: count) { row in
      let product = row.selector(
        "product", "Product", DropdownSelector("", options: ["tea", "coffee"]))
      let size = row.selector(
        "size", "Size", of: Word.self, dependingOn: product, country.id, label: \.value
      ) { product, country in
        ["s", "m", "l"].map { ValueOption("\(product.value) \($0) \(country ?? "")") }
      }
      let gift = row.toggle("gift", "Gift")
      row.show(gift, when: product) { $0?.value == "tea" }
      let code = row.selector(
        "code", "Code", DropdownSelector("", options: Array(0..<20)))
      return Line(
        product: product, size: size, code: code, gift: gift, note: row.text("note", "Note"))
    }
    make.requireUnique(lines.fields.code)
    self.country = country
    middle = RowID(count / 2 + 1)
    do {
      form = try make.build()
    } catch {
      fatalError("a form of the benchmark is wrong: \(error)")
    }
    form.focus(lines.fields.product.in(middle))
  }

  mutating func chooseProduct(_ isForth: Bool) {
    consume(form.choose(lines.fields.product.in(middle), id: isForth ? "tea" : "coffee").count)
  }

  mutating func chooseCode(_ isForth: Bool) {
    consume(form.choose(lines.fields.code.in(middle), id: isForth ? 1 : 2).count)
  }

  mutating func chooseCountry(_ isForth: Bool) {
    consume(form.choose(country, id: isForth ? "fr" : "de").count)
  }

  mutating func type(_ isForth: Bool) {
    consume(form.setText(lines.fields.note.in(middle), isForth ? "a" : "b").count)
  }

  mutating func tab(_ isForth: Bool) {
    consume(form.press(KeyPress(.tab, isForth ? [] : [.shift])).count)
  }

  mutating func add(_ isForth: Bool) {
    consume(isForth ? form.addRow(to: lines).changes.count : form.undo().count)
  }

  mutating func move(_ isForth: Bool) {
    consume(form.moveRow(middle, to: isForth ? 0 : 5, in: lines).count)
  }

  mutating func submit() -> Int {
    if case .refused(let fields) = form.submit() { return fields.count }
    return 0
  }
}
