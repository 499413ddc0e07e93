import SelectorForms
import SelectorKit
import Testing

/// Undo, redo, batch and reset: RULES 4.6, 13.1 and 13.3.
@Suite struct HistoryTests {
  @Test func `with nothing to take back nothing happens at all`() throws {
    var trip = try Trip()
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    let undone = trip.events { form, _ in form.undo() }
    let redone = trip.events { form, _ in form.redo() }
    #expect(undone.isEmpty && redone.isEmpty)
    #expect(trip.form.openFieldIDs == ["country"])
    #expect(!trip.form.canUndo && !trip.form.canRedo)
  }

  @Test func `undo takes a choice back and redo makes it again`() throws {
    var trip = try Trip()
    trip.form.choose(trip.country, id: "be")
    trip.form.choose(trip.country, id: "fr")
    let first = trip.events { form, _ in form.undo() }
    let second = trip.events { form, _ in form.undo() }
    let third = trip.events { form, _ in form.redo() }
    #expect(first == ["country value be (undo)"])
    #expect(second == ["country value cleared (undo)"])
    #expect(third == ["country value be (undo)"])
    #expect(trip.form[trip.country]?.id == "be")
    #expect(trip.form.canUndo && trip.form.canRedo)
  }

  @Test func `undo and redo close an open list`() throws {
    var trip = try Trip()
    trip.form.choose(trip.country, id: "be")
    trip.form.open(trip.city)
    let undone = trip.events { form, _ in form.undo() }
    trip.form.open(trip.country)
    let redone = trip.events { form, _ in form.redo() }
    #expect(undone == ["country value cleared (undo)", "city closed (program)"])
    #expect(redone == ["country value be (undo)", "country closed (program)"])
  }

  @Test func `an edit after an undo begins another branch`() throws {
    var trip = try Trip()
    trip.form.choose(trip.country, id: "be")
    trip.form.undo()
    trip.form.choose(trip.country, id: "fr")
    #expect(!trip.form.canRedo)
    trip.form.undo()
    #expect(trip.form[trip.country] == nil)
    #expect(!trip.form.canUndo)
  }

  @Test func `an edit that changes nothing keeps the branch`() throws {
    var trip = try Trip()
    trip.form.choose(trip.country, id: "be")
    trip.form.setOn(trip.direct, true)
    trip.form.undo()
    let events = trip.events {
      $0.choose($1.country, id: "be") + $0.setOn($1.direct, false) + $0.setText($1.note, "")
    }
    #expect(events.isEmpty)
    #expect(trip.form.canRedo)
  }

  @Test func `letters and Backspace in one text are one step`() throws {
    var trip = try Trip()
    trip.form.focus(trip.note)
    _ = try trip.press("h", "o", "Backspace", "i", "Space", "!")
    #expect(trip.form[trip.note] == "hi !")
    let events = trip.events { form, _ in form.undo() }
    #expect(events == ["note text (undo)"])
    #expect(trip.form[trip.note].isEmpty)
    #expect(!trip.form.canUndo)
    trip.form.redo()
    #expect(trip.form[trip.note] == "hi !")
  }

  /// What may come between letters, and whether the letters after it are a step of their own.
  struct Between: Sendable {
    var what: String
    var isOwnStep: Bool
    var act: @Sendable (inout Trip) -> Void
    var location: SourceLocation = #_sourceLocation
  }

  static let between = [
    Between(what: "another step", isOwnStep: true) { $0.form.setOn($0.keys.direct, true) },
    Between(what: "a change of focus", isOwnStep: true) {
      $0.form.focus($0.keys.direct)
      $0.form.focus($0.keys.note)
    },
    Between(what: "undo and redo", isOwnStep: true) {
      $0.form.undo()
      $0.form.redo()
    },
    Between(what: "a paste", isOwnStep: true) { $0.form.paste("-") },
    Between(what: "nothing", isOwnStep: false) { _ in },
    Between(what: "a list that opens", isOwnStep: false) { $0.form.open($0.keys.country) },
    Between(what: "a submit", isOwnStep: false) { $0.form.submit() },
    Between(what: "other options", isOwnStep: false) {
      $0.form.setOptions($0.keys.city, OptionList([]))
    },
    Between(what: "a field that is disabled", isOwnStep: false) {
      $0.form.setDisabled($0.keys.city, true)
    },
    Between(what: "time", isOwnStep: false) {
      $0.form.advance(to: SelectorInstant(.seconds(60)))
    },
  ]

  @Test(arguments: between) func `typing goes on as one step unless something ends it`(
    row: Between
  ) throws {
    var trip = try Trip()
    trip.form.focus(trip.note)
    _ = try trip.press("a")
    row.act(&trip)
    let before = trip.form[trip.note]
    _ = try trip.press("b")
    trip.form.undo()
    let expected = row.isOwnStep ? before : ""
    #expect(
      trip.form[trip.note] == expected, "after \(row.what)", sourceLocation: row.location)
  }

  @Test func `a paste is a step of its own`() throws {
    var trip = try Trip()
    trip.form.focus(trip.note)
    _ = try trip.press("a", "b")
    let pasted = trip.events { form, _ in form.paste("c\r\nd\ne") }
    #expect(pasted == ["note text (keyboard)"])
    #expect(trip.form[trip.note] == "abc d e")
    trip.form.undo()
    #expect(trip.form[trip.note] == "ab")
    trip.form.undo()
    #expect(trip.form[trip.note].isEmpty)
  }

  @Test func `opening, highlights, queries, options and submits are no steps`() throws {
    var trip = try Trip()
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown", "ArrowDown", "Escape")
    trip.form.setOptions(trip.city, OptionList([]))
    trip.form.appendOptions(trip.city, City.all)
    trip.form.setAvailability(.disabled(reason: ""), of: "be", in: trip.country)
    trip.form.setDisabled(trip.note, true)
    trip.form.focus(trip.tag)
    _ = try trip.press("r", "e")
    trip.form.submit()
    #expect(!trip.form.canUndo)
  }

  @Test func `a batch is one step and one report, one write a field`() throws {
    var trip = try Trip()
    let events = trip.events { form, keys in
      form.batch { form in
        form.setText(keys.note, "late")
        form.choose(keys.country, id: "be")
        form.choose(keys.country, id: "fr")
        form.setOn(keys.direct, true)
        form.choose(keys.extras, ids: ["Wifi", "Parking"])
      }
    }
    #expect(
      events == [
        "note text (program)", "country chose fr (program)", "direct on (program)",
        "extras chose Parking (program)", "extras chose Wifi (program)",
      ])
    trip.form.undo()
    #expect(!trip.form.canUndo)
    #expect(trip.form[trip.note].isEmpty && trip.form[trip.country] == nil)
    #expect(!trip.form[trip.direct] && trip.form[trip.extras].isEmpty)
    trip.form.redo()
    #expect(trip.form[trip.extras].map(\.value) == ["Parking", "Wifi"])
  }

  @Test func `a batch that ends where it began reports nothing and is no step`() throws {
    var trip = try Trip()
    let events = trip.events { form, keys in
      form.batch { form in
        form.setOn(keys.direct, true)
        form.setOn(keys.direct, false)
        form.setText(keys.note, "x")
        form.setText(keys.note, "")
      }
    }
    #expect(events.isEmpty)
    #expect(!trip.form.canUndo)
    let empty = trip.events { form, keys in form.batch { _ in } }
    #expect(empty.isEmpty)
  }

  @Test func `a batch in a batch joins it`() throws {
    var trip = try Trip()
    let events = trip.events { form, keys in
      form.batch { form in
        form.setOn(keys.direct, true)
        form.batch { $0.setText(keys.note, "x") }
      }
    }
    #expect(events == ["direct on (program)", "note text (program)"])
    trip.form.undo()
    #expect(!trip.form.canUndo)
  }

  @Test func `reset puts everything back and can be taken back`() throws {
    var trip = try Trip(city: .id(2))
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown", "Enter", "Tab", "ArrowDown", "ArrowDown", "Enter")
    trip.form.setText(trip.note, "late")
    trip.form.submit()
    trip.form.open(trip.extras)
    let events = trip.events { form, _ in form.reset() }
    #expect(
      events == [
        "country value cleared (reset)", "city value 2 (reset)", "note text (reset)",
        "extras closed (program)",
      ])
    #expect(trip.form.submission == nil)
    #expect(!trip.form.isTouched(trip.country) && !trip.form.isDirty(trip.country))
    #expect(!trip.form.isTouched(trip.city) && !trip.form.isDirty(trip.city))
    trip.form.undo()
    #expect(trip.form[trip.note] == "late")
    #expect(trip.form[trip.country]?.id == "be")
    #expect(trip.form[trip.city]?.id == 3)
  }

  @Test func `a reset of an untouched form is no step`() throws {
    var trip = try Trip(city: .first)
    let events = trip.events { form, _ in form.reset() }
    #expect(events.isEmpty)
    #expect(!trip.form.canUndo)
  }

  @Test func `undo brings back a choice that lost its option`() throws {
    var trip = try Trip { make, keys in make.configure(keys.city) { $0.missing = .clear } }
    trip.form.choose(trip.city, id: 3)
    let lost = trip.events { $0.setOptions($1.city, OptionList(Array(City.all.prefix(2)))) }
    #expect(lost == ["city value cleared (optionsChanged)"])
    #expect(trip.form.chosen(of: trip.city) == .none)
    trip.form.setOptions(trip.city, OptionList(City.all))
    #expect(trip.form[trip.city] == nil)
    trip.form.undo()
    #expect(trip.form.chosen(of: trip.city) == .none)
    trip.form.redo()
    #expect(trip.form[trip.city]?.id == 3)
  }
}
