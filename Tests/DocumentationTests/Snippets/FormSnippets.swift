import SelectorForms
import SelectorKit
import SelectorScenarios
import SelectorText

extension Snippet {
  static let forms: [Snippet] = [
    Snippet(name: "picture", run: picture), Snippet(name: "form", run: form),
    Snippet(name: "scenario", run: scenario),
  ]

  @Sendable static func picture(print: Print) throws {
    // snippet: picture
    struct City: SelectorOption {
      var label: String
      var isClosed = false
      var id: String { label.lowercased() }
      var disabledReason: String? { isClosed ? "closed today" : nil }
    }
    let names = [
      "Bordeaux", "Lille", "Lyon", "Nice", "Paris", "Rennes", "Strasbourg", "Toulouse",
    ]
    let cities = names.map { City(label: $0, isClosed: $0 == "Nice") }
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Country", options: ["France", "Italy"]))
    let city = make.selector("city", "City", DropdownSelector("Where to?", options: cities))
    _ = make.multi("extras", "Extras", MultiSelector("None", options: ["Breakfast", "Parking"]))
    make.configure(city) { $0.rows = 5 }
    var form = try make.build()
    form.choose(country, id: "France")
    form.choose(city, id: "lyon")
    form.pressHeader(city)
    form.press(KeyPress(.arrowUp))
    print(TextRenderer(columns: 40, rows: 9).plain(form))
    // end
  }

  @Sendable static func form(print: Print) throws {
    // snippet: form
    var make = FormBuilder()
    let size = make.selector("size", "Size", DropdownSelector("Any", options: ["S", "M", "L"]))
    let gift = make.toggle("gift", "Gift")
    let note = make.text("note", "Note")
    make.configure(size) { $0.isRequired = true }
    var form = try make.build()

    print(form.submit())  // refused(["size"])
    form.focus(size)
    form.press(KeyPress(.arrowDown))
    print(form.press(KeyPress(.enter)))  // [size chose S (keyboard), size closed (selected)]
    form.press(KeyPress(.tab))
    print(form.press(KeyPress(.space)))  // [gift on (keyboard)]
    form.setText(note, "ring twice")
    print(form[size]?.value ?? "none")  // S
    print(form[gift])  // true
    form.undo()
    print(form[note].isEmpty)  // true
    // end
  }

  @Sendable static func scenario(print: Print) throws {
    // snippet: scenario
    let scenario = try Scenario(
      json: """
        {
          "format": 1,
          "scenario": "Enter chooses the highlighted option.",
          "fields": [{"id": "day", "label": "Day", "options": [
            {"id": "mon", "label": "Monday"}, {"id": "tue", "label": "Tuesday"}]}],
          "steps": [
            {"focus": "day"}, {"key": "ArrowDown"}, {"key": "ArrowDown"}, {"key": "Enter"},
            {"expect": {"value": {"day": "tue"}, "open": null}}
          ]
        }
        """)
    print(try ScenarioPlayer.play(scenario).isEmpty)  // true
    // end
  }
}
