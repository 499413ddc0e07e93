import SelectorForms
import SelectorKit
import Testing

/// S34: the choice is public.
///
/// Another type holds the store and the key, and reads.
struct Greeter {
  let store: FormStore
  let day: FieldKey<Weekday>

  var greeting: String { store.form[day].map { "Have a good \($0.label)" } ?? "Hello" }
}

func howDoIReadTheChoiceOutsideTheDropdown(print: (String) -> Void) throws {
  var make = FormBuilder()
  let day = make.selector("day", "Day", DropdownSelector<Weekday>("Which day?"))
  let store = FormStore(try make.build())
  let greeter = Greeter(store: store, day: day)
  print(greeter.greeting)
  store.update { $0.choose(day, id: .monday) }
  print(greeter.greeting)
}

@Test("S34: How do I read the choice outside the dropdown?")
func readsTheChoiceOutside() throws {
  #expect(
    try printout(of: howDoIReadTheChoiceOutsideTheDropdown) == ["Hello", "Have a good Monday"])
}
