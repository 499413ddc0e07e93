internal import SelectorForms
internal import SelectorKit

extension Chapter {
  /// Fields that are columns of one table and narrow each other, in no order.
  static var relations: [Chapter] { [shirts, shirtsDisabled, airports] }

  private static var shirts: Chapter {
    Chapter("S30", "Size, colour, material: 11 of 60 combinations exist, chosen in any order") {
      let shirts = try ShirtForm()
      var camera = Camera(shirts.form)
      camera.act("colours of size XL") {
        $0.choose(shirts.size, id: "XL") + $0.pressHeader(shirts.color)
      }
      camera.press(.arrowDown, .enter)
      camera.act("choose M: the latest") { $0.choose(shirts.size, id: "M") }
      camera.act("colours of size M") { $0.pressHeader(shirts.color) }
      camera.act("clear(size): Black is back") { $0.close(shirts.color) + $0.clear(shirts.size) }
      return camera.strip.lines
    }
  }

  private static var shirtsDisabled: Chapter {
    Chapter("S30 S43", "What would leave no row is hidden, or listed with the reason") {
      let shirts = try ShirtForm(emptyOptions: .disable)
      var camera = Camera(shirts.form, columns: 38)
      camera.act("choose(color, id: \"Black\"), sizes") {
        $0.choose(shirts.color, id: "Black") + $0.pressHeader(shirts.size)
      }
      camera.act("[Escape], materials") {
        $0.press(KeyPress(.escape)) + $0.pressHeader(shirts.material)
      }
      return camera.strip.lines
    }
  }

  private static var airports: Chapter {
    Chapter("S30 S43 S46", "Four facets of airports; behind each option what it would leave") {
      let facets = try AirportForm()
      var camera = Camera(facets.form, columns: 38)
      camera.act("countries") { $0.pressHeader(facets.country) }
      camera.act("Portugal, regions") {
        $0.choose(facets.country, id: "PT") + $0.pressHeader(facets.region)
      }
      camera.act("heights") { $0.pressHeader(facets.height) }
      camera.act("two heights, time zones") {
        $0.press(facets.height, option: "below 100 ft")
          + $0.press(facets.height, option: "1,000 ft and more") + $0.pressHeader(facets.zone)
      }
      camera.act("\"co\" narrows, unseats nothing") {
        $0.close(facets.zone) + $0.setText(facets.query, "co") + $0.pressHeader(facets.zone)
      }
      camera.act("choose(region, id: \"Galapagos\")") {
        $0.close(facets.zone) + $0.setText(facets.query, "")
          + $0.choose(facets.region, id: "Galapagos")
      }
      return camera.strip.lines
    }
  }
}
