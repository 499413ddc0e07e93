internal import SelectorForms
internal import SelectorKit
internal import SelectorText

extension Chapter {
  /// Fields that follow from other fields.
  static var linked: [Chapter] {
    [fourLinked, onThreeOthers, circle, conditional, address, places]
  }

  static var fourLinked: Chapter {
    Chapter("S30", "Can a choice in one of four dropdowns update the options of the others?") {
      let (form, keys) = try fourFields()
      var camera = Camera(form, columns: 38)
      camera.act("press on City") { $0.pressHeader(keys[2]) }
      camera.act("all four chosen, in any order") {
        $0.close(keys[2]) + $0.choose(keys[3], id: "Marais") + $0.choose(keys[2], id: "Paris")
          + $0.choose(keys[1], id: "France") + $0.choose(keys[0], id: "Europe")
      }
      camera.showsEvents = true
      camera.act("choose(area, id: \"Asia\")") { $0.choose(keys[0], id: "Asia") }
      camera.act("choose(area, id: \"Europe\")") { $0.choose(keys[0], id: "Europe") }
      return camera.strip.lines
    }
  }

  /// The one before in three pictures.
  static var linkedInShort: Chapter {
    Chapter("S30", "A choice in one updates the others; what it hides comes back with it") {
      let (form, keys) = try fourFields()
      var camera = Camera(form)
      camera.act("all four chosen") {
        $0.focus(keys[0]) + $0.choose(keys[0], id: "Europe") + $0.choose(keys[1], id: "France")
          + $0.choose(keys[2], id: "Paris") + $0.choose(keys[3], id: "Marais")
      }
      camera.act("Area becomes Asia") { $0.choose(keys[0], id: "Asia") }
      camera.act("Area becomes Europe") { $0.choose(keys[0], id: "Europe") }
      return camera.strip.lines
    }
  }

  /// Area, country, city and quarter.
  private static func fourFields() throws -> (Form, [FieldKey<Place>]) {
    var make = FormBuilder()
    let area = make.selector(
      "area", "Area", DropdownSelector("Where?", options: Atlas.areas))
    let country = linked("country", "Country", to: area, &make)
    let city = linked("city", "City", to: country, &make)
    let quarter = linked("quarter", "Quarter", to: city, &make)
    return (try make.build(), [area, country, city, quarter])
  }

  private static func linked(
    _ id: String, _ label: String, to parent: FieldKey<Place>, _ make: inout FormBuilder
  ) -> FieldKey<Place> {
    let key = make.selector(id, label, DropdownSelector("Where?", options: [Place]()))
    make.derive(key, from: parent) { Atlas.below($0) }
    return key
  }

  private static var onThreeOthers: Chapter {
    Chapter("S30", "Can the fourth depend on all three others at once?") {
      func words(_ words: String...) -> [Place] { words.map { Place($0, $0) } }
      var make = FormBuilder()
      let size = make.selector(
        "size", "Size", DropdownSelector("Which?", options: words("Small", "Large")))
      let drink = make.selector(
        "drink", "Drink", DropdownSelector("Which?", options: words("Cocoa", "Tea")))
      let milk = make.selector(
        "milk", "Milk", DropdownSelector("Which?", options: words("Oat milk", "No milk")))
      let order = make.selector("order", "Order", DropdownSelector("How?", options: [Place]()))
      make.derive(order, from: size, drink, milk) { size, drink, milk in
        ["here", "to go"].map {
          Place($0, "\(size.label) \(drink.label), \(milk.label), \($0)".lowercased())
        }
      }
      var camera = Camera(try make.build(), columns: 38)
      camera.act("two of three chosen") {
        $0.choose(size, id: "Small") + $0.choose(drink, id: "Tea") + $0.pressHeader(order)
      }
      camera.act("and the third") { $0.choose(milk, id: "Oat milk") }
      return camera.strip.lines
    }
  }

  private static var circle: Chapter {
    Chapter("S30", "Can they wait for each other in a circle? No: build() names the circle") {
      var make = FormBuilder()
      let city = make.selector("city", "City", DropdownSelector("", options: [Place]()))
      let street = make.selector("street", "Street", DropdownSelector("", options: [Place]()))
      make.derive(city, from: street) { Atlas.below($0) }
      make.derive(street, from: city) { Atlas.below($0) }
      do {
        _ = try make.build()
        return ["  no error"]
      } catch {
        return "\(error)".wrapped(to: 76).map { "  " + $0 }
      }
    }
  }

  private static var conditional: Chapter {
    Chapter("S36", "Can what stands below depend on the choice?") {
      var make = FormBuilder()
      let ways = [Place("post", "By post"), Place("mail", "By mail")]
      let way = make.selector("way", "Answer", DropdownSelector("How?", options: ways))
      let street = make.text("street", "Street", placeholder: "Street and number")
      let town = make.selector("town", "Town", DropdownSelector("Which?", options: Place.cities))
      let mail = make.text("mail", "Mail", placeholder: "name@example")
      make.show(street, when: way) { $0?.id == "post" }
      make.show(town, when: way) { $0?.id == "post" }
      make.show(mail, when: way) { $0?.id == "mail" }
      var camera = Camera(try make.build(), columns: 38)
      func words(_ form: Form) -> String {
        let way = form[way].map { "\"\($0.id)\"" } ?? "nil"
        return "way is \(way), town is \(form[town].map { "\"\($0.id)\"" } ?? "nil")"
      }
      camera.caption(words) { $0.focus(way) }
      camera.caption(words) { $0.choose(way, id: "post") + $0.choose(town, id: "rix") }
      camera.caption(words) { $0.choose(way, id: "mail") }
      camera.caption(words) { $0.choose(way, id: "post") }
      return camera.strip.lines
    }
  }

  private static var address: Chapter {
    Chapter("S36", "Addresses have one, two or three parts; equal names are other places") {
      let made = try AddressForm(AddressRegion.excerpt)
      var camera = Camera(made.form, columns: 38)
      camera.act("Japan: one part") {
        $0.choose(made.country, id: .japan) + $0.choose(made.first, id: "京都府")
      }
      camera.act("Brazil: two parts") {
        $0.choose(made.country, id: .brazil) + $0.choose(made.first, id: "SP")
          + $0.choose(made.second, id: "Santos")
      }
      camera.act("China: three parts") {
        $0.choose(made.country, id: .china) + $0.choose(made.first, id: "四川省")
          + $0.choose(made.second, id: "乐山市") + $0.choose(made.third, id: "市中区")
      }
      camera.act("its other 市中区 is not chosen") { $0.choose(made.second, id: "内江市") }
      camera.act("South Korea: two parts here, and") {
        $0.choose(made.country, id: .korea) + $0.choose(made.first, id: "서울특별시")
          + $0.choose(made.second, id: "강남구")
      }
      camera.act("three there") {
        $0.choose(made.first, id: "경기도") + $0.choose(made.second, id: "수원시")
          + $0.focus(made.third) + $0.press(KeyPress(.arrowDown))
      }
      return camera.strip.lines
    }
  }

  private static var places: Chapter {
    Chapter("S30", "A place finder: country, region, district if there is one, city") {
      let made = try PlaceFinder(PlaceBook(.excerpt))
      var camera = Camera(made.form, columns: 38)
      camera.press(.arrowDown)
      camera.press(.enter, .tab, .arrowDown)
      camera.press(.enter, .tab, .arrowDown, .arrowDown)
      camera.press(.enter, .tab, .arrowDown)
      camera.press(.enter)
      camera.act("choose(region, id: \"JP/JP-27\")") {
        $0.choose(made.country, id: "JP") + $0.choose(made.region, id: "JP/JP-27")
          + $0.press(KeyPress(.arrowDown))
      }
      return camera.strip.lines
    }
  }
}

extension String {
  /// The text in lines of at most so many characters, broken at blanks.
  fileprivate func wrapped(to limit: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
