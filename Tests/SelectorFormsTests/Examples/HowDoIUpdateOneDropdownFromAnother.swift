import SelectorForms
import SelectorKit
import Testing

/// S30: of four dropdowns, a choice in one changes the options of the others.
///
/// Say what each one depends on. When a parent changes, everything below it follows in one transaction, and
/// a choice that does not fit is masked, not lost.
func howDoIUpdateOneDropdownFromAnother(print: (String) -> Void) throws {
  let regions = ["Austria": ["Tyrol", "Styria"], "Belgium": ["Flanders"]]
  let cities = ["Tyrol": ["Innsbruck"], "Styria": ["Graz"], "Flanders": ["Gent"]]
  let streets = ["Innsbruck": ["Inngasse"], "Graz": ["Murgasse"], "Gent": ["Leiestraat"]]

  var make = FormBuilder()
  let country = make.selector(
    "country", "Country", DropdownSelector("Which?", options: ["Austria", "Belgium"]))
  func dropdown(
    _ id: String, below parent: FieldKey<ValueOption<String>>, from table: [String: [String]]
  ) -> FieldKey<ValueOption<String>> {
    make.selector(
      id, id, of: ValueOption<String>.self, dependingOn: parent, label: \.label,
      options: { parent in table[parent.value, default: []].map { ValueOption($0) } })
  }
  let region = dropdown("region", below: country, from: regions)
  let city = dropdown("city", below: region, from: cities)
  let street = dropdown("street", below: city, from: streets)
  var form = try make.build()

  form.batch { form in
    form.choose(country, id: "Austria")
    form.choose(region, id: "Styria")
    form.choose(city, id: "Graz")
    form.choose(street, id: "Murgasse")
  }
  print(form[street]?.value ?? "no street")
  for change in form.choose(country, id: "Belgium") { print("\(change)") }
  print(form[street]?.value ?? "no street")
  form.choose(country, id: "Austria")
  print(form[street]?.value ?? "no street")
}

@Test("S30: How do I update one dropdown from another?")
func updatesOneDropdownFromAnother() throws {
  let lines = try printout(of: howDoIUpdateOneDropdownFromAnother)
  #expect(
    lines == [
      "Murgasse", "country chose Belgium (program)", "region value cleared (parentChanged)",
      "city value cleared (parentChanged)", "street value cleared (parentChanged)", "no street",
      "Murgasse",
    ])
}
