internal import SelectorForms
internal import SelectorKit
internal import SelectorText

extension Chapter {
  /// What readers of the classic dropdown asked, each with its answer.
  static var questions: [Chapter] {
    [
      appending, inference, inForms, reading, hearing, choosingByProgram, defaults, covering,
      onlyOneOpen.titled("Of many dropdowns, can only one be open at a time?"), looks,
    ]
  }

  private static var appending: Chapter {
    Chapter("S31", "Can options be added later?") {
      let cities = Array(Place.cities.prefix(2))
      var (camera, city) = try Camera.on("City", DropdownSelector("Where?", options: cities))
      camera.press(.arrowDown)
      camera.act("appendOptions(two more)") {
        $0.appendOptions(city, Array(Place.cities.dropFirst(2)))
      }
      camera.press(.end)
      return camera.strip.lines
    }
  }

  // S4: an enumeration, a struct with an id, plain values. S6: no closure is needed.
  private static var inference: Chapter {
    Chapter("S4 S6 S32", "Does the compiler find out what the options are?") {
      var make = FormBuilder()
      _ = make.selector("day", "Day", DropdownSelector<Weekday>("Which day?"))
      _ = make.selector("city", "City", DropdownSelector("Which city?", options: Place.cities))
      _ = make.selector("floor", "Floor", DropdownSelector("Which floor?", options: [1, 2, 3]))
      let lines = TextRenderer(columns: 36).plainLines(try make.build())
      let code = [
        "DropdownSelector<Weekday>(\"Which day?\")",
        "DropdownSelector(\"Which city?\", options: cities)",
        "DropdownSelector(\"Which floor?\", options: [1, 2, 3])",
      ]
      return code.map { "  " + $0 } + [""] + lines
    }
  }

  private static var inForms: Chapter {
    Chapter("S33", "Does it work inside a form?") {
      var make = FormBuilder()
      let name = make.text("name", "Name", placeholder: "Your name")
      _ = make.selector("day", "Day", Weekday.dropdown)
      _ = make.toggle("gift", "Gift", text: "wrapped")
      _ = make.multi(
        "cities", "Cities", MultiSelector("Any city", options: Place.cities, default: .id("osl")))
      var camera = Camera(try make.build(), columns: 38)
      camera.act("focus on Name") { $0.focus(name) }
      camera.press(.character("A"), .character("n"), .character("n"))
      camera.press(.tab, .arrowDown)
      camera.press(.arrowDown, .tab, .space)
      return camera.strip.lines
    }
  }

  private static var reading: Chapter {
    Chapter("S34 S35", "How does the rest of the program read the choice?") {
      var (camera, day) = try Camera.on("Day", Weekday.dropdown)
      func words(_ form: Form) -> String {
        "form[day] is \(form[day].map { ".\($0)" } ?? "nil")"
      }
      camera.take(words(camera.form))
      camera.caption(words) { $0.choose(day, id: .friday) }
      camera.caption(words) { $0.clear(day) }
      return camera.strip.lines
    }
  }

  // S17 S25: what is told is told after the fact, and at once.
  private static var hearing: Chapter {
    Chapter("S17 S18 S25 S36", "What does a program hear of a choice?") {
      var (camera, day) = try Camera.on("Day", Weekday.dropdown, columns: 38, showsEvents: true)
      camera.press(.arrowDown)
      camera.press(.enter)
      camera.act("choose(day, id: .friday)") { $0.choose(day, id: .friday) }
      camera.act("choose(day, id: .friday) again") { $0.choose(day, id: .friday) }
      return camera.strip.lines
    }
  }

  private static var choosingByProgram: Chapter {
    Chapter("S37", "Can the program choose, before the options are there and after?") {
      let empty = DropdownSelector("Where?", options: [Place]())
      var (camera, city) = try Camera.on("City", empty)
      camera.act("choose(id: \"rix\")") { $0.choose(city, id: "rix") }
      camera.act("setOptions(cities)") { $0.setOptions(city, OptionList(Place.cities)) }
      camera.act("choose(at: 0)") { $0.choose(city, at: 0) }
      return camera.strip.lines
    }
  }

  private static var defaults: Chapter {
    Chapter("S38", "Can a default be given, by id or by index?") {
      let defaults: [(String, InitialChoice<Place.ID>)] = [
        (".id(\"lis\")", .id("lis")), (".index(3)", .index(3)), (".first", .first),
        (".index(9)", .index(9)), (".none", .none),
      ]
      var make = FormBuilder()
      for (name, initial) in defaults {
        let city = DropdownSelector("Where?", options: Place.cities, default: initial)
        _ = make.selector(name, name, city)
      }
      return TextRenderer(columns: 36).plainLines(try make.build())
    }
  }

  /// The two before in three pictures.
  static var defaultsAndLateOptions: Chapter {
    Chapter("S37 S38", "A default by id or by index; a choice may come before its options") {
      var make = FormBuilder()
      for (name, initial) in [("By id", InitialChoice.id("lis")), ("By index", .index(3))] {
        let city = DropdownSelector("Where?", options: Place.cities, default: initial)
        _ = make.selector(name, name, city)
      }
      let late = make.selector("late", "Late", DropdownSelector("Where?", options: [Place]()))
      var camera = Camera(try make.build())
      camera.take("start")
      camera.act("choose(id: \"rix\")") { $0.choose(late, id: "rix") }
      camera.act("setOptions(cities)") { $0.setOptions(late, OptionList(Place.cities)) }
      return camera.strip.lines
    }
  }

  private static var covering: Chapter {
    Chapter("S39 S40", "Does an open list cover what lies below?") {
      let (form, from, _) = try journey()
      var camera = Camera(form)
      camera.act("start") { $0.focus(from) }
      camera.press(.arrowDown)
      camera.press(.escape)
      return camera.strip.lines
    }
  }

  static var onlyOneOpen: Chapter {
    Chapter("S41", "Of many dropdowns only one is open, and covers what lies below") {
      let (form, from, to) = try journey()
      var camera = Camera(form)
      camera.act("press on From") { $0.pressHeader(from) }
      camera.act("press on To") { $0.pressHeader(to) }
      camera.press(.arrowDown, .enter)
      return camera.strip.lines
    }
  }

  private static func journey() throws -> (Form, from: FieldKey<Place>, to: FieldKey<Place>) {
    var make = FormBuilder()
    let from = make.selector("from", "From", DropdownSelector("Where?", options: Place.cities))
    let to = make.selector("to", "To", DropdownSelector("Where to?", options: Place.cities))
    _ = make.selector("day", "Day", DropdownSelector<Weekday>("When?"))
    return (try make.build(), from, to)
  }

  // S15 S24: boxes, blanks and marks belong to the renderer, and none to the dropdown.
  private static var looks: Chapter {
    Chapter("S15 S24 S42", "Can one and the same dropdown look otherwise?") {
      var (camera, tag) = try Camera.on("Tag", DropdownSelector<Tag>("Which?"))
      camera.act("dense") { $0.choose(tag, id: .two) + $0.press(KeyPress(.arrowDown)) }
      let form = camera.form
      var strip = camera.strip
      let airy = TextRenderer(columns: 25, layout: .airy)
      strip.append("airy", airy.plainLines(form))
      strip.append("ASCII", TextRenderer(columns: 25, theme: .ascii).plainLines(form))
      return strip.lines
    }
  }
}
