import SelectorForms
import SelectorKit
import SelectorText
import Testing

/// What is said of a form.
@Suite struct FormAnnouncerTests {
  @Test func `arriving at a field says its name and what it holds`() throws {
    var trip = try Trip()
    #expect(trip.hears { $0.focus($1.country) } == ["Country, Which?, required"])
    #expect(
      trip.hears { form, _ in form.press(KeyPress(.tab)) } == [
        "Country, error: A value is required", "City, Where?",
      ])
    #expect(trip.hears { $0.focus($1.direct) } == ["Direct, off"])
    #expect(trip.hears { form, _ in form.press(KeyPress(.space)) } == ["Direct, on"])
  }

  @Test func `a choice is said before the field where a user arrives`() throws {
    var trip = try Trip()
    _ = trip.hears { $0.focus($1.country) }
    _ = trip.hears { form, _ in form.press(KeyPress(.arrowDown)) }
    #expect(trip.hears { form, _ in form.press(KeyPress(.tab)) } == ["fr, chosen", "City, Where?"])
  }

  @Test func `a press on a header says the arrival and the opening`() throws {
    var trip = try Trip()
    #expect(
      trip.hears { $0.pressHeader($1.country) } == [
        "Country, Which?, required", "Country, 2 options",
      ])
  }

  @Test func `the end of loading is said with the number of options, a failure with its message`()
    throws
  {
    var trip = try Trip()
    _ = trip.hears { $0.choose($1.country, id: "fr") }
    _ = trip.hears { $0.focus($1.city) }
    #expect(trip.hears { $0.open($1.city) } == ["City, Loading…"])
    #expect(
      trip.hears { $0.fail(request: 1, of: $1.city, message: "Line is busy") ?? [] } == [
        "City, error: Line is busy"
      ])
    #expect(trip.hears { $0.retry($1.city) } == ["City, Loading…"])
    #expect(
      trip.hears { $0.respond(to: 2, of: $1.city, with: places("Lyon", "Nice")) ?? [] } == [
        "City, 2 options"
      ])
    // The program does it elsewhere, but the open list of the focused field waits again.
    #expect(trip.hears { $0.choose($1.country, id: "de") } == ["City, Loading…"])
    _ = trip.hears { $0.close($1.city) }
    #expect(
      trip.hears { $0.respond(to: 3, of: $1.city, with: places("Ulm")) ?? [] } == ["City, 1 option"]
    )
  }

  @Test func `what the program does to a field without focus is not said`() throws {
    var trip = try Trip()
    #expect(trip.hears { $0.choose($1.country, id: "fr") } == [])
    #expect(trip.hears { $0.open($1.country) } == [])
    #expect(trip.hears { $0.clear($1.country) } == [])
    _ = trip.hears { $0.focus($1.country) }
    #expect(trip.hears { $0.choose($1.country, id: "de") } == ["de, chosen"])
    #expect(trip.hears { $0.clear($1.country) } == ["Country, cleared"])
  }

  @Test func `options that the program gives where a user is are counted`() throws {
    var trip = try Trip()
    let three = OptionList(places("be", "nl", "lu"))
    #expect(trip.hears { $0.setOptions($1.country, three) } == [])
    _ = trip.hears { $0.focus($1.country) }
    #expect(trip.hears { $0.appendOptions($1.country, places("fr")) } == ["Country, 4 options"])
    _ = trip.hears { form, _ in form.press(KeyPress(.arrowDown)) }
    #expect(
      trip.hears { $0.setOptions($1.country, three) } == ["Country, 3 options, be, 1 of 3"])
    #expect(trip.hears { form, _ in form.press(KeyPress(.escape)) } == ["Country, closed"])
    #expect(trip.hears { $0.setDisabled($1.country, true) } == ["Country, not available"])
    #expect(trip.hears { $0.setDisabled($1.city, true) } == [])
  }

  @Test func `a filtered list that closes does not count its options again`() throws {
    var trip = try Trip()
    _ = trip.hears { form, keys in form.configure(keys.country) { $0.search = .prefix } }
    _ = trip.hears { $0.focus($1.country) }
    let press = try KeyPress(name: "f")
    #expect(trip.hears { form, _ in form.press(press) } == ["Country, 1 option, fr, 1 of 1"])
    #expect(trip.hears { form, _ in form.press(KeyPress(.enter)) } == ["fr, chosen"])
    #expect(
      trip.hears { form, _ in form.undo() } == [
        "Country, cleared", "Country, error: A value is required",
      ])
  }

  @Test func `a switch that is pressed is said once`() throws {
    var trip = try Trip()
    #expect(trip.hears { $0.pressHeader($1.direct) } == ["Direct, on"])
  }

  @Test func `what follows from a choice in another field is said`() throws {
    var trip = try Trip()
    _ = trip.hears { $0.choose($1.country, id: "fr") }
    _ = trip.hears { $0.respond(to: 1, of: $1.city, with: places("Lyon")) ?? [] }
    _ = trip.hears { $0.choose($1.city, id: "Lyon") }
    _ = trip.hears { $0.focus($1.country) }
    #expect(
      trip.hears { form, _ in form.press(KeyPress(.delete)) } == [
        "Country, cleared", "City, cleared", "Country, error: A value is required",
      ])
  }

  @Test func `rows that a query narrows are counted`() throws {
    var make = FormBuilder()
    let query = make.text("query", "Find")
    let rows = make.results(
      "rows", "Tools", rows: places("Saw", "Hammer", "Sander"), label: { $0.value })
    make.filter(rows, by: query) { row, query in row.value.hasPrefix(query) }
    var form = try make.build()
    var announcer = Announcer(of: form)
    form.focus(query)
    _ = announcer.announce([], in: form)
    let changes = form.press(try KeyPress(name: "S"))
    #expect(announcer.announce(changes, in: form).map(\.text) == ["Tools, 2 of 3"])
    let more = form.press(try KeyPress(name: "x"))
    #expect(
      announcer.announce(more, in: form).map(\.text) == [
        #"Tools, 0 options, no match for "Sx""#
      ])
  }

  @Test func `a form that refuses says what is wrong, and assertively`() throws {
    var trip = try Trip()
    let said = trip.announcements { form, _ in
      form.submit()
      return []
    }
    #expect(said.map(\.text) == ["Country, error: A value is required"])
    #expect(said.map(\.isAssertive) == [true])
    #expect(said.map(\.field) == ["country"])
  }
}

private func places(_ names: String...) -> [ValueOption<String>] { names.map { ValueOption($0) } }

/// A form with a list, a loaded list and a switch, and what is heard of it.
private struct Trip {
  struct Keys {
    var country: FieldKey<ValueOption<String>>
    var city: FieldKey<ValueOption<String>>
    var direct: ToggleFieldKey
  }
  var form: Form
  let keys: Keys
  var announcer: Announcer

  init() throws {
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Which?", options: ["fr", "de"]))
    make.configure(country) { $0.isRequired = true }
    let city = make.selector("city", "City", DropdownSelector("Where?", options: [String]()))
    make.load(city.self, forAny: [AnyFieldRead(country)])
    let direct = make.toggle("direct", "Direct")
    form = try make.build()
    keys = Keys(country: country, city: city, direct: direct)
    announcer = Announcer(of: form)
  }

  mutating func announcements(
    _ event: (inout Form, Keys) -> [FormChange]
  ) -> [Announcement] {
    let changes = event(&form, keys)
    return announcer.announce(changes, in: form)
  }

  mutating func hears(_ event: (inout Form, Keys) -> [FormChange]) -> [String] {
    announcements(event).map(\.text)
  }
}
