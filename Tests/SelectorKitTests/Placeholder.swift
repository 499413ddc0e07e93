import SelectorKit
import Testing

enum Weekday: String, SelectableCase {
  case sunday = "Sunday"
  case monday = "Monday"
}
enum Plain: String, CaseIterable, Identifiable {
  case a, b
  var id: Self { self }
}
struct Country: Hashable, Identifiable {
  var id: Int
  var name: String
}

@Suite struct Smoke {
  @Test func inference() {
    var day = DropdownSelector<Weekday>("Day of the week", default: .id(.monday))
    let plain = DropdownSelector<Plain>("Plain")
    let nation = DropdownSelector("Country", options: [Country(id: 1, name: "x")], label: \.name)
    var floor = DropdownSelector("Floor", options: [1, 2, 3])
    let multi = MultiSelector("t", options: ["a", "b"])
    #expect(day.headerText == "Monday")
    let changes = day.press(KeyPress(.arrowDown))
    #expect(changes == [.opened(.keyboard), .highlighted(.monday)])
    let outcome = floor.choose(id: 2)
    #expect(outcome == .chosen)
    #expect(plain.showsPlaceholder && nation.showsPlaceholder && multi.showsPlaceholder)
    #expect(day.checkInvariants().isEmpty)
  }
}
