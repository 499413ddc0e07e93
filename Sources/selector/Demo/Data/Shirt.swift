internal import SelectorForms
internal import SelectorKit

/// A T-shirt that is made: of 4 sizes, 5 colours and 3 materials 11 combinations exist.
struct Shirt: Hashable, Identifiable, Sendable {
  var size: String
  var color: String
  var material: String

  var id: String { "\(size) \(color) \(material)" }

  static let all: [Shirt] = [
    Shirt(size: "S", color: "White", material: "Cotton"),
    Shirt(size: "S", color: "Red", material: "Cotton"),
    Shirt(size: "M", color: "White", material: "Cotton"),
    Shirt(size: "M", color: "White", material: "Linen"),
    Shirt(size: "M", color: "Blue", material: "Cotton"),
    Shirt(size: "M", color: "Green", material: "Wool"),
    Shirt(size: "L", color: "White", material: "Linen"),
    Shirt(size: "L", color: "Blue", material: "Cotton"),
    Shirt(size: "L", color: "Black", material: "Wool"),
    Shirt(size: "XL", color: "Black", material: "Wool"),
    Shirt(size: "XL", color: "Black", material: "Cotton"),
  ]
}

/// A form for one T-shirt, filled in in any order.
struct ShirtForm {
  let form: Form
  let size: FieldKey<ColumnOption<String>>
  let color: FieldKey<ColumnOption<String>>
  let material: FieldKey<ColumnOption<String>>

  init(emptyOptions: EmptyOptionPolicy = .hide) throws(FormErrors) {
    var make = FormBuilder()
    let shirts = make.relation("shirts", rows: Shirt.all, emptyOptions: emptyOptions)
    size = make.selector("size", "Size", of: shirts, column: \.size, placeholder: "Any")
    color = make.selector("color", "Colour", of: shirts, column: \.color, placeholder: "Any")
    material = make.selector(
      "material", "Material", of: shirts, column: \.material, placeholder: "Any")
    let made = make.results("made", "Made", of: shirts, label: \.id)
    make.configure(made) { $0.rows = 3 }
    form = try make.build()
  }
}
