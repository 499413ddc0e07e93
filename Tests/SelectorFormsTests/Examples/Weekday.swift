import SelectorKit

/// The days that the examples choose from.
enum Weekday: String, SelectableCase {
  case sunday = "Sunday"
  case monday = "Monday"
  case tuesday = "Tuesday"

  var label: String { rawValue }
}
