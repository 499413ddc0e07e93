import SelectorKit

nonisolated enum Weekday: String, SelectableCase {
  case monday = "Monday"
  case tuesday = "Tuesday"
}

nonisolated struct Country: SelectorOption {
  var id: String
  var name: String
  var label: String { name }
}

nonisolated struct City: Hashable, Identifiable {
  var id: Int
  var name: String
}

final class Screen {
  var day = DropdownSelector<Weekday>("Day of the week", default: .id(.monday))
  var country = DropdownSelector("Country", options: [Country(id: "fr", name: "France")])
  var cities = MultiSelector("Cities", options: [City(id: 1, name: "Lille")], label: \.name)
  var floor = Combobox("Floor", options: [1, 2, 3])
  var changes: [SelectorChange<Int>] = []

  func press(_ key: KeyPress) {
    day.press(key)
    changes += cities.press(key)
    day.choose(id: .tuesday)
    cities.hook = { proposal in proposal.after.value.isEmpty ? .refuse(reason: "none") : .accept }
  }

  func title(_ source: some PresentationSource) -> String { source.control(at: 0).text }
  var titles: [String] { [title(day), title(country), day.value?.label ?? ""] }
}
