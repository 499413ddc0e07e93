internal import SelectorForms
internal import SelectorKit

/// A part of addresses in one country: a province, a city in it, a district in that.
struct AddressRegion: SelectorOption, Sendable {
  /// The code of the country.
  var country: String
  /// The keys above it with slashes between; empty at the top.
  var parent: String
  /// Its key, unique under its parent only.
  var key: String
  var native: String
  var latin: String

  init(_ country: String, _ parent: String, _ key: String, _ native: String, _ latin: String) {
    self.country = country
    self.parent = parent
    self.key = key
    self.native = native
    self.latin = latin
  }

  var id: String { key }
  var label: String { native }
  var detail: String? { latin.isEmpty ? nil : latin }
  var keywords: [String] { [latin] }

  /// Where the parts below it lie.
  var path: String { parent.isEmpty ? key : "\(parent)/\(key)" }
}

/// The countries of the address form, with the names of the parts of an address.
enum AddressCountry: String, SelectableCase {
  case brazil = "Brazil"
  case china = "China"
  case japan = "Japan"
  case korea = "South Korea"

  var code: String {
    switch self {
    case .brazil: "BR"
    case .china: "CN"
    case .japan: "JP"
    case .korea: "KR"
    }
  }

  /// What the parts are called, the largest first.
  var parts: [String] {
    switch self {
    case .brazil: ["State", "Municipality"]
    case .china: ["Province", "City", "District"]
    case .japan: ["Prefecture"]
    case .korea: ["Do / Si", "City", "District"]
    }
  }
}

/// An address with as many parts as the country, the province and the city have.
struct AddressForm {
  let form: Form
  let country: FieldKey<AddressCountry>
  let first: FieldKey<AddressRegion>
  let second: FieldKey<AddressRegion>
  let third: FieldKey<AddressRegion>

  init(_ regions: [AddressRegion]) throws(FormErrors) {
    let below = Dictionary(grouping: regions) { "\($0.country)/\($0.parent)" }
    @Sendable func parts(_ country: AddressCountry, below path: String = "") -> [AddressRegion] {
      below["\(country.code)/\(path)"] ?? []
    }
    func dropdown() -> DropdownSelector<AddressRegion> {
      DropdownSelector("Choose", options: [])
    }
    var make = FormBuilder()
    country = make.selector("country", "Country", DropdownSelector("Choose"))
    first = make.selector("first", "Region", dropdown())
    second = make.selector("second", "City", dropdown())
    third = make.selector("third", "District", dropdown())

    make.derive(first, from: country) { parts($0) }
    make.derive(second, from: country, first) { parts($0, below: $1.path) }
    make.derive(third, from: country, second) { parts($0, below: $1.path) }
    // What is called 남구 in one city is another place than what is called so in the next.
    make.uniqueWithinParent(second)
    make.uniqueWithinParent(third)
    make.show(second, when: country, first) { country, first in
      !(country.flatMap { country in first.map { parts(country, below: $0.path) } } ?? []).isEmpty
    }
    make.show(third, when: country, second) { country, second in
      !(country.flatMap { country in second.map { parts(country, below: $0.path) } } ?? []).isEmpty
    }
    for (level, key) in [first, second, third].enumerated() {
      let other = ["Region", "City", "District"][level]
      make.label(key, from: country) {
        $0.map { $0.parts.dropFirst(level).first ?? other } ?? other
      }
    }
    form = try make.build()
  }
}
