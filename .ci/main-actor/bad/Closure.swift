// expected: main actor-isolated property 'title' can not be referenced from a Sendable closure
import SelectorKit

struct City: Hashable, Identifiable {
  var id: Int
  var title: String { "City \(id)" }
}

final class Screen {
  var city = DropdownSelector("City", options: [City(id: 1)], label: { $0.title })
}
