internal import SelectorForms
internal import SelectorKit
internal import SelectorText

extension Chapter {
  /// One dropdown and what is chosen in it.
  static var choosing: [Chapter] {
    [weekday, header, placeholder, equalLabels, newIDs, choosingAgain]
  }

  // S17: in the third picture the list is closed and the day chosen at once.
  static var weekday: Chapter {
    Chapter("S1 S8 S17 S26", "A dropdown opens, keys move its highlight, Enter chooses") {
      var (camera, _) = try Camera.on("Day", Weekday.dropdown, layout: .airy)
      camera.take("start")
      camera.press(.arrowDown)
      camera.press(.arrowDown, .enter)
      return camera.strip.lines
    }
  }

  private static var header: Chapter {
    Chapter("S7 S11 S12", "The header opens and closes it, and its triangle tells which") {
      var (camera, day) = try Camera.on("Day", Weekday.dropdown)
      camera.take("start")
      camera.act("press on the header") { $0.pressHeader(day) }
      camera.act("press on the header") { $0.pressHeader(day) }
      return camera.strip.lines
    }
  }

  private static var placeholder: Chapter {
    Chapter("S9", "A renderer knows a placeholder from a value") {
      var (camera, day) = try Camera.on("Day", Weekday.dropdown)
      func words(_ form: Form) -> String { "role: \(form.control(at: 0).role.rawValue)" }
      camera.take(words(camera.form))
      camera.caption(words) { $0.choose(day, id: .friday) }
      return camera.strip.lines
    }
  }

  // S3: what counts is the id; how options compare plays no part.
  private static var equalLabels: Chapter {
    Chapter("S2 S3", "Equal texts are different options, as their ids differ") {
      let options = [Place("a", "Other"), Place("b", "Other"), Place("c", "None")]
      let dropdown = DropdownSelector("Where?", options: options, default: .id("b"))
      var (camera, _) = try Camera.on("Place", dropdown)
      camera.press(.arrowDown)
      camera.press(.arrowUp, .enter)
      camera.press(.arrowDown)
      return camera.strip.lines
    }
  }

  private static var newIDs: Chapter {
    Chapter("S5", "Options with other ids are others; the choice waits for its own") {
      let cities = Place.cities
      let renewed = cities.map { Place("new-" + $0.id, $0.label) }
      var (camera, city) = try Camera.on("City", DropdownSelector("Where?", options: cities))
      camera.act("choose(id: \"rix\")") { $0.choose(city, id: "rix") }
      camera.act("setOptions(new ids)") { $0.setOptions(city, OptionList(renewed)) }
      camera.act("setOptions(old ids)") { $0.setOptions(city, OptionList(cities)) }
      return camera.strip.lines
    }
  }

  private static var choosingAgain: Chapter {
    Chapter("S29", "The choice is marked; choosing it again changes nothing") {
      var (camera, day) = try Camera.on("Day", Weekday.dropdown, columns: 38, showsEvents: true)
      camera.act("choose(id: .monday)") { $0.choose(day, id: .monday) }
      camera.press(.arrowDown)
      camera.press(.enter)
      camera.press(.backspace)
      camera.press(.character("f"))
      camera.act("[Enter], press outside") { $0.press(KeyPress(.enter)) + $0.pressOutside() }
      return camera.strip.lines
    }
  }
}
