import SelectorForms
import SelectorKit
import Testing

/// The order of what is reported, and its words: RULES 5.5 and 13.1.
@Suite struct EventOrderTests {
  /// What is done to a form, and the events of the last act.
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var events: [String]
    var act: @Sendable (inout Form, Trip.Keys) throws -> [FormChange]
    var location: SourceLocation

    var testDescription: String { what }

    init(
      _ what: String, _ events: [String], at location: SourceLocation = #_sourceLocation,
      _ act: @escaping @Sendable (inout Form, Trip.Keys) throws -> [FormChange]
    ) {
      self.what = what
      self.events = events
      self.act = act
      self.location = location
    }
  }

  static let rows = [
    Row(
      "a sibling closes before a list opens",
      ["country closed (sibling)", "city opened (pointer)", "city highlighted 2"]
    ) {
      $0.choose($1.city, id: 2)
      $0.pressHeader($1.country)
      return $0.pressHeader($1.city)
    },
    Row(
      "a choice comes before the closing",
      ["country chose be (keyboard)", "country closed (selected)"]
    ) {
      $0.pressHeader($1.country)
      try $0.press(KeyPress(name: "Home"))
      return try $0.press(KeyPress(name: "Enter"))
    },
    Row("choosing the chosen option only closes", ["country closed (selected)"]) {
      $0.choose($1.country, id: "be")
      $0.pressHeader($1.country)
      return try $0.press(KeyPress(name: "Enter"))
    },
    Row("closing reports no highlight", ["country closed (escape)"]) {
      $0.focus($1.country)
      try $0.press(KeyPress(name: "ArrowDown"))
      return try $0.press(KeyPress(name: "Escape"))
    },
    Row(
      "a highlight that moves before the list closes is none at the end",
      ["city closed (disabled)"]
    ) { form, keys in
      form.focus(keys.city)
      try form.press(KeyPress(name: "ArrowDown"))
      return form.batch {
        $0.setDisabled(keys.city, true)
        $0.setOptions(keys.city, OptionList(Array(City.all.reversed().dropLast())))
      }
    },
    Row(
      "several are removed before others are chosen, in option order",
      [
        "extras removed Parking (program)", "extras chose Breakfast (program)",
        "extras chose Sauna (program)",
      ]
    ) {
      $0.choose($1.extras, ids: ["Wifi", "Parking"])
      return $0.choose($1.extras, ids: ["Sauna", "Wifi", "Breakfast"])
    },
    Row("a program clears several at once", ["extras cleared (program)"]) {
      $0.choose($1.extras, ids: ["Wifi", "Parking"])
      return $0.clear($1.extras)
    },
    Row("a highlight that goes", ["country highlighted none"]) {
      $0.focus($1.country)
      try $0.press(KeyPress(name: "ArrowDown"))
      return $0.setOptions($1.country, OptionList([]))
    },
    Row(
      "a value goes before its highlight",
      ["country value cleared (optionsChanged)", "country highlighted fr"]
    ) {
      $0.choose($1.country, id: "be")
      $0.pressHeader($1.country)
      return $0.setOptions($1.country, OptionList(Array(Country.all.dropFirst())))
    },
    Row("a text of one's own", ["tag chose mauve (program)"]) {
      $0.configure($1.tag) { $0.allowsCustomText = true }
      return $0.choose($1.tag, text: "mauve")
    },
    Row("a letter that opens", ["tag opened (keyboard)", "tag highlighted red"]) {
      $0.focus($1.tag)
      return try $0.press(KeyPress(name: "r"))
    },
    Row("a letter that chooses in place", ["country chose pt (typeahead)"]) {
      $0.focus($1.country)
      return try $0.press(KeyPress(name: "p"))
    },
    Row(
      "a program that clears a switch and a text",
      ["direct off (program)", "note text (program)"]
    ) {
      $0.setOn($1.direct, true)
      $0.setText($1.note, "x")
      let (direct, note) = ($1.direct, $1.note)
      return $0.batch { form in
        form.clear(direct)
        form.clear(note)
      }
    },
    Row(
      "undo of several fields, in field order",
      ["city value cleared (undo)", "direct off (undo)", "note text (undo)"]
    ) {
      let (city, direct, note) = ($1.city, $1.direct, $1.note)
      $0.batch { form in
        form.setText(note, "x")
        form.setOn(direct, true)
        form.choose(city, id: 1)
      }
      return $0.undo()
    },
    Row(
      "what is written comes before what opens in one batch",
      ["note text (program)", "country opened (program)"]
    ) {
      let (country, note) = ($1.country, $1.note)
      return $0.batch { form in
        form.open(country)
        form.setText(note, "x")
      }
    },
    Row("typing tells time to typeahead", ["city chose 4 (typeahead)"]) {
      $0.focus($1.city)
      try $0.press(KeyPress(name: "p"))
      $0.advance(to: SelectorInstant(.milliseconds(500)))
      return try $0.press(KeyPress(name: "o"))
    },
    Row("letters far apart begin anew", []) {
      $0.focus($1.city)
      try $0.press(KeyPress(name: "p"))
      $0.advance(to: SelectorInstant(.milliseconds(501)))
      return try $0.press(KeyPress(name: "o"))
    },
  ]

  @Test(arguments: rows) func `events come in their order`(row: Row) throws {
    var trip = try Trip()
    let changes = try row.act(&trip.form, trip.keys)
    #expect(changes.lines == row.events, sourceLocation: row.location)
    #expect(trip.form.checkInvariants().isEmpty, sourceLocation: row.location)
  }

  @Test func `searches and refusals are lines, but no events`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.isReadOnly = true }
    }
    trip.form.focus(trip.tag)
    let typed = trip.form.press(KeyPress(.character("b")))
    #expect(typed.contains { !$0.isEvent && $0.description == "tag searched \"b\" found 1" })
    trip.form.focus(trip.country)
    trip.form.press(KeyPress(.arrowDown))
    let refused = trip.form.press(KeyPress(.enter))
    #expect(refused.map(\.isEvent) == [false])
    #expect(refused.first?.description == "country refused be (readOnly)")
  }
}
