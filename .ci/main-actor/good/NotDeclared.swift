// Types that adopt `SelectorOption` where they are declared are nonisolated by themselves.
import SelectorKit

enum Weekday: String, SelectableCase { case monday = "Monday", tuesday = "Tuesday" }

struct Country: SelectorOption {
  var id: String
  var name: String
  var label: String { name }
}

final class Screen {
  var day = DropdownSelector<Weekday>("Day of the week", default: .id(.monday))
  var country = DropdownSelector("Country", options: [Country(id: "fr", name: "France")])
  var text: String { day.value?.label ?? country.headerText }
}
