import SelectorForms
import SelectorKit
import Testing

/// Where keys go: RULES 5.4, 5.8 and 13.4.
@Suite struct FocusTests {
  @Test func `at the start nothing has the focus and keys do nothing`() throws {
    var trip = try Trip()
    #expect(trip.form.focusedFieldID == nil)
    #expect(trip.form.focusedIndex == nil)
    #expect(try trip.press("ArrowDown", "Enter", "Tab", "a").isEmpty)
    let pasted = trip.events { form, _ in form.paste("hello") }
    #expect(pasted.isEmpty)
    #expect(trip.form.focusedFieldID == nil)
  }

  @Test func `Tab goes through all fields and then nowhere`() throws {
    var trip = try Trip()
    trip.form.focus(trip.country)
    var visited: [String] = []
    while let id = trip.form.focusedFieldID, visited.count < 10 {
      visited.append(id)
      #expect(try trip.press("Tab").isEmpty)
    }
    #expect(visited == ["country", "city", "extras", "tag", "direct", "note"])
    #expect(trip.form.focusedFieldID == nil)
  }

  @Test func `Shift and Tab go back, and from the first field nowhere`() throws {
    var trip = try Trip()
    trip.form.focus(trip.city)
    _ = try trip.press("Shift+Tab")
    #expect(trip.form.focusedFieldID == "country")
    _ = try trip.press("Shift+Tab")
    #expect(trip.form.focusedFieldID == nil)
  }

  @Test(arguments: ["Control+Tab", "Alt+Tab", "Meta+Tab"]) func `Tab with another modifier stays`(
    key: String
  ) throws {
    var trip = try Trip()
    trip.form.focus(trip.city)
    trip.form.open(trip.city)
    #expect(try trip.press(key).isEmpty)
    #expect(trip.form.focusedFieldID == "city")
    #expect(trip.form.openFieldIDs == ["city"])
  }

  @Test func `Tab passes fields that are disabled`() throws {
    var trip = try Trip()
    trip.form.setDisabled(trip.city, true)
    trip.form.setDisabled(trip.extras, true)
    trip.form.focus(trip.country)
    _ = try trip.press("Tab")
    #expect(trip.form.focusedFieldID == "tag")
    _ = try trip.press("Shift+Tab")
    #expect(trip.form.focusedFieldID == "country")
  }

  @Test func `a disabled field takes no focus, by the program or by a press`() throws {
    var trip = try Trip()
    trip.form.setDisabled(trip.city, true)
    trip.form.focus(trip.country)
    let focused = trip.events { $0.focus($1.city) }
    let pressed = trip.events { $0.pressHeader($1.city) }
    #expect(focused.isEmpty && pressed.isEmpty)
    #expect(trip.form.focusedFieldID == "country")
    #expect(!trip.form.isTouched(trip.country))
  }

  @Test func `focus on a field that gets disabled stays, and only Tab acts`() throws {
    var trip = try Trip()
    trip.form.focus(trip.city)
    _ = try trip.press("ArrowDown")
    let closed = trip.events { $0.setDisabled($1.city, true) }
    #expect(closed == ["city closed (disabled)"])
    #expect(trip.form.focusedFieldID == "city")
    #expect(try trip.press("ArrowDown", "Enter", "a", "Escape").isEmpty)
    _ = try trip.press("Tab")
    #expect(trip.form.focusedFieldID == "extras")
  }

  @Test func `Tab on an open selector chooses, closes and moves on`() throws {
    var trip = try Trip()
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown", "ArrowDown")
    #expect(try trip.press("Tab") == ["country chose fr (keyboard)", "country closed (tab)"])
    #expect(trip.form.focusedFieldID == "city")
  }

  @Test func `Tab that discards closes and moves on`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.commit.tab = .discard }
    }
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    #expect(try trip.press("Shift+Tab") == ["country closed (tab)"])
    #expect(trip.form[trip.country] == nil)
    #expect(trip.form.focusedFieldID == nil)
  }

  @Test func `Tab in a list of several chooses nothing`() throws {
    var trip = try Trip()
    trip.form.focus(trip.extras)
    _ = try trip.press("ArrowDown")
    #expect(try trip.press("Tab") == ["extras closed (tab)"])
    #expect(trip.form[trip.extras].isEmpty)
  }

  @Test func `a key map can keep Tab in an open list`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.keyMap = .macNative }
    }
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    #expect(try trip.press("Tab").isEmpty)
    #expect(trip.form.focusedFieldID == "country")
    #expect(trip.form.openFieldIDs == ["country"])
  }

  @Test func `focus that moves away closes the list with blur and touches the field`() throws {
    var trip = try Trip()
    trip.form.focus(trip.country)
    trip.form.open(trip.country)
    #expect(!trip.form.isTouched(trip.country))
    let events = trip.events { $0.focus($1.note) }
    #expect(events == ["country closed (blur)"])
    #expect(trip.form.isTouched(trip.country))
    #expect(!trip.form.isTouched(trip.note))
  }

  @Test func `a blur that commits chooses by keyboard`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.commit.blur = .commit }
    }
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    let events = trip.events { form, _ in form.focusNowhere() }
    #expect(events == ["country chose be (keyboard)", "country closed (blur)"])
    #expect(trip.form.focusedFieldID == nil)
  }

  @Test func `focus on the focused field changes nothing`() throws {
    var trip = try Trip()
    trip.form.focus(trip.country)
    _ = try trip.press("ArrowDown")
    let events = trip.events { $0.focus($1.country) }
    #expect(events.isEmpty)
    #expect(trip.form.openFieldIDs == ["country"])
  }

  @Test func `the program opens without moving the focus`() throws {
    var trip = try Trip()
    trip.form.focus(trip.note)
    let events = trip.events { $0.open($1.country) }
    #expect(events == ["country opened (program)"])
    #expect(trip.form.focusedFieldID == "note")
    #expect(trip.form.openIndex == 0)
    #expect(trip.form.focusedIndex == 5)
  }
}
