// expected: converting non-Sendable function value to '@Sendable (City) -> String' may introduce data races
import SelectorKit

struct City: Hashable, Identifiable {
  var id: Int
  var name: String
}

final class Screen {
  var city = DropdownSelector("City", options: [City(id: 1, name: "Lille")], label: \.name)
}
