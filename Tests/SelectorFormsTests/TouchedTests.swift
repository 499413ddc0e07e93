import SelectorForms
import SelectorKit
import Testing

/// Touched and dirty: RULES 4.5.
@Suite struct TouchedTests {
  /// Something done to a form, and what the country is after it.
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var isTouched: Bool
    var isDirty: Bool
    var act: @Sendable (inout Form, Trip.Keys) throws -> Void
    var location: SourceLocation

    var testDescription: String { what }

    init(
      _ what: String, touched: Bool, dirty: Bool,
      at location: SourceLocation = #_sourceLocation,
      _ act: @escaping @Sendable (inout Form, Trip.Keys) throws -> Void
    ) {
      self.what = what
      isTouched = touched
      isDirty = dirty
      self.act = act
      self.location = location
    }
  }

  static let rows = [
    Row("nothing", touched: false, dirty: false) { _, _ in },
    Row("focus that comes", touched: false, dirty: false) { $0.focus($1.country) },
    Row("focus that goes", touched: true, dirty: false) {
      $0.focus($1.country)
      $0.focus($1.note)
    },
    Row("a user who opens", touched: true, dirty: false) { $0.pressHeader($1.country) },
    Row("a program that opens", touched: false, dirty: false) { $0.open($1.country) },
    Row("a program that chooses", touched: false, dirty: false) {
      $0.choose($1.country, id: "be")
    },
    Row("a program that disables", touched: false, dirty: false) {
      $0.setDisabled($1.country, true)
    },
    Row("other options", touched: false, dirty: false) {
      $0.setOptions($1.country, OptionList([]))
    },
    Row("a letter that chooses in place", touched: true, dirty: true) {
      $0.focus($1.country)
      try $0.press(KeyPress(name: "b"))
    },
    Row("a user who chooses", touched: true, dirty: true) {
      $0.pressHeader($1.country)
      $0.press($1.country, option: "be")
    },
    Row("a program after the user", touched: true, dirty: false) {
      $0.pressHeader($1.country)
      $0.press($1.country, option: "be")
      $0.choose($1.country, id: "fr")
    },
    Row("a user who chooses and clears", touched: true, dirty: false) {
      $0.pressHeader($1.country)
      $0.press($1.country, option: "be")
      try $0.press(KeyPress(name: "Delete"))
    },
    Row("undo back to the start", touched: true, dirty: false) {
      $0.pressHeader($1.country)
      $0.press($1.country, option: "be")
      $0.undo()
    },
    Row("undo and redo", touched: true, dirty: true) {
      $0.pressHeader($1.country)
      $0.press($1.country, option: "be")
      $0.undo()
      $0.redo()
    },
    Row("a batch", touched: false, dirty: false) {
      let country = $1.country
      $0.batch { $0.choose(country, id: "be") }
    },
    Row("reset", touched: false, dirty: false) {
      $0.pressHeader($1.country)
      $0.press($1.country, option: "be")
      $0.reset()
    },
    Row("a list that closes because another opens", touched: true, dirty: false) {
      $0.pressHeader($1.country)
      $0.pressHeader($1.city)
    },
  ]

  @Test(arguments: rows) func `a field is touched and dirty by what a user does`(
    row: Row
  ) throws {
    var trip = try Trip()
    try row.act(&trip.form, trip.keys)
    #expect(trip.form.isTouched(trip.country) == row.isTouched, sourceLocation: row.location)
    #expect(trip.form.isDirty(trip.country) == row.isDirty, sourceLocation: row.location)
    #expect(trip.form.checkInvariants().isEmpty)
  }

  @Test func `choosing the start again is not dirty`() throws {
    var trip = try Trip { make, keys in
      var selector = DropdownSelector("Country", options: Country.all)
      selector.choose(id: "be")
      _ = make.selector("origin", "Origin", selector)
      make.configure(keys.direct) { $0.label = "Direct" }
    }
    trip.form.focus(trip.direct)
    _ = try trip.press("Space")
    #expect(trip.form.isDirty(trip.direct))
    _ = try trip.press("Space")
    #expect(!trip.form.isDirty(trip.direct))
  }

  @Test func `a cleared field is dirty where a default would hold`() throws {
    var trip = try Trip(city: .id(2))
    trip.form.focus(trip.city)
    #expect(try trip.press("Delete") == ["city cleared (keyboard)"])
    #expect(trip.form.isDirty(trip.city))
    trip.form.reset()
    #expect(!trip.form.isDirty(trip.city))
    #expect(trip.form[trip.city]?.id == 2)
  }

  @Test func `typing a text away again is not dirty`() throws {
    var trip = try Trip()
    trip.form.focus(trip.note)
    _ = try trip.press("a")
    #expect(trip.form.isDirty(trip.note) && trip.form.isTouched(trip.note))
    _ = try trip.press("Backspace")
    #expect(!trip.form.isDirty(trip.note))
    #expect(trip.form.isTouched(trip.note))
  }
}
