import Testing

import SelectorKit

private enum Weekday: String, SelectableCase {
  case sunday = "Sunday"
  case monday = "Monday"
}

private enum Plain: String, CaseIterable, Identifiable {
  case a, b
  var id: Self { self }
}

private struct Country: Hashable, Identifiable {
  var id: Int
  var name: String
}

private struct Keyed<ID: Hashable & Sendable>: Hashable, Identifiable, Sendable {
  var id: ID
}

private struct PlaceKey: Hashable {
  var country: String
  var city: [String]?
}

/// An id whose hash is that of every other.
private struct Colliding: Hashable {
  var text: String
  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

@Suite struct `Option types` {
  @Test func `of every usual sort make a selector`() {
    var day = DropdownSelector<Weekday>("Day of the week", default: .id(.monday))
    #expect(day.headerText == "Monday")
    #expect(day.press(KeyPress(.arrowDown)) == [.opened(.keyboard), .highlighted(.monday)])
    #expect(DropdownSelector<Plain>("Plain").options.count == 2)
    let nation = DropdownSelector("Country", options: [Country(id: 1, name: "x")], label: \.name)
    #expect(nation.showsPlaceholder && nation.headerText == "Country")
    var floor = DropdownSelector("Floor", options: [1, 2, 3])
    #expect(floor.choose(id: 2) == .chosen && floor.headerText == "2")
    var letters = MultiSelector("Letters", options: ["a", "b"])
    #expect(letters.choose(ids: ["b", "a"]) == .chosen && letters.headerText == "a, b")
    var box = Combobox("Letter", options: ["a", "b"])
    #expect(box.choose(id: "b") == .chosen && box.headerText == "b")
  }

  @Test func `have ids of any hashable type`() {
    func check<ID: Hashable & Sendable>(_ ids: [ID]) {
      let options = ids.map { Keyed(id: $0) }
      var selector = MultiSelector("", options: options, label: { "\($0.id)" })
      #expect(selector.choose(ids: ids) == .chosen)
      #expect(selector.valueIDs == ids)
      selector.press(KeyPress(.home))
      selector.press(KeyPress(.space))
      #expect(selector.valueIDs == Array(ids.dropFirst()))
      #expect(selector.checkInvariants() == [])
    }
    check([1, -1, .max])
    check(["", "\0", "é", "e"])
    check([1.5, -0.0, .infinity])
    check([PlaceKey(country: "a", city: nil), PlaceKey(country: "a", city: [])])
    check([["a", "b"], [], ["a"]])
    check([String?.none, "a"])
    check([true, false])
    check([Set([1, 2]), []])
    check([Colliding(text: "a"), Colliding(text: "b"), Colliding(text: "")])
  }

  @Test func `may have an id that is unequal to itself`() {
    var selector = DropdownSelector(
      "", options: [Keyed(id: Double.nan), Keyed(id: 1)], label: { "\($0.id)" })
    #expect(selector.choose(id: .nan) == .pending)
    selector.press(KeyPress(.home))
    selector.press(KeyPress(.enter))
    selector.press(KeyPress(.arrowDown))
    selector.press(KeyPress(.enter))
    selector.replaceOptions([Keyed(id: .nan)])
    #expect(selector.valueIDs == [])
  }

  @Test func `read as they say`() {
    let outline = OptionOutline<Country> {
      OptionSection("Fruit") { Country(id: 1, name: "Apple") }
      Country(id: 2, name: "Beet")
    }
    var selector = DropdownSelector("Food", outline: outline, label: { $0.name })
    selector.open()
    let rows = selector.list(at: 0, lines: 8)?.rows
    #expect(rows?.map(\.label) == ["Apple", "Beet"])
    #expect(rows?.map(\.sectionHeader) == ["Fruit", nil])
  }
}
