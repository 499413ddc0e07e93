import FakeFoundation
import SelectorKit

struct Form {
  var day: DropdownSelector<Weekday>
  var path = \DropdownSelector<Weekday>.headerText
}
func isSelector(_ value: Any) -> Bool { value is DropdownSelector<Weekday> }
extension DropdownSelector where Option == Weekday {
  var isMonday: Bool { value == .monday }
}
let form = Form(day: DropdownSelector("Day", default: .id(.monday)))
