import SelectorForms
import SelectorKit
import Testing

/// S37: the program chooses by id or position, also before the options are there: the choice waits.
func canTheProgramChooseAfterTheOptionsArrived(print: (String) -> Void) throws {
  var make = FormBuilder()
  let city = make.selector("city", "City", options: [Place](), label: \.name)
  var form = try make.build()

  form.choose(city, id: "Gent")
  print(form[city]?.name ?? "not yet")
  form.setOptions(city, OptionList(["Wien", "Gent"].map { Place($0) }))
  print(form[city]?.name ?? "not yet")
  form.choose(city, at: 0)
  print(form[city]?.name ?? "not yet")
  form.choose(city, at: 9)
  print(form[city]?.name ?? "not yet")
}

@Test("S37: Can the program choose after the options arrived?")
func choosesAfterTheOptionsArrived() throws {
  #expect(
    try printout(of: canTheProgramChooseAfterTheOptionsArrived) == [
      "not yet", "Gent", "Wien", "Wien",
    ])
}
