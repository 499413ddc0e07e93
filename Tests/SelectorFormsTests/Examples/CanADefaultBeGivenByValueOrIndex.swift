import SelectorKit
import Testing

/// S38: a default by id, by index, the first one or none; one that is not there counts as none.
func canADefaultBeGivenByValueOrIndex(print: (String) -> Void) {
  let defaults: [InitialChoice<Weekday>] = [.id(.monday), .index(2), .first, .index(9), .none]
  for initial in defaults {
    let day = DropdownSelector<Weekday>("Which day?", default: initial)
    print(day.value?.label ?? "none")
  }
}

@Test("S38: Can a default be given by value or index?")
func givesADefault() {
  #expect(
    printout(of: canADefaultBeGivenByValueOrIndex) == [
      "Monday", "Tuesday", "Sunday", "none", "none",
    ])
}
