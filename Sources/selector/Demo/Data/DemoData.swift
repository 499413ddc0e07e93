internal import SelectorKit

/// The days that the classic dropdown offers.
enum Weekday: String, SelectableCase {
  case sunday = "Sunday"
  case monday = "Monday"
  case tuesday = "Tuesday"
  case wednesday = "Wednesday"
  case thursday = "Thursday"
  case friday = "Friday"
  case saturday = "Saturday"

  static var dropdown: DropdownSelector<Weekday> { DropdownSelector("Day of the week") }
}

/// What articles are about; that all are shown is no tag but the dropdown without a value.
enum Tag: String, SelectableCase {
  case one = "One"
  case two = "Two"
  case three = "Three"
  /// A tag that no article has.
  case four = "Four"

  /// The tags that articles have.
  static var used: [Tag] { [.one, .two, .three] }
}

/// A place: something with an id of its own beside its name.
struct Place: SelectorOption {
  var id: String
  var label: String

  init(_ id: String, _ label: String) {
    self.id = id
    self.label = label
  }

  static var cities: [Place] {
    [Place("osl", "Oslo"), Place("lis", "Lisbon"), Place("rix", "Riga"), Place("rom", "Rome")]
  }
}

/// The articles of which a tag shows a part.
struct Article: Hashable, Identifiable {
  var number: Int
  var title: String
  var tag: Tag

  var id: Int { number }

  static var all: [Article] {
    [
      Article(number: 1, title: "One", tag: .one),
      Article(number: 2, title: "TwoTwo", tag: .two),
      Article(number: 3, title: "One", tag: .one),
      Article(number: 4, title: "ThreeThreeThree", tag: .three),
      Article(number: 5, title: "TwoTwo", tag: .two),
      Article(number: 6, title: "One", tag: .one),
    ]
  }
}
