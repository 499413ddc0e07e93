import SelectorForms
import SelectorKit
import SelectorScenarios
import SelectorText

/// What documentation comments show, where no article shows it.
extension Snippet {
  static let comments: [Snippet] = [
    Snippet(name: "labelled", run: labelled), Snippet(name: "cases", run: cases),
    Snippet(name: "folded", run: folded), Snippet(name: "height", run: height),
    Snippet(name: "safe", run: safe), Snippet(name: "driven", run: driven),
    Snippet(name: "built", run: built), Snippet(name: "why", run: why),
  ]

  @Sendable static func labelled(print: Print) {
    // snippet: labelled
    struct Country: SelectorOption {
      var id: String
      var name: String
      var label: String { name }
    }
    let country = DropdownSelector(
      "Country", options: [Country(id: "fr", name: "France")], default: .first)
    print(country.headerText)  // France
    // end
  }

  @Sendable static func cases(print: Print) {
    // snippet: cases
    enum Weekday: String, SelectableCase {
      case sunday = "Sunday", monday = "Monday"
    }
    let day = DropdownSelector<Weekday>("Day of the week", default: .id(.monday))
    print(day.headerText)  // Monday
    // end
  }

  @Sendable static func folded(print: Print) {
    // snippet: folded
    print(Folding.folded("Straße") == Folding.folded("STRASSE"))  // true
    // end
  }

  @Sendable static func height(print: Print) {
    // snippet: height
    let rule = HeightRule<Double>(.fit, maximum: 250)
    print(rule.height(content: 300, room: 1000))  // 250.0
    // end
  }

  @Sendable static func safe(print: Print) {
    // snippet: safe
    print(SafeText("Red \u{1B}[31mApple\nPie").string)  // Red Apple⏎Pie
    // end
  }

  @Sendable static func driven(print: Print) throws {
    // snippet: driven
    var make = FormBuilder()
    let size = make.selector("size", "Size", DropdownSelector("Any", options: ["S", "L"]))
    var form = try make.build()

    form.focus(size)
    print(form.press(KeyPress(.arrowDown)))  // [size opened (keyboard), size highlighted S]
    print(form.press(KeyPress(.enter)))  // [size chose S (keyboard), size closed (selected)]
    print(form[size]?.value ?? "none")  // S
    // end
  }

  @Sendable static func built(print: Print) throws {
    struct Country: Hashable, Identifiable {
      var id: String
      var name: String
    }
    let countries = [Country(id: "fr", name: "France"), Country(id: "it", name: "Italy")]
    // snippet: built
    var make = FormBuilder()
    let country = make.selector("country", "Country", options: countries, label: \.name)
    let note = make.text("note", "Note")
    var form = try make.build()
    form.choose(country, id: "fr")
    print(form[country]?.name ?? "none")  // France
    // end
    form.setText(note, "")
  }

  @Sendable static func why(print: Print) throws {
    let cities = ["France": ["Lyon"]]
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Country", options: ["France", "Italy"]))
    let city = make.selector(
      "city", "City", of: ValueOption<String>.self, dependingOn: country, label: \.value
    ) { country in
      (cities[country.value] ?? []).map { ValueOption($0) }
    }
    let form = try make.build()
    // snippet: why
    print(form.explain(city))
    // end
  }

  // What is only compiled, for it goes on for ever or needs more than a comment shows.

  static func vi() -> KeyMap {
    // snippet: vi
    var keys = KeyMap.apg
    keys.bind(KeyPress(.character("j")), .move(.next), phase: .open, kinds: .selector)
    // end
    return keys
  }

  static func drawn(_ form: Form) -> String {
    // snippet: drawn
    let text = TextRenderer(columns: 40, rows: 10).plain(form)
    // end
    return text
  }

  static func played(_ text: String) throws -> [ScenarioFailure] {
    // snippet: played
    let failures = try ScenarioPlayer.play(Scenario(json: text))
    // end
    return failures
  }

  static func store(
    _ form: Form, _ country: FieldKey<ValueOption<String>>, log: (FormDifference) -> Void
  ) async {
    // snippet: store
    let store = FormStore(form)
    store.update { $0.choose(country, id: "fr") }  // from any thread, at once
    let chosen = store.form[country]  // the form as a value
    for await difference in store.changes() { log(difference) }  // what changed, in order
    await store.run()  // loaders and debounces, until cancelled
    // end
    _ = chosen
  }
}
