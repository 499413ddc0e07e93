internal import SelectorForms
internal import SelectorKit

/// Finds a city: country, region, district, city, each list made from what was chosen before.
struct PlaceFinder {
  /// The form.
  let form: Form
  let country: FieldKey<PlaceOption>
  let region: FieldKey<PlaceOption>
  let district: FieldKey<PlaceOption>
  let city: FieldKey<PlaceOption>

  init(_ book: PlaceBook) throws(FormErrors) {
    func dropdown(_ placeholder: String, _ options: [PlaceOption] = []) -> DropdownSelector<
      PlaceOption
    > {
      var dropdown = DropdownSelector(placeholder, options: options)
      dropdown.configure { $0.search = .prefix }
      return dropdown
    }
    var make = FormBuilder()
    country = make.selector("country", "Country", dropdown("Which country?", book.countries))
    region = make.selector("region", "Region", dropdown("Which region?"))
    district = make.selector("district", "District", dropdown("Any district"))
    city = make.selector("city", "City", dropdown("Which city?"))
    make.derive(region, from: country) { book.regions(in: $0) }
    make.derive(district, from: region) { book.districts(in: $0) }
    make.derive(city, from: region, district.optional) { book.cities(in: $0, $1) }
    make.show(district, when: region) { $0.map { !book.districts(in: $0).isEmpty } ?? true }
    var form = try make.build()
    form.focus(country)
    self.form = form
  }
}
