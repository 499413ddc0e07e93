import SelectorForms
import SelectorKit

/// An order with lines: a size depends on the product of its line and on the country of the order.
struct OrderForm {
  /// The keys of the fields of a line.
  struct Line: Sendable {
    let product: FieldKey<ValueOption<String>>
    let size: FieldKey<ValueOption<String>>
    let gift: ToggleFieldKey
    let note: TextFieldKey
  }

  static let countries = ["fr", "de"]
  static let products = ["tea", "coffee", "milk"]

  /// The sizes of a product in a country, of which milk has none.
  static func sizes(of product: String, in country: String?) -> [String] {
    guard product != "milk" else { return [] }
    return country == "de" ? ["\(product) s", "\(product) xl"] : ["\(product) s", "\(product) l"]
  }

  var form: Form
  let country: FieldKey<ValueOption<String>>
  let lines: RowsKey<Line>
  let total: TextFieldKey

  var line: Line { lines.fields }
  var rows: [Int] { form.rows(of: lines).map(\.number) }

  init(
    startingWith count: Int = 0, isRequired: Bool = false, minimum: Int = 0, maximum: Int? = nil,
    _ change: (inout FormBuilder, RowsKey<Line>) -> Void = { _, _ in }
  ) throws {
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Any", options: Self.countries))
    lines = make.rows(
      "lines", "Order lines", row: "Line {}", startingWith: count, isRequired: isRequired,
      minimum: minimum, maximum: maximum
    ) { row in
      let product = row.selector(
        "product", "Product", DropdownSelector("Which?", options: Self.products))
      let size = row.selector(
        "size", "Size", of: ValueOption<String>.self, dependingOn: product, country.id,
        label: \.label
      ) { product, country in
        Self.sizes(of: product.value, in: country).map { ValueOption($0) }
      }
      return Line(
        product: product, size: size, gift: row.toggle("gift", "Gift"),
        note: row.text("note", "Note"))
    }
    self.country = country
    total = make.text("total", "Total")
    change(&make, lines)
    form = try make.build()
  }

  /// What stands in the form now, a line a field: those of rows are named by their rows.
  var words: [String] {
    form.fields.compactMap { id in
      guard let key = form.field(id) else { return nil }
      return "\(id) \(form.value(of: key))"
    }
  }
}

extension RowInsertion {
  /// The row; one that was not added is none that a form has.
  var added: RowID { row ?? 0 }
}
