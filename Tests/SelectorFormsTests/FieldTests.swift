import SelectorForms
import SelectorKit
import Testing

/// Switches, texts, and keys of fields: RULES 4.7 and 13.3.
@Suite struct FieldTests {
  @Test func `Space and a press turn a switch, Enter does not`() throws {
    var trip = try Trip()
    trip.form.focus(trip.direct)
    #expect(try trip.press("Space") == ["direct on (keyboard)"])
    #expect(try trip.press("Enter", "ArrowDown", "a").isEmpty)
    let pressed = trip.events { $0.pressHeader($1.direct) }
    #expect(pressed == ["direct off (pointer)"])
    #expect(!trip.form[trip.direct])
  }

  @Test(arguments: [false, true])
  func `what a rule says of a field holds again after the program configures it`(isOpen: Bool)
    throws
  {
    var make = FormBuilder()
    let direct = make.toggle("direct", "Direct")
    let city = make.selector("city", "City", DropdownSelector("Any", options: ["Lille", "Lyon"]))
    make.require(city, when: direct) { !$0 }
    make.placeholder(city, from: direct) { $0 ? "Any" : "Which?" }
    var form = try make.build()
    if isOpen { form.open(city) }
    for _ in 0..<2 {
      #expect(form.control(of: city)?.configuration.isRequired == true)
      #expect(form.control(of: city)?.configuration.placeholder == "Which?")
      form.configure(city) {
        $0.isRequired = false
        $0.placeholder = "None"
      }
    }
    #expect(form.isOpen(ofID: "city") == isOpen)
    #expect(form.checkInvariants().isEmpty)
  }

  @Test func `a text is edited at its end, by grapheme clusters`() throws {
    var trip = try Trip()
    trip.form.focus(trip.note)
    trip.form.press(KeyPress(.character("e\u{301}")))
    trip.form.press(KeyPress(.character("👨‍👩‍👧")))
    #expect(trip.form[trip.note].count == 2)
    #expect(try trip.press("Backspace") == ["note text (keyboard)"])
    #expect(trip.form[trip.note] == "e\u{301}")
    #expect(try trip.press("Backspace", "Backspace") == ["note text (keyboard)"])
    #expect(trip.form[trip.note].isEmpty)
  }

  @Test func `other keys and modifiers do nothing to a text`() throws {
    var trip = try Trip()
    trip.form.focus(trip.note)
    _ = try trip.press("a")
    #expect(
      try trip.press(
        "Control+a", "Alt+b", "Meta+v", "Enter", "ArrowLeft", "Home", "Delete", "Escape", "F4"
      ).isEmpty)
    #expect(trip.form[trip.note] == "a")
  }

  @Test(arguments: [
    ("a\r\nb", "a b"), ("a\nb\rc", "a b c"), ("\n", " "), ("a\u{2028}b", "a b"), ("", ""),
  ]) func `a pasted or set text is one line`(given: String, text: String) throws {
    var trip = try Trip()
    trip.form.focus(trip.note)
    trip.form.paste(given)
    #expect(trip.form[trip.note] == text)
    trip.form.setText(trip.note, "x" + given)
    #expect(trip.form[trip.note] == "x" + text)
  }

  @Test func `a paste into a field that takes no text does nothing`() throws {
    var trip = try Trip()
    for key in [trip.direct] {
      trip.form.focus(key)
      let pasted = trip.events { form, _ in form.paste("France") }
      #expect(pasted.isEmpty)
    }
    trip.form.focus(trip.country)
    let pasted = trip.events { form, _ in form.paste("France") }
    #expect(pasted.isEmpty)
    #expect(!trip.form.canUndo)
  }

  @Test func `another spelling of a letter is another text`() throws {
    var trip = try Trip()
    trip.form.setText(trip.note, "\u{e9}")
    let events = trip.events { $0.setText($1.note, "e\u{301}") }
    #expect(events == ["note text (program)"])
  }

  @Test func `a read-only switch and text stay as they are`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.direct) { $0.isReadOnly = true }
      make.configure(keys.note) { $0.isReadOnly = true }
    }
    trip.form.focus(trip.direct)
    #expect(try trip.press("Space").isEmpty)
    trip.form.focus(trip.note)
    #expect(try trip.press("a").isEmpty)
    let changed = trip.events { $0.setOn($1.direct, true) + $0.setText($1.note, "b") }
    #expect(changed == ["direct on (program)", "note text (program)"])
  }

  @Test func `a key gives the type that its field was declared with`() throws {
    var trip = try Trip(city: .id(3))
    trip.form.choose(trip.extras, ids: ["Sauna"])
    let country: Country? = trip.form[trip.country]
    let city: City? = trip.form[trip.city]
    let extras: [ValueOption<String>] = trip.form[trip.extras]
    let isDirect: Bool = trip.form[trip.direct]
    #expect(country == nil && city?.name == "Paris" && !isDirect)
    #expect(extras.map(\.value) == ["Sauna"])
    #expect(trip.form.control(of: trip.city)?.value == city)
    #expect(trip.form.value(of: trip.city) == .option(OptionID(3)))
    #expect(OptionID(3).typed(as: Int.self) == 3)
    #expect(OptionID(3).typed(as: String.self) == nil)
  }

  @Test func `keys of another form read and change nothing`() throws {
    var trip = try Trip(city: .first)
    let other = try Trip(city: .first).keys
    let before = trip.form.fingerprint(trip.keys.all)
    var events = trip.form.choose(other.country, id: "be") + trip.form.choose(other.city, at: 1)
    events += trip.form.choose(other.extras, ids: ["Wifi"]) + trip.form.clear(other.city)
    events += trip.form.choose(other.tag, text: "x") + trip.form.choose(other.tag, id: "red")
    events += trip.form.setOn(other.direct, true) + trip.form.setText(other.note, "x")
    events += trip.form.focus(other.country) + trip.form.pressHeader(other.country)
    events += trip.form.open(other.country) + trip.form.close(other.country)
    events += trip.form.toggle(other.country) + trip.form.press(other.city, option: 1)
    events += trip.form.hover(other.city, option: 1) + trip.form.layout(other.city, rows: 1)
    events += trip.form.setOptions(other.city, OptionList([]))
    events += trip.form.appendOptions(other.city, [City(id: 9, name: "Nice")])
    events += trip.form.setAvailability(.enabled, of: "it", in: other.country)
    events += trip.form.setDisabled(other.country, true)
    #expect(events.isEmpty)
    #expect(trip.form.fingerprint(trip.keys.all) == before)
    #expect(trip.form[other.city] == nil && trip.form[other.extras].isEmpty)
    #expect(trip.form[other.note].isEmpty && !trip.form[other.direct])
    #expect(trip.form.value(of: other.city) == .none && trip.form.chosen(of: other.city) == .none)
    #expect(trip.form.control(of: other.city) == nil)
    #expect(trip.form.visibleIndex(of: other.city) == nil)
    #expect(!trip.form.isVisible(other.city) && !trip.form.isEnabled(other.city))
    #expect(trip.form.issues(of: other.city).isEmpty)
  }

  @Test func `a builder does not configure fields of another form`() throws {
    let other = try Trip().keys
    let trip = try Trip { make, _ in make.configure(other.country) { $0.isDisabled = true } }
    #expect(trip.form.isEnabled(trip.country))
  }
}
