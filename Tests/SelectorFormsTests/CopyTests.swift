import SelectorForms
import SelectorKit
import Testing

/// A form is a value.
@Suite struct CopyTests {
  @Test func `a copy is unchanged by what happens to the original`() throws {
    var trip = try Trip(city: .id(2))
    trip.form.choose(trip.country, id: "be")
    trip.form.pressHeader(trip.extras)
    let copy = trip.form
    let before = copy.fingerprint(trip.keys.all)
    trip.form.press(KeyPress(.arrowDown))
    trip.form.press(KeyPress(.space))
    trip.form.undo()
    trip.form.setText(trip.note, "late")
    trip.form.setOn(trip.direct, true)
    trip.form.setOptions(trip.city, OptionList([]))
    trip.form.setDisabled(trip.country, true)
    trip.form.focus(trip.tag)
    trip.form.press(KeyPress(.character("r")))
    trip.form.submit()
    #expect(copy.fingerprint(trip.keys.all) == before)
    #expect(trip.form.fingerprint(trip.keys.all) != before)
  }

  @Test func `keys belong to all copies`() throws {
    let trip = try Trip()
    var (left, right) = (trip.form, trip.form)
    left.choose(trip.country, id: "be")
    right.choose(trip.country, id: "fr")
    #expect(left[trip.country]?.id == "be" && right[trip.country]?.id == "fr")
    left.undo()
    #expect(left[trip.country] == nil && right[trip.country]?.id == "fr")
    #expect(trip.form[trip.country] == nil)
  }

  @Test func `a form can cross to another task`() async throws {
    var trip = try Trip()
    trip.form.choose(trip.country, id: "be")
    let form = trip.form
    let country = trip.country
    let name = await Task.detached { form[country]?.label }.value
    #expect(name == "Belgium")
  }
}
