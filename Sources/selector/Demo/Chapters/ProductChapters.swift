internal import SelectorForms
internal import SelectorKit

extension Chapter {
  /// Products under a query and filters; the server's answers come by hand, at the instants told.
  static var products: [Chapter] {
    [
      productScreen, productFilters, productDebounce, productLateAnswers, productsEmpty,
      productsFailed,
    ]
  }

  // S69: prices are whole numbers, so nothing is rounded.
  private static var productScreen: Chapter {
    let answers = "S43 S44 S45 S46 S51 S52 S53 S54 S55 S56 S60 S65 S67 S69 S70 S71 S72"
    return Chapter(answers, "A product list: loading first, with filters that can be used") {
      let shop = try Shop { product in
        let state = product.isInStock ? "  ✓ in stock" : "Out of Stock"
        return "$\(product.price) • \(product.category.rawValue)   \(state)"
      }
      var camera = Camera(shop.form, columns: 76)
      camera.act("at 0 ms, \(requests(shop, shop.form))") { $0.focus(shop.query) }
      camera.wait(until: 120)
      camera.act("at 120 ms, six products come") { $0.answer(1, of: shop, query: "") }
      return camera.strip.lines
    }
  }

  private static var productFilters: Chapter {
    let answers = "S47 S48 S49 S64 S73"
    return Chapter(answers, "Category and stock narrow at once, without a request") {
      let (shop, form) = try loaded()
      var camera = Camera(form, columns: 38)
      camera.act("choose(category, id: .wearables)") {
        $0.choose(shop.category, id: .wearables)
      }
      camera.act("setOn(stock, true)") { $0.setOn(shop.stock, true) }
      camera.act("clear(category)") { $0.clear(shop.category) }
      camera.act("setOn(stock, false), still \(requests(shop, camera.form))") {
        $0.setOn(shop.stock, false)
      }
      return camera.strip.lines
    }
  }

  private static var productDebounce: Chapter {
    let answers = "S61 S62"
    return Chapter(answers, "Typing asks the server once, 300 ms after the last key") {
      let (shop, form) = try loaded()
      var camera = Camera(form, columns: 38)
      camera.act("[w] at 1000 ms, [a] at 1100 ms") { form in
        form.wait(until: 1000) + form.press(KeyPress(.character("w")))
          + form.wait(until: 1100) + form.press(KeyPress(.character("a")))
      }
      camera.wait(until: 1399)
      camera.act("at 1399 ms, \(requests(shop, camera.form))") { _ in [] }
      camera.wait(until: 1400)
      camera.act("at 1400 ms, \(requests(shop, camera.form))") { _ in [] }
      camera.wait(until: 1500)
      camera.act("at 1500 ms, the answer") { $0.answer(2, of: shop, query: "wa") }
      return camera.strip.lines
    }
  }

  private static var productLateAnswers: Chapter {
    Chapter("S63", "An answer to what was asked before counts no more, however late it comes") {
      let (shop, form) = try loaded()
      var camera = Camera(form, columns: 38)
      camera.act("\"wa\" asked at 1300 ms") {
        $0.wait(until: 1000) + $0.setText(shop.query, "wa") + $0.wait(until: 1300)
      }
      camera.act("\"phones\" asked at 1700 ms") {
        $0.wait(until: 1400) + $0.setText(shop.query, "phones") + $0.wait(until: 1700)
      }
      camera.act("at 1800 ms, the answer to \"phones\"") {
        $0.wait(until: 1800) + $0.answer(3, of: shop, query: "phones")
      }
      camera.act("at 1900 ms, the answer to \"wa\"") {
        $0.wait(until: 1900) + $0.answer(2, of: shop, query: "wa")
      }
      return camera.strip.lines
    }
  }

  private static var productsEmpty: Chapter {
    Chapter("S58 S59", "Nothing found, and nothing left by the filters, are told apart") {
      let (shop, form) = try loaded()
      var camera = Camera(form, columns: 38, strings: strings)
      camera.act("the server finds none") {
        $0.setText(shop.query, "zzz") + $0.wait(until: 1000) + $0.answer(2, of: shop, query: "zzz")
      }
      camera.act("the filters leave none") {
        $0.setText(shop.query, "cable") + $0.wait(until: 2000)
          + $0.answer(3, of: shop, query: "cable") + $0.setOn(shop.stock, true)
      }
      return camera.strip.lines
    }
  }

  private static var productsFailed: Chapter {
    Chapter("S66", "A failure says why; asking again helps; what was known comes at once") {
      let (shop, form) = try loaded()
      var camera = Camera(form, columns: 38)
      camera.act("at 1300 ms, request 2 fails") {
        $0.setText(shop.query, "lap") + $0.wait(until: 1300)
          + ($0.fail(request: 2, of: shop.products, message: "The line is busy") ?? [])
      }
      camera.act("retry(products)") { $0.retry(shop.products) }
      camera.act("at 1500 ms, the answer") {
        $0.wait(until: 1500) + $0.answer(3, of: shop, query: "lap")
      }
      camera.act("setText(query, \"\"), no request") { $0.setText(shop.query, "") }
      return camera.strip.lines
    }
  }

  private static var strings: SelectorStrings {
    var strings = SelectorStrings()
    strings.noMatch = "No results for \"{}\""
    strings.filteredOut = "No product passes the filters"
    return strings
  }

  /// The shop once the first answer is there.
  private static func loaded() throws -> (Shop, Form) {
    let shop = try Shop { "\($0.isInStock ? "✓" : "Out of Stock")  $\($0.price)" }
    var form = shop.form
    form.focus(shop.query)
    _ = form.answer(1, of: shop, query: "")
    return (shop, form)
  }

  private static func requests(_ shop: Shop, _ form: Form) -> String {
    let count = form.requestCount(of: shop.products)
    return count == 1 ? "1 request" : "\(count) requests"
  }
}

extension Form {
  /// Answers a request as the server would.
  fileprivate mutating func answer(_ request: Int, of shop: Shop, query: String) -> [FormChange] {
    respond(to: request, of: shop.products, with: Product.search(query)) ?? []
  }

  /// Lets time pass up to so many milliseconds after the start.
  fileprivate mutating func wait(until milliseconds: Int) -> [FormChange] {
    advance(to: SelectorInstant(.milliseconds(milliseconds)))
  }
}
