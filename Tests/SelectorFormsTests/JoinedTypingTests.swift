import SelectorForms
import SelectorKit
import Testing

/// What the form forgets between letters that are one step: RULES 4.6 and 13.3.
@Suite struct JoinedTypingTests {
  private func trip() throws -> Trip {
    var trip = try Trip { make, keys in make.configure(keys.city) { $0.missing = .clear } }
    trip.form.choose(trip.city, id: 3)
    trip.form.focus(trip.note)
    _ = try trip.press("a")
    trip.form.setOptions(trip.city, OptionList(Array(City.all.prefix(2))))
    _ = try trip.press("b")
    return trip
  }

  @Test func `undo brings back what was forgotten between the letters`() throws {
    var trip = try trip()
    #expect(trip.form.chosen(of: trip.city) == .none)
    trip.form.undo()
    #expect(trip.form[trip.note].isEmpty)
    #expect(trip.form.chosen(of: trip.city) == .option(OptionID(3)))
  }

  @Test func `redo gives what was chosen after the last of the letters`() throws {
    var trip = try trip()
    trip.form.undo()
    trip.form.redo()
    #expect(trip.form[trip.note] == "ab")
    #expect(trip.form.chosen(of: trip.city) == .none)
  }

  @Test func `a letter that hides a field, which forgets, goes on with the step`() throws {
    var make = FormBuilder()
    let word = make.text("word", "Word")
    let more = make.text("more", "More")
    make.show(more, onHidden: .clear, when: word) { $0 == "a" }
    var form = try make.build()
    form.setText(more, "b")
    form.focus(word)
    for letter in ["a", "b"] { form.press(KeyPress(.character(letter))) }
    #expect(form.chosen(of: more) == .text(""))
    form.undo()
    #expect(form[word].isEmpty)
    #expect(form.chosen(of: more) == .text("b"))
    form.redo()
    #expect(form[word] == "ab")
    #expect(form.chosen(of: more) == .text(""))
  }
}
