import SelectorKit

extension Snippet {
  static let more: [Snippet] = [
    Snippet(name: "late", run: late), Snippet(name: "cleared", run: cleared),
    Snippet(name: "policy", run: policy), Snippet(name: "defaults", run: defaults),
    Snippet(name: "flagged", run: flagged), Snippet(name: "loading", run: loading),
  ]

  @Sendable static func late(print: Print) {
    // snippet: late
    var city = DropdownSelector("City", options: [String]())
    print(city.choose(id: "lyon"))  // pending
    print(city.headerText)  // City
    city.appendOptions([ValueOption("lille"), ValueOption("lyon")])
    print(city.headerText)  // lyon
    // end
  }

  @Sendable static func cleared(print: Print) {
    // snippet: cleared
    var floor = DropdownSelector("Floor", options: [1, 2, 3], default: .first)
    print(floor.choice)  // untouched
    print(floor.headerText)  // 1
    print(floor.clear())  // [cleared (program)]
    print(floor.choice)  // cleared
    print(floor.headerText)  // Floor
    // end
  }

  @Sendable static func policy(print: Print) {
    // snippet: policy
    var size = DropdownSelector("Size", options: ["S", "M", "L"])
    size.choose(id: "L")
    print(size.replaceOptions(OptionList([ValueOption("S")])))  // [value cleared (optionsChanged)]
    print(size.choice)  // chosen("L")
    print(size.replaceOptions(OptionList([ValueOption("L")])))  // [value L (optionsChanged)]
    // end
  }

  @Sendable static func defaults(print: Print) {
    // snippet: defaults
    var slot = DropdownSelector("Slot", options: ["9:00"], default: .only)
    print(slot.headerText)  // 9:00
    slot.appendOptions([ValueOption("10:00")])
    print(slot.headerText)  // Slot
    // end
  }

  @Sendable static func flagged(print: Print) {
    // snippet: flagged
    var size = DropdownSelector("Size", options: ["S", "M"])
    size.configure { $0.missing = .flag }
    size.choose(id: "XL")
    print(size.selectedValue?.standing.rawValue ?? "none")  // flagged
    print(size.value == nil)  // true
    // end
  }

  @Sendable static func loading(print: Print) {
    // snippet: loading
    var city = DropdownSelector("City", options: ["Lille", "Lyon"])
    city.choose(id: "Lyon")
    city.replaceOptions(OptionList([]), status: .loading)
    print(city.headerText)  // Lyon
    print(city.selectedValue?.standing.rawValue ?? "none")  // held
    // end
  }
}
