import SelectorForms
import SelectorKit
import Testing

/// Opening and closing: RULES 5.2 to 5.5 and 13.4.
@Suite struct OpeningTests {
  @Test func `a press on a header focuses and opens, and another closes`() throws {
    var trip = try Trip()
    let opened = trip.events { $0.pressHeader($1.country) }
    #expect(opened == ["country opened (pointer)"])
    #expect(trip.form.focusedFieldID == "country")
    #expect(trip.form.isTouched(trip.country))
    let closed = trip.events { $0.pressHeader($1.country) }
    #expect(closed == ["country closed (toggled)"])
    #expect(trip.form.focusedFieldID == "country")
  }

  @Test func `a press on the header of a chosen field highlights the choice`() throws {
    var trip = try Trip()
    trip.form.choose(trip.country, id: "fr")
    let events = trip.events { $0.pressHeader($1.country) }
    #expect(events == ["country opened (pointer)", "country highlighted fr"])
  }

  @Test func `a press on another header closes the first with sibling`() throws {
    var trip = try Trip()
    trip.form.pressHeader(trip.country)
    let events = trip.events { $0.pressHeader($1.city) }
    #expect(events == ["country closed (sibling)", "city opened (pointer)"])
    #expect(trip.form.openFieldIDs == ["city"])
    #expect(trip.form.focusedFieldID == "city")
  }

  @Test func `a press on another header is a press outside and may commit`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.commit.outside = .commit }
    }
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    let events = trip.events { $0.pressHeader($1.city) }
    #expect(
      events == [
        "country chose be (pointer)", "country closed (sibling)", "city opened (pointer)",
      ])
  }

  @Test func `the program opens another field without committing`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.commit = CommitPolicy(outside: .commit, blur: .commit) }
    }
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    let events = trip.events { $0.open($1.city) }
    #expect(events == ["country closed (sibling)", "city opened (program)"])
    #expect(trip.form[trip.country] == nil)
  }

  @Test func `lists stay open side by side where more may be open`() throws {
    var trip = try Trip(isSingleOpen: false)
    trip.form.pressHeader(trip.country)
    let events = trip.events { $0.pressHeader($1.city) }
    #expect(events == ["city opened (pointer)"])
    #expect(trip.form.openFieldIDs == ["country", "city"])
    #expect(trip.form.focusedFieldID == "city")
    let left = trip.events { $0.focus($1.note) }
    #expect(left == ["city closed (blur)"])
    #expect(trip.form.openFieldIDs == ["country"])
    #expect(trip.form.checkInvariants().isEmpty)
  }

  @Test func `Tab closes with its own reason where more may be open`() throws {
    var trip = try Trip(isSingleOpen: false)
    trip.form.pressHeader(trip.country)
    trip.form.pressHeader(trip.city)
    #expect(try trip.press("Tab") == ["city closed (tab)"])
    #expect(trip.form.openFieldIDs == ["country"])
  }

  @Test func `a press outside discards and closes`() throws {
    var trip = try Trip()
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    let events = trip.events { form, _ in form.pressOutside() }
    #expect(events == ["country closed (outside)"])
    #expect(trip.form[trip.country] == nil)
    let again = trip.events { form, _ in form.pressOutside() }
    #expect(again.isEmpty)
  }

  @Test func `a press outside that commits chooses by pointer`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.commit.outside = .commit }
    }
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    let events = trip.events { form, _ in form.pressOutside() }
    #expect(events == ["country chose be (pointer)", "country closed (outside)"])
  }

  @Test func `a press outside closes every open list`() throws {
    var trip = try Trip(isSingleOpen: false)
    trip.form.pressHeader(trip.country)
    trip.form.pressHeader(trip.extras)
    let events = trip.events { form, _ in form.pressOutside() }
    #expect(Set(events) == ["country closed (outside)", "extras closed (outside)"])
    #expect(trip.form.openFieldIDs.isEmpty)
  }

  @Test func `outside and blur never commit in a list of several`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.extras) { $0.commit = CommitPolicy(outside: .commit, blur: .commit) }
    }
    trip.form.focus(trip.extras)
    _ = try trip.press("ArrowDown")
    let outside = trip.events { form, _ in form.pressOutside() }
    _ = try trip.press("ArrowDown")
    let blurred = trip.events { form, _ in form.focusNowhere() }
    #expect(outside == ["extras closed (outside)"])
    #expect(blurred == ["extras closed (blur)"])
    #expect(trip.form[trip.extras].isEmpty)
  }

  @Test func `a window that loses its focus never commits and keeps the focus of the form`() throws
  {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.commit = CommitPolicy(outside: .commit, blur: .commit) }
    }
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    let events = trip.events { form, _ in form.windowBlur() }
    #expect(events == ["country closed (windowBlur)"])
    #expect(trip.form[trip.country] == nil)
    #expect(trip.form.focusedFieldID == "country")
  }

  @Test func `a press on an option chooses, closes and focuses`() throws {
    var trip = try Trip()
    trip.form.open(trip.city)
    let events = trip.events { $0.press($1.city, option: 3) }
    #expect(events == ["city chose 3 (pointer)", "city closed (selected)"])
    #expect(trip.form.focusedFieldID == "city")
    #expect(trip.form[trip.city]?.name == "Paris")
  }

  @Test func `an option of a closed list, an unknown and a disabled one take no press`() throws {
    var trip = try Trip()
    trip.form.focus(trip.note)
    let closed = trip.events { $0.press($1.city, option: 3) }
    trip.form.open(trip.country)
    let unknown = trip.events { $0.press($1.country, option: "xx") }
    let disabled = trip.events { $0.press($1.country, option: "it") }
    let hovered = trip.events { $0.hover($1.country, option: "it") }
    #expect(closed.isEmpty && unknown.isEmpty && disabled.isEmpty && hovered.isEmpty)
    #expect(trip.form.focusedFieldID == "note")
    #expect(trip.form.openFieldIDs == ["country"])
  }

  @Test func `hovering highlights and chooses nothing`() throws {
    var trip = try Trip()
    trip.form.pressHeader(trip.country)
    let events = trip.events { $0.hover($1.country, option: "pt") }
    #expect(events == ["country highlighted pt"])
    #expect(trip.form[trip.country] == nil)
  }

  @Test func `a read-only field opens and closes but takes no choice`() throws {
    var trip = try Trip { make, keys in make.configure(keys.country) { $0.isReadOnly = true } }
    trip.form.choose(trip.country, id: "be")
    trip.form.focus(trip.country)
    let opened = try trip.press("ArrowDown", "ArrowDown")
    #expect(
      opened == ["country opened (keyboard)", "country highlighted be", "country highlighted fr"])
    #expect(try trip.press("Enter", "Space").isEmpty)
    let pressed = trip.events { $0.press($1.country, option: "pt") }
    #expect(!pressed.contains { $0.contains("chose") || $0.contains("closed") })
    #expect(trip.form[trip.country]?.id == "be")
    #expect(trip.form.openFieldIDs == ["country"])
    _ = try trip.press("Escape")
    #expect(try trip.press("Delete", "Backspace").isEmpty)
    #expect(trip.form[trip.country]?.id == "be")
  }

  @Test func `a disabled field does not open by anybody`() throws {
    var trip = try Trip { make, keys in make.configure(keys.country) { $0.isDisabled = true } }
    let opened = trip.events { $0.open($1.country) }
    let toggled = trip.events { $0.toggle($1.country) }
    let pressed = trip.events { $0.pressHeader($1.country) }
    #expect(opened.isEmpty && toggled.isEmpty && pressed.isEmpty)
    #expect(!trip.form.isEnabled(trip.country))
  }

  @Test func `opening what is open and closing what is closed change nothing`() throws {
    var trip = try Trip()
    trip.form.open(trip.country)
    let opened = trip.events { $0.open($1.country) }
    let closed = trip.events { $0.close($1.city) }
    let toggled = trip.events { $0.toggle($1.country) }
    #expect(opened.isEmpty && closed.isEmpty)
    #expect(toggled == ["country closed (program)"])
  }

  @Test func `switches and texts do not open`() throws {
    var trip = try Trip()
    let events = trip.events { $0.open($1.direct) + $0.open($1.note) + $0.toggle($1.note) }
    #expect(events.isEmpty)
    #expect(trip.form.openFieldIDs.isEmpty)
  }
}
