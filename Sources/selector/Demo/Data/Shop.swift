internal import SelectorForms
internal import SelectorKit

/// What a shop sells.
struct Product: Hashable, Identifiable, Sendable {
  enum Category: String, SelectableCase {
    case electronics = "Electronics"
    case wearables = "Wearables"
    case accessories = "Accessories"
  }

  var id: Int
  var name: String
  var category: Category
  /// The price in whole dollars.
  var price: Int
  var isInStock: Bool

  init(_ id: Int, _ name: String, _ category: Category, _ price: Int, isInStock: Bool = true) {
    self.id = id
    self.name = name
    self.category = category
    self.price = price
    self.isInStock = isInStock
  }

  static var all: [Product] {
    [
      Product(1, "Laptop Pro", .electronics, 1299),
      Product(2, "Smart Watch", .wearables, 199),
      Product(3, "Watch Strap", .accessories, 19),
      Product(4, "Fitness Band", .wearables, 49, isInStock: false),
      Product(5, "Headphones", .electronics, 149),
      Product(6, "USB-C Cable", .accessories, 9, isInStock: false),
    ]
  }

  /// What a server answers to a query.
  static func search(_ query: String) -> [Product] {
    all.filter { query.isEmpty || $0.name.lowercased().contains(query.lowercased()) }
  }
}

/// A product list: a server narrows it by a query, a category and a switch narrow what came.
struct Shop {
  let form: Form
  let query: TextFieldKey
  let category: FieldKey<Product.Category>
  let stock: ToggleFieldKey
  let products: ResultsFieldKey<Product>

  init(detail: @escaping @Sendable (Product) -> String) throws(FormErrors) {
    var make = FormBuilder()
    query = make.text("query", "Search", placeholder: "Search products…")
    category = make.selector("category", "Category", DropdownSelector("All"))
    stock = make.toggle("stock", "Stock", text: "In Stock Only")
    products = make.results(
      "products", "Products", rows: [],
      presentation: OptionPresentation(label: { $0.name }, detail: detail))
    make.configure(products) {
      $0.strings.outOf = "{} of {} products"
      $0.strings.outOfOne = "{} of {} product"
    }
    make.load(products, for: query, policy: LoadPolicy(debounce: .milliseconds(300))) { query in
      Product.search(query)
    }
    make.filter(products, by: category, stock) { product, category, isInStockOnly in
      (category == nil || product.category == category) && (product.isInStock || !isInStockOnly)
    }
    form = try make.build()
  }
}
