import SelectorForms
import SelectorKit

/// What the clients of this folder are about: a form of four fields, each of another sort.
struct City: Hashable, Identifiable, Sendable {
  var id: String
  var name: String
}

struct Sample {
  var make = FormBuilder()
  let country: FieldKey<City>
  let tags: MultiFieldKey<City>
  let isGift: ToggleFieldKey
  let note: TextFieldKey
  let city: FieldKey<City>

  init() {
    country = make.selector("country", "Country", options: [City](), label: { $0.name })
    tags = make.multi("tags", "Tags", options: [City](), label: { $0.name })
    isGift = make.toggle("gift", "Gift")
    note = make.text("note", "Note")
    city = make.selector("city", "City", options: [City](), label: { $0.name })
  }
}

func cities(_ words: String...) throws -> [City] {
  words.map { City(id: $0, name: $0) }
}

func fetch(_ words: String...) async throws -> [City] {
  words.map { City(id: $0, name: $0) }
}
