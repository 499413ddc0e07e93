import SelectorKit
import Testing

/// S32: the option type comes from the array; an enumeration needs nothing but its name.
func doesTheCompilerInferTheOptionType(print: (String) -> Void) {
  struct Country: Hashable, Identifiable, Sendable {
    var id: String
    var name: String
  }
  let countries = [Country(id: "at", name: "Austria"), Country(id: "be", name: "Belgium")]

  var nation = DropdownSelector("Country", options: countries, label: \.name)
  var floor = DropdownSelector("Floor", options: [1, 2, 3])
  var day = DropdownSelector<Weekday>("Day")
  nation.choose(id: "be")
  floor.choose(id: 3)
  day.choose(id: .monday)
  print(nation.value?.name ?? "none")
  print("\((floor.value?.value ?? 0) + 1)")
  print(day.value == .monday ? "Monday it is" : "some other day")
}

@Test("S32: Does the compiler infer the option type?")
func infersTheOptionType() {
  #expect(printout(of: doesTheCompilerInferTheOptionType) == ["Belgium", "4", "Monday it is"])
}
