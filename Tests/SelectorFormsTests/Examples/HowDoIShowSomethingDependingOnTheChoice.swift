import SelectorForms
import SelectorKit
import Testing

/// S36: a rule shows a field only for some choices.
///
/// A hidden field is not asked for and gives nothing.
func howDoIShowSomethingDependingOnTheChoice(print: (String) -> Void) throws {
  var make = FormBuilder()
  let day = make.selector("day", "Day", DropdownSelector<Weekday>("Which day?"))
  let reason = make.text("reason", "Why on a Sunday?")
  make.show(reason, when: day) { $0 == .sunday }
  var form = try make.build()

  print("shown: \(form.isVisible(reason))")
  form.choose(day, id: .sunday)
  print("shown: \(form.isVisible(reason))")
  form.setText(reason, "no time else")
  form.choose(day, id: .monday)
  print("shown: \(form.isVisible(reason)), gives \"\(form[reason])\"")
  form.choose(day, id: .sunday)
  print("shown: \(form.isVisible(reason)), gives \"\(form[reason])\"")
}

@Test("S36: How do I show something depending on the choice?")
func showsSomethingDependingOnTheChoice() throws {
  #expect(
    try printout(of: howDoIShowSomethingDependingOnTheChoice) == [
      "shown: false", "shown: true", #"shown: false, gives """#,
      #"shown: true, gives "no time else""#,
    ])
}
