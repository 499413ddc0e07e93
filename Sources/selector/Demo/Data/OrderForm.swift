internal import SelectorForms
internal import SelectorKit

/// An order with lines: the sizes of a line follow from its product and from where it is sent.
struct OrderForm {
  let form: Form
  let country: FieldKey<ValueOption<String>>
  let lines: RowsKey<Line>
  var line: Line { lines.fields }

  /// The keys of the fields of a line.
  struct Line: Sendable {
    let product: FieldKey<ValueOption<String>>
    let size: FieldKey<ValueOption<String>>
    let gift: ToggleFieldKey
  }

  private static let sizes = [
    "Tea": ["50 g", "100 g", "1 kg"], "Coffee": ["250 g", "1 kg"], "Cup": ["small", "large"],
  ]

  init() throws(FormErrors) {
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Where to?", options: ["France", "Iceland"]))
    lines = make.rows(
      "lines", "Order lines", row: "Line {}", startingWith: 1, isRequired: true, maximum: 20
    ) { row in
      let product = row.selector(
        "product", "Product", DropdownSelector("Which?", options: ["Tea", "Coffee", "Cup"]))
      let size = row.selector(
        "size", "Size", of: ValueOption<String>.self, dependingOn: product, country.id,
        label: \.label
      ) { product, country in
        let sizes = Self.sizes[product.value] ?? []
        // What weighs a kilo goes no further than the mainland.
        return sizes.filter { country != "Iceland" || $0 != "1 kg" }.map { ValueOption($0) }
      }
      return Line(product: product, size: size, gift: row.toggle("gift", "Gift"))
    }
    self.country = country
    let paper = make.selector(
      "paper", "Paper", DropdownSelector("Which?", options: ["Red", "Gold"]))
    make.show(paper, when: lines.column(lines.fields.gift)) { $0.contains(where: \.value) }
    make.requireUnique(lines.fields.size)
    form = try make.build()
  }
}
