// snippet: imports
import SelectorForms
import SelectorKit
import SelectorScenarios
import SelectorTerminal
import SelectorText
// end

extension Snippet {
  static let tour: [Snippet] = [
    Snippet(name: "enumeration", run: enumeration), Snippet(name: "structs", run: structs),
    Snippet(name: "values", run: values), Snippet(name: "keys", run: keys),
    Snippet(name: "group", run: group), Snippet(name: "search", run: search),
    Snippet(name: "multi", run: multi), Snippet(name: "combobox", run: combobox),
    Snippet(name: "state", run: state),
  ]

  @Sendable static func enumeration(print: Print) {
    // snippet: enumeration
    enum Weekday: String, SelectableCase {
      case sunday = "Sunday", monday = "Monday", tuesday = "Tuesday"
    }
    var day = DropdownSelector<Weekday>("Day of the week")
    print(day.headerText)  // Day of the week
    print(day.choose(id: .monday))  // chosen
    print(day.headerText)  // Monday
    print(day.value == .monday)  // true
    // end
  }

  @Sendable static func structs(print: Print) {
    // snippet: structs
    struct Country: Hashable, Identifiable {
      var id: String
      var name: String
    }
    let countries = [Country(id: "fr", name: "France"), Country(id: "it", name: "Italy")]
    var country = DropdownSelector("Country", options: countries, label: \.name, default: .id("fr"))
    print(country.value?.name ?? "none")  // France
    print(country.choose(id: "xx"))  // pending
    print(country.value?.name ?? "none")  // none
    // end
  }

  @Sendable static func values(print: Print) {
    // snippet: values
    var floor = DropdownSelector("Floor", options: [1, 2, 3], default: .index(0))
    print(floor.headerText)  // 1
    floor.choose(id: 3)
    print(floor.value?.value ?? 0)  // 3
    // end
  }

  @Sendable static func keys(print: Print) {
    enum Weekday: String, SelectableCase {
      case sunday = "Sunday", monday = "Monday", tuesday = "Tuesday"
    }
    // snippet: keys
    var day = DropdownSelector<Weekday>("Day of the week")
    print(day.press(KeyPress(.arrowDown)))  // [opened (keyboard), highlighted sunday]
    print(day.press(KeyPress(.character("m"))))  // [highlighted monday]
    print(day.press(KeyPress(.enter)))  // [chose monday (keyboard), closed (selected)]
    // end
  }

  @Sendable static func group(print: Print) {
    // snippet: group
    var group = SelectorGroup<String>()
    print(group.open("country"))  // []
    print(group.open("city"))  // ["country"]
    print(group.open("district", inside: "city"))  // []
    print(group.close("city"))  // ["district", "city"]
    // end
  }

  @Sendable static func search(print: Print) {
    // snippet: search
    var fruit = DropdownSelector("Fruit", options: ["Apple", "Açaí", "Pineapple", "Pear"])
    fruit.configure { $0.search = .prefix }
    fruit.open()
    for letter in "aca" { fruit.press(KeyPress(.character(String(letter)))) }
    print(fruit.rowCount)  // 1
    print(fruit.highlight ?? "none")  // Açaí
    // end
  }

  @Sendable static func multi(print: Print) {
    // snippet: multi
    var toppings = MultiSelector("No topping yet", options: ["Ham", "Olives", "Egg"])
    toppings.configure { $0.limits = SelectionLimits(maximum: 2) }
    toppings.choose(ids: ["Egg", "Ham"])
    print(toppings.headerText)  // Ham, Egg
    print(toppings.value.map(\.value))  // ["Ham", "Egg"]
    // end
  }

  @Sendable static func combobox(print: Print) {
    // snippet: combobox
    var city = Combobox("Where to?", options: ["Lille", "Lyon", "Paris"])
    city.press(KeyPress(.character("y")))
    print(city.highlight ?? "none")  // Lyon
    city.press(KeyPress(.enter))
    print(city.headerText)  // Lyon
    // end
  }

  @Sendable static func state(print: Print) {
    // snippet: state
    struct Order: Hashable {
      var size = DropdownSelector("Size", options: ["S", "M", "L"], default: .first)
      var note = ""
    }
    var order = Order()
    let before = order
    order.size.choose(id: "L")
    print(order.size.headerText)  // L
    print(before.size.headerText)  // S
    print(order == before)  // false
    // end
  }
}
