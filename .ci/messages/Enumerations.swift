// expected: 'init(_:default:)' is unavailable: say how a case reads: give the enumeration `String` raw values, or let it adopt `SelectableCase` with a `label`
import SelectorKit

enum Size: CaseIterable, Identifiable {
  case small, large
  var id: Self { self }
}
enum Number: Int, CaseIterable, Identifiable {
  case one, two
  var id: Self { self }
}

let one = DropdownSelector<Size>("Size")
let several = MultiSelector<Number>("Numbers")
let box = Combobox<Size>("Size", default: .first)
