// expected: 'init(_:options:default:)' is unavailable: say how an option reads: `label: \.name`, or let the option type adopt `SelectorOption`
import SelectorKit

struct City: Hashable, Identifiable {
  var id: Int
  var name: String
}

let lille = City(id: 1, name: "Lille")
let one = DropdownSelector("City", options: [lille])
let several = MultiSelector("Cities", options: [lille], default: .first)
let box = Combobox("City", options: [lille])
