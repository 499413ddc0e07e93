import SelectorForms
import SelectorKit

/// A country, which may be out of reach.
struct Country: SelectorOption, Sendable {
  var id: String
  var label: String
  var disabledReason: String?

  static let all = [
    Country(id: "be", label: "Belgium"), Country(id: "fr", label: "France"),
    Country(id: "it", label: "Italy", disabledReason: "on strike"),
    Country(id: "pt", label: "Portugal"),
  ]
}

/// A city with a number for an id.
struct City: Hashable, Identifiable, Sendable {
  var id: Int
  var name: String

  static let all = [
    City(id: 1, name: "Lille"), City(id: 2, name: "Lyon"), City(id: 3, name: "Paris"),
    City(id: 4, name: "Porto"),
  ]
}

/// A plain form with a field of every sort, and its keys.
///
/// Country and extras belong to no default; the city has one only where a test asks for it.
struct Trip {
  /// The keys, as a builder gave them.
  struct Keys {
    let country: FieldKey<Country>
    let city: FieldKey<City>
    let extras: MultiFieldKey<ValueOption<String>>
    let tag: ComboboxFieldKey<ValueOption<String>>
    let direct: ToggleFieldKey
    let note: TextFieldKey

    var all: [any FieldReference] { [country, city, extras, tag, direct, note] }
  }

  static let extras = ["Breakfast", "Parking", "Sauna", "Wifi"]

  var form: Form
  let keys: Keys

  var country: FieldKey<Country> { keys.country }
  var city: FieldKey<City> { keys.city }
  var extras: MultiFieldKey<ValueOption<String>> { keys.extras }
  var tag: ComboboxFieldKey<ValueOption<String>> { keys.tag }
  var direct: ToggleFieldKey { keys.direct }
  var note: TextFieldKey { keys.note }

  init(
    isSingleOpen: Bool = true, city initial: InitialChoice<Int> = .none,
    _ change: (inout FormBuilder, Keys) -> Void = { _, _ in }
  ) throws {
    var make = FormBuilder()
    make.isSingleOpen = isSingleOpen
    keys = Keys(
      country: make.selector(
        "country", "Country", DropdownSelector("Country", options: Country.all)),
      city: make.selector(
        "city", "City", options: City.all, label: \.name, placeholder: "Where to?",
        default: initial),
      extras: make.multi("extras", "Extras", MultiSelector("None", options: Self.extras)),
      tag: make.combobox("tag", "Tag", Combobox("Any", options: ["red", "green", "blue"])),
      direct: make.toggle("direct", "Direct", text: "only direct trains"),
      note: make.text("note", "Note", placeholder: "Anything else?"))
    change(&make, keys)
    form = try make.build()
  }

  /// Presses keys by their names and tells the events, in one list.
  mutating func press(_ names: String...) throws -> [String] {
    var lines: [String] = []
    for name in names { lines += try form.press(KeyPress(name: name)).lines }
    return lines
  }

  /// Does something to the form and tells the events.
  mutating func events(_ body: (inout Form, Keys) -> [FormChange]) -> [String] {
    body(&form, keys).lines
  }
}

extension [FormChange] {
  /// The events as scenario files spell them.
  var lines: [String] { filter(\.isEvent).map(\.description) }
}

extension Form {
  /// Everything that a person could see or a program could ask of the fields.
  func fingerprint(_ fields: [any FieldReference]) -> [String] {
    fields.map { field in
      func words(_ field: some FieldReference) -> String {
        """
        \(field.fieldID) \(value(of: field)) \(chosen(of: field)) \(isTouched(field)) \
        \(isDirty(field)) \(isEnabled(field)) \(issues(of: field))
        """
      }
      return words(field)
    } + ["\(focusedFieldID ?? "-") \(openFieldIDs) \(canUndo) \(canRedo)"]
      + (0..<controlCount).map { "\(control(at: $0)) \(list(at: $0, lines: 9)?.rows ?? [])" }
  }
}

extension Submission {
  /// The submission in lines: each field with its value, or each field that refuses.
  var lines: [String] {
    switch self {
    case .accepted(let fields): fields.map { "\($0.id) \($0.value)" }
    case .refused(let fields): fields.map { "\($0) refuses" }
    }
  }
}
